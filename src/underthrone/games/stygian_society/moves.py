"""Moves and events of The Stygian Society: numbers with names for their arguments."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society.cards import CARDS, HEROES, MOST_STEPS
from underthrone.kernel.kinds import EventKinds, Moves

PER_COLOUR: Final = 6  # enemy tokens
TOKENS: Final = 3 * PER_COLOUR + 1  # and a giant, which needs none
GIANT: Final = TOKENS - 1
MOST_CRYPT: Final = 10
MOST_LUCK: Final = 9
FROM_FIELD: Final = 0  # what a status cube is bought off with
BY_LUCK: Final = 1
FROM_CRYPT: Final = 2  # alone; from here on with a second cube, from each of the four statuses
SOURCES: Final = 7
FIELD: Final = 6  # where a cube falls, below the five levels of the tower
CRYPT: Final = 7

MOVES: Final = Moves()
PICK: Final = MOVES.add("pick", hero=HEROES)
BEGIN: Final = MOVES.add("begin", place=HEROES)
PASS: Final = MOVES.add("pass")
USE: Final = MOVES.add("use", card=CARDS)
REGROUP: Final = MOVES.add("regroup")
AIM: Final = MOVES.add("aim", token=TOKENS)
WILD: Final = MOVES.add("wild", colour=3)
DONE: Final = MOVES.add("done")
BUY: Final = MOVES.add("buy", step=MOST_STEPS)
PAY: Final = MOVES.add("pay", crypt=MOST_CRYPT + 1, luck=MOST_LUCK + 1)
LEARN: Final = MOVES.add("learn", card=CARDS)
LEARN_NEXT: Final = MOVES.add("learn-next")
REFRESH: Final = MOVES.add("refresh", card=CARDS)
CURE: Final = MOVES.add("cure", status=4, colour=3, source=SOURCES)
RELIEVE: Final = MOVES.add("relieve", place=HEROES, status=4, colour=3)
OPEN: Final = MOVES.add("open")
GIVE: Final = MOVES.add("give", place=HEROES)
TRADE: Final = MOVES.add("trade", card=CARDS, place=HEROES)

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
CHEST_OPENED: Final = EVENTS.add("chest-opened", "chest", "number", reveals=True)
TREASURE_FOUND: Final = EVENTS.add("treasure-found", "skill", reveals=True)
TREASURE_GIVEN: Final = EVENTS.add("treasure-given", "skill", "place")
GAME_ENDED: Final = EVENTS.add("game-ended", "floor")
FAILED: Final = EVENTS.add("failed", "place", "skill")
