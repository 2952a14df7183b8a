"""What STYX says and shows, where grammar, hidden facts or narrow screens are easily got wrong."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console
from tests.games.styx.table import bids, card, do, g, go, new, put, table

from underthrone.bots import Random
from underthrone.games.styx.abilities import ABILITIES
from underthrone.games.styx.cards import ELEMENTS, KINDS, WHOLE_SOUL
from underthrone.games.styx.game import Styx
from underthrone.games.styx.moves import ACTIONS, ELIMINATE, LOOK, MUSTER, PLACE, SWAP
from underthrone.games.styx.state import ENOUGH_HORSEMEN, ENOUGH_INFLUENCE, USES, WAR
from underthrone.games.styx.terminal import Drawing
from underthrone.kernel.game import LANGUAGES
from underthrone.table.look.words import SAY

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
@pytest.mark.parametrize("name", ABILITIES)
def test_every_effect_is_one_sentence(name: str, lang: str) -> None:
    said = {g.say(lang, f"effect-{name}", {"amount": amount}) for amount in (1, 2)}
    assert len(said) == (2 if ABILITIES[name].amount else 1)
    assert all(text.endswith(".") and text.count(".") == 1 for text in said)


@every_language
def test_the_numbers_that_words_name_are_those_of_the_rules(lang: str) -> None:
    said = {
        "sx-way-influence": ENOUGH_INFLUENCE,
        "sx-way-war": WAR,
        "sx-ended-influence": ENOUGH_INFLUENCE,
        "sx-reached-influence": ENOUGH_INFLUENCE,
        "sx-alarm-influence": ENOUGH_INFLUENCE,
        "sx-reached-horsemen": ENOUGH_HORSEMEN,
    }
    for key, number in said.items():
        assert str(number) in SAY[lang](key, names=""), key
    soul = g.say(lang, "event-soul-gained", {"seat": "Ada", "quarters": 1, "soul": 0})
    assert str(WHOLE_SOUL) in soul
    assert str(USES) in g.say(lang, "effect-djinn", {"amount": 2})


@every_language
def test_everything_on_a_card_has_a_name(lang: str) -> None:
    for key in [f"element-{name}" for name in ELEMENTS] + [f"kind-{name}" for name in KINDS]:
        assert g.say(lang, key, {})
    for key in [f"action-{name}" for name in ACTIONS] + ["word-legendary", "word-eternal"]:
        assert g.say(lang, key, {})


def test_french_uses_the_french_rulebooks_words() -> None:
    assert [g.say("fr", f"action-{name}", {}) for name in ACTIONS] == ["Collecte", "Recrutement", "Élimination"]
    assert g.say("fr", "kind-standard-bearer", {}) == "Porte-étendard"
    assert g.say("fr", "kind-horseman", {}) == "Cavalier de l’Apocalypse"
    names: list[dict[str, str]] = getattr(g, "cards").names  # noqa: B009
    assert names[card("devils-soul")]["fr"] == "Âme du Diable"
    assert names[card("reaper")]["fr"] == "Faucheuse"


def test_moves_name_the_emissary_and_whose_token_it_is() -> None:
    s = table({"army": ["dark-oracle"]}, {}, {}, left="ghoul", right="harpy")
    assert g.words(s, 0, PLACE.of(1, MUSTER)) == "Muster on the right: Harpy"
    assert g.words(s, 0, PLACE.of(1, MUSTER), "fr") == "Recrutement à droite\u202f: Harpie"
    put(s, "left muster", "right tithe", "left tithe")
    assert g.words(s, 0, LOOK.of(1)) == "Look at token 2, of Player 2 on the Harpy"
    assert g.words(s, 0, LOOK.of(5)), "a token that isn't there has words too"
    do(s, "look", 1)
    assert g.words(s, 0, SWAP.of(0, ELIMINATE)) == "Exchange token 1, on the Ghoul, for Eliminate"


def test_a_log_tells_an_action_only_to_those_who_know_it() -> None:
    s = put(table({}, {}, {}), "left muster")
    assert g.log(s, 0) == ["Player 1 placed a token on the Ghoul: Muster."]
    assert g.log(s, 1) == g.log(s, None) == ["Player 1 placed a token on the Ghoul."]


def test_with_two_tokens_each_the_log_says_which_one_was_looked_at_and_which_exchanged() -> None:
    s = table({"army": ["dark-oracle"]}, {}, left="ghoul", right="harpy")
    put(s, "left muster", "left muster", "left tithe", "left tithe")
    do(s, "look", 3)
    assert g.log(s, 0) == ["Player 1 looked at the second token of Player 2: Tithe."]
    assert g.log(s, 1) == g.log(s, None) == ["Player 1 looked at the second token of Player 2."]
    do(s, "swap", 0, "eliminate")
    assert g.log(s, 0)[0] == "Player 1 exchanged the first token: Eliminate."
    assert g.log(s, None, "fr")[0] == "Joueur 1 a échangé son premier jeton."


def test_french_joins_names_to_what_stands_before_them() -> None:
    s = table({"army": ["dark-oracle"]}, {}, {}, left="hydra", right="siren")
    s.setup.names = ["Marie", "Orcus", "Yves"]
    put(s, "left muster", "left tithe", "right tithe")
    assert g.words(s, 0, LOOK.of(1), "fr") == "Regarder le jeton 2, celui d’Orcus sur l’Hydre"
    do(do(s, "look", 1), "keep")
    do(s, "give-up")
    log = g.log(s, None, "fr")
    assert "Personne n’a voulu de l’Hydre." in log
    assert "Personne n’a voulu de la Sirène." in log


def test_a_bid_says_that_it_is_the_only_one_and_who_is_still_to_reveal() -> None:
    s = put(table({}, {}, {}, left="ghoul", right="harpy"), "left muster", "right tithe", "left muster")
    assert g.prompt(s) == "Your only bid for the Ghoul, in coins. Still to come: Player 3."
    do(s, "bid", 1)
    assert g.prompt(s) == "Your only bid for the Ghoul, in coins. Nobody comes after you."


def test_a_payment_says_how_much_is_left_and_names_an_order_only_where_there_is_one() -> None:
    seats: tuple[dict[str, Any], ...] = ({"army": ["executioner", "gargoyle", "reaper"]}, {}, {})
    for bid, said in ((1, "Turn a card face down to pay 1 Strength."), (7, "pay 7 Strength; if it takes several")):
        s = put(table(*seats, left="ghoul", right="harpy"), "left eliminate", "right tithe", "right tithe")
        do(s, "wager", bid)
        assert said in g.prompt(s)


def test_the_end_says_who_took_the_throne_and_with_what() -> None:
    s = table({}, {"army": ["gargoyle"]}, {}, left="ghoul", right="executioner", chaos=14)
    go(s, "left tithe", "left tithe", "left tithe")
    assert g.log(s, None)[-1] == "Player 2 took the Throne."
    assert "Chaos rose by 6 to 22." in g.log(s, None)
    assert g.reason(s) == "Player 2 won with the strongest army in the war (Strength 5, Chaos at 22)."


def test_one_coin_is_one_coin() -> None:
    s = go(table({}, {}, {}, left="ghoul", right="harpy"), "left muster 1", "right tithe", "right tithe")
    log = g.log(s, None)
    assert "Player 1 paid 1 coin and mustered the Ghoul." in log
    assert "Player 2 tithed 1 coin." in log
    assert "Joueur 2 a collecté 1 pièce." in g.log(s, None, "fr")


def drawn(lang: str) -> Drawing:
    assert isinstance(g, Styx)
    return Drawing(g, lang)


@every_language
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_drawing_fits_80_columns_and_tells_no_secrets(lang: str, players: int) -> None:
    s, bot, drawing = new(players, 3), Random(5), drawn(lang)
    while s.deciders():
        screen = Console(width=80, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
        screen.print(drawing.board(s.view(0)))
        text = screen.export_text()
        assert max(map(len, text.splitlines())) <= 80
        hidden = sum(not t.shown and t.seat != 0 and t.seen != 0 for t in s.tokens)
        assert text.count("? (") == hidden
        for move in s.moves(s.decider()):
            assert len(drawing.cells(s, s.decider(), move)) in (0, len(drawing.columns()))
            assert isinstance(drawing.note(s, s.decider(), move), str)
        s.play(s.decider(), bot.move(s, s.decider()))
    assert bids(s) is s


@every_language
def test_a_card_is_described_by_its_name(lang: str) -> None:
    drawing, view = drawn(lang), new(3).view(0)
    assert len(drawing.named("siren" if lang == "en" else "sirène", view)) == 1
    assert len(drawing.named("spirit" if lang == "en" else "esprit", view)) == 4
    assert drawing.named("nobody", view) == []
