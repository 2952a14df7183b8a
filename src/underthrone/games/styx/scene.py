"""Positions of STYX written by hand: the format is in docs/scenes.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from underthrone.games.edition import Entry
from underthrone.games.styx.cards import WHOLE_SOUL
from underthrone.games.styx.rules import begin_audience
from underthrone.games.styx.state import START_COINS, USES, Table
from underthrone.kernel.dice import seeded
from underthrone.kernel.rules import do

if TYPE_CHECKING:
    from underthrone.games.styx.game import Styx

NAME: Final = "scene"


def build(game: Styx, data: Mapping[str, Any]) -> Table:
    """The position before the first token of an Audience is placed.

    Emissaries that aren't named are in the draw pile, or out of the game if a `pile` is given.
    """
    top = Entry(NAME, "the position", dict(data))
    seats = top.some("seats")
    rules = top.number("rules", game.oldest, game.version, game.version)
    s = game.blank(game.setup(len(seats), top.table("options"), rules))
    s.rng = seeded(top.number("seed", 0, 1 << 62, 0))
    s.audience = top.number("audience", 1, 99, 1) - 1
    s.first = top.number("first", 0, len(seats) - 1, 0)
    cards = game.cards
    s.pile = cards.deck(len(seats))
    s.out = [c for c in range(len(cards.ids)) if c not in s.pile]
    for seat, values in enumerate(seats):
        if not isinstance(values, Mapping):
            raise top.wrong(f"seats[{seat}] must be a table, not {values!r}")
        _seat(game, s, seat, Entry(NAME, f"seats[{seat}]", dict(values)))
    s.centre = [_take(game, s, top, card_id) for card_id in top.some("centre")]
    for c in s.centre:
        if s.bearer(c) or cards.eternal[c]:
            raise top.wrong(f"{cards.ids[c]!r} never lies in the centre discard")
    s.chaos = top.number("chaos", 0, 99, sum([cards.strength[c] for c in s.centre]))
    s.summoned = [_take(game, s, top, card_id) for card_id in top.some("emissaries")]
    if len(s.summoned) > 2:
        raise top.wrong(f"emissaries must be at most 2 cards, not {len(s.summoned)}")
    if "pile" in top.values:
        kept = sorted([_take(game, s, top, card_id) for card_id in top.some("pile")])
        s.out += s.pile
        s.pile = kept
    for c in s.summoned + s.pile:
        if not cards.drawn(c):
            raise top.wrong(f"{cards.ids[c]!r} is never drawn")
    if cards.totem in s.out and any(c in s.pile + s.summoned for c in cards.shamans):
        s.out.remove(cards.totem)
        s.aside = [cards.totem]
    s.out.sort()
    top.finish()
    s.with_history()
    do(s, begin_audience.later())
    s.advance()
    return s


def _seat(game: Styx, s: Table, seat: int, entry: Entry) -> None:
    """The Standard-Bearer is face up unless it is named among the discarded."""
    p = s.players[seat]
    cards = game.cards
    p.coins = entry.number("coins", 0, 999, START_COINS)
    p.soul = entry.number("soul", 0, WHOLE_SOUL, 0)
    p.discard = sorted([_take(game, s, entry, card_id) for card_id in entry.some("discard")])
    for card_id in entry.some("army"):
        s.join(p, _take(game, s, entry, card_id))
    if cards.bearers[seat] not in p.discard + p.army:
        s.join(p, _take(game, s, entry, cards.ids[cards.bearers[seat]]))
    for c in p.army + p.discard:
        if s.bearer(c) and c != cards.bearers[seat]:
            raise entry.wrong(f"{cards.ids[c]} is another player's Standard-Bearer")
    p.influence = entry.number("influence", 0, 999, sum([cards.strength[c] for c in p.army + p.discard]))
    for name, least, holders in (("djinn", 0, cards.djinns), ("hydra", 1, cards.hydras)):
        for c in [c for c in holders if c in p.army]:
            s.put_counters(c, entry.number(name, least, USES, USES))
    entry.finish()


def _take(game: Styx, s: Table, entry: Entry, card_id: Any) -> int:
    """A card by its id, from where nobody has put it yet."""
    if card_id not in game.cards.ids:
        raise entry.wrong(f"there is no card {card_id!r}")
    card = game.cards.ids.index(card_id)
    if card in s.pile:
        s.pile.remove(card)
    elif card in s.out:
        s.out.remove(card)
    else:
        raise entry.wrong(f"{card_id!r} is somewhere else already")
    return card
