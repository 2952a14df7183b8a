"""`python -m tests.browser.screens [FOLDER] [NAME...]`: positions at three sizes, in both themes and languages."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tests.browser.positions import POSITIONS
from tests.browser.stage import HOME, browser, stage

from underthrone.table import look

SIZES: Final = {1440: 900, 1024: 768, 390: 844}


def main(folder: Path, names: list[str], sizes: list[int], looks: list[tuple[str, str]]) -> None:
    """Writes NAME-SIZE-THEME-LANG.png files."""
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as chromium:
        for size in sizes:
            for theme, lang in looks:
                phone = size < 600
                context = chromium.new_context(
                    viewport={"width": size, "height": SIZES[size]},
                    device_scale_factor=2 if phone else 1,
                    has_touch=phone,
                    is_mobile=phone,
                    color_scheme="light" if theme == "light" else "dark",
                    locale=lang,
                )
                for name in names:
                    page = stage(context, look.Frame(lang, "token", "/", theme), POSITIONS[name])
                    page.on("pageerror", lambda error: print(error))
                    page.goto(HOME + "/")
                    page.wait_for_timeout(250)
                    page.screenshot(path=folder / f"{name}-{size}-{theme}-{lang}.png")
                    page.close()
                context.close()


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("docs/screens")
    wanted = sys.argv[2:] or list(POSITIONS)
    main(folder, wanted, list(SIZES), [("dark", "en"), ("light", "fr")])
