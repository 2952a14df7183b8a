"""Moves and events of Lords of Xidit: numbers with names for their arguments."""

from __future__ import annotations

from typing import Final

from underthrone.games.lords_of_xidit.kingdom import (
    ASSESSMENTS,
    BARRACKS,
    CITIES,
    COLOURS,
    REGIONS,
    REWARDS,
    TITANS,
    UNITS,
)
from underthrone.kernel.kinds import EventKinds, Moves, One, Two

ORDERS: Final = (*COLOURS, "action", "wait")  # the five icons of a programming wheel
ACTION: Final = ORDERS.index("action")
WAIT: Final = ORDERS.index("wait")
WHEELS: Final = 6  # orders of a year


def is_road(order: int) -> bool:
    """The order is a road: its number is the colour's."""
    return order < len(COLOURS)


# --- Moves


class InCity(One):
    """A move about a city."""

    def city(self, move: int) -> int:
        return move - self.base


class AnOrder(One):
    """A move that turns a wheel."""

    def order(self, move: int) -> int:
        return move - self.base


class AReward(One):
    """A move about one of three rewards."""

    def reward(self, move: int) -> int:
        return move - self.base


class InRegion(One):
    """A move about a region."""

    def region(self, move: int) -> int:
        return move - self.base


class ATitan(One):
    """A move about a titan."""

    def titan(self, move: int) -> int:
        return move - self.base


class AUnit(One):
    """A move about a unit."""

    def unit(self, move: int) -> int:
        return move - self.base


class SomeUnits(Two):
    """A move about some units of a kind."""

    def unit(self, move: int) -> int:
        return self.first(move)

    def count(self, move: int) -> int:
        return self.second(move)


class AnAssessment(One):
    """A move about one of the dummy's tokens."""

    def assessment(self, move: int) -> int:
        return move - self.base


MOVES: Final = Moves()
PLACE: Final = MOVES.kind(InCity("place", city=CITIES))
ORDER: Final = MOVES.kind(AnOrder("order", order=len(ORDERS)))
LEAVE: Final = MOVES.kind(AReward("leave", reward=len(REWARDS)))
BARD: Final = MOVES.kind(InRegion("bard", region=REGIONS))
NO_BARD: Final = MOVES.move("no-bard")
FIGHT: Final = MOVES.kind(ATitan("fight", titan=TITANS))
NO_FIGHT: Final = MOVES.move("no-fight")
PAY: Final = MOVES.kind(AUnit("pay", unit=len(UNITS)))
SHOW: Final = MOVES.kind(SomeUnits("show", unit=len(UNITS), count=max(BARRACKS) + 1))
GUILD: Final = MOVES.kind(InCity("guild", city=CITIES))
NO_STORY: Final = MOVES.move("no-story")
DUMMY: Final = MOVES.kind(AnAssessment("dummy", assessment=len(ASSESSMENTS)))

# --- Why a reward can't be had, and why an action has nothing to do

CAUSES: Final = (
    *("another", "full", "no-stories", "no-bards", "closed", "no-story"),
    *("no-tile", "recruited", "units", "titan", "acted", "army"),
)
GUILD_OF_ANOTHER: Final = CAUSES.index("another")
GUILD_FULL: Final = CAUSES.index("full")
STORIES_OUT: Final = CAUSES.index("no-stories")
BARDS_OUT: Final = CAUSES.index("no-bards")
REGIONS_CLOSED: Final = CAUSES.index("closed")
NO_STORY_LEFT: Final = CAUSES.index("no-story")
NO_TILE_THERE: Final = CAUSES.index("no-tile")
RECRUITED_THERE: Final = CAUSES.index("recruited")
UNITS_LACK: Final = CAUSES.index("units")
TITAN_BEATEN_THERE: Final = CAUSES.index("titan")
ACTED_THERE: Final = CAUSES.index("acted")
ARMY_TOO_SMALL: Final = CAUSES.index("army")

# --- Events

EVENTS: Final = EventKinds()
PLACED: Final = EVENTS.add("placed", "seat", "city")
YEAR_BEGAN: Final = EVENTS.add("year-began", "year", "seat", reveals=True)
ORDERS_BEGAN: Final = EVENTS.add("orders-began", "number")
TRAVELLED: Final = EVENTS.add("travelled", "seat", "order", "city")
STRAYED: Final = EVENTS.add("strayed", "seat", "order", "city")
WAITED: Final = EVENTS.add("waited", "seat")
CANCELLED: Final = EVENTS.add("cancelled", "seat", "city", "cause")
RECRUITED: Final = EVENTS.add("recruited", "seat", "city", "unit")
BEATEN: Final = EVENTS.add("beaten", "seat", "city")
SENT: Final = EVENTS.add("sent", "seat", "unit", "count")
GILDED: Final = EVENTS.add("gilded", "seat", "gold")
SUNG: Final = EVENTS.add("sung", "seat", "region", "count")
DECLINED: Final = EVENTS.add("declined", "seat")
UNBUILT: Final = EVENTS.add("unbuilt", "seat")
BUILT: Final = EVENTS.add("built", "seat", "city", "count")
HELD: Final = EVENTS.add("held", "seat")
DUMMY_ROSE: Final = EVENTS.add("dummy-rose", "seat", "assessment", "points")
MUSTERED: Final = EVENTS.add("mustered", "city", "count", reveals=True)
THREATENED: Final = EVENTS.add("threatened", "city", reveals=True)
AWOKE: Final = EVENTS.add("awoke", "titan", reveals=True)
REINFORCED: Final = EVENTS.add("reinforced", reveals=True)
SLAIN: Final = EVENTS.add("slain", "seat", "titan", "city")
SPARED: Final = EVENTS.add("spared", "seat")
SHOWN: Final = EVENTS.add("shown", "seat", "unit", "count", reveals=True)
UNSHOWN: Final = EVENTS.add("unshown", "unit")
LED: Final = EVENTS.add("led", "seat", "unit")
TIED: Final = EVENTS.add("tied", "seat", "unit")
ASSESSED: Final = EVENTS.add("assessed", "seat", "assessment", "points", reveals=True)
DUMMY_ASSESSED: Final = EVENTS.add("dummy-assessed", "assessment", "points")
ELIMINATED: Final = EVENTS.add("eliminated", "seat", "assessment")
DUMMY_ELIMINATED: Final = EVENTS.add("dummy-eliminated", "assessment")
SAVED: Final = EVENTS.add("saved", "seat")
LOST: Final = EVENTS.add("lost")
DENIED: Final = EVENTS.add("denied", "seat", "city", "cause")
