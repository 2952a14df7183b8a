"""From a page to a table: links that open an edition in the editor of a table, and its file."""

from __future__ import annotations

from html import escape
from typing import Any, Final
from urllib.parse import quote, urlencode

from underthrone.lab.words import say

USUAL_TABLE: Final = "http://127.0.0.1:8000"  # where `underthrone serve --port 8000` opens the table
LONGEST_EDITION: Final = 60_000  # letters of an edition that an address carries


def invitation(game_id: str, found: dict[str, Any], lang: str, table_at: str = "") -> str:
    """For every edition of a file, a link to the editor that has it, and the file itself."""
    at = (table_at or USUAL_TABLE).rstrip("/")
    links = [
        f'<p class="row"><a class="button" href="{escape(address(at, game_id, edition["name"], edition["toml"]))}">'
        f"{escape(say(lang, 'play-there', name=edition['name']))}</a> "
        f'<a download="{escape(edition["name"])}.toml" href="data:application/toml,{quote(edition["toml"])}">'
        f"{escape(edition['name'])}.toml</a></p>"
        for edition in found["editions"]
        if 0 < len(edition.get("toml", "")) <= LONGEST_EDITION
    ]
    command = f"underthrone serve --port {USUAL_TABLE.rpartition(':')[2]}"
    hint = say(lang, "play-here", command=command) if at == USUAL_TABLE else say(lang, "play-at", at=at)
    return f'{"".join(links)}<p class="key">{escape(hint)}</p>'


def address(at: str, game_id: str, name: str, toml: str) -> str:
    """The editor with an edition: behind the #, so that no server has to read it on the way."""
    return f"{at}/editor/{game_id}#{urlencode({'name': name, 'toml': toml}, quote_via=quote)}"
