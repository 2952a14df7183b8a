"""Enemies: how they come, are wounded, die and stand in their ranks."""

from __future__ import annotations

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.book import RULES, then
from underthrone.games.stygian_society.cards import MID_BOSS, ON_KILL, WIZARD
from underthrone.games.stygian_society.effects.levels import gain_xp
from underthrone.games.stygian_society.effects.responses import occasion
from underthrone.games.stygian_society.effects.team import finish
from underthrone.games.stygian_society.state import VICTORY, Table
from underthrone.games.stygian_society.vocabulary import HERO_COLOURS


def add_enemy(s: Table, kind: int, rank: int) -> None:
    """An enemy comes to the right end of a rank, if a token of its colour is left."""
    enemy = s.box.enemies[kind]
    token = m.GIANT
    if not enemy.giant:
        token = (enemy.colour - HERO_COLOURS) * m.PER_COLOUR
        end = token + m.PER_COLOUR
        while s.kinds[token] >= 0:
            token += 1
            if token == end:
                return
    s.kinds[token] = kind
    s.hits[token] = 0
    if enemy.giant:
        s.giant = True
    elif rank == 0:
        s.front.append(token)
    else:
        s.rear.append(token)
    s.tell(m.ENEMY_CAME, kind, rank)


def mend(s: Table, kind: int, n: int) -> None:
    """Enemies of a kind lose wounds."""
    for token in s.foes():
        if s.kinds[token] == kind and s.hits[token]:
            s.hits[token] = max(0, s.hits[token] - n)
            s.tell(m.ENEMY_MENDED, kind)


def strike(s: Table, token: int, amount: int, attack: int) -> None:
    """One attack on one enemy: its defences take off what they can, once."""
    n = s.blow(token, amount, attack)
    s.hits[token] += n
    s.tell(m.ENEMY_HIT, s.kinds[token], token, n)
    if s.hits[token] >= s.enemy(token).wounds:
        kill(s, token)


def kill(s: Table, token: int) -> None:
    """A dead enemy leaves, gives its XP, and the ranks reform."""
    enemy = s.enemy(token)
    xp = enemy.xp + s.modifier(s.active, v.SCHOLAR, 0)
    s.tell(m.ENEMY_KILLED, s.kinds[token], xp)
    remove(s, token)
    if enemy.boss and s.sheet_now().sort == WIZARD:
        finish(s, VICTORY)
        return
    if enemy.boss and s.sheet_now().sort == MID_BOSS:
        for other in s.foes():
            s.tell(m.ENEMY_LEFT, s.kinds[other])
            remove(s, other)
        s.beaten = s.sheet
        s.changed()
    occasion(s, ON_KILL)
    then(s, close_ranks.later())
    gain_xp(s, xp)


def remove(s: Table, token: int) -> None:
    """An enemy's token goes back to its pile."""
    s.kinds[token] = -1
    s.hits[token] = 0
    if token == m.GIANT:
        s.giant = False
    elif token in s.front:
        s.front.remove(token)
    else:
        s.rear.remove(token)


@RULES.step
def close_ranks(s: Table, _a: int, _b: int) -> None:
    """After the XP and its level-up, the ranks reform."""
    reform(s)


def reform(s: Table) -> None:
    """While the rear rank is longer, enemies fall to the right of the front: red, yellow, black, from the left."""
    while len(s.rear) > len(s.front):
        token = s.rear[0]
        for other in s.rear:
            if other // m.PER_COLOUR < token // m.PER_COLOUR:
                token = other
        s.rear.remove(token)
        s.front.append(token)
        s.tell(m.ENEMY_MOVED, s.kinds[token], 0)


def pull(s: Table, token: int) -> None:
    """An enemy of the rear rank comes to the right end of the front rank."""
    if token in s.rear:
        s.rear.remove(token)
        s.front.append(token)
        s.tell(m.ENEMY_MOVED, s.kinds[token], 0)
