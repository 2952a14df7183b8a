"""Shadow Throne's board: from a seat's view to banners, battle lines, hand and pool."""

from __future__ import annotations

from typing import Final

from underthrone.table.look.boards.board import Board
from underthrone.table.look.boards.shadow_throne.battle import banners, gains, row, state
from underthrone.table.look.boards.shadow_throne.charts import charts
from underthrone.table.look.boards.shadow_throne.faces import KIN_ICONS, by_id, numbers, the_cards, the_game, tiles
from underthrone.table.look.boards.shadow_throne.pieces import Held, Public, Throne
from underthrone.table.look.boards.shadow_throne.telling import ShadowThroneTelling
from underthrone.table.look.pieces import Chart, Face, Gauge
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Sight

ASKED_WITH: Final = {"choose": "choose", "extra": "extra", "save": "save"}


class ShadowThroneBoard(Board):
    """Banners and battle lines; the hand below them."""

    telling = ShadowThroneTelling()
    unit = "st-influence"
    on_board = frozenset({"draft", "choose", "extra", "save"})

    def pieces(self, sight: Sight, say: Say) -> Throne:
        view = sight.view
        question = view["question"] or ""
        fought = [f for seat in view["seats"] for f in seat["line"]]
        in_wave = sorted({the_cards().number[numbers()[f["card"]]] for f in fought if f["wave"] == view["wave"]} - {0})
        throne = Throne(
            me=sight.me,
            question=question,
            drafting=question == "draft",
            first=question == "draft" and view["battle"] == 1,
            battle=view["battle"],
            wave=view["wave"],
            stayed=any(f["wave"] == 0 for f in fought),
            target=int(view["options"]["target"]),
            banners=banners(sight),
            rows=[row(sight, seat) for seat in range(len(view["seats"]))],
            public=[Public(seat["gold"], seat["cards"], seat["hush"]) for seat in view["seats"]],
            numbers=in_wave,
            icons=KIN_ICONS,
        )
        if question in ("save", "") and not throne.drafting:
            throne.victors, throne.gains = gains(sight)
        throne.sitting = [(seat.number, state(sight, seat.number)) for seat in sight.seats]
        if sight.me is not None:
            _mine(sight, throne, say)
        return throne

    def faces(self, lang: str) -> list[Face]:
        return list(by_id(lang).values())

    def gauges(self, sight: Sight, seat: int, say: Say) -> list[Gauge]:
        shown = sight.view["seats"][seat]
        target = int(sight.view["options"]["target"])
        return [Gauge(say("st-influence"), shown["influence"], target, "laurel-crown")]

    def phase(self, sight: Sight, say: Say) -> str:
        view = sight.view
        key = "phase-save" if view["question"] in ("save", None) else "phase-wave" if view["wave"] else "phase-draft"
        return the_game().say(sight.lang, key, {"battle": view["battle"], "wave": view["wave"]})

    def confirm(self, sight: Sight, choice: Choice, say: Say) -> str:
        return _warning(sight, choice, say)

    def charts(self, sight: Sight, say: Say) -> list[Chart]:
        return charts(sight, say)


def _mine(sight: Sight, throne: Throne, say: Say) -> None:
    """My hand with what each card would cost, the pool before me, and the pools I passed on."""
    view = sight.view
    assert sight.me is not None
    me = view["seats"][sight.me]
    throne.gold, throne.influence, throne.hush = me["gold"], me["influence"], me["hush"]
    throne.giver = (sight.me - 1) % len(view["seats"])
    kind = ASKED_WITH.get(throne.question, "choose")
    priced = throne.question == "choose"
    seen: dict[str, int] = {}
    for card_id, price in zip(view["hand"], view["prices"]):
        throne.hand.append(_held(sight, card_id, kind, seen, say, price if priced else None, me["gold"]))
    if throne.drafting:
        throne.pool = [_held(sight, card_id, "draft", seen, say, None, me["gold"]) for card_id in view["pool"]]
    faces_ = by_id(sight.lang)
    throne.passed = [[faces_[card_id] for card_id in pool] for pool in view["seen"][:-1]] if throne.drafting else []


def _held(sight: Sight, card_id: str, kind: str, seen: dict[str, int], say: Say, price: int | None, gold: int) -> Held:
    c = numbers()[card_id]
    n = seen[card_id] = seen.get(card_id, 0) + 1
    choice = sight.choices.at(kind, card=c)
    small = kind != "draft" and sight.view["question"] == "draft"
    held = Held((tiles if small else by_id)(sight.lang)[card_id], f"mine-{c}-{n}", choice)
    if choice is None:
        held.why = sight.choices.why(kind, card=c)
    elif n == 1 and choice.move in sight.view["sealed"]:
        held.picked = True
    if price is not None:
        held.short = price > gold
        if price != the_cards().price[c]:
            held.price = f"+{-price}" if price < 0 else str(price)
            held.income = price < 0
        if held.short and choice is not None:
            held.confirm = _warning(sight, choice, say)
    return held


def _warning(sight: Sight, choice: Choice, say: Say) -> str:
    """A card that can't be paid for is lost: that is asked about before."""
    if choice.kind != "choose" or sight.me is None:
        return ""
    card_id = the_cards().ids[choice.args["card"]]
    price = dict(zip(sight.view["hand"], sight.view["prices"])).get(card_id, 0)
    gold = sight.view["seats"][sight.me]["gold"]
    if price <= gold:
        return ""
    return say("st-confirm-short", card=by_id(sight.lang)[card_id].name, price=price, gold=gold)
