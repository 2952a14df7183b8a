"""The verbs of the public surface take what counts as a number, and refuse what is no seat."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from tests.laws.random_play import chance, decide, every_table, new, one_of, seeds, walk

import underthrone as ut
from underthrone import bots
from underthrone.bots import Bot, Seat
from underthrone.bots.bot import Random
from underthrone.games.prose import turn_text


class Whole:
    """A whole number that isn't an int: what numpy's are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Last(Bot):
    """Always the last move."""

    def choose(self, seat: Seat) -> int:
        return seat.moves()[-1]


class Numpy(Last):
    """The same, as who counts with numpy says it."""

    def choose(self, seat: Seat) -> Whole:  # type: ignore[override]
        return Whole(super().choose(seat))


class Says(Bot):
    """Answers as an engine would, in notation."""

    def choose(self, seat: Seat) -> str:  # type: ignore[override]
        return seat.game().notation(seat.moves()[-1])


@every_table
@given(seed=seeds)
def test_whatever_counts_as_a_number_is_one(game_id: str, players: int, seed: int) -> None:
    g, dice = ut.game(game_id), chance(seed)
    small = seed % (1 << 31)
    assert g.new(Whole(players), Whole(small)) == g.new(players, small)
    assert g.about(Whole(players)) == g.about(players)
    for s in walk(new(game_id, players, seed), chance(seed + 1), every=30):
        seat, move = decide(s, dice)
        me, mine = Whole(seat), Whole(move)
        assert s.moves(me) == s.moves(seat)
        assert s.view(me) == s.view(seat)
        assert s.redeal(me, Whole(small)) == s.redeal(seat, small)
        assert g.notation(mine) == g.notation(move)
        assert g.words(s, me, mine) == g.words(s, seat, move)
        assert g.why_not(s, me, mine) == ""
        assert g.happened(s, me) == g.happened(s, seat)
        assert g.log(s, me) == g.log(s, seat)
        assert turn_text(g, s, me, []) == turn_text(g, s, seat, [])
        assert g.proposals(s, me) == g.proposals(s, seat)
        assert g.by_itself(s, me, {}) == g.by_itself(s, seat, {})
        assert bots.named("random", Whole(small)).move(s, me) == bots.named("random", small).move(s, seat)
        assert type(Numpy(1).move(s, me)) is int
        assert Numpy(1).move(s, me) == Last(1).move(s, seat)
        assert Seat(s, me, Whole(small)).redeal(Whole(small)) == Seat(s, seat, small).redeal(small)
        one, other = s.clone(), s.clone()
        one.play(me, mine)
        other.play(seat, move)
        assert one == other
        assert one.playout(Whole(small)) == other.playout(small)
        assert one == other


@every_table
def test_a_journal_takes_what_counts_as_a_number(game_id: str, players: int) -> None:
    g, secret = ut.game(game_id), b"nobody knows"
    one = ut.Journal.begin(g, players, secret=secret, contributions={0: "mine"})
    other = ut.Journal.begin(g, Whole(players), secret=secret, contributions={Whole(0): "mine"})
    seat = one.state.decider()
    move = one.state.moves(seat)[0]
    one.play(seat, move)
    other.play(Whole(seat), Whole(move))
    assert one.text() == other.text()
    assert one.can_undo(seat) == other.can_undo(Whole(seat))
    assert other.replay(Whole(0)) == one.replay(0)


@every_table
def test_every_verb_refuses_what_is_no_seat(game_id: str, players: int) -> None:
    g = ut.game(game_id)
    s = g.new(players, seed=1)
    move = s.moves(s.decider())[0]
    journal = ut.Journal.begin(g, players, seed=1)
    verbs: list[Callable[[int], object]] = [
        s.moves,
        lambda seat: s.play(seat, move),
        s.withdraw,
        s.view,
        lambda seat: s.redeal(seat, 1),
        lambda seat: g.words(s, seat, move),
        lambda seat: g.parse(s, seat, g.notation(move)),
        lambda seat: g.happened(s, seat),
        lambda seat: g.log(s, seat),
        lambda seat: turn_text(g, s, seat, []),
        lambda seat: Seat(s, seat, 1),
        lambda seat: journal.play(seat, move),
        lambda seat: g.proposals(s, seat),
        lambda seat: g.by_itself(s, seat, {}),
        lambda seat: bots.named("random", 1).move(s, seat),
        lambda seat: s.write_tensor(seat, b""),
        lambda seat: s.write_mask(seat, b""),
        s.information,
    ]
    for nobody in (-1, players, 99, 1 << 70):
        for verb in verbs:
            with pytest.raises(ut.Illegal, match=rf"There is no seat .*: the seats are numbered 0 to {players - 1}\."):
                verb(nobody)
        assert g.why_not(s, nobody, move).startswith("There is no seat")


@every_table
@given(seed=seeds)
def test_a_playout_ends_the_game_and_depends_on_its_seed_alone(game_id: str, players: int, seed: int) -> None:
    for habit in (False, True):
        s = new(game_id, players, seed, recording=False)
        other = s.clone()
        assert s.playout(seed, habit) == other.playout(seed, habit) > 0
        assert s == other
        assert s.result() is not None
        assert s.playout(seed, habit) == 0


@every_table
@given(seed=seeds)
def test_payoffs_are_a_share_of_the_win(game_id: str, players: int, seed: int) -> None:
    s = new(game_id, players, seed, recording=False)
    assert s.payoffs() == [0.0] * players
    assert all(0 <= outlook <= 1 for outlook in s.payoffs(shaped=True))
    s.playout(seed)
    result = s.result()
    assert result is not None
    assert s.payoffs() == s.payoffs(shaped=True)
    won = [seat for seat in range(players) if s.payoffs()[seat]]
    assert won == result.winners
    assert sum(s.payoffs()) == pytest.approx(len(won) if ut.game(game_id).cooperative else 1 if won else 0)


@every_table
@given(seed=seeds)
def test_a_redeal_can_leave_the_order_of_deciders_as_it_is(game_id: str, players: int, seed: int) -> None:
    dice = chance(seed)
    for s in walk(new(game_id, players, seed), chance(seed + 1), every=10):
        for eye in (*range(players), None):
            world = s.redeal(eye, 5, sealed="keep")
            assert world.deciders() == s.deciders()
            assert world.view(eye) == s.view(eye)
            assert [len(world.parts_of(seat)) for seat in world.deciders() if seat == eye] == [
                len(s.parts_of(seat)) for seat in s.deciders() if seat == eye
            ]
            assert world == s.redeal(eye, 6, sealed="keep").redeal(eye, 5, sealed="keep")
        seat = one_of(s.deciders(), dice)
        assert s.redeal(seat, 5, sealed="keep").moves(seat) == s.moves(seat)
    with pytest.raises(ut.Trouble, match="Sealed answers are 'open' or 'keep', not 'shut'"):
        new(game_id, players, seed).redeal(None, 1, sealed="shut")


@every_table
def test_a_bot_of_ones_own_plays_like_ours(game_id: str, players: int) -> None:
    s = ut.game(game_id).new(players, seed=3, recording=False)
    sitting: list[Bot] = [Last(1), *[Random(seat) for seat in range(1, players)]]
    for _ in range(200):
        if not s.deciders():
            break
        seat = s.decider()
        move = sitting[seat].move(s, seat)
        assert seat or move == s.moves(0)[-1]
        s.play(seat, move)


def test_a_bot_that_chooses_no_number_is_told_what_to_give() -> None:
    s = ut.game("styx").new(2, seed=1)
    with pytest.raises(ut.Trouble, match=r"^Says chose 'place:2,eliminate': a bot gives one of seat\.moves\(\)"):
        Says(1).move(s, 0)
