"""A review judges by what a player could know, tells skill from luck, and says the same each time."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable

import msgspec
import pytest
from tests.laws.random_play import TABLES, chance

import underthrone as ut
from underthrone.journal.journal import Journal
from underthrone.kernel.dice import Dice, seeded
from underthrone.review.decisions import Decision, decisions
from underthrone.review.reasons import (
    NO_NEWS,
    UNWELCOME,
    WELCOME,
    Reason,
    _from_ends,
    _from_events,
    _from_features,
    _worth,
    reasons,
)
from underthrone.review.review import (
    Judged,
    Review,
    Reviewer,
    Turn,
    _came_to_pass,
    _deciding,
    judge,
    review,
    said,
    summed,
)
from underthrone.review.verdicts import BEST, BLUNDER, GOOD, INACCURACY, MISTAKE, VERDICTS, accuracy, verdict
from underthrone.review.weighing import (
    Budget,
    Tried,
    Weighed,
    _think_on,
    lost,
    outlook,
    plausible,
    stated,
    tried,
    weighed,
)
from underthrone.review.words import at_least, gained, marks, named, points

SMALL = Budget(iterations=8, worlds=4, first=2, outlook=1)
every_table = pytest.mark.parametrize(("game_id", "players"), TABLES, ids=[f"{game_id}-{n}" for game_id, n in TABLES])
every_game = pytest.mark.parametrize("game_id", ut.games())


def played(game_id: str, players: int, seed: int = 3, answers: int = 10_000) -> Journal:
    """A game by habit with slips, as far as some answers or its end."""
    journal, dice = Journal.begin(ut.game(game_id), players, seed=seed), chance(seed)
    habit = journal.game.heuristics.habit
    while journal.state.deciders() and len(journal.lines) < answers:
        s = journal.state
        seat = s.decider()
        moves = s.moves(seat)
        journal.play(seat, moves[dice.below(len(moves))] if dice.below(3) == 0 else habit(s.clone(), seat, dice))
    return journal


@pytest.fixture(scope="module")
def reviewed() -> Callable[[str], tuple[Journal, Review]]:
    found: dict[str, tuple[Journal, Review]] = {}

    def of(game_id: str) -> tuple[Journal, Review]:
        if game_id not in found:
            journal = played(game_id, ut.game(game_id).players[0], answers=100)
            found[game_id] = journal, review(journal, budget=SMALL)
        return found[game_id]

    return of


# --- The law


@every_table
def test_a_verdict_does_not_change_when_what_was_hidden_is_redealt(game_id: str, players: int) -> None:
    found = [one for one in decisions(played(game_id, players, answers=60).moments()) if not one.forced]
    for one in found[:: max(1, len(found) // 3)]:
        first = judge(one, 5, SMALL)
        for seed in (1, 2):
            world = one.before.redeal(one.seat, seed)
            other = Decision(one.number, one.last, one.seat, one.answer, world, one.after)
            assert judge(other, 5, SMALL) == first


# --- Decisions


@every_game
def test_decisions_are_whole_answers_that_counted(game_id: str) -> None:
    journal = played(game_id, ut.game(game_id).players[0], answers=80)
    found = decisions(journal.moments())
    for one in found:
        parts = one.before.rules.parts[one.before.question]
        assert len(one.answer) == parts if parts > 1 else len(one.answer) == one.last - one.number + 1
    moves = sum(len(one.answer) for one in found)
    assert len(journal.lines) - moves < max(journal.game.rules.parts) * journal.setup.players  # the last isn't whole


def test_a_payment_is_one_decision() -> None:
    journal = played("stygian-society", 3, answers=200)
    found = decisions(journal.moments())
    payments = [one for one in found if len(one.answer) > 1]
    assert payments
    assert {one.before.rules.question_names[one.before.question] for one in payments} <= {"buy", "pay"}
    for one in payments:
        assert journal.replay(one.last).question != one.before.question or one.after.decider() != one.seat
        words = said(one.before, one.seat, one.answer, "en")
        assert " · " in words or "(×" in words


def test_what_is_said_once_is_not_said_again() -> None:
    s = ut.game("lords-of-xidit").new(3, 1)
    while s.rules.parts[s.question] == 1:
        s.play(s.decider(), s.moves(s.decider())[0])
    blue, action = (s.setup.game.parse(s, 0, f"order:{name}") for name in ("blue", "action"))
    assert said(s, 0, [blue, action, action, blue, blue, blue], "en") == (
        "Order: blue road · action (×2) · blue road (×3)"
    )
    assert said(s, 0, [action, blue], "en") == "Order: action · blue road", "what a hint says in the middle of a year"
    assert said(s, 0, [action, action, blue, blue, blue, blue], "fr") == "Ordre\u202f: agir (×2) · route bleue (×4)"


def turn(round_number: int, change: float) -> Turn:
    """A turn between two seats."""
    return Turn(1, round_number, [change, -change], [0.0, 0.0], [change, -change], [])


def test_what_comes_and_goes_within_a_round_decides_nothing() -> None:
    assert _deciding([turn(1, 0.1), turn(2, 0.9), turn(2, -0.89), turn(3, 0.2)], team=False) == [0, 3]


def test_what_one_turn_moved_no_other_turn_of_its_round_has_moved() -> None:
    swings = [turn(1, 0.2), turn(2, -0.5), turn(2, 0.4), turn(2, -0.45), turn(2, -0.05), turn(3, 0.1)]
    assert _deciding(swings, team=False) == [0, 1, 3]
    swings = [turn(1, 0.2), turn(2, -0.5), turn(2, 0.4), turn(2, -0.4), turn(3, 0.1)]
    assert _deciding(swings, team=False) == [0, 1, 4]


def test_a_team_has_one_win_chance() -> None:
    small = Turn(1, 1, [-0.02] * 4, [0.0] * 4, [-0.02] * 4, [])
    assert _deciding([small], team=True) == []
    assert _deciding([small], team=False) == [0]


def test_what_was_taken_back_is_no_decision() -> None:
    journal = Journal.begin(ut.game("shadow-throne"), 3, seed=1)
    first, second = journal.state.moves(0)[:2]
    journal.play(0, first)
    journal.undo(0)
    journal.play(0, second)
    journal.play(0, first)  # sealed answers may be changed until the last is in
    for seat in (1, 2):
        journal.play(seat, journal.state.moves(seat)[0])
    found = decisions(journal.moments())
    assert [(one.seat, one.answer, one.last) for one in found[:1]] == [(0, (first,), 4)]
    assert [one.seat for one in found] == [0, 1, 2]
    assert [one.resolved for one in found] == [False, False, True]


def test_a_journal_that_takes_back_what_was_taken_back() -> None:
    journal = Journal.begin(ut.game("lords-of-xidit"), 3, seed=1)
    while len(journal.state.addressed) < 3:
        seat = journal.state.decider()
        journal.play(seat, journal.state.moves(seat)[0])
    before = len(decisions(journal.moments()))
    for _ in range(6):
        journal.play(1, journal.state.moves(1)[0])
    journal.undo(1)
    assert len(decisions(journal.moments())) == before
    for _ in range(6):
        journal.play(1, journal.state.moves(1)[-1])
    [one] = decisions(journal.moments())[before:]
    assert one.answer == (journal.state.parts_of(1)[0],) * 6


# --- Verdicts


def test_verdicts_are_in_doubt_for_the_player() -> None:
    assert [verdict(0.2, sure) for sure in (0.0, 0.05, 0.1, 0.19)] == [GOOD, INACCURACY, MISTAKE, BLUNDER]
    assert verdict(0.005, 0.0) == BEST
    given, best = Tried((1,), [[0.2], [0.6]], []), Tried((2,), [[0.5], [0.7]], [])
    cost, sure = lost(given, best, 0)
    assert cost == pytest.approx(0.2)
    assert sure == pytest.approx(0.1)
    assert lost(best, given, 0) == (0.0, 0.0)


def test_accuracy_falls_with_what_is_lost() -> None:
    assert accuracy([]) == 100.0
    assert accuracy([0.0, 0.0]) == pytest.approx(100.0, abs=0.01)
    assert accuracy([0.0, 0.1]) > accuracy([0.1, 0.1]) > accuracy([0.5, 0.5]) >= 0.0


def test_a_thrown_game_is_a_blunder() -> None:
    """Chaos or gold given away for nothing: the search finds what any player would."""
    journal = played("shadow-throne", 3, seed=8)
    found = [judge(one, 3, Budget(20, 16, 8, 1)) for one in decisions(journal.moments())[-24:] if not one.forced]
    costly = [one for one in found if one.better]
    assert costly, "one move in three was any move"
    for one in costly:
        assert one.verdict in (INACCURACY, MISTAKE, BLUNDER)
        assert one.better != one.answer
        assert one.better_said["en"] != one.said["en"]
        assert one.swing[one.seat] < 0.0
        assert abs(sum(one.swing)) < 0.1, "what one loses others win, but for lands in ruins, where nobody wins"


def test_where_nothing_was_lost_nothing_was_won_from_oneself(monkeypatch: pytest.MonkeyPatch) -> None:
    """What seemed better and isn't, in the worlds where it is weighed, is no measure of skill."""
    given, seemed = Tried((1,), [[0.6, 0.4]] * 4, []), Tried((2,), [[0.4, 0.6]] * 4, [])
    monkeypatch.setattr(sys.modules[judge.__module__], "weighed", lambda *_: Weighed(given, seemed, seemed))
    [one] = [one for one in decisions(played("styx", 2, answers=8).moments()) if not one.forced][:1]
    found = judge(Decision(one.number, one.last, 0, one.answer, one.before, one.after), 1, SMALL)
    assert (found.verdict, found.lost, found.swing, found.won) == (BEST, 0.0, [0.0, 0.0], 0.2)


def test_nobody_answers_for_what_habit_would_make_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left of a cost where the seat thinks before its later answers counts, and never more than the whole."""
    module = sys.modules[judge.__module__]
    [one] = [one for one in decisions(played("styx", 2, answers=8).moments()) if not one.forced][:1]
    given, best = Tried((1,), [[0.2, 0.8]] * 4, []), Tried((2,), [[0.6, 0.4]] * 4, [])
    monkeypatch.setattr(module, "weighed", lambda *_: Weighed(given, best, None))
    monkeypatch.setattr(module, "reasons", lambda *_: [])
    decision = Decision(one.number, one.last, 0, one.answer, one.before, one.after)
    for gap, name, cost in ((0.0, BEST, 0.0), (0.1, MISTAKE, 0.1), (0.4, BLUNDER, 0.4), (0.7, BLUNDER, 0.4)):
        again = [Tried((1,), [[0.2, 0.8]] * 4, []), Tried((2,), [[0.2 + gap, 0.8 - gap]] * 4, [])]
        monkeypatch.setattr(module, "tried", lambda *_, again=again, **__: again)
        found = judge(decision, 1, SMALL)
        assert found.verdict == name
        assert found.lost == pytest.approx(cost)
        assert found.swing == pytest.approx([-cost, cost])


def test_who_thinks_ahead_does_so_as_the_seat_alone() -> None:
    """The own later answers of the round are thought; what others do, and what is hidden, stays as imagined."""
    s = ut.game("shadow-throne").new(3, seed=4, recording=False)
    answers = [(move,) for move in s.moves(0)[:2]]
    habit, thinks = tried(s, 0, answers, range(6), 1), tried(s, 0, answers, range(6), 1, thinks=True)
    assert [one.chances for one in habit] != [one.chances for one in thinks]
    assert tried(s.redeal(0, 9), 0, answers, range(6), 1, thinks=True) != []
    again = tried(s.redeal(0, 9), 0, answers, range(6), 1, thinks=True)
    assert [one.chances for one in again] == [one.chances for one in thinks]


# --- Why


def happening(monkeypatch: pytest.MonkeyPatch, name: str, seat: int) -> tuple[Tried, Tried]:
    """An event that happens in three worlds of four after the better answer, never after the other, and does good."""
    key = (("event", name), ("seat", seat), ("card", 3), *([("coins", 2)] if name == "mustered" else []))
    best = Tried((2,), [[0.2, 0.8]] * 10 + [[0.7, 0.3]] * 30, [])
    given = Tried((1,), [[0.2, 0.8]] * 40, [])
    monkeypatch.setattr(
        sys.modules[_from_events.__module__],
        "_happened",
        lambda _s, _seat, tried, _seed: {key: set(range(10, 40))} if tried is best else {},
    )
    return given, best


def test_what_is_unwelcome_is_no_reason_when_it_happens_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A floor acts when its boss is dead: it goes with what is good, and explains nothing."""
    s = ut.game("styx").new(2, seed=4, recording=False)
    assert len(_from_events(s, 0, *happening(monkeypatch, "mustered", 0), 1)) == 1
    assert _from_events(s, 0, *happening(monkeypatch, "gave-up", 0), 1) == []
    assert len(_from_events(s, 0, *happening(monkeypatch, "gave-up", 1), 1)) == 1, "to another it may well happen"
    names = {kind.name for game_id in ut.games() for kind in ut.game(game_id).events.kinds}
    assert {*UNWELCOME, *WELCOME, *NO_NEWS} <= names
    assert len({*UNWELCOME, *WELCOME, *NO_NEWS}) == len(UNWELCOME) + len(WELCOME) + len(NO_NEWS)


def test_what_is_welcome_is_no_reason_when_it_happens_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no consolation where the faction has won: that isn't why one should let it win."""
    s = ut.game("shadow-throne").new(3, seed=4, recording=False)
    for name, count in (("consoled", 0), ("turned", 1)):
        key = (("event", name), ("seat", 0), ("card", 3), *([("gold", 1)] if name == "consoled" else []))
        best, given = Tried((2,), [[0.6, 0.2, 0.2]] * 30 + [[0.2, 0.4, 0.4]] * 10, []), Tried((1,), [], [])
        given.chances = [[0.6, 0.2, 0.2]] * 10 + [[0.2, 0.4, 0.4]] * 30
        happened = {2: {key: set(range(30, 40))}, 1: {key: set(range(10, 40))}}
        monkeypatch.setattr(
            sys.modules[_from_events.__module__],
            "_happened",
            lambda _s, _seat, tried, _seed, happened=happened: happened[tried.answer[0]],
        )
        assert len(_from_events(s, 0, given, best, 1)) == count


def test_what_ends_the_game_is_not_said_beside_who_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = played("styx", 2)
    start, end = journal.replay(0), journal.state
    given, best = happening(monkeypatch, "mustered", 0)
    assert len(_from_events(start, 0, given, best, 1)) == 1
    best.ends, given.ends = [start] * 10 + [end] * 30, [start] * 40
    assert _from_events(start, 0, given, best, 1) == []


def test_a_win_is_not_told_twice() -> None:
    """Where the seat wins more often the others win less."""
    journal = played("styx", 2)
    start, end = journal.replay(0), journal.state
    result = end.result()
    assert result is not None
    [winner] = result.winners
    other = next(
        last.state
        for last in (played("styx", 2, seed=seed).now for seed in range(4, 40))
        if (found := last.state.result()) is not None and found.winners == [1 - winner]
    )
    chances = {seat: [[float(each == seat) for each in (0, 1)]] * 8 for seat in (0, 1)}
    won = Tried((1,), chances[winner], [end.tracks()] * 8, [end] * 8)
    lost_to = Tried((2,), chances[1 - winner], [start.tracks()] * 8, [other] * 8)
    assert len(_from_ends(start, winner, lost_to, won)) == 1


def test_beside_a_weak_reason_stands_what_the_bots_look_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """That Langman stays is worth more than half a coin."""
    module = sys.modules[reasons.__module__]
    s = ut.game("styx").new(2, seed=4, recording=False)
    given, best = Tried((1,), [[0.2, 0.8]] * 8, [s.tracks()] * 8), Tried((2,), [[0.4, 0.6]] * 8, [s.tracks()] * 8)
    faint, told = {"en": "half a coin", "fr": ""}, {"en": "a character that stays", "fr": ""}
    for name in ("_from_ends", "_from_events"):
        monkeypatch.setattr(module, name, lambda *_: [])
    monkeypatch.setattr(module, "_from_features", lambda *_: [Reason(1.2, told)])
    monkeypatch.setattr(module, "_from_tracks", lambda *_: [Reason(0.1, faint)])
    assert reasons(s, 0, given, best, 1) == [told]
    monkeypatch.setattr(module, "_from_features", lambda *a: [] if "outlook" in a[4] and "coins" in a[4] else [1])
    assert reasons(s, 0, given, best, 1) == [faint], "a sum of everything, and what charts follow, says nothing more"
    monkeypatch.setattr(module, "_from_tracks", lambda *_: [Reason(0.5, faint)])
    assert reasons(s, 0, given, best, 1) == [faint]


def test_who_wins_explains_most() -> None:
    journal = played("styx", 2)
    start, end = journal.replay(0), journal.state
    result = end.result()
    assert result is not None
    [winner] = result.winners
    wins, goes_on = ([[float(sure == seat == winner) for seat in (0, 1)]] * 8 for sure in (winner, -1))
    won = Tried((1,), wins, [end.tracks()] * 8, [end] * 8)
    not_won = Tried((2,), goes_on, [start.tracks()] * 8, [start] * 8)
    [gain] = _from_ends(start, winner, not_won, won)
    assert gain.words["en"].startswith("More often (100\xa0% instead of 0\xa0%): ")
    assert gain.words["en"].endswith(f"{marks(2)[winner] if start.setup.names else f'Player {winner + 1}'} wins soon.")
    [escape] = _from_ends(start, 1 - winner, won, not_won)
    assert escape.words["en"].startswith("Less often (0\xa0% instead of 100\xa0%): ")
    assert _from_ends(start, winner, won, not_won) == [], "what is worse is no reason"
    assert _from_ends(start, winner, won, won) == []


def test_what_nearly_always_happens_explains_nothing() -> None:
    """Two worlds of forty can't say what goes with it."""
    given = Tried((1,), [[0.2]] * 40, [])
    best = Tried((2,), [[0.1]] * 2 + [[0.6]] * 38, [])
    assert _worth(0, given, best, frozenset(range(2, 40)), frozenset()) == 0.0
    best = Tried((2,), [[0.1]] * 10 + [[0.6]] * 30, [])
    assert _worth(0, given, best, frozenset(range(10, 40)), frozenset()) == pytest.approx(0.5)
    noise = Tried((2,), [[0.1 + i % 10 / 10] for i in range(40)], [])
    assert _worth(0, given, noise, frozenset(range(20)), frozenset()) == 0.0


@every_game
def test_what_bots_look_at_has_words(game_id: str) -> None:
    journal = played(game_id, ut.game(game_id).players[0], answers=60)
    one = [one for one in decisions(journal.moments()) if not one.forced][-1]
    better, worse = tried(one.before, one.seat, [one.answer, one.answer], range(4), 1)
    assert _from_features(one.before, one.seat, better, worse) == [], "both are the same"
    other = tried(one.before, one.seat, [one.answer], range(4, 8), 1)[0]
    for reason in _from_features(one.before, one.seat, better, other):
        assert reason.words["en"].startswith("What makes the difference: ")
        assert reason.words["fr"].startswith("Ce qui fait la différence")


# --- The whole


@every_game
def test_a_review_adds_up(game_id: str, reviewed: Callable[[str], tuple[Journal, Review]]) -> None:
    journal, found = reviewed(game_id)
    assert found.curve[0].number == 0
    assert found.curve[-1].number > len(journal.lines) - 3 * max(journal.game.rules.parts)
    for point in found.curve:
        assert all(0.0 <= chance <= 1.0 for chance in point.chances)
        if not found.cooperative and not game_id.startswith("lords"):  # there a dummy may win
            assert sum(point.chances) == pytest.approx(1.0, abs=0.01)
    for player in found.seats:
        change = found.curve[-1].chances[player.seat] - found.curve[0].chances[player.seat]
        assert player.skill + player.others + player.luck == pytest.approx(change, abs=0.01)
        own = [one.swing[player.seat] for one in found.decisions if one.seat == player.seat]
        assert player.skill == pytest.approx(sum(own), abs=0.01)
        assert sum(player.verdicts.values()) == player.decisions
        assert 0.0 <= player.accuracy <= 100.0
    assert len(found.moments) <= 3
    assert found.moments == sorted(found.moments)
    assert sum(len(turn.decisions) for turn in found.turns) >= len(found.decisions) - found.players
    assert {one.verdict for one in found.decisions} <= set(VERDICTS)


@every_game
def test_the_curve_ends_at_the_result(game_id: str) -> None:
    journal = played(game_id, ut.game(game_id).players[0])
    result = journal.state.result()
    assert result is not None
    chances = outlook(journal.state, 1, 1)
    assert [seat for seat, chance in enumerate(chances) if chance > 0.0] == result.winners
    assert max(chances) in (0.0, 1.0, 0.5)


@every_game
def test_pieces_come_in_any_order_and_say_the_same(
    game_id: str, reviewed: Callable[[str], tuple[Journal, Review]]
) -> None:
    journal, found = reviewed(game_id)
    reviewer = Reviewer(journal, budget=SMALL)
    places = range(len(reviewer))
    some = {place: reviewer.piece(place) for place in reversed(places[:6])}
    again = [some[place] for place in places[:6]]
    assert [piece.judged for piece in again if piece.judged] == found.decisions[: sum(bool(p.judged) for p in again)]
    assert [piece.point for piece in again if piece.point] == found.curve[: sum(bool(p.point) for p in again)]
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


@every_game
def test_players_are_marks_until_somebody_reads(
    game_id: str, reviewed: Callable[[str], tuple[Journal, Review]]
) -> None:
    _, found = reviewed(game_id)
    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
    for one in found.decisions:
        for lang in ("en", "fr"):
            for text in [one.said[lang], one.question[lang], *[why[lang] for why in one.reasons]]:
                assert not re.search(r"(Player|Joueur) \d", text)
                assert not any(mark in named(text, names) for mark in marks(6))


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_went() -> None:
    journal = played("styx", 2, answers=12)
    found = review(journal, budget=SMALL)
    assert found.result == ""
    assert found.decisions
    assert summed(journal, [Reviewer(journal, budget=SMALL).piece(0)]).turns == []


def test_where_nothing_else_comes_to_mind_nothing_is_weighed() -> None:
    s = ut.game("styx").new(2, seed=4, recording=False)
    seat = s.decider()
    answers = [(move,) for move in s.moves(seat)]
    assert sum(weighed(s, seat, answer, 1, SMALL) is None for answer in answers) <= 1


@every_game
def test_what_a_position_promises_does_not_hang_on_the_next_draw(game_id: str) -> None:
    """One way to go on would make a curve of noise."""
    s = played(game_id, ut.game(game_id).players[0], answers=40).state
    other = s.clone()
    other.rng = s.rng + 1
    assert outlook(other, 1, 2) == outlook(s, 1, 2)


def test_a_good_answer_that_was_to_be_expected_is_no_luck() -> None:
    """A thought ends with the round, and begins only where nobody else answers at the same time."""
    s = ut.game("styx").new(2, seed=4, recording=False)
    world = s.clone()
    _think_on(world, s.round() + 1, 1)
    assert world.round() == s.round() + 1
    sealed = ut.game("shadow-throne").new(3, seed=4, recording=False)
    world = sealed.clone()
    _think_on(world, sealed.round() + 1, 1)
    assert world == sealed


def test_those_who_answer_together_are_taken_for_people_not_for_one_habit() -> None:
    """A habit plays a battle nearly always the same way: what comes of it alone would be told as sure."""
    s = ut.game("shadow-throne").new(4, seed=22, recording=False)
    cool, warm = ({plausible(s, 0, warmth, Dice(seeded(seed))) for seed in range(60)} for warmth in (1.0, 8.0))
    assert cool < warm
    journal = played("shadow-throne", 4, seed=22, answers=40)
    dice = Dice(1)
    assert plausible(journal.state, journal.state.decider(), 1.0, dice) in journal.state.moves(journal.state.decider())


def test_where_nobody_may_win_the_chances_are_less_than_one() -> None:
    """A dummy may outlast everybody."""
    g = ut.game("lords-of-xidit")
    for players, least, most in ((3, 0.3, 0.99), (4, 1.0, 1.0)):
        s = g.new(players, seed=4, recording=False)
        while s.rules.parts[s.question] == 1:
            s.play(s.decider(), s.moves(s.decider())[0])
        assert least - 1e-9 <= sum(stated(s)) <= most + 1e-9
        assert sum(outlook(s, 1, 2)) == pytest.approx(1.0) or players == 3


def test_what_others_gave_counts_as_far_as_it_came_to_pass() -> None:
    words = {"en": "", "fr": ""}
    mine, theirs = (
        Judged(1, 1, seat, 1, words, [1], words, GOOD, 0.1, 0.0, 0.0, swing)
        for seat, swing in ((0, [-0.1, 0.1]), (1, [0.3, -0.3]))
    )
    assert _came_to_pass(0.05, [theirs], 0) == pytest.approx(0.05)
    assert _came_to_pass(0.5, [theirs], 0) == pytest.approx(0.3)
    assert _came_to_pass(-0.2, [theirs], 0) == 0.0
    assert _came_to_pass(-0.2, [mine], 0) == pytest.approx(-0.1)
    assert _came_to_pass(0.0, [mine, theirs], 0) == pytest.approx(0.0)
    assert _came_to_pass(-0.1, [mine], 1) == 0.0


def test_what_a_decision_won_is_told_from_an_inaccuracy_s_worth_on() -> None:
    assert [gained(won) for won in (0.0, 0.0399, 0.04, 0.123)] == ["", "", "+4", "+12"]


def test_points_have_a_sign() -> None:
    assert [points(change) for change in (0.123, -0.03, 0.001)] == ["+12", "−3", "0"]


def test_the_cost_that_is_told_is_the_one_that_the_verdict_counts() -> None:
    told = [(at_least(sure), verdict(0.2, sure)) for sure in (0.0, 0.0099, 0.0399, 0.04, 0.0799, 0.08, 0.1499, 0.15)]
    assert told == [
        *[("", GOOD), ("", GOOD), ("−3", GOOD), ("−4", INACCURACY)],
        *[("−7", INACCURACY), ("−8", MISTAKE), ("−14", MISTAKE), ("−15", BLUNDER)],
    ]
