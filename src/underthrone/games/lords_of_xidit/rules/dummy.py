"""The three-player game's dummy player (p. 17, 18)."""

from __future__ import annotations

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.book import RULES
from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS
from underthrone.games.lords_of_xidit.moves import DUMMY
from underthrone.games.lords_of_xidit.state import Table
from underthrone.kernel.rules import do


@RULES.step
def raise_dummy(s: Table, me: int, _b: int) -> None:
    """Who beats a threat or titan moves one of the dummy's tokens up, if there is a dummy."""
    if s.dummy:
        do(s, help_dummy.ask(me))


@RULES.question("XI-81")
def help_dummy(s: Table, me: int, _a: int) -> list[int]:
    """Move one of the dummy player's tokens up by one."""
    return [DUMMY.of(kind) for kind in range(len(ASSESSMENTS))]


@help_dummy.answer
def dummy_helped(s: Table, me: int, move: int) -> None:
    kind = DUMMY.assessment(move)
    s.dummy[kind] += 1
    s.tell(m.DUMMY_ROSE, me, kind, s.dummy[kind])
