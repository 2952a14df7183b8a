"""Whole answers that are proposed, and cards that nobody needs to be asked for."""

from __future__ import annotations

import pytest
from tests.games.stygian_society.table import OTHERS, QUIET, asked, box, by_habit, do, dropped, g, move, new, now, table
from tests.rule import rule

from underthrone.games.stygian_society.cards import RESPONSE
from underthrone.games.stygian_society.effects.responses import occasion
from underthrone.games.stygian_society.moves import BUY, DONE, PASS, PAY, REGROUP, USE, WILD
from underthrone.games.stygian_society.proposals import ASK, HELPS, MOST_PLANS, NEVER
from underthrone.games.stygian_society.state import Table
from underthrone.kernel.game import Proposal

RESPONSES = [card.id for card in box.cards if card.kind == RESPONSE]
ALL = {"white": 10, "blue": 10, "green": 10}  # the banks of hero cubes are empty
POOR = {"wounds": 5, "peril": 3, "luck": 0, "field": {"black": 1, "yellow": 1}}
RICH = {"wounds": 0, "peril": 0, "luck": box.max_luck, "field": ALL}


def usual(s: Table) -> Proposal:
    found = [one for one in g.proposals(s, s.decider()) if one.usual]
    assert len(found) == 1
    return found[0]


def take(s: Table, proposal: Proposal) -> Table:
    me = s.decider()
    for one in proposal.moves:
        s.play(me, one)
    return s


# --- An action at once


@rule("SO-20")
def test_an_action_is_one_answer_where_a_support_skill_could_come_first() -> None:
    s = table(heroes=[{"hero": "knight", "cards": ["rallying-cry"]}, *OTHERS], front=["brute", "torch-imp"])
    assert asked(s) == "support"
    found = [one.moves for one in g.proposals(s, 0)]
    assert [PASS, move("use", "knight")] in found
    assert [PASS, REGROUP] in found
    weakest = s.front[1]
    assert [PASS, move("use", "knight"), move("aim", weakest), move("wild", "blue")] in found


@rule("SO-22")
def test_a_target_comes_with_the_wild_cube_that_the_card_needs() -> None:
    s = do(table(front=["brute", "torch-imp"]), "use", "knight")
    assert asked(s) == "aim"
    assert usual(s).moves == [move("aim", s.front[1]), move("wild", "blue")]
    other = [one.moves[1] for one in g.proposals(s, 0) if one.moves[0] == move("aim", s.front[1])]
    assert sorted(other) == [WILD.of(0), WILD.of(1), WILD.of(2)], "every colour can be chosen with it"


# --- What is bought and paid


@rule("SO-30")
def test_just_enough_to_kill_is_proposed_and_the_field_pays_first() -> None:
    s = dropped(front=["slasher", "ghoul"], rear=[], field={"blue": 6}, crypt={"blue": 2}, cubes=QUIET)
    assert usual(s).moves[:2] == [BUY.of(0), DONE], "three wounds kill a Slasher"
    assert usual(s).moves[2] == PAY.of(0, 0)
    assert usual(s).would["blows"] == [{"token": 0, "wounds": 3, "left": 3, "kills": True}]
    take(s, usual(s))
    assert (s.kinds[0], s.field[1], s.crypt[1]) == (-1, 4, 2)


FRIGHTENED = [("slasher", 5, [1, 0, 0]), ("ghoul", 5, [1, 1, 0]), ("ghoul", 3, [1, 0, 1]), ("brute", 3, [1, 0, 0])]


@pytest.mark.parametrize(("enemy", "green", "bought"), FRIGHTENED)
@rule("SO-30")
def test_nobody_pays_to_frighten_the_dead_or_those_who_stay(enemy: str, green: int, bought: list[int]) -> None:
    """Garrotte: two green make 3 wounds, two more another 2, and for one whoever is left with 2 or less flees."""
    heroes = [{"hero": "burglar", "cards": ["garrotte"]}, {"hero": "knight"}, {"hero": "doctor"}]
    s = dropped("garrotte", heroes=heroes, front=[enemy, "torch-imp"], rear=[], field={"green": green}, cubes=QUIET)
    assert usual(s).would["bought"] == bought


@rule("SO-28")
def test_luck_is_spent_for_a_death_and_not_for_a_wound() -> None:
    near = dropped(front=["slasher"], rear=[], field={"blue": 1}, luck=1)
    assert usual(near).would["luck"] == {"blue": 1}
    far = dropped(front=["brute"], rear=[], field={"blue": 3}, luck=1)
    assert usual(far).would["luck"] == {}


@rule("SO-30")
def test_every_purchase_is_offered_from_nothing_on() -> None:
    s = dropped(front=["brute"], rear=[], field={"blue": 6})
    bought = [one.would["bought"] for one in g.proposals(s, 0)]
    assert sorted(bought) == [[0, 0], [1, 0], [1, 1], [1, 2]]
    assert len(bought) <= MOST_PLANS


@rule("SO-73")
def test_what_the_field_buys_off_is_proposed_at_once() -> None:
    ill = {"hero": "knight", "statuses": {"weary": {"blue": 1, "white": 1}}}
    s = dropped("knight", heroes=[ill, *OTHERS], front=["brute"], rear=[], field={"white": 1, "blue": 1}, luck=2)
    while asked(s) == "buy":
        do(s, "done")
    assert asked(s) == "cure"
    take(s, usual(s))
    assert (sum(s.ills), s.luck) == (0, 2)


# --- Cards that nobody needs to be asked for


def responding(card: str, **position: object) -> Table:
    """The card may respond to what it is for."""
    which = box.cards[box.ids.index(card)]
    heroes: list[dict[str, object]] = [{"hero": "knight"}, {"hero": "burglar"}, {"hero": "doctor"}]
    if which.team:
        position["team"] = [card]
    else:
        hero = box.heroes[which.hero] if which.hero >= 0 else "knight"
        heroes = [{"hero": hero, "cards": [card]}, *[one for one in heroes if one["hero"] != hero][:2]]
    s = table(heroes=heroes, front=["brute"], rear=[], **position)
    s = now(s, lambda: occasion(s, which.when))
    assert asked(s) == "response"
    return s


def matters(s: Table, card: str) -> bool:
    """Whether using it changes anything beside that it is used up."""

    def after(move: int) -> dict[str, object]:
        c = s.clone()
        c.play(c.decider(), move)
        data: dict[str, object] = c.to_data()["state"]
        return {name: value for name, value in data.items() if name not in ("exhausted", "rng", "agenda", "noted")}

    return after(USE.of(box.ids.index(card))) != after(PASS)


@pytest.mark.parametrize("position", [POOR, RICH], ids=["poor", "rich"])
@pytest.mark.parametrize("card", RESPONSES)
def test_a_response_is_asked_for_exactly_when_it_would_change_something(card: str, position: dict[str, object]) -> None:
    s = responding(card, **position)
    asks = g.by_itself(s, s.decider(), {"": HELPS}) < 0
    assert asks == matters(s, card)
    assert g.by_itself(s, s.decider(), {"": HELPS, card: ASK}) < 0
    assert g.by_itself(s, s.decider(), {"": ASK, card: NEVER}) == PASS
    assert g.by_itself(s, s.decider(), {}) < 0


def test_every_response_helps_somewhere_and_most_are_of_no_use_to_who_lacks_nothing() -> None:
    def asked_for(position: dict[str, object]) -> set[str]:
        found = [(card, responding(card, **position)) for card in RESPONSES]
        return {card for card, s in found if g.by_itself(s, s.decider(), {"": HELPS}) < 0}

    assert asked_for(POOR) == set(RESPONSES)
    assert {"triage", "unbroken", "antidote", "phoenix-feather", "getaway"}.isdisjoint(asked_for(RICH))


def test_cubes_that_are_swept_with_the_last_enemy_help_nobody() -> None:
    s = responding("vow-of-vengeance", wounds=1, luck=box.max_luck)
    assert g.by_itself(s, 0, {"": HELPS}) < 0
    s.front.clear()
    assert g.by_itself(s, 0, {"": HELPS}) == PASS


# --- In words


def test_a_purchase_is_said_as_a_whole() -> None:
    s = dropped(front=["brute"], rear=[], field={"blue": 3}, luck=1)
    said = {g.proposed(s, 0, one) for one in g.proposals(s, 0)}
    assert "Done: pay nothing" in said
    assert "Pay 2 blue: 3 wounds" in said
    assert "Pay 4 blue (1 by luck): 3 wounds and 2 wounds" in said


def test_who_takes_what_is_usual_comes_to_an_end() -> None:
    s = new(1, 5)
    for _ in range(600):
        if not asked(s):
            break
        found = [one for one in g.proposals(s, s.decider()) if one.usual]
        if found:
            take(s, found[0])
        else:
            s = by_habit(s, 3, 1)
    assert s.end
