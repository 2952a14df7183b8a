"""What is hidden and what is open; the Dark Oracle."""

from __future__ import annotations

from tests.games.styx.table import asked, bids, can, card, do, g, go, happened, new, put, table
from tests.rule import rule

from underthrone.games.styx.state import Table
from underthrone.kernel.dice import Dice, seeded


def actions(s: Table, eye: int | None) -> list[str | None]:
    return [token["action"] for token in s.view(eye)["tokens"]]


@rule("SX-60")
def test_everything_is_open_but_face_down_tokens_and_what_will_be_drawn() -> None:
    s = table(
        {"army": ["lich"], "discard": ["ghoul"], "coins": 7},
        {"soul": 2},
        {},
        right="harpy",
        left="reaper",
        centre=["fury"],
    )
    put(s, "left muster", "right tithe")
    for eye in (0, 1, 2, None):
        view = s.view(eye)
        assert view["seats"][0]["coins"] == 7
        assert view["seats"][0]["discard"] == ["ghoul"]
        assert view["seats"][1]["soul"] == 2
        assert view["centre"] == ["fury"]
        assert view["pile"] == [s.cards.ids[c] for c in s.pile]
    assert [actions(s, eye) for eye in (0, 1, 2, None)] == [
        ["muster", None],
        [None, "tithe"],
        [None, None],
        [None, None],
    ]


@rule("SX-60")
def test_the_pile_is_shown_in_the_order_of_the_cards_so_that_nothing_can_be_told_from_it() -> None:
    s = new(4, 3)
    dice = Dice(seeded(3))
    while s.deciders():
        assert s.pile == sorted(s.pile)
        options = s.moves(s.decider())
        s.play(s.decider(), options[dice.below(len(options))])


@rule("SX-60")
def test_a_redeal_knows_own_tokens_and_those_revealed_and_guesses_the_others() -> None:
    s = table({}, {}, {})
    put(s, "left muster", "right tithe", "left eliminate")
    assert asked(s) == "bid"
    guesses = {tuple(t.action for t in s.redeal(2, seed).tokens) for seed in range(60)}
    assert guesses == {(1, action, 2) for action in range(3)}


@rule("SX-60", "SX-50")
def test_the_two_tokens_of_a_player_always_differ_in_a_redeal() -> None:
    s = table({}, {})
    put(s, "left muster", "right tithe", "left tithe")
    for seed in range(60):
        first, mine, second = [t.action for t in s.redeal(1, seed).tokens]
        assert first != second
        assert mine == 0


@rule("SX-60")
def test_a_redeal_draws_other_cards() -> None:
    s = table({}, {}, {})
    put(s, "left tithe", "left tithe")
    nexts = set()
    for seed in range(20):
        world = s.redeal(2, seed)
        bids(put(world, "right tithe"), *[""] * 3)
        if world.audience == 2:
            nexts.add(tuple(world.slots))
    assert len(nexts) > 3


@rule("SX-60", "SX-77")
def test_what_a_siren_is_about_to_take_is_open() -> None:
    s = table({"army": ["ghoul"]}, {"army": ["reaper"]}, {}, left="siren", right="harpy")
    go(s, "left muster 1", "right tithe", "right tithe")
    assert s.view(1)["wanted"] is None
    do(s, "take", "reaper")
    assert [s.view(eye)["wanted"] for eye in (0, 1, None)] == ["reaper"] * 3


@rule("SX-73")
def test_the_dark_oracle_looks_at_one_token_and_only_its_owner_learns_what_it_is() -> None:
    s = table({"army": ["dark-oracle"]}, {}, {})
    put(s, "left muster", "right tithe", "left eliminate")
    assert (asked(s), s.deciders()) == ("look", [0])
    assert [can(s, "look", i) for i in range(3)] == [False, True, True]
    do(s, "look", 2)
    assert actions(s, 0) == ["muster", None, "eliminate"]
    assert actions(s, 1) == [None, "tithe", None]
    assert s.view(1)["tokens"][2]["seen"] == 0, "at which token is public"
    assert happened(s, "looked", 0)[0]["action"] == 2
    assert happened(s, "looked", 1)[0]["action"] is None
    assert {s.redeal(0, seed).tokens[2].action for seed in range(40)} == {2}
    assert {s.redeal(1, seed).tokens[2].action for seed in range(40)} == {0, 1, 2}


@rule("SX-73")
def test_then_the_owner_may_exchange_the_token_on_the_same_card_and_place() -> None:
    s = table({"army": ["dark-oracle"]}, {}, {})
    put(s, "left muster", "right tithe", "left eliminate")
    do(s, "look", 2)
    assert asked(s) == "exchange"
    assert not can(s, "swap", 0, "muster")
    assert not can(s, "swap", 1, "muster")
    do(s, "swap", 0, "tithe")
    assert (s.tokens[0].seat, s.tokens[0].slot, s.tokens[0].action) == (0, 0, 0)
    assert happened(s, "swapped", 1) == [{"event": "swapped", "seat": 0, "card": s.slots[0], "action": None}]
    assert happened(s, "swapped", 0)[0]["action"] == 0


@rule("SX-73")
def test_the_owner_may_also_keep_the_token_or_not_look_at_all() -> None:
    s = table({"army": ["dark-oracle"]}, {}, {})
    put(s, "left muster", "right tithe", "left tithe")
    do(do(s, "look", 1), "keep")
    assert asked(s) == "bid"
    s = table({"army": ["dark-oracle"]}, {}, {})
    put(s, "left muster", "right tithe", "left tithe")
    do(s, "no-look")
    assert asked(s) == "bid", "who doesn't look doesn't exchange"


@rule("SX-73", "SX-50")
def test_with_two_players_one_of_the_two_tokens_may_be_exchanged_for_the_third() -> None:
    s = table({"army": ["dark-oracle"]}, {})
    put(s, "left muster", "right tithe", "left tithe", "left muster")
    do(s, "look", 3)
    assert [can(s, "swap", i, "eliminate") for i in range(4)] == [True, False, True, False]
    assert {s.redeal(0, seed).tokens[1].action for seed in range(40)} == {0, 2}, "not the one that was seen"
    do(s, "swap", 2, "eliminate")
    assert [t.action for t in s.tokens] == [1, 0, 2, 1]
    assert g.words(s, 0, 0)
    assert card("dark-oracle") in s.players[0].army
