"""Moves and events of Shadow Throne: numbers with names for their arguments."""

from __future__ import annotations

from typing import Final

from underthrone.games.shadow_throne.cards import MOST_CHARACTERS
from underthrone.kernel.kinds import EventKinds, Moves

MOVES: Final = Moves()
DRAFT: Final = MOVES.add("draft", card=MOST_CHARACTERS)
CHOOSE: Final = MOVES.add("choose", card=MOST_CHARACTERS)
NO_EXTRA: Final = MOVES.add("no-extra")
EXTRA: Final = MOVES.add("extra", card=MOST_CHARACTERS)
SAVE: Final = MOVES.add("save", card=MOST_CHARACTERS)

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
    return seat * MOST_CHARACTERS + card
