"""How a game of STYX ends: what could end it soon, and what ended it."""

from __future__ import annotations

from typing import Any, Final

from underthrone.games.styx.cards import HORSEMAN
from underthrone.table.look.boards.styx.faces import HORSEMEN, SOUL, cards, numbers
from underthrone.table.look.boards.styx.pieces import Alarm, Stand
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

INFLUENCE: Final = "laurel-crown"
WAR: Final = "crossed-swords"
GOAL: Final = 20
END: Final = 21  # of the band: war
NEAR: Final = 15  # from here on Chaos is a danger
WHOLE: Final = 4


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
    return any(shown["influence"] >= GOAL for shown in view["seats"])


def _war(sight: Sight, say: Say) -> Alarm:
    view = sight.view
    most = max(shown["strength"] for shown in view["seats"])
    names = [sight.seats[seat].name for seat, shown in enumerate(view["seats"]) if shown["strength"] == most]
    left = max(0, END - view["chaos"])
    return Alarm(WAR, say("sx-alarm-war", left=left, names=", ".join(names), strength=most))


def _influence(shown: dict[str, Any], here: list[int]) -> bool:
    return any(shown["influence"] + cards().strength[c] >= GOAL for c in here)


def _soul(shown: dict[str, Any], here: list[int]) -> bool:
    """One element, or the Soul of one emissary, is all that is missing."""
    if shown["soul"] == WHOLE:
        return bool(shown["missing"] == 1)
    return not shown["missing"] and any(cards().soul[c] >= WHOLE - shown["soul"] for c in here)


def _horsemen(shown: dict[str, Any], here: list[int]) -> bool:
    return shown["horsemen"] == 1 and any(cards().kind[c] == HORSEMAN for c in here)


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
            "elements": shown["soul"] + 4 - shown["missing"],
        }
        number = worth.get(why, shown["influence"])
        said = f"{number} / 8" if why == "elements" else str(number)
        stands.append((seat in sight.result.winners, number, -seat, said))
    stands.sort(reverse=True)
    title = say(f"sx-ended-{why}", chaos=view["chaos"])
    return title, [Stand(-seat, sight.seats[-seat].name, said, won) for won, _, seat, said in stands]
