"""Every game on a terminal: whole games in both languages, everything explained, nothing shown twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from random import Random

import pytest
from rich.console import Console
from tests.cli.conftest import Shell

import underthrone as ut
from underthrone.cli.explain import Explainer, rules
from underthrone.cli.session import GAP, INDENT
from underthrone.cli.typed import Misread, Offer, moves
from underthrone.games.lords_of_xidit.game import LordsOfXidit
from underthrone.games.terminal import drawing
from underthrone.kernel.game import LANGUAGES
from underthrone.kernel.state import State

EVERY = [(game_id, players) for game_id in ut.games() for players in ut.game(game_id).players]
PLAIN = re.compile(r"[\w\s.,:;!?()/'’“”«»·…+\-–−×%&\[\]]|[─━│╭╮╰╯═]")  # letters, punctuation, frames
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_table = pytest.mark.parametrize(("game_id", "players"), EVERY)


@cache
def positions(game_id: str, players: int) -> list[State]:
    """Some positions of a random game, every question that it asks among them."""
    g, chance = ut.game(game_id), Random(players)
    s = g.new(players, seed=7)
    kept: dict[str, State] = {}
    for _ in range(3000):
        seats = s.deciders()
        if not seats:
            break
        kept.setdefault(s.rules.question_names[s.question], s.clone())
        seat = chance.choice(seats)
        s.play(seat, chance.choice(s.moves(seat)))
    return [*kept.values(), s]


def printed(thing: object) -> str:
    """What a terminal of 80 columns without colours shows."""
    text = StringIO()
    Console(file=text, width=80).print(thing)
    return text.getvalue()


def squeezed(text: str) -> str:
    """Without line breaks, and with plain spaces alone."""
    return " ".join(text.split())


def asked(game_id: str, players: int, lang: str) -> Iterator[tuple[Explainer, list[Offer]]]:
    g = ut.game(game_id)
    shown = drawing(g, lang)
    for s in positions(game_id, players):
        for seat in s.deciders()[:1]:
            listed = enumerate(s.moves(seat), 1)
            offers = [Offer(n, move, g.words(s, seat, move, lang), shown.sign(move)) for n, move in listed]
            yield Explainer(shown, s, seat, offers), offers


# --- Whole games


@pytest.mark.parametrize("game_id", ut.games())
@every_language
def test_a_whole_game_fits_80_columns_without_colours_in_a_pipe(shell: Shell, game_id: str, lang: str) -> None:
    players = ut.game(game_id).players[0]
    typed = "1\n? 1\n?\n0\n" * 5 + "1\n0\n" * 1500
    said = shell(f"play {game_id} --players {players} --bots random --seed 9 --journal a.journal --lang {lang}", typed)
    assert said.code == 0
    journal = ut.load_journal("a.journal")
    assert said.out.split()[-3:] == ["underthrone", "verify", "a.journal"]
    assert squeezed(journal.game.reason(journal.state, lang)) in squeezed(said.out)
    prompts = {"en": r"(Your choice:|[^\n]* … \d of \d:) ", "fr": "(Votre choix\u202f:|[^\n]* … \\d sur \\d\u202f:) "}
    assert max(map(len, re.sub(prompts[lang], "", said.out).splitlines())) <= 80
    assert "\x1b" not in said.out
    assert shell("verify a.journal").code == 0


# --- What is explained


@every_table
@every_language
def test_every_move_is_explained_with_its_rule(game_id: str, players: int, lang: str) -> None:
    for explainer, offers in asked(game_id, players, lang):
        rule = explainer.s.rules.rule_ids[explainer.s.question]
        for offer in offers:
            text = squeezed(printed(explainer.move(offer)))
            assert squeezed(offer.words) in text
            assert rule in text
            assert squeezed(rules(game_id, lang)[rule])[:30] in text


@every_table
@every_language
def test_every_sign_of_the_board_is_explained(game_id: str, players: int, lang: str) -> None:
    shown = drawing(ut.game(game_id), lang)
    for s in positions(game_id, players):
        view = s.view(0)
        explained = "".join(str(sign) for sign, _ in shown.signs(view))
        board = printed(shown.board(view))
        unknown = set(PLAIN.sub("", board)) - set(explained)
        assert not unknown, board


@every_table
@every_language
def test_everything_that_has_a_name_can_be_asked_for(game_id: str, players: int, lang: str) -> None:
    shown = drawing(ut.game(game_id), lang)
    view = positions(game_id, players)[1].view(0)
    for thing in shown.things(view):
        found = shown.named(thing.name, view)
        assert thing.name in [one.name for one in found]
        text = printed(thing.draw())
        assert thing.name.split(",")[0] in squeezed(text)
        assert max(map(len, text.splitlines())) <= 80


@every_table
@every_language
def test_help_takes_its_examples_from_the_game_that_is_played(game_id: str, players: int, lang: str) -> None:
    for explainer, offers in asked(game_id, players, lang):
        examples = [typed for typed, _ in explainer._commands()]
        assert str(offers[-1].number) in examples
        for typed in examples:
            if typed.startswith("? "):
                assert explainer.about(typed[2:]) is not None, typed
            elif typed.startswith(("why ", "pourquoi ")):
                [reason] = explainer.why(typed.partition(" ")[2])
                assert reason != explainer.say("possible", count=1, numbers="1")
            elif typed not in ("b", "u", "q"):
                assert moves(typed, offers, 6)


def test_a_word_of_the_rules_is_explained_by_them(shell: Shell) -> None:
    said = shell("play lords-of-xidit --bots random --seed 3 --journal a.journal", "? census\n? dragonfly\nq\n")
    assert "Rule XI-60:" in said.out
    assert "I know nothing called “dragonfly”." in said.out


def test_what_nobody_knows_is_no_example(shell: Shell) -> None:
    said = shell("play styx --bots random --seed 3 --journal a.journal", "?\nq\n")
    assert "Outlaw" not in said.out


@every_table
@every_language
def test_the_words_of_the_list_have_room_beside_its_columns(game_id: str, players: int, lang: str) -> None:
    g = ut.game(game_id)
    shown = drawing(g, lang)
    for s in positions(game_id, players):
        for seat in s.deciders()[:1]:
            rows = [shown.cells(s, seat, move) for move in s.moves(seat)]
            names = shown.columns() if any(rows) else []
            taken = sum(GAP + max(map(len, column)) for column in zip(names, *filter(None, rows), strict=True))
            longest = max(len(g.words(s, seat, move, lang)) for move in s.moves(seat))
            assert 80 - INDENT - taken >= min(longest, 26)


# --- Shadow Throne


def test_the_list_says_rank_consolation_and_the_price_with_hush_money(shell: Shell) -> None:
    hands = [["outlaw", "pilgrim", "dutiful-peasant"], ["outlaw", "conscript"], ["pilgrim", "smuggler"]]
    s = ut.scene(
        "shadow-throne",
        {"wave": 2, "seats": [{"hand": hand, "line": ["deserter"] if i == 0 else []} for i, hand in enumerate(hands)]},
    )
    shown = drawing(s.setup.game, "en")
    rows = {s.setup.game.words(s, 0, m).split(":")[0]: [str(c) for c in shown.cells(s, 0, m)] for m in s.moves(0)}
    names = shown.columns()
    assert names[1] == "Rank"
    outlaw = dict(zip(names, rows["Play Outlaw"], strict=True))
    assert outlaw["Rank"] == "Commoner"
    assert outlaw["Gold"] == "+1"  # an income of 2, and 1 less for hush money after another Rebel
    peasant = dict(zip(names, rows["Play Dutiful Peasant"], strict=True))
    assert peasant["Cons."] == "3"
    assert peasant["Gold"] == "0"


# --- Lords of Xidit


XIDIT = "play lords-of-xidit --players 3 --bots random --seed 4 --journal a.journal"


@pytest.mark.parametrize("line", ["B R K ! - -", "brk!--", "1 2 3 4 5 5", "blue, red, black, action, wait, wait"])
def test_six_orders_in_a_line(shell: Shell, line: str) -> None:
    shell(XIDIT, f"1\n{line}\nq\n")
    journal = ut.load_journal("a.journal")
    moves = [line.move for line in journal.lines if line.seat == 0 and line.move is not None]
    mine = [journal.game.moves.find(move) for move in moves[1:7]]
    assert [found[1]["order"] for found in mine if found is not None] == [0, 1, 2, 3, 4, 4]


def test_the_board_is_not_printed_again_for_every_part(shell: Shell) -> None:
    said = shell(XIDIT, "1\n1\n2\nB !\n? 1\nq\n")
    assert said.out.count("Year 1 of 12") == 2  # at the placing and at the first order
    assert "B R B ! → " in said.out
    assert "5 of 6:" in said.out


def test_too_many_orders_choose_nothing(shell: Shell) -> None:
    said = shell(XIDIT, "1\n1 1 1 1 1 1 1\n1 1 9\n1 x\nq\n")
    assert "These are 7 answers, and there is room for 6: nothing was chosen." in said.out
    assert "There is no number 9 here: the list goes from 1 to 5." in said.out
    assert "Nothing in the list fits “x”" in said.out
    assert not ut.load_journal("a.journal").state.parts_of(0)


def test_half_a_program_is_kept_and_can_be_taken_back(shell: Shell) -> None:
    shell(XIDIT, "1\nB !\n")
    assert len(ut.load_journal("a.journal").state.parts_of(0)) == 2
    said = shell("play lords-of-xidit --bots random --journal a.journal", "u\nq\n")
    assert "3 of 6:" in said.out
    assert "Your last answer is taken back." in said.out
    assert ut.load_journal("a.journal").state.parts_of(0) == []


def test_three_players_have_tiles_and_regions_of_their_own() -> None:
    g = ut.game("lords-of-xidit")
    assert isinstance(g, LordsOfXidit)
    shown = drawing(g, "en")
    views = {players: g.new(players, seed=1).view(0) for players in (3, 4)}
    texts = {n: [printed(thing.draw()) for thing in shown.things(view)] for n, view in views.items()}
    assert "No tile comes here in this game." in texts[3][20]
    assert "No tile comes here" not in texts[4][20]
    assert any("Closed in this game" in text for text in texts[3])
    assert g.land.trio.foes[0]["en"] in texts[3][0]
    assert f"→{g.land.trio.gold[0]}/{g.land.trio.bards[0]}/{g.land.trio.stories[0]}" in texts[3][0]


# --- What is typed


OFFERS = [Offer(0, 10, "Give up"), Offer(2, 12, "Bid 2 coins"), Offer(3, 13, "Bid 3 coins")]


@pytest.mark.parametrize(("typed", "move"), [("0", 10), ("2", 12), ("give", 10), ("3 coins", 13), ("BID 2", 12)])
def test_a_number_or_a_part_of_the_words(typed: str, move: int) -> None:
    assert moves(typed, OFFERS, 1) == [move]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("1", "no-such-number"),
        ("-2", "no-such-number"),
        ("bid", "several-fit"),
        ("pass", "none-fits"),
        ("2 3", "one-at-a-time"),
    ],
)
def test_what_means_no_move_says_why(typed: str, key: str) -> None:
    with pytest.raises(Misread) as misread:
        moves(typed, OFFERS, 1)
    assert misread.value.key == key


def test_a_whole_word_wins_over_a_part_of_one() -> None:
    offers = [Offer(1, 1, "Take Fire Spirit"), Offer(2, 2, "Take Spiritless")]
    assert moves("spirit", offers, 1) == [1]


def test_bids_are_typed_as_they_are(shell: Shell) -> None:
    g = ut.game("styx")
    for s in positions("styx", 3):
        if s.question >= 0 and s.rules.question_names[s.question] == "bid":
            shown = drawing(g, "en")
            for move in s.moves(s.decider()):
                number = shown.number(move)
                assert number is not None
                assert number == 0 or f"Bid {number} coin" in g.words(s, s.decider(), move)
            return
    raise AssertionError("nobody bids in this game")
