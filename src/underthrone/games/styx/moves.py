"""Moves and events of STYX: numbers with names for their arguments."""

from __future__ import annotations

from typing import Final

from underthrone.games.styx.cards import CARD_LIMIT, SEATS
from underthrone.kernel.kinds import EventKinds, Moves, One, Two

ACTIONS: Final = ("tithe", "muster", "eliminate")
TITHE: Final = ACTIONS.index("tithe")
MUSTER: Final = ACTIONS.index("muster")
ELIMINATE: Final = ACTIONS.index("eliminate")

HIGHEST_BID: Final = 99
HIGHEST_WAGER: Final = 63


class OfCard(One):
    """A move about a card."""

    def card(self, move: int) -> int:
        return move - self.base


class OfToken(One):
    """A move about a token, by its place in the order of placing."""

    def token(self, move: int) -> int:
        return move - self.base


class OfCoins(One):
    """A bid of coins."""

    def coins(self, move: int) -> int:
        return move - self.base


class OfStrength(One):
    """A bid of Strength."""

    def strength(self, move: int) -> int:
        return move - self.base


class OfSeat(One):
    """A move about a player."""

    def seat(self, move: int) -> int:
        return move - self.base


class OnSlot(Two):
    """An action for one of the two emissaries."""

    def slot(self, move: int) -> int:
        return (move - self.base) // self.fast

    def action(self, move: int) -> int:
        return (move - self.base) % self.fast


class ForToken(Two):
    """An action instead of a token's."""

    def token(self, move: int) -> int:
        return (move - self.base) // self.fast

    def action(self, move: int) -> int:
        return (move - self.base) % self.fast


MOVES: Final = Moves()
PLACE: Final = MOVES.kind(OnSlot("place", slot=2, action=len(ACTIONS)))
NO_LOOK: Final = MOVES.move("no-look")
LOOK: Final = MOVES.kind(OfToken("look", token=SEATS))
KEEP: Final = MOVES.move("keep")
SWAP: Final = MOVES.kind(ForToken("swap", token=SEATS, action=len(ACTIONS)))
GIVE_UP: Final = MOVES.move("give-up")
BID: Final = MOVES.kind(OfCoins("bid", coins=HIGHEST_BID + 1))
WAGER: Final = MOVES.kind(OfStrength("wager", strength=HIGHEST_WAGER + 1))
PAY: Final = MOVES.kind(OfCard("pay", card=CARD_LIMIT))
DECLINE: Final = MOVES.move("decline")
TURN: Final = MOVES.kind(OfCard("turn", card=CARD_LIMIT))
CLAIM: Final = MOVES.kind(OfCard("claim", card=CARD_LIMIT))
TAKE: Final = MOVES.kind(OfCard("take", card=CARD_LIMIT))
GIVE: Final = MOVES.kind(OfCard("give", card=CARD_LIMIT))
FETCH: Final = MOVES.kind(OfCard("fetch", card=CARD_LIMIT))
RAISE: Final = MOVES.kind(OfCard("raise", card=CARD_LIMIT))
REAP: Final = MOVES.kind(OfCard("reap", card=CARD_LIMIT))
SUMMON: Final = MOVES.kind(OfCard("summon", card=CARD_LIMIT))
NAME: Final = MOVES.kind(OfSeat("name", seat=SEATS))

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
