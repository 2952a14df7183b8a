"""A small comparison for the editor: `python -m underthrone.lab.quick` reads a job and writes how far it is.

It runs in a process of its own, with less right to the machine than people have, and for a bounded time.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from underthrone.games import game, written
from underthrone.kernel.game import LANGUAGES
from underthrone.lab.compare import Comparison, Contest, Rival, Turn, how_sure, rival_of, sentence, summary, sure
from underthrone.lab.match import Plan, Row, Task
from underthrone.lab.words import figure, signed, word

SECONDS: Final = 25.0  # the longest that it plays
BOT: Final = "random"  # fast enough in all games


def main() -> None:
    """One job."""
    with suppress(OSError):
        os.nice(15)
    job = json.loads(sys.stdin.readline())
    g = game(job["game"])
    _, of = written(job["game"], job["name"], job["text"])
    rivals = [Rival("standard", None, [], {}), rival_of(g.id, of)]
    setup = g.setup(None, {})
    plan = Plan(g.id, None, setup.players, setup.options, True)
    play = Contest([plan._replace(edition=rival.cards) for rival in rivals]).ready()
    rows: list[list[Row]] = [[], []]
    start = monotonic()
    for i in range(int(job["games"])):
        if i > 1 and monotonic() - start > SECONDS:
            break
        for nth in range(2):
            rows[nth].append(play(Turn(nth, Task([BOT] * plan.players, 1 + i)))[1])
        tell({"done": i + 1})
    found = summary(g, Comparison(rivals, rows, False, 0))
    figures = [
        {"words": {lang: _words(row, lang) for lang in LANGUAGES}}
        for row in sorted(found["figures"], key=lambda row: ("aim" not in row["editions"][1], not _sure(row)))
        if "aim" in row["editions"][1] or not row["key"].startswith("effect ")  # many, and too rare in so few games
    ]
    sentences = {lang: f"{sentence(found, lang)} {how_sure(found, lang)}" for lang in LANGUAGES}
    tell({"games": found["games"], "figures": figures, "sentences": sentences, "unknown": found["unknown_aims"]})


def _sure(row: dict[str, Any]) -> bool:
    return sure(row["editions"][1]["difference"])


def _words(row: dict[str, Any], lang: str) -> list[str]:
    """A line of the table: the figure, both means, the difference, and whether it is sure."""
    ours, theirs = row["editions"]
    middle, low, high = theirs["difference"]
    half = signed(lang, (high - low) / 2, row["share"])[1:]
    said = [figure(lang, cell["mean"][0], row["share"]) for cell in (ours, theirs)]
    return [
        word(lang, row["key"]),
        *said,
        f"{signed(lang, middle, row['share'])} ±{half}",
        "sure" if _sure(row) else "",
    ]


def tell(what: dict[str, Any]) -> None:
    """A line for whoever started it."""
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    main()
