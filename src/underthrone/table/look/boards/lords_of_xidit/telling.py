"""What happens in Lords of Xidit, as log and herald tell it: icons, pieces, what flies and what changes on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS, UNITS, pile_of
from underthrone.games.names import FUNCTIONS
from underthrone.table.look.boards.board import Event, Telling
from underthrone.table.look.boards.lords_of_xidit.faces import BARD, GOLD, STORY, UNIT_ICONS, listed
from underthrone.table.look.boards.lords_of_xidit.land import land, tiles, xidit
from underthrone.table.look.boards.lords_of_xidit.standing import ICONS, went_before
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

SIGNS: Final = {
    "placed": "position-marker",
    "year-began": "sundial",
    "orders-began": "footsteps",
    "travelled": "footsteps",
    "strayed": "hazard-sign",
    "waited": "campfire",
    "cancelled": "cancel",
    "recruited": "barracks-tent",
    "beaten": "crossed-swords",
    "sent": "barracks-tent",
    "gilded": GOLD,
    "sung": BARD,
    "declined": BARD,
    "built": STORY,
    "unbuilt": STORY,
    "held": STORY,
    "dummy-rose": "stone-bust",
    "mustered": "barracks-tent",
    "threatened": "death-skull",
    "awoke": "rock-golem",
    "reinforced": "trumpet-flag",
    "slain": "crossed-swords",
    "spared": "cancel",
    "shown": "tally-mark-5",
    "unshown": "tally-mark-5",
    "led": "laurel-crown",
    "tied": "laurel-crown",
    "dummy-assessed": "stone-bust",
    "eliminated": "exit-door",
    "dummy-eliminated": "exit-door",
    "saved": "throne-king",
    "lost": "stone-bust",
    "denied": "cancel",
}


class LordsOfXiditTelling(Telling):
    headings = frozenset({"year-began", "orders-began"})
    chapter = ("year-began", "year")
    runs = frozenset({"sent", "awoke", "assessed"})
    sounds: ClassVar = {"orders-began": "reveal", "gilded": "coins", "shown": "reveal", "assessed": "reveal"}

    def sign(self, event: Event) -> str:
        if event["event"] == "assessed":
            return ICONS[ASSESSMENTS[event["assessment"]]]
        return SIGNS.get(str(event["event"]), "info")

    def keys(self, sight: Sight, event: Event) -> list[str]:
        """The pawn that acts and what it acts upon."""
        kind, seat = str(event["event"]), event.get("seat")
        found: list[str] = []
        if kind == "year-began":
            return ["year"]
        if kind == "orders-began":
            return [f"order-{n}-{event['number']}" for n in range(len(sight.seats))]
        if kind in ("travelled", "strayed", "waited", "cancelled", "placed", "recruited", "beaten", "slain"):
            found.append(f"pawn-{seat}")
        elif seat is not None:
            found.append(f"seat-{seat}")
        if "city" in event:
            city = event["city"] + 1
            found.append(
                f"guild-{city}" if kind == "built" else f"city-{city}" if kind == "travelled" else f"tile-{city}"
            )
        if "region" in event:
            found.append(f"bards-{event['region']}")
        if "titan" in event:
            found.append(f"titan-{pile_of(event['titan'])}")
        if "assessment" in event:
            found.append(f"assessment-{event['assessment']}")
        if kind in ("shown", "led", "tied"):
            found += [f"census-{event['unit']}", f"count-{seat}-{event['unit']}"]
        if kind == "unshown":
            found.append(f"census-{event['unit']}")
        if kind == "reinforced":
            found += ["queue-threats", "queue-recruitment"]
        return found + _change(sight, event)

    def flight(self, event: Event) -> str:
        """Pawns go themselves; units, gold, bards and stories fly to where they belong."""
        kind, seat = event["event"], event.get("seat")
        if kind == "travelled":
            return f"@pawn-{seat} stand-{event['city'] + 1}"
        if kind == "recruited":
            return f"{UNIT_ICONS[event['unit']]} tile-{event['city'] + 1} seat-{seat}"
        if kind == "sent":
            return f"{UNIT_ICONS[event['unit']]} seat-{seat} barracks"
        if kind == "gilded":
            return f"{GOLD} pawn-{seat} seat-{seat}"
        if kind == "sung":
            return f"{BARD} pawn-{seat} bards-{event['region']}"
        if kind == "built":
            return f"{STORY} pawn-{seat} guild-{event['city'] + 1}"
        if kind in ("mustered", "threatened"):
            return f"{SIGNS[kind]} queue-{'recruitment' if kind == 'mustered' else 'threats'} tile-{event['city'] + 1}"
        return ""

    def run(self, sight: Sight, events: Sequence[Event], say: Say) -> str:
        """Units that go back, titans that awake, and an assessment, each in one sentence."""
        kind = events[0]["event"]
        if kind == "sent":
            counts = [sum(event["count"] for event in events if event["unit"] == u) for u in range(len(UNITS))]
            return say("xi-sent", seat=sight.seats[events[0]["seat"]].name, units=listed(counts, sight.lang))
        if kind == "awoke":
            titans = [FUNCTIONS[sight.lang]["THE"](land().titans[e["titan"]][sight.lang]) for e in events]
            return say("xi-awoke", n=len(events), names=xidit().listed(titans, sight.lang))
        name = ASSESSMENTS[events[0]["assessment"]]
        gone = went_before(sight, name)
        standings = [
            say(
                "xi-stood-out" if e["seat"] in gone else "xi-stood",
                seat=sight.seats[e["seat"]].name,
                points=e["points"],
            )
            for e in events
        ]
        return say(
            "xi-assessed", assessment=xidit().say(sight.lang, f"assessment-{name}", {}), standings=", ".join(standings)
        )


def _change(sight: Sight, event: Event) -> list[str]:
    """For the board's script: what an event changes where later ones of the same telling change more."""
    kind = event["event"]
    if kind == "recruited":
        return ["takes-one"]
    if kind == "beaten":
        return ["takes-all"]
    if kind == "built":
        return [f"builds-{event['seat']}-{event['count']}"]
    if kind == "sung":
        return [f"sings-{event['seat']}-{event['count']}"]
    if kind in ("mustered", "threatened"):
        here = tiles(len(sight.seats))
        counts = (here.recruits if kind == "mustered" else here.needs)[event["city"]]
        units = "".join(str(u) * n for u, n in enumerate(counts))
        if kind == "threatened" or event["count"] == len(units):
            return [f"lays-{kind}-{units}"]
    return []
