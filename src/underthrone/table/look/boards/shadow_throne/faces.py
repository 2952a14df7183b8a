"""The characters of Shadow Throne as cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from underthrone.games.shadow_throne.abilities import ABILITIES
from underthrone.games.shadow_throne.cards import FACTIONS, ICONS, RANKS, Cards
from underthrone.games.shadow_throne.game import ShadowThrone
from underthrone.table.look.hand import at_hand, by_edition
from underthrone.table.look.pieces import Face, Fact
from underthrone.table.look.words import SAY

KIN_ICONS: Final = {"empire": "imperial-crown", "rebels": "fist", "church": "gothic-cross"}


@by_edition
def the_game() -> ShadowThrone:
    g = at_hand("shadow-throne")
    assert isinstance(g, ShadowThrone)
    return g


@by_edition
def the_cards() -> Cards:
    return the_game().cards


@by_edition
def numbers() -> dict[str, int]:
    return {card_id: c for c, card_id in enumerate(the_cards().ids)}


def faction_name(name: str, lang: str) -> str:
    return the_game().say(lang, f"faction-{name}", {})


@by_edition
def by_id(lang: str) -> dict[str, Face]:
    return {card_id: _face(c, lang) for card_id, c in numbers().items()}


@by_edition
def tiles(lang: str) -> dict[str, Face]:
    """The same for tiles, where room is short: names up to the comma, no break at a hyphen."""
    return {card_id: replace(face, name=_short(face.name)) for card_id, face in by_id(lang).items()}


def _short(name: str) -> str:
    return name.partition(",")[0].replace("-", "\u2060-\u2060")  # a hyphen that doesn't part


def _face(c: int, lang: str) -> Face:
    g = the_game()
    say = SAY[lang]
    cards = the_cards()
    faction = FACTIONS[cards.faction[c]]
    rank = RANKS[cards.rank[c]]
    family = g.say(lang, f"faction-{faction}", {})
    order = g.say(lang, f"rank-{rank}", {})
    price = cards.price[c]
    number = cards.number[c]
    whom = RANKS[cards.whom[c]] if cards.whom[c] >= 0 else ""
    does = {"whom": whom, "amount": cards.amount[c]}
    text = g.say(lang, f"effect-{ABILITIES[cards.effect[c]].name}", does) if number else ""
    foot = [Fact("laurel-crown", str(cards.influence[c]), say("st-influence"))]
    if cards.consolation[c]:
        foot.append(Fact("receive-money", str(cards.consolation[c]), say("st-consolation")))
    foot.append(Fact(ICONS[rank], "", order))
    facts = [
        (say("st-faction"), family),
        (say("st-rank"), order),
        (say("st-power"), str(cards.power[c])),
        (say("st-influence").capitalize(), str(cards.influence[c])),
        (say("st-cost"), str(price)) if price >= 0 else (say("st-income"), str(-price)),
        (say("st-consolation").capitalize(), str(cards.consolation[c])),
        (say("st-copies"), say("st-copies-of", n=cards.copies[c], all=sum(cards.copies))),
    ]
    ours = "rulebook" not in cards.origins[c].values()
    return Face(
        id=cards.ids[c],
        game="shadow-throne",
        name=cards.names[c][lang],
        icon=cards.icon[c],
        kin=faction,
        family=f"{family}, {order}",
        cost=str(abs(price)) if price >= 0 else f"+{-price}",
        income=price < 0,
        strength=str(cards.power[c]),
        number=str(number) if number else "",
        text=text,
        plainly=say("st-no-ability"),
        foot=tuple(foot),
        facts=tuple(fact for fact in facts if fact[1] != "0" or fact[0] != say("st-consolation").capitalize()),
        origin=say("origin-ours" if ours else "origin-rulebook"),
        mark="◇" if ours else "◆",
        rule=cards.rule[c],
        spoken=f"{', '.join(f'{name} {value}' for name, value in facts[:5])}. {text}",
    )
