"""STYX's cards as faces: income, Strength, elements, Soul, and what each does."""

from __future__ import annotations

from typing import Final

from underthrone.games.styx.cards import ALL_FOUR, BEARER, ELEMENTS, HORSEMAN, KINDS, Cards
from underthrone.games.styx.game import Styx
from underthrone.table.look.hand import at_hand, by_edition
from underthrone.table.look.pieces import Face, Fact
from underthrone.table.look.words import SAY

ACTION_ICONS: Final = {"tithe": "receive-money", "muster": "flying-flag", "eliminate": "skull-crossed-bones"}
ELEMENT_ICONS: Final = {"water": "water-drop", "fire": "small-fire", "earth": "mountaintop", "air": "whirlwind"}
WILD: Final = "prism"
LEGENDARY: Final = "beveled-star"
ETERNAL: Final = "infinity"
HORSEMEN: Final = "horse-head"
SOUL: Final = "ghost"
QUARTERS: Final = ("–", "¼", "½", "¾", "1")


@by_edition
def cards() -> Cards:
    """The standard edition."""
    g = at_hand("styx")
    assert isinstance(g, Styx)
    return g.cards


@by_edition
def word(lang: str, key: str) -> str:
    """A word of the game itself."""
    return at_hand("styx").say(lang, key, {})


@by_edition
def numbers() -> dict[str, int]:
    """Card numbers by id: moves and events have numbers, views have ids."""
    return {card_id: c for c, card_id in enumerate(cards().ids)}


@by_edition
def faces(lang: str) -> dict[str, Face]:
    """Every card's face, by id."""
    return {card_id: _face(c, lang) for card_id, c in numbers().items()}


def signed(n: int) -> str:
    """An income with its sign, a true minus."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def _face(c: int, lang: str) -> Face:
    g = at_hand("styx")
    say = SAY[lang]
    deck = cards()
    kind, effect = KINDS[deck.kind[c]], deck.effect[c]
    text = g.say(lang, f"effect-{effect}", {"amount": deck.amount[c]}) if effect else ""
    family = word(lang, f"kind-{kind}")
    if deck.legendary[c]:
        family += ". " + say("sx-legendary", strength=deck.strength[c])
    if deck.eternal[c]:
        family += (" " if deck.legendary[c] else ". ") + say("sx-eternal")
    elements = _elements_in_words(c, lang)
    facts = [
        (word(lang, "word-strength"), str(deck.strength[c])),
        (word(lang, "word-income"), signed(deck.income[c])),
        (word(lang, "word-soul"), QUARTERS[deck.soul[c]]),
    ]
    if elements:
        facts.append((say("sx-elements"), elements))
    ours = deck.origins[c].get("strength", "ours") == "ours"  # a name may be the rulebook's, its values hardly ever are
    return Face(
        id=deck.ids[c],
        game="styx",
        name=deck.names[c][lang],
        icon=deck.icon[c],
        kin=_kin(c),
        family=family,
        cost=signed(deck.income[c]),
        income=deck.income[c] > 0,
        strength=str(deck.strength[c]),
        text=text,
        plainly=say("sx-two-win" if deck.kind[c] == HORSEMAN else "sx-no-effect"),
        foot=tuple(_foot(c, lang)),
        facts=tuple(facts),
        origin=say("origin-ours" if ours else "origin-rulebook"),
        mark="◇" if ours else "◆",
        rule=deck.rule[c],
        spoken=f"{family.rstrip('.')}. {', '.join(f'{name} {value}' for name, value in facts)}. {text}",
    )


def _kin(c: int) -> str:
    """The colours of a card: of its elements, if it has any, else of its kind."""
    deck = cards()
    if deck.either[c] == ALL_FOUR:
        return "wild"
    have = [name for i, name in enumerate(ELEMENTS) if (deck.gives[c] | deck.either[c]) >> i & 1]
    if have:
        return have[0] if len(have) == 1 else f"{have[0]} with-{have[1]}"
    return KINDS[deck.kind[c]] if deck.kind[c] in (HORSEMAN, BEARER) else "shade"


def _elements_in_words(c: int, lang: str) -> str:
    deck = cards()
    if deck.either[c] == ALL_FOUR:
        return SAY[lang]("sx-any")
    either = deck.either[c]
    names = [word(lang, f"element-{e}") for i, e in enumerate(ELEMENTS) if (deck.gives[c] | either) >> i & 1]
    return SAY[lang]("sx-or" if either else "and", first=names[0], last=names[1]) if len(names) == 2 else "".join(names)


def _foot(c: int, lang: str) -> list[Fact]:
    """The signs at the foot of a card: elements, Soul, Legendary, Eternal, Horseman."""
    deck = cards()
    foot = [*signs(c, lang)]
    if deck.soul[c]:
        foot.append(Fact(SOUL, QUARTERS[deck.soul[c]], word(lang, "word-soul")))
    return foot


@by_edition
def signs(c: int, lang: str) -> tuple[Fact, ...]:
    """What a card counts for in an army, beside its Strength: elements and kinds."""
    deck = cards()
    found: list[Fact] = []
    if deck.either[c] == ALL_FOUR:
        found.append(Fact(WILD, "", SAY[lang]("sx-any")))
    else:
        bits = deck.gives[c] | deck.either[c]
        have = [name for i, name in enumerate(ELEMENTS) if bits >> i & 1]
        for name in have:
            between = "/" if deck.either[c] and name != have[-1] else ""
            found.append(Fact(ELEMENT_ICONS[name], between, word(lang, f"element-{name}")))
    if KINDS[deck.kind[c]] == "horseman":
        found.append(Fact(HORSEMEN, "", word(lang, "kind-horseman")))
    if deck.legendary[c]:
        found.append(Fact(LEGENDARY, "", word(lang, "word-legendary")))
    if deck.eternal[c]:
        found.append(Fact(ETERNAL, "", word(lang, "word-eternal")))
    return tuple(found)
