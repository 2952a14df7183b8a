"""The box as a designer reads it: no card makes another one useless, and nothing is there twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import pytest
from tests.games.stygian_society.table import box, g
from tests.rule import rule

from underthrone.games.stygian_society import describe
from underthrone.games.stygian_society.cards import ACTION, AIMS, UNLIMITED, Card
from underthrone.games.stygian_society.vocabulary import BLEED, COLOURS, NAMES, PERIL, Op

Got = Counter[tuple[int, int]]  # amounts by word and what it is about
WIDER = {  # what an aim reaches at least as well
    "none": {"none"},
    "front": {"front"},
    "any": {"any", "front"},
    "front-rank": {"front-rank", "front"},
    "rear-rank": {"rear-rank"},
    "all": {"all", "any", "front", "front-rank", "rear-rank"},
}
PURSE = 8  # cubes of a colour that one has at most, for the comparison
SHADE = re.compile("|".join(COLOURS))


# --- Domination
#
# Of two cards that a hero can hold, one dominates the other if nobody would ever rather have the other.
# Actions compete for one place in every turn: they are compared whatever their level, shields aside, which work unused.
# Other cards add up: they are compared where one is chosen instead of the other, in one level or one treasure deck.


def got(ops: list[Op], times: int = 1) -> Got:
    """How much good of each word: less peril, no wounds to the team; a word without a number counts as 1."""
    found: Got = Counter()
    for word, n, about in ops:
        found[word, about] += times * (-n if word in (PERIL, BLEED) else n or 1)
    return found


def covers(more: Got, less: Got) -> bool:
    return all(more[key] >= n for key, n in less.items())


def purchases(card: Card) -> Iterator[tuple[list[int], Got]]:
    """Every way to use an action: what it costs, and what one gets."""
    ranges = [range(min(step.times, PURSE) + 1) for step in card.steps]
    for bought in product(*ranges):
        cost = [sum(step.cost[i] * n for step, n in zip(card.steps, bought)) for i in range(3)]
        if max(cost) <= PURSE and all(bought[0] or not (n and step.after) for step, n in zip(card.steps, bought)):
            gets = got(card.does)
            for step, n in zip(card.steps, bought):
                gets.update(got(step.does, n))
            yield cost, gets


def drops_as_much(one: Card, other: Card) -> bool:
    """As many of every colour, and in all; a wild cube may be any of them."""
    return sum(one.drop) >= sum(other.drop) and all(one.drop[i] + one.drop[3] >= other.drop[i] for i in range(3))


def reaches(one: Card, other: Card) -> bool:
    return AIMS[other.aim] in WIDER[AIMS[one.aim]] and (
        one.count >= other.count or AIMS[one.aim] in ("all", "front-rank")
    )


def dominates(one: Card, other: Card) -> bool:
    """Whether the one is at least as good in every respect; two that are alike dominate each other."""
    if one.kind != other.kind or one.when != other.when or one.attack != other.attack:
        return False
    if one.exhausts > other.exhausts or one.before < other.before or not reaches(one, other):
        return False
    if one.kind != ACTION:
        return one.shields >= other.shields and covers(got(one.does + one.mods), got(other.does + other.mods))
    if not drops_as_much(one, other):
        return False
    mine = list(purchases(one))
    return all(
        any(all(a <= b for a, b in zip(paid, cost)) and covers(gets, wanted) for paid, gets in mine)
        for cost, wanted in purchases(other)
    )


def compete(one: Card, other: Card) -> bool:
    """Whether a hero could hold both, and would choose between them."""
    if one.kind != ACTION:
        return (one.hero, one.level, one.upper, one.team) == (other.hero, other.level, other.upper, other.team)
    return one.hero == other.hero or min(one.hero, other.hero) < 0


@rule("SO-95")
def test_no_card_dominates_another() -> None:
    found = [
        f"{one.id} > {other.id}"
        for pair in combinations(box.cards, 2)
        if compete(*pair)
        for one, other in (pair, pair[::-1])
        if dominates(one, other)
    ]
    assert not found


@pytest.mark.parametrize(("one", "other"), [("knight", "cleave"), ("throwing-axe", "knight"), ("triage", "unbroken")])
def test_cards_that_are_not_comparable(one: str, other: str) -> None:
    assert not dominates(box.cards[box.ids.index(one)], box.cards[box.ids.index(other)])


def test_what_domination_is() -> None:
    """Unbroken heals 3 when the team is wounded and Triage 2; Steel Fist reaches what Steel Fist reaches."""
    unbroken, triage, fist = [box.cards[box.ids.index(card_id)] for card_id in ("unbroken", "triage", "knight")]
    assert dominates(unbroken, triage)
    assert dominates(fist, fist)


# --- Repetitions


def test_no_two_cards_share_one_text_colours_aside() -> None:
    texts = Counter[str]()
    for card in box.cards:
        text = SHADE.sub("cube", describe.card_text(g, card, "en"))
        texts[text or f"shields {card.shields}"] += 1
    pairs = {text for text, n in texts.items() if n > 1}
    assert pairs <= {"3 wounds."}  # one bullet for one enemy, one grenade for a whole rank


def test_no_two_chests_do_the_same() -> None:
    assert len({repr(sorted(does)) for does in box.chests}) == len(box.chests)


def test_no_two_floors_are_alike_and_no_action_is_on_more_than_a_sixth_of_them() -> None:
    acts = [(cost, repr(does)) for floor in box.floors for cost, does in zip(floor.costs, floor.acts) if cost]
    assert max(Counter(does for _, does in acts).values()) * 6 <= len(acts)
    assert len({repr([floor.costs, floor.acts]) for floor in box.floors}) == len(box.floors)
    assert len({repr(floor.lines) for floor in box.floors}) == len(box.floors)
    assert len({repr([floor.front, floor.rear]) for floor in box.floors}) == len(box.floors)


def test_no_two_enemies_do_the_same() -> None:
    assert len({repr([enemy.costs, enemy.acts]) for enemy in box.enemies}) == len(box.enemies)


def test_limits_are_said_in_both_languages() -> None:
    """Every step that can be bought a limited number of times says so."""
    limits = {"en": ("up to", "once"), "fr": ("jusqu’à", "une fois")}
    for card in box.cards:
        for step in card.steps:
            for lang, (often, once) in limits.items():
                text = describe.step_text(g, step, card.many, lang)
                assert (often in text) == (1 < step.times < UNLIMITED), text
                assert (once in text) == (step.times == 1 and step.after), text


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        (
            "Field Surgery",
            "Each 1 white, up to three times: heal 2.",
            "Par 1 blanc, jusqu’à trois fois\u202f: soigner 2.",
        ),
        ("Tonic", "Each 1 white, up to four times: heal 2.", "Par 1 blanc, jusqu’à quatre fois\u202f: soigner 2."),
        ("Stand Fast", "Each 1 blue, up to four times: heal 1.", "Par 1 bleu, jusqu’à quatre fois\u202f: soigner 1."),
        (
            "Ember Bolt",
            "Each 1 green more, up to three times: 1 wound.",
            "Par 1 vert de plus, jusqu’à trois fois\u202f: 1 blessure.",
        ),
        ("Bone Saw", "Each 1 white, up to twice: heal 1.", "Par 1 blanc, jusqu’à deux fois\u202f: soigner 1."),
        (
            "Great Remedy",
            "Each 1 white more, up to four times: heal 2.",
            "Par 1 blanc de plus, jusqu’à quatre fois\u202f: soigner 2.",
        ),
        ("Vivisection", "Each 1 white, up to twice: heal 2.", "Par 1 blanc, jusqu’à deux fois\u202f: soigner 2."),
        (
            "Miracle Cure",
            "Each 2 white, up to three times: heal 4.",
            "Par 2 blancs, jusqu’à trois fois\u202f: soigner 4.",
        ),
        (
            "Garrotte",
            "1 green more, once: a target with 2 health or less flees.",
            "1 vert de plus, une fois\u202f: une cible à 2 de santé ou moins s’enfuit.",
        ),
    ],
)
def test_limits_as_cards_say_them(name: str, english: str, french: str) -> None:
    card = next(card for card in box.cards if card.names["en"] == name)
    assert english in describe.card_text(g, card, "en")
    assert french in describe.card_text(g, card, "fr")


def test_every_word_of_the_vocabulary_is_on_some_card() -> None:
    said = {op[0] for card in box.cards for op in card.does + card.mods + [o for step in card.steps for o in step.does]}
    said |= {op[0] for deed in box.deeds for op in deed.does}
    said |= {op[0] for floor in box.floors for op in floor.rules + floor.lasting}
    assert {NAMES[word] for word in said} == set(NAMES)
