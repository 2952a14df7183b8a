"""The cards that a game was played with, on its paper: an edition's contents, small enough for one line."""

from __future__ import annotations

import base64
import binascii
import zlib
from functools import lru_cache
from typing import Final

from underthrone.kernel.errors import Trouble

EDITION_BYTES: Final = 4_000_000  # at most; ours have up to 53,000


@lru_cache(maxsize=8)
def packed(contents: str) -> str:
    """Contents as one word."""
    return base64.b64encode(zlib.compress(contents.encode(), 9)).decode()


def unpacked(word: str) -> str:
    """The contents again; Trouble when it is no such word."""
    try:
        unpacking = zlib.decompressobj()
        contents = unpacking.decompress(base64.b64decode(word, validate=True), EDITION_BYTES)
        if not unpacking.eof:
            raise Trouble("the cards are cut off, or too many.")
        return contents.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError) as error:
        raise Trouble(f"the cards can't be read: {error}.") from None
