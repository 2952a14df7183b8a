"""Page and API do the same things by the same names."""

from __future__ import annotations

from pathlib import Path

from litestar import Controller

from underthrone.table import verbs
from underthrone.table.api.tables import Tables
from underthrone.table.pages.table import TablePages

PAGES_ALONE = {"hint", "play_on", "review"}
NO_VERBS = {"__init__", "anew", "create", "names", "opening"}  # create is what opening a table does


def done(controller: type[Controller]) -> dict[str, str]:
    """The paths of what changes a table, with the names of their functions."""
    found: dict[str, str] = {}
    for name, handler in vars(controller).items():
        if "POST" in getattr(handler, "http_methods", ()):
            found.update({path.rpartition("/")[2]: name for path in handler.paths})
    return found


def test_page_and_api_use_the_same_verbs() -> None:
    api = done(Tables)
    assert api.pop("") == "open"  # a page opens tables elsewhere: /new and /play
    pages = done(TablePages)
    assert pages.pop("wish") == "wish"  # what a browser keeps; programs are asked everything
    assert pages.pop("{token:str}") == "swap"  # a personal link is a page's alone
    for path, name in (("hint", "want_hint"), ("on", "play_on"), ("review", "want_review")):
        assert pages.pop(path) == name  # thought and looked at on pages; programs think for themselves
    assert api == pages
    assert all(path == name for path, name in api.items())
    files = {file.stem for file in Path(verbs.__path__[0]).glob("*.py")} - NO_VERBS
    assert files - PAGES_ALONE | {"seal"} == set(api)  # to seal is the first half of contributing
