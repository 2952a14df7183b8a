"""A state as one number of 64 bits: for tables of positions that were met before."""

from __future__ import annotations

from typing import Any, Final

from underthrone.kernel.data import fields

SPREAD: Final = 0x9E3779B97F4A7C15
MASK: Final = (1 << 64) - 1


def key(s: Any, mark: int) -> int:
    """From the fields of a state; `mark` stands for what is fixed before the first move."""
    parts: list[Any] = [mark]
    for name in fields(s):
        value = getattr(s, name)
        if isinstance(value, str):
            parts.append(int.from_bytes(value.encode(), "big"))  # texts have another hash in every process
        elif name == "agenda":
            parts.append(tuple([(2 * number + 1, a, b) for number, a, b in value]))  # -1 and -2 have the same hash
        else:
            parts.append(frozen(value))
    return (hash(tuple(parts)) * SPREAD) & MASK


def frozen(thing: Any) -> Any:
    """Numbers, lists and records as something with a hash."""
    if isinstance(thing, int):
        return thing
    if isinstance(thing, (list, tuple)):
        if not thing or isinstance(thing[0], int):
            return tuple(thing)
        return tuple([frozen(part) for part in thing])
    return tuple([frozen(getattr(thing, name)) for name in fields(thing)])
