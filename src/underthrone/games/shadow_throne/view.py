"""What a seat may know of Shadow Throne: a list of what is shown, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from underthrone.games.shadow_throne.cards import FACTIONS

if TYPE_CHECKING:
    from underthrone.games.shadow_throne.state import Fighter, Table


def view(s: Table, seat: int | None) -> dict[str, Any]:
    """Public: gold, influence, the battle line, the track. Own: hand, pool, saved card, sealed answer, pools seen."""
    shown: dict[str, Any] = {
        "game": s.setup.game.id,
        "players": s.setup.players,
        "options": dict(s.setup.options),
        "seat": seat,
        "battle": s.battle,
        "wave": s.wave,
        "question": s.rules.question_names[s.question] if s.question >= 0 else None,
        "addressed": s.addressed,
        "power": {name: s.track[i] for i, name in enumerate(FACTIONS)},
        "seats": [_seat(s, i) for i in range(s.setup.players)],
        "over": s.over,
        "past": [_past(s, number, seat) for number in range(len(s.past))],
    }
    if seat is not None:
        p = s.players[seat]
        shown["hand"] = _ids(s, p.hand)
        shown["prices"] = [s.price(seat, c) for c in p.hand]
        shown["pool"] = _ids(s, p.pool)
        shown["picks"] = _ids(s, p.picks)
        shown["seen"] = [_ids(s, cards) for cards in seen(s, seat)]
        shown["saved"] = s.cards.ids[p.saved] if p.saved >= 0 else None
        shown["sealed"] = s.parts_of(seat)
    return shown


def seen(s: Table, seat: int) -> list[list[int]]:
    """The pools that the seat has looked at in this battle, in the order of its picks."""
    return [] if s.loose else _looks([p.picks for p in s.players], [p.pool for p in s.players], seat)


def _looks(picks: Sequence[Sequence[int]], pools: Sequence[Sequence[int]], seat: int) -> list[list[int]]:
    looks = len(picks[seat]) + (1 if pools[seat] else 0)
    return [_pool_at(picks, pools, (seat - k) % len(picks), k) for k in range(looks)]


def _pool_at(picks: Sequence[Sequence[int]], pools: Sequence[Sequence[int]], first: int, k: int) -> list[int]:
    """What was in the pool dealt to seat `first` when the k-th pick was made from it."""
    n = len(picks)
    done = len(picks[0])
    cards = [*pools[(first + done) % n]]
    for j in range(k, done):
        cards.append(picks[(first + j) % n][j])
    return sorted(cards)


def _past(s: Table, number: int, seat: int | None) -> dict[str, Any]:
    """A battle that is over: what everybody showed, and what the seat itself brought, looked at and took."""
    battle = s.past[number]
    shown: dict[str, Any] = {
        "shown": [_ids(s, cards) for cards in battle.shown],
        "stayed": _ids(s, battle.stayed),
    }
    if seat is not None:
        mine = battle.saved[seat]
        shown["saved"] = s.cards.ids[mine] if mine >= 0 else None
        shown["picks"] = _ids(s, battle.picks[seat])
        looks = [] if battle.loose else _looks(battle.picks, [()] * len(battle.picks), seat)
        shown["seen"] = [_ids(s, cards) for cards in looks]
    return shown


def _seat(s: Table, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    return {
        "gold": p.gold,
        "influence": p.influence,
        "cards": len(p.hand),
        "hush": [name for i, name in enumerate(FACTIONS) if s.hush(seat, i)],
        "line": [_fighter(s, f) for f in s.line if f.seat == seat],
        "turned": [{"card": s.cards.ids[f.card], "wave": f.wave} for f in s.turned if f.seat == seat],
    }


def _fighter(s: Table, f: Fighter) -> dict[str, Any]:
    return {
        "card": s.cards.ids[f.card],
        "wave": f.wave,
        "faction": FACTIONS[s.faction(f)],
        "power": s.power(f),
        "plus": f.plus,
        "silenced": f.silenced,
        "converted": f.converted,
        "dead": f.dead,
    }


def _ids(s: Table, cards: Sequence[int]) -> list[str]:
    return [s.cards.ids[c] for c in cards]
