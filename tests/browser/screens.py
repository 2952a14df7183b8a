"""`python -m tests.browser.screens [FOLDER] [POSITION...]`: pictures at three sizes, in both themes and languages.

Without positions the gallery is made: home, each board at a telling moment with the reader to move, an end, and a page
that shows them all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page
from tests.browser.stage import HOME, browser, stage
from tests.look.positions import POSITIONS

from underthrone.table import look

SIZES: Final = {1440: 900, 1024: 768, 390: 844}
THEMES: Final = ("dark", "light")
LANGUAGES: Final = ("en", "fr")
PHONE: Final = 600
GALLERY: Final = {  # names of files that stay the same, with title and position
    "home": ("Home", "home"),
    "shadow-throne": ("Shadow Throne", "throne-wave"),
    "styx": ("STYX", "styx-turn"),
    "stygian-society": ("The Stygian Society", "society-act"),
    "lords-of-xidit": ("Lords of Xidit", "xidit-orders"),
    "end": ("After the end", "throne-end"),
}
QUALITY: Final = 82


def main(folder: Path, wanted: dict[str, str]) -> None:
    """Writes NAME-SIZE-THEME-LANG.webp files."""
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as chromium:
        for size, theme, lang, name, page in pages(chromium, wanted):
            picture = Image.open(BytesIO(page.screenshot()))
            picture.save(folder / f"{name}-{size}-{theme}-{lang}.webp", quality=QUALITY, method=4)


def pages(chromium: Browser, wanted: dict[str, str]) -> Iterator[tuple[int, str, str, str, Page]]:
    """Every position in every look, ready to be seen; a page is loaded once for desks and once for phones."""
    for lang in LANGUAGES:
        for phone in (False, True):
            context = chromium.new_context(
                device_scale_factor=2 if phone else 1,
                has_touch=phone,
                is_mobile=phone,
                locale=lang,
                reduced_motion="reduce",
            )
            for name, position in wanted.items():
                page = stage(context, look.Frame(lang, "token", "/"), POSITIONS[position])
                page.on("pageerror", lambda error: print(error))
                page.goto(HOME + "/")
                for size in [size for size in SIZES if (size < PHONE) == phone]:
                    page.set_viewport_size({"width": size, "height": SIZES[size]})
                    for theme in THEMES:
                        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
                        page.evaluate("document.fonts.ready")
                        yield size, theme, lang, name, page
                page.close()
            context.close()


def gallery() -> str:
    """The page that shows them: for each name large and phone in one look, the others by links."""
    out = ["# The table in pictures", "", "Made by `make screens`. Every picture leads to itself in full size.", ""]
    for name, (title, _) in GALLERY.items():
        out += [f"## {title}", ""]
        for lang, language in zip(LANGUAGES, ("English", "Français")):
            out += [f"| {language} | 1440 | 1024 | 390 |", "|---|---|---|---|"]
            for theme in THEMES:
                files = [f"{name}-{size}-{theme}-{lang}.webp" for size in SIZES]
                shown = [
                    f'<a href="{file}"><img src="{file}" alt="{title}, {size} pixels, {theme}" height="260"></a>'
                    for file, size in zip(files, SIZES)
                ]
                out.append(f"| {theme} | {' | '.join(shown)} |")
            out.append("")
    return "\n".join(out)


if __name__ == "__main__":
    home = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("docs/screens")
    if sys.argv[2:]:
        main(home, {name: name for name in sys.argv[2:]})
    else:
        main(home, {name: position for name, (_, position) in GALLERY.items()})
        (home / "README.md").write_text(gallery(), "utf-8")
