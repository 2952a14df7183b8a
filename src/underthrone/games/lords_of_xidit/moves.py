"""Moves and events of Lords of Xidit: numbers with names for their arguments."""

from __future__ import annotations

from typing import Final

from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS, BARRACKS, CITIES, REGIONS, REWARDS, TITANS, UNITS
from underthrone.kernel.kinds import EventKinds, Moves

MOVES: Final = Moves()
PLACE: Final = MOVES.add("place", city=CITIES)
ORDER: Final = MOVES.add("order", order=5)
LEAVE: Final = MOVES.add("leave", reward=len(REWARDS))
BARD: Final = MOVES.add("bard", region=REGIONS)
NO_BARD: Final = MOVES.add("no-bard")
FIGHT: Final = MOVES.add("fight", titan=TITANS)
NO_FIGHT: Final = MOVES.add("no-fight")
PAY: Final = MOVES.add("pay", unit=len(UNITS))
SHOW: Final = MOVES.add("show", unit=len(UNITS), count=BARRACKS[0] + 1)
GUILD: Final = MOVES.add("guild", city=CITIES)
NO_STORY: Final = MOVES.add("no-story")
DUMMY: Final = MOVES.add("dummy", assessment=len(ASSESSMENTS))

BLUE: Final = 0  # the five icons of a programming wheel
RED: Final = 1
BLACK: Final = 2
ACTION: Final = 3
WAIT: Final = 4
ORDERS: Final = ("blue", "red", "black", "action", "wait")

GUILD_OF_ANOTHER: Final = 0  # why a reward can't be had
GUILD_FULL: Final = 1
STORIES_OUT: Final = 2
BARDS_OUT: Final = 3
REGIONS_CLOSED: Final = 4
NO_TILE_THERE: Final = 5  # why an action has nothing to do
RECRUITED_THERE: Final = 6
UNITS_LACK: Final = 7
TITAN_BEATEN_THERE: Final = 8
ACTED_THERE: Final = 9
ARMY_TOO_SMALL: Final = 10
CAUSES: Final = (
    *("another", "full", "no-stories", "no-bards", "closed"),
    *("no-tile", "recruited", "units", "titan", "acted", "army"),
)

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
