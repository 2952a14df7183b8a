"""Moves and events of Shadow Throne: numbers with names for their arguments."""

from __future__ import annotations

from typing import Final

from underthrone.games.shadow_throne.cards import CARD_LIMIT
from underthrone.kernel.kinds import EventKinds, Moves, One


class OfCard(One):
    """A move about a card."""

    def card(self, move: int) -> int:
        return move - self.base


MOVES: Final = Moves()
DRAFT: Final = MOVES.kind(OfCard("draft", card=CARD_LIMIT))
CHOOSE: Final = MOVES.kind(OfCard("choose", card=CARD_LIMIT))
NO_EXTRA: Final = MOVES.move("no-extra")
EXTRA: Final = MOVES.kind(OfCard("extra", card=CARD_LIMIT))
SAVE: Final = MOVES.kind(OfCard("save", card=CARD_LIMIT))

EVENTS: Final = EventKinds()  # "by" is the character that did it, as `doer` packs it
BATTLE_BEGAN: Final = EVENTS.add("battle-began", "battle", reveals=True)
DRAFTED: Final = EVENTS.add("drafted", "seat", "card?")
WAVE_BEGAN: Final = EVENTS.add("wave-began", "wave")
REVEALED: Final = EVENTS.add("revealed", "seat", "card", reveals=True)
COLLECTED: Final = EVENTS.add("collected", "seat", "gold", "hush")
PAID: Final = EVENTS.add("paid", "seat", "gold", "hush")
TURNED: Final = EVENTS.add("turned", "seat", "card")
RALLIED: Final = EVENTS.add("rallied", "seat", "card", "rebels")
SILENCED: Final = EVENTS.add("silenced", "seat", "card", "by")
EMBOLDENED: Final = EVENTS.add("emboldened", "seat", "card", "by")
CONVERTED: Final = EVENTS.add("converted", "seat", "card", "by")
KILLED: Final = EVENTS.add("killed", "seat", "card", "by")
SUFFERED: Final = EVENTS.add("suffered", "seat", "card", "influence")
DESPAIRED: Final = EVENTS.add("despaired", "seat", "card", "power")
EXTRA_PLAYED: Final = EVENTS.add("extra-played", "seat", "card", reveals=True)
EXTRA_DECLINED: Final = EVENTS.add("extra-declined", "seat")
COUNTED: Final = EVENTS.add("counted", "empire", "rebels", "church")
FACTION_WON: Final = EVENTS.add("faction-won", "faction", "power")
FACTIONS_TIED: Final = EVENTS.add("factions-tied", "power")
INFLUENCED: Final = EVENTS.add("influenced", "seat", "card", "influence")
CONSOLED: Final = EVENTS.add("consoled", "seat", "card", "gold")
STAYED: Final = EVENTS.add("stayed", "seat", "card")
SAVED: Final = EVENTS.add("saved", "seat", "card?")
GAME_ENDED: Final = EVENTS.add("game-ended")


def doer(seat: int, card: int) -> int:
    """The player and the card of a character in one number: events have room for three."""
    return seat * CARD_LIMIT + card


def doer_of(by: int) -> tuple[int, int]:
    """The player and the card that `doer` made one number of."""
    return divmod(by, CARD_LIMIT)
