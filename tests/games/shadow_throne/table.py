"""Words for tests of Shadow Throne: set up a position, play a wave by the names of its cards, look at the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import underthrone as ut
from underthrone.games.shadow_throne.cards import Cards
from underthrone.games.shadow_throne.game import ShadowThrone
from underthrone.games.shadow_throne.moves import CHOOSE, DRAFT, EXTRA, NO_EXTRA, SAVE, OfCard, doer_of
from underthrone.games.shadow_throne.state import Table

WORKSHOP = Path(__file__).parent / "editions" / "workshop.toml"
RICH = 30
At = dict[str, Any]


@cache
def throne(edition: Path | None = None) -> ShadowThrone:
    g = ut.game("shadow-throne", edition)
    assert isinstance(g, ShadowThrone)
    return g


def cards(edition: Path | None = None) -> Cards:
    return throne(edition).cards


def value(card: str, what: str) -> int:
    """A number on a card of the standard edition."""
    numbers: list[int] = getattr(cards(), what)
    return numbers[cards().ids.index(card)]


# --- Positions


def seat(*hand: str, gold: int = RICH, influence: int = 0, line: Sequence[Any] = (), turned: Sequence[Any] = ()) -> At:
    """A player with these cards in hand; rich, unless gold matters."""
    return {"hand": list(hand), "gold": gold, "influence": influence, "line": list(line), "turned": list(turned)}


def position(*seats: At, wave: int = 1, edition: Path | None = None, **more: Any) -> Table:
    """A position before a wave, with enough plain cards in every hand; seats that aren't given hold nothing else."""
    at = [*seats, *[seat() for _ in range(3 - len(seats))]]
    spare, enough = plain_cards(edition), 6 if len(at) == 3 else 4
    for there in at:
        for card in [*there["hand"], *map(card_of, there["line"]), *map(card_of, there["turned"])]:
            if card in spare:
                spare.remove(card)
    for there in at:
        while wave <= 4 and len(there["hand"]) < enough - wave + 1:
            there["hand"].append(spare.pop())
    s = throne(edition).scene({"seats": at, "wave": wave, **more})
    assert isinstance(s, Table)
    return s


def card_of(part: Any) -> str:
    return part if isinstance(part, str) else str(part["card"])


def plain_cards(edition: Path | None) -> list[str]:
    """The Rebels and Church cards without abilities, copy by copy: Empire cards would be something for King Kyros."""
    of = cards(edition)
    return [of.ids[c] for c in of.deck() if of.effect[c] == 0 and of.faction[c] != 0]


def battle_end(*seats: At, **more: Any) -> Table:
    """A battle that is over when the resolution is counted: what lies there is all that counts."""
    return position(*seats, wave=5, **more)


# --- Playing


def move(s: Table, kind: OfCard, card: str) -> int:
    return kind.of(s.cards.ids.index(card))


def wave(s: Table, *chosen: str | None) -> Table:
    """Each seat plays its card; None is any card. Afterwards the next question waits."""
    assert s.rules.question_names[s.question] == "choose"
    for me, card in enumerate(chosen):
        s.play(me, s.moves(me)[0] if card is None else move(s, CHOOSE, card))
    return s


def fight(*chosen: str, edition: Path | None = None) -> Table:
    """A first wave of these cards, played by rich players."""
    return wave(position(*[seat(card) for card in chosen], edition=edition), *chosen)


def waves(*played: Sequence[str]) -> Table:
    """Wave after wave from the first, one card for each of the rich players."""
    s = position(*[seat(*hand) for hand in zip(*played, strict=True)])
    for chosen in played:
        wave(s, *chosen)
    return s


def extra(s: Table, me: int, card: str | None) -> Table:
    """The answer to King Kyros."""
    s.play(me, NO_EXTRA if card is None else move(s, EXTRA, card))
    return s


def save(s: Table, *kept: str) -> Table:
    """Everybody keeps a card."""
    for me, card in enumerate(kept):
        s.play(me, move(s, SAVE, card))
    return s


def draft(s: Table) -> list[str]:
    """Everybody drafts the first card of the pool; which ones."""
    first = [s.moves(me)[0] for me in range(s.setup.players)]
    for me, card in enumerate(first):
        s.play(me, card)
    return [s.cards.ids[DRAFT.card(card)] for card in first]


def on_to_the_next_battle(s: Table) -> Table:
    """Any cards, no extra ones, until a new battle begins."""
    battle = s.battle
    while s.battle == battle and s.deciders():
        s.play(s.decider(), s.moves(s.decider())[0])
    return s


# --- Looking


def asked(s: Table) -> str | None:
    name: str | None = s.view(None)["question"]
    return name


def public(s: Table, me: int) -> dict[str, Any]:
    there: dict[str, Any] = s.view(None)["seats"][me]
    return there


def gold(s: Table, me: int) -> int:
    return int(public(s, me)["gold"])


def influence(s: Table, me: int) -> int:
    return int(public(s, me)["influence"])


def hand(s: Table, me: int) -> list[str]:
    cards: list[str] = s.view(me)["hand"]
    return cards


def line(s: Table) -> list[dict[str, Any]]:
    """Everything in the battle line, each with its seat."""
    return [{"seat": me, **f} for me in range(s.setup.players) for f in public(s, me)["line"]]


def fighter(s: Table, card: str, me: int | None = None) -> dict[str, Any]:
    """The one character of this name in the battle line, or the one of a seat."""
    found = [f for f in line(s) if f["card"] == card and me in (None, f["seat"])]
    assert len(found) == 1, f"{len(found)} of {card} in the battle line"
    return found[0]


def dead(s: Table) -> set[str]:
    return {f["card"] for f in line(s) if f["dead"]}


def converted(s: Table) -> set[str]:
    return {f["card"] for f in line(s) if f["converted"]}


def emboldened(s: Table) -> dict[str, int]:
    """The characters with +1 tokens, and how many."""
    return {f["card"]: f["plus"] for f in line(s) if f["plus"]}


def silenced(s: Table) -> set[str]:
    return {f["card"] for f in line(s) if f["silenced"]}


def told(s: Table, event: str) -> list[dict[str, Any]]:
    """What the last answer caused, of one kind, as a spectator hears it; cards by their names."""
    heard = [dict(e) for e in throne().happened(s, None) if e["event"] == event]
    for e in heard:
        if e.get("card") is not None:
            e["card"] = s.cards.ids[e["card"]]
        if "by" in e:
            owner, card = doer_of(e["by"])
            e["by"] = (owner, s.cards.ids[card])
    return heard
