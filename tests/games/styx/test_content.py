"""The deck as a designer reads it: no card is dominated, and no single kill brings the war."""

from __future__ import annotations

from itertools import permutations

from tests.rule import rule

from underthrone.games.styx.cards import ELEMENTS, HORSEMAN, load, read
from underthrone.games.styx.state import WAR

cards = load(read(None))
OFFERED = [c for c in range(len(cards.ids)) if cards.drawn(c)]  # what comes to an Audience
NO_GAIN = ("", "devil")  # the Devil's Soul gives its owner nothing


def ways(c: int) -> list[int]:
    """The elements that a card can stand for at once, as bits, one entry for each choice."""
    if not cards.either[c]:
        return [cards.gives[c]]
    return [cards.gives[c] | 1 << i for i in range(len(ELEMENTS)) if cards.either[c] >> i & 1]


def as_good(a: int, b: int) -> bool:
    """Whether whoever musters `a` has, in every respect, at least what `b` would have brought.

    More Strength is better: it is Influence, it counts in the war, it pays for Eliminations. That it moves Chaos, if
    nobody musters the card, is a matter of the table and no respect in which one owner is better off than another.
    Better are more income; elements that can stand for all that the other's could; an effect, for which nothing but the
    same effect makes up; being a Horseman; being Legendary, so safe from a single point of Strength, and the first
    tie-breaker; and not being Eternal, which pays for nothing and doesn't count in the war.
    """
    return (
        cards.strength[a] >= cards.strength[b]
        and cards.income[a] >= cards.income[b]
        and all(any(mine & theirs == theirs for mine in ways(a)) for theirs in ways(b))
        and (cards.effect[b] in NO_GAIN or cards.effect[a] == cards.effect[b])
        and (cards.kind[a] == HORSEMAN or cards.kind[b] != HORSEMAN)
        and (cards.legendary[a] or not cards.legendary[b])
        and (cards.eternal[b] or not cards.eternal[a])
    )


def dominates(a: int, b: int) -> bool:
    """Better for whoever musters it; or as good, and with more Soul for whoever eliminates it."""
    if not as_good(a, b):
        return False
    return not as_good(b, a) or cards.soul[a] > cards.soul[b]


@rule("SX-90")
def test_no_card_is_dominated_by_another_with_the_same_player_icon() -> None:
    for a, b in permutations(OFFERED, 2):
        if cards.players[a] == cards.players[b]:
            assert not dominates(a, b), f"{cards.ids[a]} dominates {cards.ids[b]}"


@rule("SX-90")
def test_a_dominated_card_would_be_found() -> None:
    """Across the icons there are such pairs: with more players more of them fight for the same two cards."""
    robber, merchant, keeper = [
        cards.ids.index(card_id) for card_id in ("grave-robber", "shade-merchant", "toll-keeper")
    ]
    assert dominates(robber, merchant)
    assert not dominates(merchant, robber)
    assert not dominates(merchant, keeper), "less income makes up for more Strength"


@rule("SX-17", "SX-90")
def test_no_kill_brings_more_than_a_third_of_a_war_and_a_cheap_one_less() -> None:
    for c in OFFERED:
        if not cards.eternal[c]:
            assert cards.strength[c] <= (7 if cards.legendary[c] else 6) <= WAR // 3, cards.ids[c]
