"""The Stygian Society's board: the tower in cut-away, the enemies in their ranks, the peril ladder and the heroes."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society.moves import REGROUP
from underthrone.games.stygian_society.vocabulary import COLOURS
from underthrone.table.look.boards.board import Board
from underthrone.table.look.boards.stygian_society import moments
from underthrone.table.look.boards.stygian_society.action import action
from underthrone.table.look.boards.stygian_society.charts import charts
from underthrone.table.look.boards.stygian_society.entries import entry_face
from underthrone.table.look.boards.stygian_society.faces import (
    faces,
    glossary,
    sheets,
)
from underthrone.table.look.boards.stygian_society.floor import floor, lacking, pile_of, regrouped
from underthrone.table.look.boards.stygian_society.heroes import held_card, hero_of, stage
from underthrone.table.look.boards.stygian_society.pieces import (
    Society,
)
from underthrone.table.look.boards.stygian_society.telling import StygianSocietyTelling
from underthrone.table.look.pieces import Chart, Face, Gauge
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Offer, Sight

LEAVES: Final = {
    ("support", "pass"): "so-no-support",
    ("response", "pass"): "so-no-response",
    ("open_chest", "pass"): "so-no-chest",
    ("cure", "done"): "so-no-cure",
    ("trade", "done"): "so-no-trade",
    ("buy", "done"): "so-no-buy",
}
ASKS: Final = {"support": "so-ask-support", "buy": "so-ask-buy", "pay": "so-ask-pay", "trade": "so-ask-trade"}
HIDDEN: Final = {("support", "pass"), ("buy", "done")}  # what is on the board says the same, and more


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
        b.regroup = _regroup(sight)
        if b.question in ("act", "support", "aim"):
            b.lacking, b.lacking_says = lacking(sight)
        if b.regroup is not None:
            b.regroup_asks = _sure(sight, say)
            b.regroup_peril, b.regroup_reaches = regrouped(sight)
        return b

    def prompt(self, sight: Sight, say: Say) -> str:
        """A support skill is offered together with the actions, a purchase as a whole."""
        return say(ASKS[sight.question]) if sight.question in ASKS else sight.prompt

    def words(self, sight: Sight, choice: Choice, say: Say) -> str:
        """What not to do is called by what it leaves out."""
        called = LEAVES.get((sight.question, choice.kind))
        return say(called) if called else choice.words

    def plain(self, sight: Sight, choice: Choice) -> bool:
        return choice.kind not in self.on_board and (sight.question, choice.kind) not in HIDDEN

    def faces(self, lang: str) -> list[Face]:
        return faces(lang)

    def entry(self, part: str, entry: str, lang: str) -> Face | None:
        return entry_face(part, entry, lang) or super().entry(
            part, f"enemy-{entry}" if part == "enemies" else entry, lang
        )

    def phase(self, sight: Sight, say: Say) -> str:
        view = sight.view
        if view["sheet"] is None:
            return say("so-gathering")
        return say("so-phase", floor=view["floor"], name=sheets(sight.lang)[view["sheet"]].name)

    def confirm(self, sight: Sight, choice: Choice, say: Say) -> str:
        """Regrouping costs the whole turn."""
        return _sure(sight, say) if choice.kind == "regroup" else ""

    def charts(self, sight: Sight, say: Say) -> list[Chart]:
        return charts(sight, say)


def _regroup(sight: Sight) -> Choice | Offer | None:
    """Regrouping, also where a support skill might come first."""
    later = [offer for offer in sight.proposals if offer.moves[-1] == REGROUP]
    return sight.choices.at("regroup") or (later[0] if later else None)


def _sure(sight: Sight, say: Say) -> str:
    """What to ask before regrouping: it costs the whole turn, and peril rises."""
    after, reaches = regrouped(sight)
    now, last = sight.view["peril"], sight.view["last_line"]
    if after >= last:
        return say("so-confirm-lost", peril=after, last=last)
    lines = " " + say("so-regroup-reaches", what=reaches) if reaches else ""
    return say("so-confirm-regroup", **{"from": now}, peril=after, last=last, lines=lines)
