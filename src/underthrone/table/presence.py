"""Who is here: as far as this process has seen it without a break, by a clock that never jumps."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from underthrone.table.chair import Chair

HERE_SECONDS: Final = 45.0  # without a sign of life a person counts as away after so long
GONE_SECONDS: Final = 4.0  # who closed the last page is away after so long: a page that loads anew is back by then
ABSENT_SECONDS: Final = 180.0  # after which others may give an absent person's seat to a bot, at a live table
BEAT_SECONDS: Final = 10.0  # between two messages to other processes about who is here
REMEMBERED_SECONDS: Final = 3600.0  # for which a sign of life is kept
Person = tuple[str, str]  # table, and the beginning of the token's hash


def whose(table: str, chair: Chair) -> Person:
    """Who sits on a chair: somebody else on the same chair is somebody else."""
    return table, chair.token[:16] or str(chair.seat)


class Presence:
    """Pages that are open, and signs of life, here and at other processes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since = clock()  # from then on nothing was missed
        self._pages: Counter[Person] = Counter()  # open here
        self._seen: dict[Person, float] = {}
        self._gone: set[Person] = set()  # those of them who closed their last page
        self._beat: set[Person] = set()  # those that others are to hear of

    def arrive(self, who: Person) -> bool:
        """A page is opened; tells whether it is the person's first one here."""
        self._pages[who] += 1
        self.saw(who)
        return self._pages[who] == 1

    def go(self, who: Person) -> bool:
        """A page is closed; tells whether it was the last one here."""
        self._pages[who] -= 1
        self.saw(who)
        if self._pages[who] > 0:
            return False
        del self._pages[who]
        self._gone.add(who)
        return True

    def open(self, who: Person) -> bool:
        """Whether a page of the person is open here."""
        return self._pages[who] > 0

    def saw(self, who: Person) -> None:
        """A sign of life, here."""
        self._seen[who] = self._clock()
        self._gone.discard(who)
        self._beat.add(who)

    def heard(self, who: Person) -> bool:
        """A sign of life at another process; tells whether it is news."""
        news = not self.here(who)
        self._seen[who] = self._clock()
        self._gone.discard(who)
        return news

    def heard_gone(self, who: Person) -> bool:
        """The last page at another process was closed; tells whether there is one here."""
        if self.open(who):
            return True
        self._seen[who] = self._clock()
        self._gone.add(who)
        return False

    def missed(self) -> None:
        """For some time nobody knows who was here: absence counts from now on."""
        self._since = self._clock()

    def away(self, who: Person) -> float:
        """For how many seconds an absence was seen; 0 for who is here."""
        if self.open(who):
            return 0.0
        return self._clock() - max(self._since, self._seen.get(who, self._since))

    def here(self, who: Person) -> bool:
        """Whether a person is here, or was a moment ago."""
        return self.away(who) < self._patience(who)

    def changes_in(self, who: Person) -> float:
        """After how many seconds a person counts as away, or as long absent, if there is no sign of life till then."""
        if self.open(who):
            return math.inf
        away = self.away(who)
        return min([at - away for at in (self._patience(who), ABSENT_SECONDS) if at > away], default=math.inf)

    def _patience(self, who: Person) -> float:
        return GONE_SECONDS if who in self._gone else HERE_SECONDS

    def beat(self) -> list[Person]:
        """Who has given a sign of life since the last beat, for other processes."""
        found = list((self._beat | set(self._pages)) - self._gone)
        self._beat.clear()
        if len(self._seen) > 10_000:
            kept = self._clock() - REMEMBERED_SECONDS
            self._seen = {who: at for who, at in self._seen.items() if at > kept}
            self._gone &= self._seen.keys()
        return found
