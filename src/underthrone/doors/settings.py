"""How a bot from outside is treated: what stands in brackets behind its prefix, `cmd(time=2s,restarts=1):./engine`."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from underthrone.kernel.errors import Trouble
from underthrone.kernel.game import LANGUAGES

FALLBACKS: Final = ("habit", "random", "first")
UNITS: Final = {"ms": 0.001, "s": 1.0, "": 1.0}


@dataclass(frozen=True)
class Settings:
    """Times are in seconds."""

    time: float = 5.0  # for an answer
    start: float = 20.0  # until a program has said hello
    tries: int = 3  # answers to one question, until one is legal
    restarts: int = 3  # in one game; afterwards the fallback plays on
    fallback: str = "habit"  # what plays when no legal answer came: habit, random or first
    worlds: int = 256  # imagined worlds that are kept at a time
    lang: str = "en"
    rules: str = "on"  # of a language model: whether it is told the rules with every question
    key: str = "UNDERTHRONE_LLM_KEY"  # of a language model: the environment variable that holds its key
    log: str = ""  # a file that gets everything that the program writes to stderr


def read(text: str, usual: Settings) -> Settings:
    """Settings from `name=value,name=value`; what isn't named is as usual."""
    known = {field.name: getattr(usual, field.name) for field in fields(Settings)}
    given: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.strip().partition("=")
        if name not in known:
            raise Trouble(f"A bot has no setting {name!r}; there are: {', '.join(known)}.")
        given[name] = _read(name, value.strip(), known[name])
    return replace(usual, **given)


def _read(name: str, value: str, usual: float | int | str) -> float | int | str:
    choices = {"fallback": FALLBACKS, "lang": LANGUAGES, "rules": ("on", "off")}.get(name)
    if choices:
        if value not in choices:
            raise Trouble(f"The setting {name} is one of {', '.join(choices)}, not {value!r}.")
        return value
    if isinstance(usual, str):
        return value
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|)", value) if isinstance(usual, float) else None
    if found is not None and float(found[1]) > 0:
        return float(found[1]) * UNITS[found[2]]
    if isinstance(usual, int) and value.isdecimal():
        return int(value)
    what = "a time such as 500ms or 2s" if isinstance(usual, float) else "a whole number"
    raise Trouble(f"The setting {name} is {what}, not {value!r}.")
