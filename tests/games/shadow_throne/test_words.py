"""What Shadow Throne says, where grammar or hidden facts are easily got wrong."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast, parse

import underthrone as ut
from underthrone.games.names import le, the
from underthrone.games.shadow_throne.abilities import ABILITIES, Ability
from underthrone.games.shadow_throne.cards import FACTIONS, RANKS
from underthrone.games.shadow_throne.features import VALUE
from underthrone.games.shadow_throne.moves import CHOOSE, DRAFT, EXTRA, NO_EXTRA, SAVE, doer
from underthrone.games.shadow_throne.state import Table
from underthrone.kernel.game import LANGUAGES

g = ut.game("shadow-throne")
NNBSP = "\u202f"


def table() -> Table:
    s = g.new(players=3, seed=1)
    assert isinstance(s, Table)
    return s


def card(s: Table, card_id: str) -> int:
    return s.cards.ids.index(card_id)


def test_there_are_no_words_beyond_these() -> None:
    text = parse((files("underthrone.games.shadow_throne") / "text" / "en.ftl").read_text("utf-8"))
    ids = {entry.id.name for entry in text.body if isinstance(entry, ast.Message)}
    common = ("title", "about", "option", "ask", "move", "why", "event", "end", "terminal")
    own = {f"faction-{name}" for name in FACTIONS} | {f"rank-{name}" for name in RANKS} | {"no-card"}
    own |= {f"effect-{ability.name}" for ability in ABILITIES[1:]} | {"phase-draft", "phase-wave", "phase-save"}
    own |= {f"feature-{name}" for name in VALUE}
    assert {word for word in ids if word.split("-")[0] not in common} == own


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ability", ABILITIES[1:], ids=[ability.name for ability in ABILITIES[1:]])
def test_every_effect_is_one_sentence(ability: Ability, lang: str) -> None:
    said = {g.say(lang, f"effect-{ability.name}", {"whom": rank, "amount": 3}) for rank in RANKS}
    assert len(said) == (len(RANKS) if ability.whom else 1)
    assert all(text.endswith(".") and text.count(".") == 1 for text in said)


@pytest.mark.parametrize(
    ("price", "hush", "short", "en", "fr"),
    [
        (-2, 0, "no", "collect 2 gold", "recevoir 2 pièces d’or"),
        (-1, 1, "no", "collect 1 gold, 1 less for hush money", "recevoir 1 pièce d’or, 1 de moins pour le silence"),
        (0, 0, "no", "free", "gratuit"),
        (0, 1, "no", "free, as hush money takes the income", "gratuit, tout le revenu paie le silence"),
        (1, 0, "no", "pay 1 gold", "payer 1 pièce d’or"),
        (1, 1, "no", "pay 1 gold in hush money", "payer 1 pièce d’or pour le silence"),
        (4, 1, "no", "pay 4 gold, 1 of it hush money", "payer 4 pièces d’or, dont 1 pour le silence"),
        (
            4,
            0,
            "yes",
            "4 gold can’t be paid, so the card turns face down and brings 1 gold",
            "4 pièces d’or impossibles à payer, la carte est retournée et rapporte 1 pièce d’or",
        ),
    ],
)
def test_a_choice_says_its_price(price: int, hush: int, short: str, en: str, fr: str) -> None:
    args: dict[str, Any] = {"card": "Outlaw", "price": price, "hush": hush, "short": short}
    assert g.say("en", "move-choose", args) == f"Play Outlaw: {en}"
    assert g.say("fr", "move-choose", args) == f"Jouer Outlaw{NNBSP}: {fr}"


def test_a_cost_free_card_after_its_own_faction_costs_one() -> None:
    seats = [{"line": ["conscript"], "hand": ["dutiful-peasant", "outlaw"]}, {}, {}]
    s = g.scene({"wave": 2, "seats": seats})
    assert isinstance(s, Table)
    peasant = card(s, "dutiful-peasant")
    assert g.words(s, 0, CHOOSE.of(peasant)) == "Play Dutiful Peasant: pay 1 gold in hush money"
    assert g.words(s, 0, EXTRA.of(peasant)) == "Also play Dutiful Peasant: free"
    assert g.words(s, 0, NO_EXTRA) == "Play no extra card"


def test_refusals_of_the_draft_name_the_card_and_what_is_asked() -> None:
    s = table()
    missing = next(c for c in range(len(s.cards.ids)) if c not in s.players[0].pool)
    name = s.cards.names[missing]
    assert g.why_not(s, 0, DRAFT.of(missing)) == f"Your pool doesn’t hold {the(name['en'])}."
    assert g.why_not(s, 0, DRAFT.of(missing), "fr") == f"Votre paquet ne contient pas {le(name['fr'])}."
    asked = "That isn’t what is asked now. Take a card from your pool; the rest goes to the left."
    assert g.why_not(s, 0, SAVE.of(missing)) == asked
    assert g.why_not(s, 0, DRAFT.of(63)) == "Your pool doesn’t hold card 63 (not in this edition)."
    assert g.why_not(s, 7, DRAFT.base) == "There is no seat 7: the seats are numbered 0 to 2."
    assert g.why_not(s, 0, 12345) == f"There is no move 12345: the moves are numbered 0 to {g.move_count - 1}."


def asked(question: str, seats: list[int]) -> Table:
    """A table at which some seats are asked a question."""
    s = table()
    mask = sum(1 << seat for seat in seats)
    s.put(s.rules.question_names.index(question), mask, 0)
    return s


def test_refusals_of_the_extra_card_say_what_it_lacks() -> None:
    s = asked("extra", [0])
    king, outlaw = card(s, "king-kyros"), card(s, "outlaw")
    s.players[0].hand = sorted([king, outlaw])
    s.players[0].gold = 1
    price = s.cards.price[king]
    assert g.why_not(s, 0, EXTRA.of(card(s, "iron-legion"))) == "You don’t hold the Iron Legion."
    assert g.why_not(s, 0, EXTRA.of(outlaw)) == "The extra card must be from the Empire, which rules out the Outlaw."
    assert g.why_not(s, 0, EXTRA.of(king)) == f"You have 1 gold and need {price} for King Kyros."
    assert g.why_not(s, 0, EXTRA.of(king), "fr") == f"Vous avez 1 pièce d’or, et il en faut {price} pour le Roi Kyros."
    assert g.why_not(s, 1, NO_EXTRA) == "It isn’t your turn: the question is for Player 1."
    assert g.why_not(asked("extra", [0, 2]), 1, NO_EXTRA).endswith("Player 1 and Player 3.")


def test_a_pick_is_told_to_its_player_only() -> None:
    s = table()
    seen = {"event": "drafted", "seat": 1, "card": card(s, "outlaw")}
    assert g.event_words(s, seen, "en") == "Player 2 drafted the Outlaw."
    assert g.event_words(s, seen | {"card": None}, "en") == "Player 2 drafted a card."
    assert g.event_words(s, seen | {"card": None}, "fr") == "Joueur 2 a pris une carte."


@pytest.mark.parametrize(
    ("faction", "en", "fr"),
    [
        (0, "The Empire won", "L’Empire remporte"),
        (1, "The Rebels won", "Les Rebelles remportent"),
        (2, "The Church won", "L’Église remporte"),
    ],
)
def test_a_victory_has_its_article(faction: int, en: str, fr: str) -> None:
    seen = {"event": "faction-won", "faction": faction, "power": 12}
    assert g.event_words(table(), seen, "en") == f"{en} the battle (12 power)."
    assert g.event_words(table(), seen, "fr") == f"{fr} la bataille (12 de puissance)."


def test_an_effect_names_who_did_it() -> None:
    s = table()
    by = doer(2, card(s, "datura"))
    seen = {"event": "killed", "seat": 0, "card": card(s, "high-prelate"), "by": by}
    assert g.event_words(s, seen, "en") == "Player 3’s Datura killed Player 1’s High Prelate."
    assert g.event_words(s, seen, "fr") == "Datura (Joueur 3) a tué le Grand Prélat (Joueur 1)."
    seen["by"] = doer(2, card(s, "bentheon-knights"))
    assert g.event_words(s, seen, "fr") == "Les Chevaliers de Bentheon (Joueur 3) ont tué le Grand Prélat (Joueur 1)."


@pytest.mark.parametrize(
    ("event", "gold", "hush", "en", "fr"),
    [
        ("paid", 0, 0, "had nothing to pay.", "n’a rien eu à payer."),
        ("paid", 0, 1, "gave up the income as hush money.", "a cédé tout le revenu pour le silence."),
        ("paid", 1, 0, "paid 1 gold.", "a payé 1 pièce d’or."),
        ("paid", 1, 1, "paid 1 gold in hush money.", "a payé 1 pièce d’or pour le silence."),
        ("paid", 3, 1, "paid 3 gold, 1 of it hush money.", "a payé 3 pièces d’or, dont 1 pour le silence."),
        ("collected", 2, 0, "collected 2 gold.", "a reçu 2 pièces d’or."),
        (
            "collected",
            1,
            1,
            "collected 1 gold, 1 less for hush money.",
            "a reçu 1 pièce d’or, 1 de moins pour le silence.",
        ),
    ],
)
def test_gold_is_told_with_its_hush_money(event: str, gold: int, hush: int, en: str, fr: str) -> None:
    seen = {"event": event, "seat": 0, "gold": gold, "hush": hush}
    assert g.event_words(table(), seen, "en") == f"Player 1 {en}"
    assert g.event_words(table(), seen, "fr") == f"Joueur 1 {fr}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ranked", [[(15, 0), (3, 0), (2, 0)], [(15, 2), (15, 1), (2, 0)], [(15, 2), (15, 2), (2, 0)]])
def test_every_end_has_its_reason(ranked: list[tuple[int, int]], lang: str) -> None:
    s = table()
    s.over = True
    for p, (influence, gold) in zip(s.players, ranked):
        p.influence = influence
        p.gold = gold
    result = s.result()
    assert result is not None
    said = g.reason(s, lang)
    assert (g.seat_name(s, 0, lang) in said) == bool(result.winners)
    assert ("15" in said) == bool(result.winners)
