"""How a game of STYX ends: what could end it soon, and what ended it."""

from __future__ import annotations

from typing import Any, Final

from underthrone.games.styx.cards import ELEMENTS, HORSEMAN
from underthrone.games.styx.state import ENOUGH_HORSEMEN, ENOUGH_INFLUENCE, WHOLE_SOUL
from underthrone.games.styx.state import WAR as WAR_AT
from underthrone.table.look.boards.styx.faces import HORSEMEN, SOUL, cards, numbers
from underthrone.table.look.boards.styx.pieces import Alarm, Stand
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

INFLUENCE: Final = "laurel-crown"
WAR: Final = "crossed-swords"
NEAR: Final = 15  # from here on Chaos is a danger


def alarms(sight: Sight, say: Say) -> list[Alarm]:
    """War in sight, and everybody whom one emissary of this Audience could carry to a victory."""
    view = sight.view
    here = [numbers()[e["card"]] for e in view["emissaries"] if e["fate"] == "waiting"]
    found = [_war(sight, say)] if view["chaos"] >= NEAR and not _saved(view) else []
    for way, (icon, near) in WAYS.items():
        names = [sight.seats[seat].name for seat, shown in enumerate(view["seats"]) if near(shown, here)]
        if names:
            found.append(Alarm(icon, say(f"sx-alarm-{way}", names=", ".join(names))))
    return found


def _saved(view: dict[str, Any]) -> bool:
    """Somebody has the Influence that prevents the war."""
    return any(shown["influence"] >= ENOUGH_INFLUENCE for shown in view["seats"])


def _war(sight: Sight, say: Say) -> Alarm:
    view = sight.view
    most = max(shown["strength"] for shown in view["seats"])
    names = [sight.seats[seat].name for seat, shown in enumerate(view["seats"]) if shown["strength"] == most]
    left = max(0, WAR_AT - view["chaos"])
    return Alarm(WAR, say("sx-alarm-war", left=left, names=", ".join(names), strength=most))


def _influence(shown: dict[str, Any], here: list[int]) -> bool:
    return any(shown["influence"] + cards().strength[c] >= ENOUGH_INFLUENCE for c in here)


def _soul(shown: dict[str, Any], here: list[int]) -> bool:
    """One element, or the Soul of one emissary, is all that is missing."""
    if shown["soul"] == WHOLE_SOUL:
        return bool(shown["missing"] == 1)
    return not shown["missing"] and any(cards().soul[c] >= WHOLE_SOUL - shown["soul"] for c in here)


def _horsemen(shown: dict[str, Any], here: list[int]) -> bool:
    return shown["horsemen"] == ENOUGH_HORSEMEN - 1 and any(cards().kind[c] == HORSEMAN for c in here)


WAYS: Final = {
    "influence": (INFLUENCE, _influence),
    "soul": (SOUL, _soul),
    "horsemen": (HORSEMEN, _horsemen),
}


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
