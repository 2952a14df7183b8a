"""What happens in STYX, as log and herald tell it: icons, pieces, coins that fly."""

from __future__ import annotations

from typing import ClassVar, Final

from underthrone.games.styx.abilities import ABILITIES
from underthrone.games.styx.moves import ACTIONS
from underthrone.table.look.boards.board import Event, Telling
from underthrone.table.look.boards.styx.faces import ACTION_ICONS, HORSEMEN, SOUL, cards
from underthrone.table.look.hand import at_hand, by_edition
from underthrone.table.sight import Sight

BIDDERS: Final = {"bade": ACTIONS.index("muster"), "wagered": ACTIONS.index("eliminate")}
FATES: Final = ("mustered", "eliminated", "unclaimed", "returned")  # what becomes of an emissary
SIGNS: Final = {
    "set-aside": HORSEMEN,
    "placed": "card-pick",
    "kept": "third-eye",
    "swapped": "third-eye",
    "swapped-of-two": "third-eye",
    "revealed": "card-pick",
    "bade": "two-coins",
    "wagered": "crossed-swords",
    "gave-up": "cancel",
    "spent": "card-discard",
    "eliminated": "skull-crossed-bones",
    "soul-gained": SOUL,
    "chaos-moved": "vortex",
    "mustered": "flying-flag",
    "tithed": "receive-money",
    "unclaimed": "card-discard",
    "returned": "infinity",
    "left": "exit-door",
    "consoled": "two-coins",
    "declined": "cancel",
    "gave": "card-discard",
    "named": "candle-flame",
    "war-broke-out": "crossed-swords",
    "game-ended": "throne-king",
}


@by_edition
def _signs_of_cards() -> dict[str, str]:
    """What tells of a card's ability at work has the icon of the card."""
    kinds = at_hand("styx").events.kinds
    holders = cards().holders.items()
    return {kinds[event].name: cards().icon[c[0]] for name, c in holders for event in ABILITIES[name].events}


class StyxTelling(Telling):
    headings = frozenset({"audience-began"})
    chapter = ("audience-began", "audience")
    quiet = frozenset({"came"})
    sounds: ClassVar = {"revealed": "reveal", "tithed": "coins", "consoled": "coins", "soul-gained": "reveal"}

    def sign(self, event: Event) -> str:
        kind = str(event["event"])
        if kind in ("revealed", "placed", "swapped", "swapped-of-two") and event.get("action") is not None:
            return ACTION_ICONS[ACTIONS[event["action"]]]
        return SIGNS.get(kind) or _signs_of_cards().get(kind, "info")

    def keys(self, sight: Sight, event: Event) -> list[str]:
        """The token, the card, the player or the mark on the band that an event is about."""
        kind, seat, card = event["event"], event.get("seat"), event.get("card")
        if kind in ("revealed", "bade", "wagered"):
            return [f"on-{seat}-{card}-{event['action'] if kind == 'revealed' else BIDDERS[kind]}"]
        if kind in ("placed", "gave-up", "swapped"):
            return [f"on-{seat}-{card}"]
        if kind == "chaos-moved" or kind == "war-broke-out":
            return ["chaos"]
        if kind == "soul-gained":
            return [f"soul-{seat}"]
        if kind in ("looked", "named"):
            return [f"row-{event['other']}"]
        if kind in ("looked-of-two", "swapped-of-two"):
            owner = seat if kind == "swapped-of-two" else 1 - event["seat"]
            theirs = [i for i, t in enumerate(sight.view["tokens"]) if t["seat"] == owner]
            return [f"token-{sight.view['audience']}-{i}" for i in theirs[event["nth"] - 1 : event["nth"]]]
        found = [] if card is None else [f"card-{card}"]
        if kind in FATES:
            found += [f"fated-{card}", f"was-{card}"]
        if kind == "mustered":
            found.append(f"mark-{seat}")
        if kind == "fetched":
            found.append(f"card-{event['given']}")
        return found or ([] if seat is None else [f"row-{seat}"])

    def flight(self, event: Event) -> str:
        """Coins come from the middle and go there; Souls rise from it."""
        kind, seat = event["event"], event.get("seat")
        if kind in ("tithed", "consoled"):
            return f"two-coins audience row-{seat}"
        if kind == "mustered" and event["coins"]:
            return f"two-coins row-{seat} audience"
        if kind == "soul-gained":
            return f"{SOUL} audience soul-{seat}"
        return ""
