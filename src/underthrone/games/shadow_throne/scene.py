"""Positions of Shadow Throne written by hand: the format is in docs/scenes.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from underthrone.games.edition import Entry
from underthrone.games.shadow_throne.rules import form_deck, keep_one, resolution, wave
from underthrone.games.shadow_throne.state import START_GOLD, WAVES, Fighter, Player, Table
from underthrone.kernel.dice import seeded
from underthrone.kernel.rules import do

if TYPE_CHECKING:
    from underthrone.games.shadow_throne.game import ShadowThrone

NAME: Final = "scene"


def build(game: ShadowThrone, data: Mapping[str, Any]) -> Table:
    """The position before wave `wave` is chosen; wave 5 is the resolution. Cards that aren't named are in the deck."""
    top = Entry(NAME, "the position", dict(data))
    seats = top.some("seats")
    rules = top.number("rules", game.oldest, game.version, game.version)
    s = game.blank(game.setup(len(seats), top.table("options"), rules))
    s.rng = seeded(top.number("seed", 0, 1 << 62, 0))
    s.battle = top.number("battle", 1, 99, 1)
    first = top.number("wave", 1, WAVES + 1, 1)
    s.wave = first - 1
    s.loose = True
    top.finish()
    for seat, values in enumerate(seats):
        if not isinstance(values, Mapping):
            raise top.wrong(f"seats[{seat}] must be a table, not {values!r}")
        _seat(game, s, seat, Entry(NAME, f"seats[{seat}]", dict(values)))
    s.line.sort(key=lambda f: f.wave)
    s.track = s.powers() if first > 1 else [0, 0, 0]  # what stayed is counted with the first wave
    s.with_history()
    waves = [wave.later(n) for n in range(first, WAVES + 1)]
    do(s, *waves, resolution.later(), keep_one.later(), form_deck.later())
    s.advance()
    return s


def _seat(game: ShadowThrone, s: Table, seat: int, entry: Entry) -> None:
    p: Player = s.players[seat]
    p.gold = entry.number("gold", 0, 999, START_GOLD)
    p.influence = entry.number("influence", 0, 999, 0)
    p.hand = sorted([_take(game, s, entry, card) for card in entry.some("hand")])
    for i, card in enumerate(entry.some("line")):
        s.line.append(_fighter(game, s, seat, _part(entry, "line", i, card)))
    for i, card in enumerate(entry.some("turned")):
        s.turned.append(_fighter(game, s, seat, _part(entry, "turned", i, card)))
    p.picks = p.hand + [f.card for f in s.line + s.turned if f.seat == seat and f.wave > 0]
    entry.finish()


def _part(entry: Entry, name: str, i: int, card: Any) -> Entry:
    """A card in a line: its id alone stands for the next wave in turn."""
    values = {"card": card, "wave": i + 1} if isinstance(card, str) else card
    if not isinstance(values, Mapping):
        raise entry.wrong(f"{name}[{i}] must be a card's id or a table, not {card!r}")
    return Entry(NAME, f"{entry.id}.{name}[{i}]", dict(values))


def _fighter(game: ShadowThrone, s: Table, seat: int, entry: Entry) -> Fighter:
    card = _take(game, s, entry, entry.values.get("card"))
    entry.used.add("card")
    f = Fighter(seat, card, entry.number("wave", 0, max(0, s.wave)), game.cards.number[card])
    f.dead = entry.flag("dead")
    f.converted = entry.flag("converted")
    f.silenced = entry.flag("silenced")
    f.plus = entry.number("plus", 0, 99, 0)
    f.triggered = f.wave > 0 and f.number > 0 and not f.silenced
    if f.wave == 0:
        f.number = 0
    entry.finish()
    return f


def _take(game: ShadowThrone, s: Table, entry: Entry, card_id: Any) -> int:
    """A card by its id, out of the deck."""
    if card_id not in game.cards.ids:
        raise entry.wrong(f"there is no character {card_id!r}")
    card = game.cards.ids.index(card_id)
    if card not in s.deck:
        raise entry.wrong(f"there are only {game.cards.copies[card]} of {card_id!r}")
    s.deck.remove(card)
    return card
