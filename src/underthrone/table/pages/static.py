"""Style, scripts, fonts and pictures: read once, packed once, kept by browsers."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from typing import Final, NamedTuple

from litestar import Response, get
from litestar.params import FromPath

from underthrone.table import look
from underthrone.table.parameters import Plain
from underthrone.table.refusal import Refusal

PACKED: Final = (".css", ".js", ".svg")
KEPT: Final = "public, max-age=31536000, immutable"


class File(NamedTuple):
    """A file in memory."""

    kind: str
    plain: bytes
    packed: bytes


@cache
def files() -> dict[str, File]:
    """All static files by their names."""
    return {name: _file(name, contents) for name, contents in look.files().items()}


def _file(name: str, contents: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(kind, contents, gzip.compress(contents, 9) if name.endswith(PACKED) else b"")


@get("/static/{path:path}", include_in_schema=False)
async def static(request: Plain, path: FromPath[str]) -> Response[bytes]:
    """A static file; its address begins with the version of all of them."""
    version, _, name = path.removeprefix("/").partition("/")
    file = files().get(name)
    if file is None:
        raise Refusal("no-page", 404)
    kept = KEPT if version == look.version() else "no-cache"  # a page of another version, before or after an upgrade
    headers = {"cache-control": kept, "x-content-type-options": "nosniff"}
    packed = bool(file.packed) and "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(file.packed if packed else file.plain, headers=headers, media_type=file.kind)
