"""What is usual: whole answers where the rules ask one by one, and questions that nobody needs to be asked.

Everything here goes by what lies open; moves are tried on a copy, and never past a draw or a reveal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.cards import ACTION, WIZARD
from underthrone.games.stygian_society.effects.responses import response
from underthrone.games.stygian_society.effects.skills import recoverable
from underthrone.games.stygian_society.moves import (
    AIM,
    BUY,
    CURE,
    DONE,
    FROM_CRYPT,
    FROM_FIELD,
    PASS,
    PAY,
    REGROUP,
    USE,
    WILD,
)
from underthrone.games.stygian_society.outlook import useful
from underthrone.games.stygian_society.rules.action import aim, buy, hit, pay, wild
from underthrone.games.stygian_society.rules.turn import act, cure, support
from underthrone.games.stygian_society.state import Table
from underthrone.games.stygian_society.view import offer
from underthrone.games.stygian_society.vocabulary import HERO_COLOURS, Op
from underthrone.kernel.game import Proposal

# The wishes of a seat, by a card's id; "" stands for all cards that nothing is wished of
ASK: Final = "ask"  # at every occasion
HELPS: Final = "helps"  # when the card would change something now
NEVER: Final = "never"
WISHES: Final = (ASK, HELPS, NEVER)

TO_TARGETS: Final = (v.PULL, v.DAZE, v.FRIGHTEN)  # of use as far as the target lives
MOST_PLANS: Final = 24
A_KILL: Final = 6.0  # what counts beside wounds, in wounds
A_FLIGHT: Final = 5.0  # nobody learns from it
A_CUBE: Final = 0.3
A_LUCK: Final = 2.4


def proposals(s: Table, seat: int) -> list[Proposal]:
    """Whole answers to what is asked, the usual one first."""
    question = s.question
    if seat not in s.deciders():
        return []
    if question == support.id or question == act.id:
        return actions(s, seat)
    if question == aim.id:
        return aims(s, seat)
    if question == wild.id:
        return [whole(wilds(s, seat, first), i == 0) for i, first in enumerate(by_need(s, s.options(seat)))]
    if question == buy.id:
        return spendings(s, seat)
    if question == pay.id or question == hit.id:
        return [whole(settled(s, seat, []), True)]
    if question == cure.id:
        return remedies(s, seat)
    return []


def whole(moves: list[int], usual: bool = False) -> Proposal:
    """Moves that explain themselves."""
    return Proposal(moves, usual, {})


# --- An action at once: without a support skill before it, and with the usual target


def actions(s: Table, seat: int) -> list[Proposal]:
    """Every action, without a support skill if one is offered; attacks also with their usual target."""
    first = [PASS] if s.question == support.id else []
    found: list[Proposal] = []
    for move in [*[USE.of(c) for c in s.ready(s.active, ACTION)], REGROUP]:
        moves = [*first, move]
        if first:
            found.append(whole(moves))
        if move != REGROUP:
            aimed = with_aim(s, seat, moves)
            if len(aimed) > len(moves):
                found.append(whole(aimed))
    return found


def with_aim(s: Table, seat: int, moves: list[int]) -> list[int]:
    """The moves, with the usual targets and wild cubes if they are asked for next."""
    c = tried(s, seat, moves)
    if c.question == aim.id and c.decider() == seat:
        return moves + aims(c, seat)[0].moves
    return with_wilds(s, seat, moves)


# --- Targets, and the wild cubes that are asked for after them


def aims(s: Table, seat: int) -> list[Proposal]:
    """Each target with the usual wild cubes; where several may be chosen, first those who are nearest to death."""
    card = s.box.cards[s.card]
    options = s.options(seat)
    nearest = sorted([move for move in options if move != DONE], key=lambda move: (distance(s, AIM.token(move)), move))
    most = min(card.count, len(s.reachable(card))) - len(s.targets)
    if most > 1:
        return [whole(with_wilds(s, seat, nearest[:most]), True)]
    tails = all_wilds(s, seat, nearest[0])
    found = [whole([move, *tails[0]], move == nearest[0]) for move in nearest]
    found += [whole([nearest[0], *tail]) for tail in tails[1:]]
    if DONE in options:
        found.append(whole([DONE, *tails[0]]))
    return found


def all_wilds(s: Table, seat: int, last: int) -> list[list[int]]:
    """The wild cubes that may come after the last target, the usual ones first; nothing where none are asked for."""
    c = tried(s, seat, [last])
    if c.question != wild.id or c.decider() != seat:
        return [[]]
    return [wilds(c, seat, first) for first in by_need(c, c.options(seat))]


def distance(s: Table, token: int) -> int:
    """How far an enemy is from death for the card in use; a boss comes before its guards."""
    enemy = s.enemy(token)
    left = enemy.wounds - s.hits[token] + 2 * s.reduction(token, s.box.cards[s.card].attack)
    return left - 100 if enemy.boss else left


def with_wilds(s: Table, seat: int, moves: list[int]) -> list[int]:
    """The moves, and the usual wild cubes if they are asked for next."""
    return moves + all_wilds(tried(s, seat, moves[:-1]), seat, moves[-1])[0]


def wilds(s: Table, seat: int, first: int) -> list[int]:
    """A wild cube, and the usual ones after it."""
    moves = [first]
    c = tried(s, seat, moves)
    while c.question == wild.id and c.decider() == seat:
        moves.append(by_need(c, c.options(seat))[0])
        c.answered(seat, moves[-1])
    return moves


def by_need(s: Table, options: list[int]) -> list[int]:
    """Wild cubes by how much their colour is needed: for the steps of the card in use, else for the next hero's."""
    need = [0.0] * HERO_COLOURS
    for step in s.box.cards[s.card].steps:
        for colour in range(HERO_COLOURS):
            need[colour] += 2.0 * step.cost[colour]
    after = s.box.cards[s.heroes[(s.active + 1) % len(s.heroes)]]
    for colour in range(HERO_COLOURS):
        need[colour] += 0.5 * after.drop[colour] - 0.25 * (s.purse(colour) + s.hand[colour])
    return sorted(options, key=lambda move: (-need[WILD.colour(move)], move))


# --- What is bought and paid


def spendings(s: Table, seat: int) -> list[Proposal]:
    """Every purchase that can be made, paid in the usual way; the best one first, then from little to much."""
    bought = purchases(s)
    best = max(range(len(bought)), key=lambda i: (worth(s, bought[i]), -i))
    order = [best, *[i for i in range(len(bought)) if i != best]]
    return [Proposal(settled(s, seat, bought[i]), i == best, offer(s, bought[i])) for i in order]


def purchases(s: Table) -> list[list[int]]:
    """The lists of steps that can still be bought, in the order of the card; nothing is one of them."""
    found: list[list[int]] = [[]]
    k = 0
    while k < len(found) and len(found) < MOST_PLANS:
        steps = found[k]
        k += 1
        for i in range(steps[-1] if steps else 0, len(s.bought)):
            more = [*steps, i]
            if can_buy(s, more):
                found.append(more)
    return found[:MOST_PLANS]


def can_buy(s: Table, steps: list[int]) -> bool:
    """Whether some more steps can be bought together."""
    card = s.box.cards[s.card]
    cost = s.cost[:]
    for i in steps:
        step = card.steps[i]
        if s.bought[i] + steps.count(i) > step.times or (step.after and not s.bought[0] and 0 not in steps):
            return False
        for colour in range(HERO_COLOURS):
            cost[colour] += step.cost[colour]
    return lucky(s, cost) <= s.usable_luck()


def lucky(s: Table, cost: list[int]) -> int:
    """The luck that a cost needs."""
    short = 0
    for colour in range(HERO_COLOURS):
        short += s.short(colour, cost[colour])
    return short


def worth(s: Table, steps: list[int]) -> float:
    """What a purchase brings: wounds up to death, death itself, what else it does; less cubes and luck.

    Cubes that are swept anyway, because nobody is left, cost nothing.
    """
    card = s.box.cards[s.card]
    bought = s.bought[:]
    cost = s.cost[:]
    gain = 0.0
    for i in steps:
        bought[i] += 1
        for colour in range(HERO_COLOURS):
            cost[colour] += card.steps[i].cost[colour]
    for i, step in enumerate(card.steps):
        if bought[i] and step.others:
            gain += useful(s, [op for op in step.others if op[0] not in TO_TARGETS], float(bought[i]))
    force = s.force(bought)
    gone = 0
    for token in s.targets:
        if s.kinds[token] >= 0:
            left = s.enemy(token).wounds - s.hits[token]
            n = s.blow(token, force, card.attack) if force > 0 else 0
            gain += min(n, left)
            if n >= left:
                gain += A_KILL
                gone += 1
            elif frightened(s, bought, token, left - n):
                gain += A_FLIGHT
                gone += 1
            else:
                gain += bullied(s, bought)
    swept = gone == len(s.foes())
    return gain - (0.0 if swept else A_CUBE * sum(cost)) - A_LUCK * lucky(s, cost)


def frightened(s: Table, bought: list[int], token: int, left: int) -> bool:
    """Whether a target that lives flees."""
    for i, step in enumerate(s.box.cards[s.card].steps):
        for word, n, _ in step.others:
            if bought[i] and word == v.FRIGHTEN and left <= n * bought[i] and not s.enemy(token).boss:
                return True
    return False


def bullied(s: Table, bought: list[int]) -> float:
    """What else is done to a target that stays."""
    total = 0.0
    for i, step in enumerate(s.box.cards[s.card].steps):
        if bought[i]:
            total += len([word for word, _, _ in step.others if word == v.DAZE or word == v.PULL])
    return total


def settled(s: Table, seat: int, steps: list[int]) -> list[int]:
    """The moves that buy some steps, end, pay in the usual way and wound the targets in the usual order."""
    moves: list[int] = [BUY.of(i) for i in steps]
    c = tried(s, seat, moves)
    while c.decider() == seat and not drawn(s, c):
        options = c.options(seat)
        if c.question == buy.id:
            move = DONE
        elif c.question == pay.id:
            move = min(options, key=lambda way: (PAY.luck(way), PAY.crypt(way)))
        elif c.question == hit.id:
            move = first_hit(c, options)
        else:
            break
        moves.append(move)
        c.answered(seat, move)
    return moves


def first_hit(s: Table, options: list[int]) -> int:
    """The target that is usually wounded first."""
    return min(options, key=lambda move: (turn_of(s, AIM.token(move)), move))


def turn_of(s: Table, token: int) -> tuple[bool, bool, int]:
    """Who is wounded first: a wizard, whose death wins, then the weak; a mid-boss, whose guards flee, comes last."""
    enemy = s.enemy(token)
    final = enemy.boss and s.sheet_now().sort != WIZARD
    return (final, enemy.rider, -1 if enemy.boss and not final else enemy.wounds - s.hits[token])


# --- Status cubes


def remedies(s: Table, seat: int) -> list[Proposal]:
    """Everything that cubes of the field buy off; with those of the crypt too when they are swept anyway."""
    moves: list[int] = []
    c = s
    while c.question == cure.id and c.decider() == seat and c.active == s.active:
        source = FROM_CRYPT if s.alone() else FROM_FIELD
        ways = [move for move in c.options(seat) if move in CURE and free_of_luck(move, source)]
        if not ways:
            break
        moves.append(max(ways, key=lambda way: (CURE.second_status(way) >= 0, -way)))
        c = tried(c, seat, [moves[-1]])
    if not moves:
        return []
    if c.question == cure.id and c.active == s.active and c.turns == s.turns:
        moves.append(DONE)
    return [whole(moves, True)]


def free_of_luck(move: int, most: int) -> bool:
    """Whether a cube pays, of the field alone or of both."""
    return CURE.source(move) == FROM_FIELD or (most == FROM_CRYPT and CURE.source(move) >= FROM_CRYPT)


# --- What nobody needs to be asked


def by_itself(s: Table, seat: int, wishes: Mapping[str, str]) -> int:
    """PASS where a seat may respond and wants none of its cards to be asked for; -1: ask."""
    if s.question != response.id or seat not in s.deciders():
        return -1
    for move in s.options(seat):
        if move != PASS and wanted(s, USE.card(move), wishes):
            return -1
    return PASS


def wanted(s: Table, c: int, wishes: Mapping[str, str]) -> bool:
    """Whether the seat wants to be asked for a card now; it is asked for everything where it wishes nothing."""
    wish = wishes.get(s.box.ids[c], wishes.get("", ASK))
    return wish == ASK or (wish != NEVER and helps(s, c))


def helps(s: Table, c: int) -> bool:
    """Whether a response would change anything that matters now."""
    return len([op for op in s.box.cards[c].does if matters(s, op)]) > 0


def matters(s: Table, op: Op) -> bool:
    """Whether a word of a card would change anything now; cubes that are swept with the last enemy don't count."""
    word, n, about = op
    if word == v.HEAL:
        return s.wounds > 0
    if word == v.PERIL:
        return n > 0 or s.peril > 0
    if word == v.LUCK:
        return s.luck < s.box.max_luck
    if word == v.CALL:
        return s.bank[about] > 0 and not s.alone()
    if word == v.BANISH:
        return s.field[about] + s.crypt[about] > 0 and not s.alone()
    if word == v.LIFT:
        return s.field[about] > 0 and not s.alone()
    if word == v.CURE:
        return any(s.ills)
    if word == v.REFRESH:
        return len(recoverable(s)) > 0
    if word == v.SHAKE:
        return sum([len(row) for row in s.tower]) > 0
    return True  # XP, wards, and whatever a new word does


# --- Trying


def tried(s: Table, seat: int, moves: list[int]) -> Table:
    """A copy on which moves are played."""
    c = s.clone()
    c.recording = False
    for move in moves:
        c.answered(seat, move)
    return c


def drawn(s: Table, c: Table) -> bool:
    """Whether anything was drawn between two positions: what follows nobody knows yet."""
    return c.rng != s.rng or c.drops != s.drops
