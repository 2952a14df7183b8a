"""What happens in Shadow Throne, as log and herald tell it: icons, fighters, gold that flies."""

from __future__ import annotations

from typing import ClassVar, Final

from underthrone.games.shadow_throne.cards import FACTIONS
from underthrone.games.shadow_throne.moves import doer_of
from underthrone.table.look.boards.board import Event, Telling
from underthrone.table.look.boards.shadow_throne.faces import numbers, the_cards
from underthrone.table.sight import Sight

SIGNS: Final = {
    "battle-began": "crossed-swords",
    "wave-began": "vertical-banner",
    "revealed": "card-pick",
    "collected": "two-coins",
    "paid": "two-coins",
    "turned": "card-draw",
    "rallied": "rose",
    "silenced": "silenced",
    "emboldened": "upgrade",
    "converted": "gothic-cross",
    "killed": "tombstone",
    "suffered": "martyr-memorial",
    "despaired": "prayer",
    "extra-played": "card-pick",
    "extra-declined": "card-pick",
    "counted": "crossed-swords",
    "faction-won": "knight-banner",
    "factions-tied": "knight-banner",
    "influenced": "laurel-crown",
    "consoled": "receive-money",
    "stayed": "crown-of-thorns",
    "saved": "padlock",
    "game-ended": "throne-king",
}
IN_A_WAVE: Final = frozenset({"revealed", "turned", "extra-played", "silenced", "converted", "killed", "despaired"})
GAINS: Final = frozenset({"faction-won", "influenced", "consoled"})


class ShadowThroneTelling(Telling):
    headings = frozenset({"battle-began", "wave-began", "faction-won", "factions-tied"})
    chapter = ("battle-began", "battle")
    quiet = frozenset({"drafted"})
    sounds: ClassVar = {
        "revealed": "reveal",
        "turned": "reveal",
        "collected": "coins",
        "paid": "coins",
        "consoled": "coins",
    }

    def sign(self, event: Event) -> str:
        return SIGNS.get(str(event["event"]), "info")

    def keys(self, sight: Sight, event: Event) -> list[str]:
        """The fighter that something happened to, and the one that did it with its number; else the player."""
        seat, card = event.get("seat"), event.get("card")
        found: list[str] = []
        if seat is not None and card is not None:
            found.append(_key(sight, seat, card, event["event"] in IN_A_WAVE))
        elif seat is not None:
            found.append(f"seat-{seat}")
        kind = str(event["event"])
        if "by" in event:
            owner, doer = doer_of(event["by"])
            found += [f"doer-{owner}-{doer}", f"ability-{the_cards().number[doer]}"]
        if kind == "counted":
            found += [f"banner-{name}" for name in FACTIONS]
        if kind == "faction-won":
            found.append(f"banner-{FACTIONS[event['faction']]}")
        if kind in GAINS:
            found.append("gains")
        if kind == "wave-began":
            found.append(f"wave-{event['wave']}")
        return found

    def flight(self, event: Event) -> str:
        """Gold comes from the bank and goes there."""
        seat = event.get("seat")
        if event["event"] in ("collected", "consoled", "turned"):
            return f"two-coins bank seat-{seat}"
        if event["event"] == "paid" and event["gold"]:
            return f"two-coins seat-{seat} bank"
        if event["event"] in ("influenced", "suffered"):
            return f"laurel-crown fighter-{seat}-{event['card']} seat-{seat}"
        return ""


def _key(sight: Sight, seat: int, card: int, late: bool) -> str:
    """A fighter's key; what happens in a wave only is about the last copy of the card that the player sent."""
    shown = sight.view["seats"][seat]
    waves = [f["wave"] for name in ("line", "turned") for f in shown[name] if numbers()[f["card"]] == card]
    return f"fighter-{seat}-{card}" + (f"-{max(waves)}" if late and waves else "")
