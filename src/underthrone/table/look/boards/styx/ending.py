"""How a game of STYX ends: what could end it soon, and what ended it."""

from __future__ import annotations

from typing import Final

from underthrone.games.styx.cards import ELEMENTS, WHOLE_SOUL
from underthrone.games.styx.state import WAR as WAR_AT
from underthrone.table.look.boards.styx.faces import HORSEMEN, SOUL
from underthrone.table.look.boards.styx.pieces import Alarm, Stand
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

INFLUENCE: Final = "laurel-crown"
WAR: Final = "crossed-swords"
NEAR: Final = 15  # from here on Chaos is a danger
WAYS: Final = {"influence": INFLUENCE, "elements": SOUL, "horsemen": HORSEMEN}  # to win by an emissary


def alarms(sight: Sight, say: Say) -> list[Alarm]:
    """War in sight, and everybody whom one emissary of this Audience could carry to a victory."""
    view = sight.view
    found = [_war(sight, say)] if view["chaos"] >= NEAR and view["reach"]["war"] else []
    for way, icon in WAYS.items():
        if view["reach"][way]:
            found.append(Alarm(icon, say(f"sx-alarm-{way}", names=_names(sight, view["reach"][way]))))
    return found


def _war(sight: Sight, say: Say) -> Alarm:
    view = sight.view
    strongest = view["reach"]["war"]
    strength = view["seats"][strongest[0]]["strength"]
    left = max(0, WAR_AT - view["chaos"])
    return Alarm(WAR, say("sx-alarm-war", left=left, names=_names(sight, strongest), strength=strength))


def _names(sight: Sight, seats: list[int]) -> str:
    return ", ".join(sight.seats[seat].name for seat in seats)


def ending(sight: Sight, say: Say) -> tuple[str, list[Stand]]:
    """What decided, and how everybody stood in it, the best first."""
    assert sight.result is not None
    why, view = sight.result.reason, sight.view
    stands: list[tuple[bool, int, int, str]] = []
    for seat, shown in enumerate(view["seats"]):
        worth = {
            "war": shown["strength"],
            "horsemen": shown["horsemen"],
            "elements": shown["soul"] + len(ELEMENTS) - shown["missing"],
        }
        number = worth.get(why, shown["influence"])
        said = f"{number} / {WHOLE_SOUL + len(ELEMENTS)}" if why == "elements" else str(number)
        stands.append((seat in sight.result.winners, number, -seat, said))
    stands.sort(reverse=True)
    title = say(f"sx-ended-{why}", chaos=view["chaos"])
    return title, [Stand(-seat, sight.seats[-seat].name, said, won) for won, _, seat, said in stands]
