"""Lords of Xidit's board: the drawn kingdom, its edge with what is coming, and the six wheels."""

from __future__ import annotations

from typing import Any

from underthrone.games.lords_of_xidit.kingdom import UNITS
from underthrone.games.lords_of_xidit.moves import ORDERS, WHEELS
from underthrone.table.look.boards.board import Board
from underthrone.table.look.boards.lords_of_xidit import land, standing
from underthrone.table.look.boards.lords_of_xidit.atlas import Atlas, atlas, entry_face
from underthrone.table.look.boards.lords_of_xidit.charts import charts
from underthrone.table.look.boards.lords_of_xidit.faces import by_id, listed
from underthrone.table.look.boards.lords_of_xidit.kingdom import city_of, lair_of, queue_of, region_of
from underthrone.table.look.boards.lords_of_xidit.pieces import Assessment, Prize, Public, Unit, Wheel, Xidit
from underthrone.table.look.boards.lords_of_xidit.telling import LordsOfXiditTelling
from underthrone.table.look.pieces import Chart, Face
from underthrone.table.look.words import SAY, Say
from underthrone.table.sight import Sight


class LordsOfXiditBoard(Board):
    """Nobody's nearness to winning is a number: the assessments stand on the board."""

    telling = LordsOfXiditTelling()
    on_board = frozenset({"place", "order", "leave", "bard", "fight", "pay", "show", "guild", "dummy"})

    def pieces(self, sight: Sight, say: Say) -> Xidit:
        view = sight.view
        mine = view["seats"][sight.me] if sight.me is not None else None
        orders, number = standing.orders(sight)
        judged = standing.assessments(sight, say)
        planning = view["question"] == "program" and mine is not None and not sight.replay
        made = Xidit(
            me=sight.me,
            choosing=len(sight.choices) > 0,
            question="" if sight.replay else view["question"] or "",
            year=max(1, view["year"]),
            years=view["years"],
            censuses=tuple(view["censuses"]),
            planning=planning,
            cities=[city_of(sight, c, mine, planning, say) for c in range(len(view["cities"]))],
            regions=[region_of(sight, r, say) for r in range(len(view["regions"]))],
            roads=land.roads(),
            network=land.network(),
            queues=[queue_of(sight, kind, say) for kind in ("recruitment", "threats")],
            lairs=[lair_of(sight, pile) for pile in range(len(view["titans"]))],
            barracks=tuple((u, name, view["barracks"][UNITS[u]]) for u, name in enumerate(land.unit_names(sight.lang))),
            assessments=judged,
            census=standing.census(sight),
            public=[_public(sight, n, orders[n], number, judged) for n in range(len(sight.seats))],
            ladder=tuple(
                (u, name, *prize) for u, (name, prize) in enumerate(zip(land.unit_names(sight.lang), standing.PRIZES))
            ),
            number=number,
            names=[seat.name for seat in sight.seats],
        )
        if mine is not None:
            _mine(sight, made, mine)
        return made

    def faces(self, lang: str) -> list[Face]:
        return list(by_id(lang).values())

    def entry(self, part: str, entry: str, lang: str) -> Face | None:
        return entry_face(part, entry, lang) or super().entry(part, entry, lang)

    def map(self, entry: str, lang: str) -> Atlas | None:
        return atlas(entry, lang)

    def phase(self, sight: Sight, say: Say) -> str:
        view = sight.view
        key = "xi-phase-place" if not view["year"] else "xi-phase"
        if view["question"] in standing.CENSUS:
            key = "xi-phase-census"
        elif view["year"] in view["censuses"] and not view["over"]:
            key = "xi-phase-before-census"
        return say(key, year=view["year"], years=view["years"])

    def charts(self, sight: Sight, say: Say) -> list[Chart]:
        return charts(sight, say)


# --- Seats


def _public(sight: Sight, n: int, orders: list[str], number: int, judged: list[Assessment]) -> Public:
    seats = sight.view["seats"]
    points = {a.kind: next(rank.points for rank in a.ranks if rank.seat == n) for a in judged}
    open_to_all = all("units" in shown for shown in seats)  # with memory aid, and after the end
    units = [seats[n]["units"][unit] for unit in UNITS] if open_to_all else []
    return Public(
        stories=points["influence"] or 0,
        stock=seats[n]["stories"],
        reputation=points["reputation"] or 0,
        gold=points["wealth"],
        units=tuple(units),
        units_words=listed(units, sight.lang) or SAY[sight.lang]("xi-no-units") if units else "",
        orders=tuple(orders),
        past=not any(shown["orders"] for shown in seats),
        first=sight.view["first"] == n,
        now=number,
    )


def _mine(sight: Sight, made: Xidit, mine: dict[str, Any]) -> None:
    """My stock, my wheels, and what I am asked."""
    names = land.unit_names(sight.lang)
    choosing = made.question == "pay" and len(sight.choices) > 0
    for u, unit in enumerate(UNITS):
        choice = sight.choices.at("pay", unit=u)
        why = sight.choices.why("pay", unit=u) if choosing and choice is None else ""
        made.units.append(Unit(u, names[u], mine["units"][unit], choice, why))
    made.gold, made.bards, made.stories, made.held = mine["gold"], mine["bards"], mine["stories"], mine["held"]
    if made.planning:
        made.foretell = f"/t/{sight.table}/foretell"
        made.orders = tuple((c.move, ORDERS[c.args["order"]]) for c in sight.choices.of("order"))
        sealed = sight.sealed
        for k in range(WHEELS):
            move = sealed[k].move if k < len(sealed) else -1
            order = ORDERS[sealed[k].args["order"]] if k < len(sealed) else ""
            made.wheels.append(Wheel(k + 1, order, move, k < len(sealed) < WHEELS))
    else:
        made.wheels = [Wheel(k + 1, order, -1, True) for k, order in enumerate(mine["orders"])]
    made.foes = [lair for lair in made.lairs if lair.choice]
    made.tokens = [judged for judged in made.assessments if judged.choice]
    made.shows = sight.choices.of("show")
    about = sight.view["about"]
    if made.question == "show":
        made.counted = land.xidit().argument("unit", UNITS.index(about["unit"]), sight.lang)
    for choice in sight.choices.of("leave"):
        left = choice.args["reward"]
        rewards = [
            (icon, about["coming"][name], about["offered"][name]) for name, icon in standing.REWARD_ICONS.items()
        ]
        made.prizes.append(Prize(choice, [reward for i, reward in enumerate(rewards) if i != left]))
