"""Moves and events of STYX: numbers with names for their arguments."""

from __future__ import annotations

from typing import Final

from underthrone.games.styx.cards import MOST, SEATS
from underthrone.kernel.kinds import EventKinds, Moves

ACTIONS: Final = ("tithe", "muster", "eliminate")
TITHE: Final = 0
MUSTER: Final = 1
ELIMINATE: Final = 2

HIGHEST_BID: Final = 99
HIGHEST_WAGER: Final = 63

MOVES: Final = Moves()
PLACE: Final = MOVES.add("place", slot=2, action=3)
NO_LOOK: Final = MOVES.add("no-look")
LOOK: Final = MOVES.add("look", token=SEATS)
KEEP: Final = MOVES.add("keep")
SWAP: Final = MOVES.add("swap", token=SEATS, action=3)
GIVE_UP: Final = MOVES.add("give-up")
BID: Final = MOVES.add("bid", coins=HIGHEST_BID + 1)
WAGER: Final = MOVES.add("wager", strength=HIGHEST_WAGER + 1)
PAY: Final = MOVES.add("pay", card=MOST)
DECLINE: Final = MOVES.add("decline")
TURN: Final = MOVES.add("turn", card=MOST)
CLAIM: Final = MOVES.add("claim", card=MOST)
TAKE: Final = MOVES.add("take", card=MOST)
GIVE: Final = MOVES.add("give", card=MOST)
FETCH: Final = MOVES.add("fetch", card=MOST)
RAISE: Final = MOVES.add("raise", card=MOST)
REAP: Final = MOVES.add("reap", card=MOST)
SUMMON: Final = MOVES.add("summon", card=MOST)
NAME: Final = MOVES.add("name", seat=SEATS)

EVENTS: Final = EventKinds()
SET_ASIDE: Final = EVENTS.add("set-aside", "card", reveals=True)
AUDIENCE_BEGAN: Final = EVENTS.add("audience-began", "audience", "seat", reveals=True)
CAME: Final = EVENTS.add("came", "card", reveals=True)
PLACED: Final = EVENTS.add("placed", "seat", "card", "action?")
LOOKED: Final = EVENTS.add("looked", "seat", "other", "action?", reveals=True)
LOOKED_OF_TWO: Final = EVENTS.add("looked-of-two", "seat", "nth", "action?", reveals=True)  # two players have two each
KEPT: Final = EVENTS.add("kept", "seat")
SWAPPED: Final = EVENTS.add("swapped", "seat", "card", "action?")
SWAPPED_OF_TWO: Final = EVENTS.add("swapped-of-two", "seat", "nth", "action?")
REVEALED: Final = EVENTS.add("revealed", "seat", "card", "action", reveals=True)
BADE: Final = EVENTS.add("bade", "seat", "card", "coins")
WAGERED: Final = EVENTS.add("wagered", "seat", "card", "strength")
GAVE_UP: Final = EVENTS.add("gave-up", "seat", "card")
SPENT: Final = EVENTS.add("spent", "seat", "card")
STAYED_UP: Final = EVENTS.add("stayed-up", "seat", "card", "left")
ELIMINATED: Final = EVENTS.add("eliminated", "seat", "card")
SOUL_GAINED: Final = EVENTS.add("soul-gained", "seat", "quarters", "soul")
CHAOS_MOVED: Final = EVENTS.add("chaos-moved", "chaos", "by")
MUSTERED: Final = EVENTS.add("mustered", "seat", "card", "coins")
DJINN_HELPED: Final = EVENTS.add("djinn-helped", "seat", "card", "left")
TITHED: Final = EVENTS.add("tithed", "seat", "coins")
UNCLAIMED: Final = EVENTS.add("unclaimed", "card")
RETURNED: Final = EVENTS.add("returned", "card")
LEFT: Final = EVENTS.add("left", "card")
CONSOLED: Final = EVENTS.add("consoled", "seat", "coins")
DECLINED: Final = EVENTS.add("declined", "seat", "card")
TURNED_DOWN: Final = EVENTS.add("turned-down", "seat", "card")
TURNED_UP: Final = EVENTS.add("turned-up", "seat", "card")
CLAIMED: Final = EVENTS.add("claimed", "seat", "card")
CHARMED: Final = EVENTS.add("charmed", "seat", "card", "other")
GAVE: Final = EVENTS.add("gave", "seat", "card", "other")
FETCHED: Final = EVENTS.add("fetched", "seat", "card", "given")
REAPED: Final = EVENTS.add("reaped", "seat", "card")
TOTEM_JOINED: Final = EVENTS.add("totem-joined", "seat", "card")
SUMMONED: Final = EVENTS.add("summoned", "seat", "card")
NAMED: Final = EVENTS.add("named", "seat", "other")
WAR_BROKE_OUT: Final = EVENTS.add("war-broke-out", "chaos")
GAME_ENDED: Final = EVENTS.add("game-ended", "winners")
