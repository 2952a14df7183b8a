"""The Stygian Society's board: the tower in cut-away, the enemies in their ranks, the peril ladder and the heroes."""

from __future__ import annotations

from underthrone.games.stygian_society.vocabulary import COLOURS
from underthrone.table.look.boards.board import Board
from underthrone.table.look.boards.stygian_society import moments
from underthrone.table.look.boards.stygian_society.action import action
from underthrone.table.look.boards.stygian_society.charts import charts
from underthrone.table.look.boards.stygian_society.faces import (
    faces,
    glossary,
    sheets,
)
from underthrone.table.look.boards.stygian_society.floor import floor, pile_of, regrouped
from underthrone.table.look.boards.stygian_society.heroes import held_card, hero_of, stage
from underthrone.table.look.boards.stygian_society.pieces import (
    Society,
)
from underthrone.table.look.boards.stygian_society.telling import StygianSocietyTelling
from underthrone.table.look.pieces import Chart, Face, Gauge
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Sight


class StygianSocietyBoard(Board):
    """All win or lose together: the tracks stand on the board, and there are no gauges."""

    telling = StygianSocietyTelling()
    on_board = frozenset(
        {
            "pick",
            "begin",
            "use",
            "regroup",
            "aim",
            "wild",
            "buy",
            "pay",
            "learn",
            "learn-next",
            "refresh",
            "cure",
            "relieve",
            "open",
            "give",
            "trade",
        }
    )

    def pieces(self, sight: Sight, say: Say) -> Society:
        view = sight.view
        question = view["question"] or ""
        heroes = [hero_of(sight, place, hero, question) for place, hero in enumerate(view["heroes"])]
        b = Society(
            me=sight.me,
            question=question,
            asking=sight.me is not None and sight.seats[sight.me].deciding and not sight.replay,
            begun=view["sheet"] is not None,
            sheet=sheets(sight.lang)[view["sheet"]] if view["sheet"] else None,
            floor=view["floor"],
            heroes=heroes,
            luck=view["luck"],
            most_luck=view["most_luck"],
            peril=view["peril"],
            shields=view["shields_left"],
            solo=len(sight.seats) == 1,
            terms=tuple(glossary(sight.lang).values()),
        )
        b.team = [held_card(sight, card_id, question) for card_id in view["team_treasures"]]
        b.stage = stage(b, view)
        if view["most_wounds"]:
            b.wounds = Gauge(say("so-wounds"), view["wounds"], view["most_wounds"], "heart-drop")
            b.xp = Gauge("XP", view["xp"], view["needed"], "star-medal")
        b.piles = [pile_of(sight, n, name, question) for n, name in enumerate(COLOURS)]
        if b.sheet is not None:
            floor(sight, b, b.sheet, say)
            action(sight, b, say)
        moments.fill(sight, b, say)
        b.regroup = sight.choices.at("regroup")
        if b.regroup is not None:
            b.regroup_asks = self.confirm(sight, b.regroup, say)
            b.regroup_peril, b.regroup_reaches = regrouped(sight)
        return b

    def faces(self, lang: str) -> list[Face]:
        return faces(lang)

    def phase(self, sight: Sight, say: Say) -> str:
        view = sight.view
        if view["sheet"] is None:
            return say("so-gathering")
        return say("so-phase", floor=view["floor"], name=sheets(sight.lang)[view["sheet"]].name)

    def confirm(self, sight: Sight, choice: Choice, say: Say) -> str:
        """Regrouping costs the whole turn."""
        if choice.kind != "regroup":
            return ""
        after, reaches = regrouped(sight)
        now, last = sight.view["peril"], sight.view["last_line"]
        if after >= last:
            return say("so-confirm-lost", peril=after, last=last)
        lines = " " + say("so-regroup-reaches", what=reaches) if reaches else ""
        return say("so-confirm-regroup", **{"from": now}, peril=after, last=last, lines=lines)

    def charts(self, sight: Sight, say: Say) -> list[Chart]:
        return charts(sight, say)
