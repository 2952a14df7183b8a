"""The templates, compiled once for each language, and what all of them may use."""

from __future__ import annotations

import re
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from jinja2.ext import Extension
from markupsafe import escape

from underthrone.bots.levels import ratings
from underthrone.kernel.game import LANGUAGES
from underthrone.table.look.assets import asset, files, modules
from underthrone.table.look.whitespace import packed
from underthrone.table.look.words import SAY, away

FOLDER: Final = Path(__file__).parent
SHAPES: Final = (  # of the six seats, in a square of 24
    "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
    "M12 0l12 12-12 12L0 12z",
    "M2 2h20v20H2z",
    "M12 0l12 9-4.6 14.5H4.6L0 9z",
    "M6 1.5h12L24 12l-6 10.5H6L0 12z",
    "M12 0l4 5.5 7.4.5-2.4 7 2 7.5-7-1.5-4 5-4-5-7 1.5 2-7.5-2.4-7L8 5.5z",
)


UNKNOWN_ICON: Final = "rule-book"  # of a card whose picture we lack
WORD: Final = re.compile(r'\{\{ t\("([a-z0-9-]+)"\) \}\}')
ASSET: Final = re.compile(r'\{\{ asset\("([a-z0-9./-]+)"\) \}\}')
ICON: Final = re.compile(r'\{\{ kit\.icon\("([a-z0-9-]+)"\) \}\}')
REMEMBERED: Final = (
    "marks_of",
    "icon",
    "seat",
    "front",
    "back",
    "mark",
    "count",
    "coin",
    "cube",
    "die",
    "token",
    "art",
    "gauge",
    "line",
    "preloads",
    "keys",
)


class Settled(Extension):
    """What is the same on every page of a language is written into the templates: words, icons, addresses."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """Before a template is compiled; kit.html itself comes before its icons."""
        known: dict[str, Any] = self.environment.globals
        source = packed(source)
        source = WORD.sub(lambda found: escape(known["t"](found[1])), source)
        source = ASSET.sub(lambda found: escape(asset(found[1])), source)
        return ICON.sub(lambda found: known["kit"].icon(found[1]), source) if name != "kit.html" else source


class Kit:
    """The macros of kit.html; those that depend on words and numbers alone are drawn once and remembered."""

    def fill(self, module: Any) -> None:
        """Takes the macros; they call each other through this object too."""
        for name in module.__dict__:
            if not name.startswith("_"):
                macro = getattr(module, name)
                setattr(self, name, lru_cache(8192)(macro) if name in REMEMBERED else macro)


@lru_cache(8192)
def keep(macro: Any, *args: Any) -> Any:
    """What a macro of a board draws, remembered: for pieces that stay the same from page to page."""
    return macro(*args)


@cache
def icons() -> frozenset[str]:
    """The names of all icons."""
    return frozenset(re.findall(r'<symbol id="([^"]+)"', files()["icons.svg"].decode()))


def drawn(icon: str) -> str:
    """An icon that is there: an edition may name one that we don't have."""
    return icon if icon in icons() else UNKNOWN_ICON


def _environment(lang: str) -> Environment:
    environment = Environment(
        loader=FileSystemLoader([FOLDER / "templates"]),
        autoescape=True,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        cache_size=-1,
        extensions=[Settled],
    )
    environment.globals.update(
        lang=lang,
        t=SAY[lang],
        away=partial(away, say=SAY[lang]),
        colon=SAY[lang]("colon"),
        asset=asset,
        modules=modules,
        keep=keep,
        drawn=drawn,
        sprite=asset("icons.svg"),
        shapes=SHAPES,
        ratings=ratings,
    )
    kit = Kit()
    environment.globals["kit"] = kit
    kit.fill(environment.get_template("kit.html").module)
    return environment


ENVIRONMENTS: Final = {lang: _environment(lang) for lang in LANGUAGES}


@cache
def template(lang: str, name: str) -> Template:
    """A compiled template."""
    return ENVIRONMENTS[lang].get_template(name)


@cache
def macros(lang: str, name: str) -> Any:
    """The macros of a template, to be called with what they show."""
    return template(lang, name).module
