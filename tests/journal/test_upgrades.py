"""A journal is read by the rules and with the cards that it was played with, whatever is installed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.upgrading import answers, newer_rules, other_cards, other_edition

import underthrone as ut
from underthrone.games import edition
from underthrone.journal.journal import Journal
from underthrone.journal.reading import read
from underthrone.kernel.data import Record, by_name, came_later, filled
from underthrone.kernel.errors import OtherRules, Trouble
from underthrone.lab.stamp import engine

SECRET = bytes(range(32))


def played(game_id: str, most: int = 100_000, rules: int | None = None) -> Journal:
    """A game with a secret, or the beginning of one."""
    journal = Journal.begin(ut.game(game_id), secret=SECRET, contributions={0: "mine"}, rules=rules)
    for seat, move in answers(lambda: journal.state, 5, most):
        journal.play(seat, move)
    return journal


@pytest.mark.parametrize("game_id", ut.games())
def test_newer_rules_leave_older_games_as_they_were(game_id: str) -> None:
    whole, half = played(game_id), played(game_id, 7)
    with newer_rules(game_id) as newer:
        again = read(whole.text(), "it")
        assert again.setup.rules == newer - 1
        assert again.verify() == whole.verify()
        assert again.text() == whole.text()
        on = read(half.text(secret=True), "it")  # and a game that goes on does so by the rules that it began with
        for seat, move in answers(lambda: on.state, 9):
            on.play(seat, move)
        assert on.ended
        assert played(game_id).setup.rules == newer
        assert played(game_id, 7).first != half.first
        assert played(game_id, rules=newer - 1).text() == whole.text()
        late = played(game_id).text()
    assert read(on.text(), "it").verify()[-1].startswith("The result is right")
    reader = "A newer underthrone plays .* by rules"
    with pytest.raises(OtherRules, match=f"^it: {reader} {newer}; this one plays rules {newer - 1}.$"):
        read(late, "it")


@pytest.mark.parametrize("game_id", ut.games())
def test_a_position_goes_on_by_its_rules(game_id: str) -> None:
    s = ut.game(game_id).new(seed=3)
    data = s.to_data()
    with newer_rules(game_id) as newer:
        again = ut.game(game_id).from_data(data)
        assert again.setup.rules == newer - 1
        assert again.clone().setup.rules == newer - 1
        for seat, move in answers(lambda: s, 4):
            s.play(seat, move)
            again.play(seat, move)
        assert again == s
    with pytest.raises(OtherRules, match="plays rules"):
        ut.game(game_id).from_data(data | {"rules": newer})


def test_a_scene_says_its_rules() -> None:
    with newer_rules("shadow-throne") as newer:
        assert ut.scene("shadow-throne", {"seats": [{}] * 3}).setup.rules == newer
        assert ut.scene("shadow-throne", {"seats": [{}] * 3, "rules": newer - 1}).setup.rules == newer - 1
    with pytest.raises(Trouble, match=f"rules must be 3 to {newer - 1}, not {newer}"):
        ut.scene("shadow-throne", {"seats": [{}] * 3, "rules": newer})


def test_rules_from_before_the_first_release_are_named() -> None:
    g = ut.game("styx")
    with pytest.raises(OtherRules, match=r"^An underthrone from before 1\.0 plays STYX by rules 2; this one plays "):
        g.setup(2, {}, g.oldest - 1)


def test_an_option_that_came_later_isn_t_asked_of_older_games(monkeypatch: pytest.MonkeyPatch) -> None:
    g = ut.game("styx")
    before = g.setup(2, {}).options
    with newer_rules("styx") as newer:
        monkeypatch.setitem(g.options, "ferry", g.options["first"]._replace(name="ferry", since=newer))
        assert "ferry" in g.setup(2, {}).options
        assert g.setup(2, {}, newer - 1).options == before
        with pytest.raises(Trouble, match="has no option 'ferry'"):
            g.setup(2, {"ferry": "random"}, newer - 1)


@pytest.mark.skipif(engine() == "compiled", reason="a record of this test's own is plain")
def test_a_field_that_came_later_shows_once_it_is_used() -> None:
    class Boat(Record):
        def __init__(self) -> None:
            self.seats, self.leak = 4, 0

    came_later(Boat, leak=0)
    boat = Boat()
    assert by_name(boat) == {"seats": 4}
    boat.leak = 2
    assert by_name(boat) == {"seats": 4, "leak": 2}
    filled(boat, {"seats": 3, "leak": 1}, "boat")
    assert (boat.seats, boat.leak) == (3, 1)
    fresh = Boat()
    filled(fresh, {"seats": 3}, "boat")
    assert (fresh.seats, fresh.leak) == (3, 0)
    with pytest.raises(Trouble, match="'seats' is missing"):
        filled(fresh, {"leak": 1}, "boat")


@pytest.mark.parametrize("game_id", ut.games())
def test_a_journal_carries_its_cards(game_id: str, tmp_path: Path) -> None:
    journal = played(game_id)
    file = tmp_path / "evening.journal"
    journal.save(file)
    with other_cards(game_id) as other:
        assert other.edition != journal.game.edition
        again = ut.load_journal(file)
        assert again.game.edition == journal.game.edition
        assert again.verify() == journal.verify()
        assert again.text() == journal.text()
        bare = re.sub(r"(?m)^cards: .*\n", "", file.read_text("utf-8"))
        with pytest.raises(Trouble, match=r"it was written with edition .* is given by --edition"):
            read(bare, "it")
    assert read(bare, "it").verify() == journal.verify()


def test_cards_that_were_changed_are_refused() -> None:
    text = played("styx", 3).text()
    stranger = Journal.begin(other_edition("styx"), seed=1).text()
    theirs = re.search(r"(?m)^cards: .*$", stranger)
    assert theirs is not None
    swapped = re.sub(r"(?m)^cards: .*$", theirs[0], text)
    with other_cards("styx"), pytest.raises(Trouble, match="aren't what its name says"):
        read(swapped, "it")
    for broken in ("cards: %%%", "cards: AAAA", theirs[0][:-8]):
        with other_cards("styx"), pytest.raises(Trouble, match=r"^it: the cards "):
            read(re.sub(r"(?m)^cards: .*$", broken, text), "it")


@pytest.mark.parametrize("game_id", ut.games())
def test_stored_contents_give_the_same_edition(game_id: str) -> None:
    g = ut.game(game_id)
    assert edition.stored(g.edition, g.contents).id == g.edition
    with pytest.raises(Trouble, match="aren't what its name says"):
        edition.stored(g.edition, g.contents.replace("1", "2", 1))
    with pytest.raises(Trouble, match="aren't what its name says"):
        edition.stored(g.edition, "[]")
