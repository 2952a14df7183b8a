"""`make vendor`: fetches from npm what the pages are made with: htmx, two fonts, the icons that icons.txt names."""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent
STATIC: Final = FOLDER / "static"
HTMX: Final = "htmx.org@4.0.0"
ICONS: Final = "@iconify-json/game-icons@1.2.4"
FONTS: Final = {
    "@fontsource-variable/cinzel@5": ("cinzel-latin-wght-normal", "cinzel-latin-ext-wght-normal"),
    "@fontsource-variable/source-sans-3@5": (
        "source-sans-3-latin-wght-normal",
        "source-sans-3-latin-ext-wght-normal",
        "source-sans-3-latin-wght-italic",
    ),
}
NEVER_ALONE: Final = "sourceMappingURL"  # a map that isn't there would be asked for


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        htmx = package(HTMX, home)
        lines = (htmx / "dist/htmx.min.js").read_text("utf-8").splitlines()
        (STATIC / "htmx.js").write_text("\n".join(x for x in lines if NEVER_ALONE not in x) + "\n", "utf-8")
        for name, files in FONTS.items():
            font = package(name, home)
            for file in files:
                (STATIC / "fonts" / f"{file}.woff2").write_bytes((font / "files" / f"{file}.woff2").read_bytes())
            licence = name.split("/")[1].split("@")[0] + "-OFL.txt"
            (STATIC / "fonts" / licence).write_bytes((font / "LICENSE").read_bytes())
        icons = json.loads((package(ICONS, home) / "icons.json").read_text("utf-8"))
        (STATIC / "icons.svg").write_text(sprite(icons, wanted()), "utf-8")


def package(name: str, home: Path) -> Path:
    """A package of npm, unpacked."""
    done = subprocess.run(["npm", "pack", "--silent", name], cwd=home, capture_output=True, text=True, check=True)
    archive = home / done.stdout.split()[-1]
    target = home / archive.stem
    with tarfile.open(archive) as tar:
        tar.extractall(target, filter="data")
    return target / "package"


def wanted() -> list[str]:
    """The names of icons.txt, without its remarks."""
    lines = (FOLDER / "icons.txt").read_text("utf-8").splitlines()
    return sorted({line.split("#")[0].strip() for line in lines} - {""})


def sprite(icons: dict[str, Any], names: list[str]) -> str:
    """One SVG with a symbol for each icon."""
    missing = [name for name in names if name not in icons["icons"]]
    if missing:
        sys.exit(f"game-icons has no {', '.join(missing)}: see https://game-icons.net for names.")
    size = f"0 0 {icons['width']} {icons['height']}"
    symbols = [f'<symbol id="{name}" viewBox="{size}">{icons["icons"][name]["body"]}</symbol>' for name in names]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


if __name__ == "__main__":
    main()
