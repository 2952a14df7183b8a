"""Who stands where: the three assessments as far as they can be seen, the census, and everybody's orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underthrone.games.lords_of_xidit.kingdom import ASSESSMENTS, REWARDS, UNITS
from underthrone.games.lords_of_xidit.kingdom import PRIZES as CENSUS_PRIZES
from underthrone.games.lords_of_xidit.moves import ACTION, ORDERS, WAIT
from underthrone.table.look.boards.board import Event, latest_first
from underthrone.table.look.boards.lords_of_xidit.faces import BARD, GOLD, STORY, UNIT_ICONS
from underthrone.table.look.boards.lords_of_xidit.land import unit_names, xidit
from underthrone.table.look.boards.lords_of_xidit.pieces import Assessment, Count, Rank
from underthrone.table.look.pieces import share
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

ICONS: Final = {"wealth": GOLD, "influence": STORY, "reputation": BARD}
DUMMY: Final = -1  # its seat
CENSUS: Final = ("show", "place_census_bard", "choose_guild")
REWARD_ICONS: Final = {"gold": GOLD, "bards": BARD, "stories": STORY}
PRIZES: Final = tuple((REWARD_ICONS[REWARDS[reward]], n) for reward, n in CENSUS_PRIZES)  # for the most, by unit
ACTIONS: Final = ("cancelled", "recruited", "beaten", "slain", "spared")  # events that tell of an action


def assessments(sight: Sight, say: Say) -> list[Assessment]:
    """In their order, everybody by falling points and hidden ones last; at the end as the game ranks them."""
    view = sight.view
    bastion = any(region["bards"] is None for region in view["regions"])
    gone: set[int] = set()
    found = []
    for i, kind in enumerate(view["assessments"]):
        points = [*view["points"][kind], *([view["dummy"][kind]] if view["dummy"] else [])]
        best = max(1, *[n or 0 for n in points])
        order = sorted(range(len(points)), key=lambda seat: -1 if points[seat] is None else points[seat], reverse=True)
        went: dict[int, str] = {}
        if view["over"]:
            ranking = view["rankings"][i]
            order = ranking["order"]
            went = {one["seat"]: _tie(sight, points, one, say) for one in ranking["went"]}
        ranks = [
            Rank(
                DUMMY if seat == len(sight.seats) else seat,
                points[seat],
                say("xi-dummy") if seat == len(sight.seats) else sight.seats[seat].name,
                share(points[seat] or 0, best),
                "now" if seat in went else "before" if seat in gone else "",
                went.get(seat, ""),
            )
            for seat in order
        ]
        gone |= {*went}
        hidden = None in points or (kind == "reputation" and bastion)
        choice = sight.choices.at("dummy", assessment=ASSESSMENTS.index(kind))
        name = xidit().say(sight.lang, f"assessment-{kind}", {})
        found.append(Assessment(kind, name, ICONS[kind], tuple(ranks), hidden, choice))
    return found


def _tie(sight: Sight, points: list[int | None], one: Mapping[str, Any], say: Say) -> str:
    """Why this one went out of those who had as many points."""
    seat, other = one["seat"], one["with"]
    if one["tie"] is None:
        return ""
    if one["tie"] == "dummy":
        return say("xi-tie-dummy", points=points[seat])
    less, more = [sum(sight.view["seats"][i]["units"].values()) for i in (seat, other)]
    name = sight.seats[other].name
    if one["tie"] == "turn":
        return say("xi-tie-turn", points=points[seat], seat=name, units=less)
    return say("xi-tie-units", points=points[seat], seat=name, more=more, less=less)


def went_before(sight: Sight, kind: str) -> set[int]:
    """Who was out when this assessment came."""
    order = sight.view["assessments"]
    return {seat for seat, by in _fell(sight).items() if order.index(by) < order.index(kind)}


def _fell(sight: Sight) -> dict[int, str]:
    """Who went out, and by which assessment."""
    fell: dict[int, str] = {}
    for event in _since(sight, "year-began"):
        if event["event"] in ("eliminated", "dummy-eliminated"):
            fell[event.get("seat", DUMMY)] = ASSESSMENTS[event["assessment"]]
    return fell


def census(sight: Sight) -> list[Count]:
    """The census that is being taken, from what was told of it; nothing at other times."""
    view = sight.view
    if view["question"] not in CENSUS:
        return []
    names = unit_names(sight.lang)
    counts = [Count(u, names[u], UNIT_ICONS[u], PRIZES[u]) for u in range(len(UNITS))]
    counts[UNITS.index(view["about"]["unit"])].now = True
    for event in _since(sight, "orders-began"):
        kind = event["event"]
        if kind == "shown":
            counts[event["unit"]].shown[event["seat"]] = event["count"]
        elif kind in ("led", "tied"):
            counts[event["unit"]].leaders.append(event["seat"])
    return counts


def _since(sight: Sight, heading: str) -> list[Event]:
    """Everything that happened after the last event of a kind."""
    found: list[Event] = []
    for event in latest_first(sight):
        if event["event"] == heading:
            break
        found.append(event)
    return found[::-1]


def orders(sight: Sight) -> tuple[list[list[str]], int]:
    """Everybody's orders of this year, or of the last one while new ones are made, and the number being carried out."""
    year: list[Event] = []
    begun = -1
    for event in latest_first(sight):
        if event["event"] == "orders-began" and begun < 0:
            begun = event["number"]
        if event["event"] == "year-began" and begun >= 0:
            break
        year.append(event)
    shown = [seat["orders"] for seat in sight.view["seats"]]
    if any(shown):
        return shown, max(1, begun)
    done: list[list[str]] = [[] for _ in sight.seats]
    number = 0
    for event in reversed(year):
        kind, seat = event["event"], event.get("seat")
        if kind == "orders-began":
            number = event["number"]
        elif seat is not None and len(done[seat]) == number - 1:
            if kind in ("travelled", "strayed"):
                done[seat].append(ORDERS[event["order"]])
            elif kind in ACTIONS or kind == "waited":
                done[seat].append(ORDERS[WAIT if kind == "waited" else ACTION])
    return done, 0
