"""The characters as their designer would read them: none is useless, and the factions differ."""

from __future__ import annotations

from itertools import combinations, permutations

from tests.games.shadow_throne.table import cards
from tests.rule import rule

from underthrone.games.shadow_throne.cards import FACTIONS

LONGEST_WORD = 11  # that a plate in the battle line has room for on a telephone


def at_least(a: int, b: int) -> bool:
    """Whether card `a` is never worse than `b`: in power, in influence, in what it does, in gold, won or lost."""
    of = cards()
    does = of.effect[b] == 0 or (
        (of.effect[a], of.whom[a]) == (of.effect[b], of.whom[b])
        and of.number[a] <= of.number[b]
        and of.amount[a] >= of.amount[b]
    )
    return (
        does
        and of.power[a] >= of.power[b]
        and of.influence[a] >= of.influence[b]
        and of.price[a] <= of.price[b]
        and of.consolation[a] - of.price[a] >= of.consolation[b] - of.price[b]
    )


@rule("TH-03")
def test_no_card_dominates_another_of_its_faction() -> None:
    of = cards()
    pairs = permutations(range(len(of.ids)), 2)
    worse = [(of.ids[a], of.ids[b]) for a, b in pairs if of.faction[a] == of.faction[b] and at_least(a, b)]
    assert worse == []


def test_the_plain_cards_of_the_factions_differ() -> None:
    of = cards()
    plain = [c for c in range(len(of.ids)) if of.effect[c] == 0]

    def face(c: int) -> tuple[int, ...]:
        return of.rank[c], of.power[c], of.influence[c], of.price[c], of.consolation[c]

    assert [(of.ids[a], of.ids[b]) for a, b in combinations(plain, 2) if face(a) == face(b)] == []


@rule("TH-01")
def test_each_faction_has_eighteen_cards_and_its_abilities() -> None:
    of = cards()
    for faction, able in (("empire", 4), ("rebels", 5), ("church", 5)):
        mine = [c for c in range(len(of.ids)) if of.faction[c] == FACTIONS.index(faction)]
        copies, abilities = sum(of.copies[c] for c in mine), sum(of.effect[c] > 0 for c in mine)
        assert (copies, abilities) == (18, able), f"A new card of the {faction} takes the place of another in the box."


def test_no_word_of_a_name_is_too_long_for_its_plate() -> None:
    words = [word for names in cards().names for name in names.values() for word in name.replace("-", " ").split()]
    assert [word for word in words if len(word) > LONGEST_WORD] == []
