"""Style, scripts, fonts and pictures: everything in static/, with the addresses under which browsers keep it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"


@cache
def files() -> dict[str, bytes]:
    """All files by their names; the styles of a folder are one file, joined in the order of their names."""
    found: dict[str, bytes] = {}
    for file in sorted(STATIC.rglob("*")):
        if file.is_file():
            part = file.parent if file.suffix == ".css" else file
            name = part.relative_to(STATIC).as_posix() + (".css" if file.suffix == ".css" else "")
            found[name] = found.get(name, b"") + file.read_bytes()
    return found


@cache
def version() -> str:
    """Of all files together: scripts find each other by relative addresses, so that they change together."""
    digest = sha256()
    for name, contents in files().items():
        digest.update(name.encode() + b"\0" + contents)
    return digest.hexdigest()[:10]


@cache
def asset(name: str) -> str:
    """The address of a file."""
    assert name in files(), f"static/{name} isn't there"
    return f"/static/{version()}/{name}"


@cache
def modules(*folders: str) -> list[str]:
    """The addresses of all scripts of some folders."""
    return [asset(name) for name in files() if name.endswith(".js") and name.rpartition("/")[0] in folders]
