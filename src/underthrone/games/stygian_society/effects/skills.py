"""What heroes' cards say, word by word; the cubes and cards that their players choose."""

from __future__ import annotations

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.book import RULES, then
from underthrone.games.stygian_society.cards import HEROES
from underthrone.games.stygian_society.effects.cubes import lift
from underthrone.games.stygian_society.effects.enemies import pull, reform, remove
from underthrone.games.stygian_society.effects.levels import gain_xp
from underthrone.games.stygian_society.effects.peril import both
from underthrone.games.stygian_society.effects.responses import response
from underthrone.games.stygian_society.effects.team import exhaust, heal, hurt, remove_cube
from underthrone.games.stygian_society.moves import PASS, REFRESH, RELIEVE, USE
from underthrone.games.stygian_society.state import Table, place_of
from underthrone.kernel.rules import Reason, Task


def said(op: int, times: int, place: int) -> Task:
    """A word of a hero's card by its number, as often as it was bought, written down for the agenda."""
    return effect.later(op, bought_by(times, place))


def bought_by(times: int, place: int) -> int:
    """How often a word was bought, and by the hero at which place (place_of)."""
    return times * HEROES + place


def times_of(bought: int) -> int:
    """How often a word was bought."""
    return bought // HEROES


@RULES.step
def effect(s: Table, number: int, bought: int) -> None:
    """One word said by a hero's card, as often as it was bought."""
    word, n, about = s.box.ops[number]
    times = times_of(bought)
    place = place_of(bought)
    if word == v.HEAL:
        heal(s, s.healing(place, n * times))
    elif word == v.BLEED:
        hurt(s, n * times, False)
    elif word == v.XP:
        gain_xp(s, n * times)
    elif word == v.WARD:
        s.ward += n * times
    elif word == v.LIFT:
        lift(s, about, n * times)
    elif word == v.CURE:
        then(s, *[free.later(place) for _ in range(n * times)])
    elif word == v.REFRESH:
        then(s, *[recover.later(place) for _ in range(n * times)])
    elif word == v.PULL or word == v.DAZE or word == v.FRIGHTEN:
        for token in s.targets[:]:
            if s.kinds[token] >= 0:
                bully(s, word, n * times, token)
    else:
        both(s, word, n * times, about)


def bully(s: Table, word: int, n: int, token: int) -> None:
    """What is done to a target without wounds."""
    if word == v.PULL:
        pull(s, token)
    elif word == v.DAZE:
        s.dazed.append(s.enemy(token).colour)
        s.tell(m.DAZED, s.kinds[token])
    elif not s.enemy(token).boss and s.enemy(token).wounds - s.hits[token] <= n:
        s.tell(m.ENEMY_LEFT, s.kinds[token])
        remove(s, token)
        reform(s)


@response.answer
def responded(s: Table, me: int, move: int) -> None:
    if move != PASS:
        c, place = USE.card(move), place_of(s.arg)
        exhaust(s, c)
        s.tell(m.USED, place, c)
        then(s, *[said(op, 1, place) for op in s.box.cards[c].says])


# --- Cubes removed free, cards refreshed


@RULES.step
def free(s: Table, place: int, _b: int) -> None:
    """A status cube is removed free, from any hero."""
    ills = [i for i, n in enumerate(s.ills) if n]
    if len(ills) == 1:
        remove_cube(s, ills[0])
    elif ills:
        then(s, relieve.ask(s.owner[place]))


@RULES.question("SO-73")
def relieve(s: Table, me: int, _a: int) -> list[int]:
    """Choose a status cube that is removed."""
    return [RELIEVE.of(i) for i, n in enumerate(s.ills) if n]


@relieve.answer
def relieved(s: Table, me: int, move: int) -> None:
    remove_cube(s, RELIEVE.ill(move))


@relieve.refusal
def not_relieved(s: Table, me: int, move: int) -> Reason | None:
    return ("no-such-cube", {"status": RELIEVE.status(move)}) if move in RELIEVE else None


@RULES.step
def recover(s: Table, place: int, _b: int) -> None:
    """An exhausted card is refreshed, any hero's or the team's."""
    cards = recoverable(s)
    if len(cards) == 1:
        renew(s, cards[0])
    elif cards:
        then(s, refresh.ask(s.owner[place]))


def recoverable(s: Table) -> list[int]:
    """Cards that refresh others wait for a level: two of them would refresh each other for ever."""
    cards = s.box.cards
    return [c for c in s.exhausted if not cards[c].refreshes]


def renew(s: Table, c: int) -> None:
    """An exhausted card is turned upright."""
    s.exhausted.remove(c)
    s.tell(m.REFRESHED, c)


@RULES.question("SO-21")
def refresh(s: Table, me: int, _a: int) -> list[int]:
    """Choose a card that is refreshed."""
    return [REFRESH.of(c) for c in recoverable(s)]


@refresh.answer
def refreshed(s: Table, me: int, move: int) -> None:
    renew(s, REFRESH.card(move))


@refresh.refusal
def not_refreshed(s: Table, me: int, move: int) -> Reason | None:
    return ("not-exhausted", {"card": REFRESH.card(move)}) if move in REFRESH else None
