"""Moves and events of The Stygian Society: numbers with names for their arguments."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society.cards import CARD_LIMIT, CARDS, HEROES, STEP_LIMIT
from underthrone.games.stygian_society.vocabulary import HERO_COLOURS, STATUSES
from underthrone.kernel.kinds import EventKinds, Kind, Moves, One, Two

PER_COLOUR: Final = 6  # enemy tokens
TOKENS: Final = 3 * PER_COLOUR + 1  # and a giant, which needs none
GIANT: Final = TOKENS - 1
CRYPT_LIMIT: Final = 10  # cubes of the crypt that one payment takes
LUCK_LIMIT: Final = 9
FROM_FIELD: Final = 0  # what a status cube is bought off with
BY_LUCK: Final = 1
FROM_CRYPT: Final = 2  # one cube alone; from here on with a second one, from each of the statuses
FIELD: Final = 6  # where a cube falls, below the five levels of the tower
CRYPT: Final = 7


class OfHero(One):
    """A move about a hero of the box."""

    def hero(self, move: int) -> int:
        return move - self.base


class AtPlace(One):
    """A move about the hero at a place of the table."""

    def place(self, move: int) -> int:
        return move - self.base


class OfCard(One):
    """A move about a card."""

    def of(self, argument: int) -> int:
        return self.at(argument)

    def card(self, move: int) -> int:
        return self.nth(move)


class AtToken(One):
    """A move about an enemy's token."""

    def token(self, move: int) -> int:
        return move - self.base


class OfColour(One):
    """A move about a hero colour."""

    def colour(self, move: int) -> int:
        return move - self.base


class OfStep(One):
    """A move about a step of an action."""

    def step(self, move: int) -> int:
        return move - self.base


class Payment(Two):
    """So many cubes of the crypt and so much luck; the field pays the rest."""

    def crypt(self, move: int) -> int:
        return self.first(move)

    def luck(self, move: int) -> int:
        return self.second(move)


class Purchase(Kind):
    """A status cube bought off, and what with."""

    def of(self, status: int, colour: int, source: int) -> int:
        return self.base + (status * self.sizes[1] + colour) * self.sizes[2] + source

    def status(self, move: int) -> int:
        return (move - self.base) // self.sizes[2] // self.sizes[1]

    def colour(self, move: int) -> int:
        return (move - self.base) // self.sizes[2] % self.sizes[1]

    def source(self, move: int) -> int:
        return (move - self.base) % self.sizes[2]

    def second_status(self, move: int) -> int:
        """The status that a cube of the crypt takes a second cube from; -1 where there is none."""
        return self.source(move) - FROM_CRYPT - 1 if self.source(move) > FROM_CRYPT else -1

    def with_crypt(self, status: int, colour: int, second: int) -> int:
        """By a cube of the crypt, with a second cube of a status; -1: alone."""
        return self.of(status, colour, FROM_CRYPT + 1 + second)


class Relief(Kind):
    """A status cube removed free: by hero, status and colour, in the order of the state's `ills`."""

    def of(self, ill: int) -> int:
        return self.base + ill

    def ill(self, move: int) -> int:
        return move - self.base

    def status(self, move: int) -> int:
        return (move - self.base) // self.sizes[2] % self.sizes[1]


class Handover(Two):
    """A treasure goes to the hero at a place."""

    def of(self, first: int, second: int) -> int:
        return self.at(first * self.fast + second)

    def card(self, move: int) -> int:
        return self.nth(move) // self.fast

    def place(self, move: int) -> int:
        return self.nth(move) % self.fast


def put_in_order(numbers: list[int]) -> None:
    """Sorts moves or tokens: mostly they are in order, and then it costs next to nothing."""
    last = -1
    for number in numbers:
        if number < last:
            numbers.sort()
            return
        last = number


MOVES: Final = Moves()
PICK: Final = MOVES.kind(OfHero("pick", hero=HEROES))
BEGIN: Final = MOVES.kind(AtPlace("begin", place=HEROES))
PASS: Final = MOVES.move("pass")
USE: Final = MOVES.kind(OfCard("use", card=CARDS))
REGROUP: Final = MOVES.move("regroup")
AIM: Final = MOVES.kind(AtToken("aim", token=TOKENS))
WILD: Final = MOVES.kind(OfColour("wild", colour=HERO_COLOURS))
DONE: Final = MOVES.move("done")
BUY: Final = MOVES.kind(OfStep("buy", step=STEP_LIMIT))
PAY: Final = MOVES.kind(Payment("pay", crypt=CRYPT_LIMIT + 1, luck=LUCK_LIMIT + 1))
LEARN: Final = MOVES.kind(OfCard("learn", card=CARDS))
LEARN_NEXT: Final = MOVES.move("learn-next")
REFRESH: Final = MOVES.kind(OfCard("refresh", card=CARDS))
CURE: Final = MOVES.kind(
    Purchase("cure", status=len(STATUSES), colour=HERO_COLOURS, source=FROM_CRYPT + 1 + len(STATUSES))
)
RELIEVE: Final = MOVES.kind(Relief("relieve", place=HEROES, status=len(STATUSES), colour=HERO_COLOURS))
OPEN: Final = MOVES.move("open")
GIVE: Final = MOVES.kind(AtPlace("give", place=HEROES))
TRADE: Final = MOVES.kind(Handover("trade", card=CARDS, place=HEROES))
for _kind in (USE, LEARN, REFRESH, TRADE):
    MOVES.grow(_kind, CARD_LIMIT - CARDS)  # for editions with more cards than ours

EVENTS: Final = EventKinds()
HERO_JOINED: Final = EVENTS.add("hero-joined", "seat", "hero", "skill", reveals=True)
HERO_BEGINS: Final = EVENTS.add("hero-begins", "place")
FLOOR_BEGAN: Final = EVENTS.add("floor-began", "floor", "sheet", reveals=True)
TURN_BEGAN: Final = EVENTS.add("turn-began", "place")
USED: Final = EVENTS.add("used", "place", "skill")
REGROUPED: Final = EVENTS.add("regrouped", "place")
AIMED: Final = EVENTS.add("aimed", "enemy", "token")
DROPPED: Final = EVENTS.add("dropped", "count", reveals=True)
CUBE_MOVED: Final = EVENTS.add("cube-moved", "colour?", "from", "to", reveals=True)  # levels; see FIELD and CRYPT
FELL: Final = EVENTS.add("fell", "colour", "count", "crypt", reveals=True)
LUCK_CHANGED: Final = EVENTS.add("luck-changed", "luck", "by")
SPENT: Final = EVENTS.add("spent", "colour", "count", "crypt")
ENEMY_ACTED: Final = EVENTS.add("enemy-acted", "enemy", "cost")
FLOOR_ACTED: Final = EVENTS.add("floor-acted", "sheet", "colour")
TEAM_HURT: Final = EVENTS.add("team-hurt", "count", "wounds")
SHIELDED: Final = EVENTS.add("shielded", "count")
HEALED: Final = EVENTS.add("healed", "count", "wounds")
PERIL_CHANGED: Final = EVENTS.add("peril-changed", "peril")
LINE_REACHED: Final = EVENTS.add("line-reached", "peril")
ENEMY_CAME: Final = EVENTS.add("enemy-came", "enemy", "rank")
ENEMY_HIT: Final = EVENTS.add("enemy-hit", "enemy", "token", "count")
ENEMY_KILLED: Final = EVENTS.add("enemy-killed", "enemy", "count")
ENEMY_LEFT: Final = EVENTS.add("enemy-left", "enemy")
ENEMY_MOVED: Final = EVENTS.add("enemy-moved", "enemy", "rank")
ENEMY_MENDED: Final = EVENTS.add("enemy-mended", "enemy")
DAZED: Final = EVENTS.add("dazed", "enemy")
LEVEL_GAINED: Final = EVENTS.add("level-gained", "needed")
LEARNED: Final = EVENTS.add("learned", "place", "skill")
DREW: Final = EVENTS.add("drew", "place", "skill", reveals=True)
REFRESHED: Final = EVENTS.add("refreshed", "skill")
TIRED: Final = EVENTS.add("tired", "skill", reveals=True)
STATUS_GIVEN: Final = EVENTS.add("status-given", "place", "status", "colour", reveals=True)
STATUS_REMOVED: Final = EVENTS.add("status-removed", "place", "status", "colour")
CUBES_CALLED: Final = EVENTS.add("cubes-called", "colour", "count")
CUBES_BANISHED: Final = EVENTS.add("cubes-banished", "colour", "count")
CUBES_LIFTED: Final = EVENTS.add("cubes-lifted", "colour", "count")
PERIL_CUBES: Final = EVENTS.add("peril-cubes", "colour", "count")
FLOOR_COMPLETED: Final = EVENTS.add("floor-completed", "floor")
CHEST_OPENED: Final = EVENTS.add("chest-opened", "chest", "number", "trap", reveals=True)
TREASURE_FOUND: Final = EVENTS.add("treasure-found", "skill", reveals=True)
TREASURE_GIVEN: Final = EVENTS.add("treasure-given", "skill", "place")
GAME_ENDED: Final = EVENTS.add("game-ended", "floor")
FAILED: Final = EVENTS.add("failed", "place", "skill")
