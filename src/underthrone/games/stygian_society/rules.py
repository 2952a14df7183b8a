"""The rules of The Stygian Society, in the order of the rulebook; what words on cards do is in effects.py."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.cards import (
    ACTION,
    AT_ANY,
    HEROES,
    LOWER,
    MID_BOSS,
    ON_ENEMY,
    SUPPORT,
    UPPER,
)
from underthrone.games.stygian_society.cards import WIZARD as WIZARDS
from underthrone.games.stygian_society.effects import (
    add_enemy,
    draw,
    exhaust,
    hurt,
    land,
    mend,
    occasion,
    raise_peril,
    remove_cube,
    strike,
    suffer,
    told,
)
from underthrone.games.stygian_society.moves import (
    AIM,
    BEGIN,
    BUY,
    BY_LUCK,
    CURE,
    DONE,
    FROM_CRYPT,
    FROM_FIELD,
    GIVE,
    OPEN,
    PASS,
    PAY,
    PICK,
    REGROUP,
    RELIEVE,
    SOURCES,
    TRADE,
    USE,
    WILD,
)
from underthrone.games.stygian_society.state import FLOORS, PER_HERO, RULES, Table, then
from underthrone.games.stygian_society.tower import CUBE, FROM, TO, fall
from underthrone.games.stygian_society.vocabulary import BLACK, HERO_COLOURS, RED, STATUSES, YELLOW
from underthrone.kernel.rules import Reason, do

__all__ = ["RULES"]

NOBODY: Final = 0  # where cubes come to rest inside the tower is heard, but not which

# --- Game setup


@RULES.step
def set_up(s: Table, _a: int, _b: int) -> None:
    """Tracks, decks and heroes."""
    box = s.box
    s.needed = box.first_xp
    s.luck = box.start_luck[s.difficulty()]
    s.lower = box.sheets(LOWER)[:]
    s.upper = box.sheets(UPPER)[:]
    s.bosses = box.sheets(MID_BOSS)[:]
    s.wizards = box.sheets(WIZARDS)[:]
    s.low_treasures = box.treasures(False)[:]
    s.high_treasures = box.treasures(True)[:]
    players = s.setup.players
    each = 3 if players == 1 else 2 if players == 2 else 1
    seats = [seat for seat in range(players) for _ in range(each)]
    do(s, *[join.later(seat) for seat in seats], begin.ask(0))


@RULES.step
def join(s: Table, seat: int, _b: int) -> None:
    """A player picks a hero, or draws one."""
    free = [hero for hero in range(HEROES) if hero not in s.heroes]
    if s.setup.options["heroes"] == "picked":
        do(s, pick.ask(seat))
    else:
        enlist(s, seat, free[s.below(len(free))])


@RULES.question
def pick(s: Table, me: int, _a: int) -> list[int]:
    """Pick a hero."""
    return [PICK + hero for hero in range(HEROES) if hero not in s.heroes]


@pick.answer
def picked(s: Table, me: int, move: int) -> None:
    enlist(s, me, move - PICK)


@pick.refusal
def not_picked(s: Table, me: int, move: int) -> Reason | None:
    if PICK <= move < BEGIN:
        return "picked-already", {"hero": move - PICK}
    return ("choose-one", {}) if move == PASS else None


def enlist(s: Table, seat: int, hero: int) -> None:
    """The hero takes a place with the mat's skill and a random skill of level 1."""
    first = s.box.skills(hero, 1)
    c = first[s.below(len(first))]
    s.heroes.append(hero)
    s.owner.append(seat)
    s.held.append([hero, c])
    s.ills += [0] * PER_HERO
    s.fresh += [0] * PER_HERO
    s.changed()
    s.tell(m.HERO_JOINED, seat, hero, c)


@RULES.question
def begin(s: Table, me: int, _a: int) -> list[int]:
    """Choose the hero who begins."""
    return [BEGIN + place for place in range(len(s.heroes))]


@begin.answer
def begun(s: Table, me: int, move: int) -> None:
    s.tell(m.HERO_BEGINS, move - BEGIN)
    do(s, new_floor.later(move - BEGIN))


@begin.refusal
def not_begun(s: Table, me: int, move: int) -> Reason | None:
    return ("choose-one", {}) if BEGIN <= move <= PASS else None


# --- Starting a new floor


@RULES.step
def new_floor(s: Table, place: int, _b: int) -> None:
    """A sheet, its enemies, field and crypt to the banks, peril 0, and the battle begins."""
    s.sheet = draw(s, s.next_floor_deck())
    s.floor += 1
    s.changed()
    s.active = place
    floor = s.sheet_now()
    s.tell(m.FLOOR_BEGAN, s.floor, s.sheet)
    s.peril = 0
    s.line = 0
    s.cubes = floor.cubes[:]
    for colour in range(6):
        s.bank[colour] += s.field[colour] + s.crypt[colour]
        s.field[colour] = 0
        s.crypt[colour] = 0
    for kind in floor.front:
        add_enemy(s, kind, 0)
    for kind in floor.rear:
        add_enemy(s, kind, 1)
    do(s, turn.later(place))


# --- Taking a turn


@RULES.step
def turn(s: Table, place: int, _b: int) -> None:
    """Statuses and rules of the floor, a support skill, an action, statuses bought off."""
    s.active = place
    s.turns += 1
    s.ward = s.shields(place)
    s.dazed = 0
    s.card = -1
    s.targets = []
    s.tell(m.TURN_BEGAN, place)
    do(s, support_first.later(), buy_off.later())
    start_of_turn(s, place)


def start_of_turn(s: Table, place: int) -> None:
    """Stricken heroes bleed; a wizard's own rules."""
    regrows = s.modifier(place, v.REGROW, 0)
    if regrows:
        for token in s.foes():
            if s.enemy(token).boss:
                mend(s, s.kinds[token], regrows)
    for _ in range(s.modifier(place, v.ROT, 0)):
        colour = max(range(HERO_COLOURS), key=lambda c: s.field[c])
        if s.field[colour]:
            suffer(s, (v.BANISH, 1, colour), -1, True)
    hurt(s, s.ill(place, v.STRICKEN), True)


# --- 1. Use a support skill


@RULES.step
def support_first(s: Table, _a: int, _b: int) -> None:
    """Who has a support skill is asked before acting."""
    if s.ready(s.active, SUPPORT):
        do(s, support.ask(s.seat()), act_then.later())
    else:
        must_act(s)


@RULES.question
def support(s: Table, me: int, _a: int) -> list[int]:
    """Use a support skill before acting, or not."""
    return [PASS, *[USE + c for c in s.ready(s.active, SUPPORT)]]


@support.answer
def supported(s: Table, me: int, move: int) -> None:
    if move != PASS:
        use(s, move - USE)
        do(s, choose_targets.later(), carry_out.later())


@support.refusal
def not_supported(s: Table, me: int, move: int) -> Reason | None:
    return ("not-usable", {"card": move - USE}) if USE <= move < REGROUP else None


def use(s: Table, c: int) -> None:
    """A card with the mark exhausts when it is chosen."""
    card = s.box.cards[c]
    s.card = c
    s.targets = []
    s.bought = [0] * len(card.steps)
    s.cost = [0, 0, 0]
    s.fell = 0
    if card.exhausts:
        exhaust(s, c)
    s.tell(m.USED, s.active, c)


# --- 2. Choose and execute an action


@RULES.step
def act_then(s: Table, _a: int, _b: int) -> None:
    """What comes after a support skill."""
    must_act(s)


def must_act(s: Table) -> None:
    """An action, unless a support skill has removed the last enemy."""
    if not s.alone():
        do(s, act.ask(s.seat()))


@RULES.question
def act(s: Table, me: int, _a: int) -> list[int]:
    """Choose an action."""
    options = [USE + c for c in s.ready(s.active, ACTION)]
    options.append(REGROUP)
    return options


@act.answer
def acted(s: Table, me: int, move: int) -> None:
    if move == REGROUP:
        regroup(s)
        return
    use(s, move - USE)
    after_drop(s)
    do(s, choose_targets.later(), gather.later())


def after_drop(s: Table) -> None:
    """Enemies act first, unless the card says otherwise."""
    if s.box.cards[s.card].before:
        do(s, resolve.later(), enemies_act.later())
    else:
        do(s, enemies_act.later(), resolve.later())


@act.refusal
def not_acted(s: Table, me: int, move: int) -> Reason | None:
    if USE <= move < REGROUP:
        return "not-usable", {"card": move - USE}
    return ("must-act", {}) if move == PASS else None


def regroup(s: Table) -> None:
    """All cubes from tower, field and crypt to the banks; peril rises."""
    s.tell(m.REGROUPED, s.active)
    for row in s.tower:
        for cube in row:
            s.bank[cube] += 1
        row.clear()
    for colour in range(6):
        s.bank[colour] += s.field[colour] + s.crypt[colour]
        s.field[colour] = 0
        s.crypt[colour] = 0
    raise_peril(s, s.box.regroup_peril)


# --- A. Choose target


@RULES.step
def choose_targets(s: Table, _a: int, _b: int) -> None:
    """The targets are fixed before cubes are dropped; where there is no choice nobody is asked."""
    card = s.box.cards[s.card]
    found = s.reachable(card)
    if card.aim > AT_ANY or len(found) <= 1:
        for token in found:
            take_aim(s, token)
    elif found:
        do(s, aim.ask(s.seat()))


def take_aim(s: Table, token: int) -> None:
    s.targets.append(token)
    s.tell(m.AIMED, s.kinds[token], token)


@RULES.question
def aim(s: Table, me: int, _a: int) -> list[int]:
    """Choose a target."""
    options = [AIM + token for token in sorted(s.reachable(s.box.cards[s.card])) if token not in s.targets]
    return [*options, DONE] if s.targets else options


@aim.answer
def aimed(s: Table, me: int, move: int) -> None:
    if move != DONE:
        take_aim(s, move - AIM)
        card = s.box.cards[s.card]
        if len(s.targets) < min(card.count, len(s.reachable(card))):
            do(s, aim.ask(me))


@aim.refusal
def not_aimed(s: Table, me: int, move: int) -> Reason | None:
    return ("out-of-reach", {"token": move - AIM}) if AIM <= move < WILD else None


# --- B. Collect and drop cubes in the tower


@RULES.step
def gather(s: Table, _a: int, _b: int) -> None:
    """Peril cubes and the action's hero cubes from the banks; what is missing of the enemies' raises peril."""
    card = s.box.cards[s.card]
    for colour in range(HERO_COLOURS):
        take(s, colour, card.drop[colour] + s.modifier(s.active, v.EXTRA, colour))
    missing = 0
    for i in range(3):
        wanted = s.cubes[i] + s.modifier(s.active, v.EXTRA, RED + i)
        missing += wanted - take(s, RED + i, wanted)
    do(s, drop_cubes.later())
    if missing:
        do(s, call_attention.later(missing))
    for _ in range(card.drop[3]):
        do(s, choose_wild.later())


def take(s: Table, colour: int, wanted: int) -> int:
    """Cubes from the bank into the hand, as many as there are."""
    n = max(0, min(wanted, s.bank[colour]))
    s.bank[colour] -= n
    s.hand[colour] += n
    return n


@RULES.step
def call_attention(s: Table, missing: int, _b: int) -> None:
    """Each missing enemy cube raises peril."""
    raise_peril(s, missing)


@RULES.step
def choose_wild(s: Table, _a: int, _b: int) -> None:
    """A wild cube, if the banks have any."""
    colours = [colour for colour in range(HERO_COLOURS) if s.bank[colour]]
    if len(colours) == 1:
        take(s, colours[0], 1)
    elif colours:
        do(s, wild.ask(s.seat()))


@RULES.question
def wild(s: Table, me: int, _a: int) -> list[int]:
    """Choose the colour of a wild cube."""
    return [WILD + colour for colour in range(HERO_COLOURS) if s.bank[colour]]


@wild.answer
def wild_chosen(s: Table, me: int, move: int) -> None:
    take(s, move - WILD, 1)


@wild.refusal
def not_wild(s: Table, me: int, move: int) -> Reason | None:
    if WILD <= move < DONE:
        return "none-in-bank", {"colour": move - WILD}
    return ("choose-one", {}) if move == PASS else None


@RULES.step
def drop_cubes(s: Table, _a: int, _b: int) -> None:
    """All cubes in the hand go into the tower; some come out."""
    cubes: list[int] = []
    for colour, count in enumerate(s.hand):
        for _ in range(count):
            cubes.append(colour)
        s.hand[colour] = 0
    s.tell(m.DROPPED, len(cubes))
    rests: list[int] = []
    out = fall(s, s.box, s.tower, cubes, rests if s.recording else None)
    for cube in rests:
        s.tell(m.CUBE_MOVED, cube & CUBE, cube // FROM & 15, cube // TO, NOBODY)
    land(s, out)


# --- C. Resolve enemy actions


@RULES.step
def enemies_act(s: Table, _a: int, _b: int) -> None:
    """Red, then yellow, then black; nothing happens where the cubes pay for nothing."""
    if can_act(s, RED) or can_act(s, YELLOW) or can_act(s, BLACK):
        do(s, colour_acts.later(RED), colour_acts.later(YELLOW), colour_acts.later(BLACK))


def can_act(s: Table, colour: int) -> bool:
    """Whether the cubes pay for the cheapest action of a colour, which is printed last."""
    worth = s.field[colour] + 2 * s.crypt[colour]
    if not worth:
        return False
    kind = s.in_play(colour)
    cost = s.box.enemies[kind].costs[-1] if kind >= 0 else s.sheet_now().costs[colour - RED]
    return 0 < cost <= worth


@RULES.step
def colour_acts(s: Table, colour: int, _b: int) -> None:
    """The card of a colour in play, or else the floor's own action of that colour."""
    if s.alone() or s.dazed >> colour & 1:
        return
    kind = s.in_play(colour)
    if kind >= 0:
        do(s, *[enemy_acts.later(kind, i) for i in range(len(s.box.enemies[kind].costs))])
    elif s.sheet_now().costs[colour - RED]:
        do(s, floor_acts.later(colour))


@RULES.step
def enemy_acts(s: Table, kind: int, i: int) -> None:
    """An action on an enemy's card that the cubes can pay; peril rises after it."""
    enemy = s.box.enemies[kind]
    if not s.alone() and spend(s, enemy.colour, enemy.costs[i]):
        s.tell(m.ENEMY_ACTED, kind, enemy.costs[i])
        then(s, after_enemy.later(1))
        for op in enemy.acts[i]:
            suffer(s, op, kind, True)


@RULES.step
def after_enemy(s: Table, rise: int, _b: int) -> None:
    """Peril rises after an enemy action, and it may be responded to."""
    occasion(s, ON_ENEMY)
    raise_peril(s, rise)


@RULES.step
def floor_acts(s: Table, colour: int, _b: int) -> None:
    """The floor's own action of a colour without enemies; peril rises unless it raised peril itself."""
    floor = s.sheet_now()
    i = colour - RED
    if spend(s, colour, floor.costs[i]):
        s.tell(m.FLOOR_ACTED, s.sheet, colour)
        raised = any(op == v.PERIL and n > 0 for op, n, _ in floor.acts[i])
        then(s, after_enemy.later(0 if raised else 1))
        for op in floor.acts[i]:
            suffer(s, op, -1, True)


def spend(s: Table, colour: int, cost: int) -> bool:
    """Enemies pay as economically as possible, from the field before the crypt."""
    crypt = max(0, (cost - s.field[colour] + 1) // 2)
    if crypt > s.crypt[colour]:
        return False
    field = max(0, cost - 2 * crypt)
    s.field[colour] -= field
    s.crypt[colour] -= crypt
    s.bank[colour] += field + crypt
    s.tell(m.SPENT, colour, field, crypt)
    return True


# --- D. Resolve the hero's action


@RULES.step
def resolve(s: Table, _a: int, _b: int) -> None:
    """What the hero spends is decided now."""
    if affordable(s):
        do(s, buy.ask(s.seat()))
    else:
        pay_and_do(s)


def affordable(s: Table) -> list[int]:
    """The steps of the action that can still be bought."""
    card = s.box.cards[s.card]
    found: list[int] = []
    for i, step in enumerate(card.steps):
        if s.bought[i] < step.times and (not step.after or s.bought[0]):
            short = 0
            for colour in range(HERO_COLOURS):
                short += max(0, s.cost[colour] + step.cost[colour] - s.purse(colour))
            if short <= s.usable_luck():
                found.append(i)
    return found


@RULES.question
def buy(s: Table, me: int, _a: int) -> list[int]:
    """Buy a step of the action, or be done."""
    return [DONE, *[BUY + i for i in affordable(s)]]


@buy.answer
def bought(s: Table, me: int, move: int) -> None:
    if move == DONE:
        pay_and_do(s)
        return
    i = move - BUY
    s.bought[i] += 1
    cost = s.box.cards[s.card].steps[i].cost
    for colour in range(HERO_COLOURS):
        s.cost[colour] += cost[colour]
    do(s, resolve.later())


@buy.refusal
def not_bought(s: Table, me: int, move: int) -> Reason | None:
    return ("cannot-buy", {"step": move - BUY}) if BUY <= move < PAY else None


@RULES.step
def settle(s: Table, _a: int, _b: int) -> None:
    """What comes after a payment."""
    pay_and_do(s)


def pay_and_do(s: Table) -> None:
    """One payment for all, colour by colour; nobody is asked where there is one way to pay. Then it is carried out."""
    for colour in range(HERO_COLOURS):
        if s.cost[colour]:
            ways = payments(s, colour)
            if len(ways) > 1:
                do(s, pay.ask(s.seat(), colour), settle.later())
                return
            paid(s, colour, ways[0])
    perform(s)


def payments(s: Table, colour: int) -> list[int]:
    """Every way to pay a colour without a superfluous cube that leaves the luck which other colours need."""
    cost = s.cost[colour]
    worth = s.double()
    luck = s.usable_luck()
    for other in range(HERO_COLOURS):
        if other != colour:
            luck -= max(0, s.cost[other] - s.purse(other))
    ways: list[int] = []
    for crypt in range(s.crypt[colour] + 1):
        for lucky in range(luck + 1):
            rest = cost - worth * crypt - lucky
            if 0 <= rest <= s.field[colour] or (rest == -1 and lucky == 0 and worth == 2):
                ways.append(PAY + crypt * (m.MOST_LUCK + 1) + lucky)
    return ways


@RULES.question
def pay(s: Table, me: int, colour: int) -> list[int]:
    """Choose how to pay: cubes of the crypt count double, luck counts as a cube."""
    return payments(s, colour)


@pay.answer
def payed(s: Table, me: int, move: int) -> None:
    paid(s, s.arg, move)


@pay.refusal
def not_payed(s: Table, me: int, move: int) -> Reason | None:
    return ("wrong-payment", {"colour": s.arg}) if PAY <= move < m.LEARN else None


def paid(s: Table, colour: int, move: int) -> None:
    """Cubes go to the bank."""
    crypt = (move - PAY) // (m.MOST_LUCK + 1)
    lucky = (move - PAY) % (m.MOST_LUCK + 1)
    field = max(0, s.cost[colour] - s.double() * crypt - lucky)
    s.cost[colour] = 0
    s.field[colour] -= field
    s.crypt[colour] -= crypt
    s.bank[colour] += field + crypt
    s.tell(m.SPENT, colour, field, crypt)
    if lucky:
        s.luck -= lucky
        s.tell(m.LUCK_CHANGED, s.luck, -lucky)


@RULES.step
def carry_out(s: Table, _a: int, _b: int) -> None:
    """A support skill has its targets."""
    perform(s)


def perform(s: Table) -> None:
    """All wounds of the action are one attack on each target; its other words follow."""
    card = s.box.cards[s.card]
    wounds = 0
    tasks = []
    for step, times in zip(card.steps, s.bought):
        if times:
            wounds += step.wounds * times
            tasks += [told(op, times, s.active) for op in step.others]
    for op in card.does:
        if op[0] == v.WOUND:
            wounds += op[1]
        else:
            tasks.append(told(op, 1, s.active))
    if wounds and card.attack >= 0:
        wounds += s.modifier(s.active, v.MIGHT, card.attack) - s.ill(s.active, v.WEARY)
    s.left = s.targets[:]
    if tasks:
        do(s, *tasks)
    if wounds > 0:
        do(s, attack.later(wounds))


@RULES.step
def attack(s: Table, wounds: int, _b: int) -> None:
    """Targets are wounded one by one; those that are gone aren't replaced."""
    s.left = [token for token in s.left if s.kinds[token] >= 0]
    if len(s.left) == 1:
        strike(s, s.left.pop(), wounds, s.box.cards[s.card].attack)
    elif s.left:
        do(s, hit.ask(s.seat(), wounds), attack.later(wounds))


@RULES.question
def hit(s: Table, me: int, _wounds: int) -> list[int]:
    """Choose the target that is wounded next."""
    return sorted([AIM + token for token in s.left])


@hit.answer
def hit_next(s: Table, me: int, move: int) -> None:
    s.left.remove(move - AIM)
    strike(s, move - AIM, s.arg, s.box.cards[s.card].attack)


@hit.refusal
def not_hit(s: Table, me: int, move: int) -> Reason | None:
    return ("no-target", {"token": move - AIM}) if AIM <= move < WILD else None


# --- Removing status cubes


@RULES.step
def buy_off(s: Table, _a: int, _b: int) -> None:
    """At the end of the turn, cubes that came before it may be bought off."""
    if s.ailing(s.active) and cures(s):
        do(s, cure.ask(s.seat()))
    else:
        end_turn(s)


def old(s: Table, status: int, colour: int) -> int:
    """Cubes on the active hero's status card that came before this turn."""
    i = s.active * PER_HERO + status * HERO_COLOURS + colour
    return s.ills[i] - s.fresh[i]


def cures(s: Table) -> list[int]:
    """Each status cube that can be bought off, from the field, by luck, or two with a cube of the crypt."""
    found: list[int] = []
    for status in range(len(STATUSES)):
        for colour in range(HERO_COLOURS):
            if old(s, status, colour):
                first = CURE + (status * HERO_COLOURS + colour) * SOURCES
                if s.field[colour]:
                    found.append(first + FROM_FIELD)
                if s.usable_luck():
                    found.append(first + BY_LUCK)
                if s.crypt[colour]:
                    found += [first + FROM_CRYPT + more for more in seconds(s, status, colour)]
    return found


def seconds(s: Table, status: int, colour: int) -> list[int]:
    """The statuses, counted from 1, that a cube of the crypt also takes one from; 0 where there is no second cube."""
    total = sum([old(s, other, colour) for other in range(len(STATUSES))])
    if total < 2 or s.double() < 2:
        return [0]
    found: list[int] = []
    for other in range(status, len(STATUSES)):
        if old(s, other, colour) > (1 if other == status else 0):
            found.append(1 + other)
    return found


@RULES.question
def cure(s: Table, me: int, _a: int) -> list[int]:
    """Buy off status cubes, or be done."""
    return [DONE, *cures(s)]


@cure.answer
def cured(s: Table, me: int, move: int) -> None:
    if move == DONE:
        end_turn(s)
        return
    source = (move - CURE) % SOURCES
    colour = (move - CURE) // SOURCES % HERO_COLOURS
    status = (move - CURE) // SOURCES // HERO_COLOURS
    mine = s.active * PER_HERO
    remove_cube(s, mine + status * HERO_COLOURS + colour)
    if source > FROM_CRYPT:
        remove_cube(s, mine + (source - FROM_CRYPT - 1) * HERO_COLOURS + colour)
    if source == BY_LUCK:
        s.luck -= 1
        s.tell(m.LUCK_CHANGED, s.luck, -1)
    else:
        pile = s.field if source == FROM_FIELD else s.crypt
        pile[colour] -= 1
        s.bank[colour] += 1
        s.tell(m.SPENT, colour, 1 if source == FROM_FIELD else 0, 0 if source == FROM_FIELD else 1)
    do(s, buy_off.later())


@cure.refusal
def not_cured(s: Table, me: int, move: int) -> Reason | None:
    return ("no-cure", {"status": (move - CURE) // SOURCES // HERO_COLOURS}) if CURE <= move < RELIEVE else None


def end_turn(s: Table) -> None:
    """A hunted hero draws attention; the floor is completed, or the hero on the left acts."""
    s.fresh = [0] * len(s.fresh)
    if s.alone():
        do(s, complete_floor.later())
        return
    do(s, turn.later((s.active + 1) % len(s.heroes)))
    if s.ill(s.active, v.HUNTED):
        raise_peril(s, 1)


# --- Completing a floor: chests, treasures, trades


@RULES.step
def complete_floor(s: Table, _a: int, _b: int) -> None:
    """Chests one by one, then trades, then the next floor."""
    s.tell(m.FLOOR_COMPLETED, s.floor)
    assert s.floor < FLOORS, "the wizard's defeat ends the game"
    seats: list[int] = []
    for place in s.order():
        if s.owner[place] not in seats:
            seats.append(s.owner[place])
    do(
        s,
        *[open_chest.ask(s.seat()) for _ in range(s.sheet_now().chests)],
        *[trade_in_turn.later(seat, -1) for seat in seats],
        new_floor.later((s.active + 1) % len(s.heroes)),
    )


@RULES.question
def open_chest(s: Table, me: int, _a: int) -> list[int]:
    """Open a chest, or leave it."""
    return [PASS, OPEN]


@open_chest.answer
def opened(s: Table, me: int, move: int) -> None:
    if move == PASS:
        return
    chest = s.below(len(s.box.chests))  # the top card of the deck, which is shuffled back
    s.tell(m.CHEST_OPENED, chest, s.box.chest_numbers[chest])
    do(s, treasure.later(), treasure.later())
    if s.box.chest_numbers[chest] <= s.peril:
        for op in s.box.chests[chest]:
            suffer(s, op, -1, False)


@open_chest.refusal
def not_opened(s: Table, me: int, move: int) -> Reason | None:
    return ("floor-completed", {}) if USE <= move <= REGROUP else None


@RULES.step
def treasure(s: Table, _a: int, _b: int) -> None:
    """A treasure is everybody's, or goes to one hero; an empty deck gives nothing."""
    deck = s.treasures()
    if not deck:
        return
    c = draw(s, deck)
    s.tell(m.TREASURE_FOUND, c)
    if s.box.cards[c].team:
        s.team.append(c)
        s.team.sort()
        s.changed()
    else:
        s.found = [c]
        do(s, give.ask(s.seat()))


@RULES.question
def give(s: Table, me: int, _a: int) -> list[int]:
    """Choose the hero who gets the treasure."""
    return [GIVE + place for place in range(len(s.heroes))]


@give.answer
def given(s: Table, me: int, move: int) -> None:
    endow(s, s.found.pop(), move - GIVE)


@give.refusal
def not_given(s: Table, me: int, move: int) -> Reason | None:
    return ("choose-one", {}) if move == PASS or GIVE <= move < GIVE + HEROES else None


def endow(s: Table, c: int, place: int) -> None:
    s.held[place].append(c)
    s.held[place].sort()
    s.changed()
    s.tell(m.TREASURE_GIVEN, c, place)


@RULES.question
def trade(s: Table, me: int, last: int) -> list[int]:
    """Pass treasures of your heroes on, each at most once, or be done."""
    return [DONE, *tradable(s, me, last)]


def tradable(s: Table, me: int, last: int) -> list[int]:
    """Each hero treasure of the seat after the one that was passed on last, to each other hero."""
    cards = s.box.cards
    found: list[int] = []
    for place, held in enumerate(s.held):
        if s.owner[place] == me:
            for c in held:
                if c > last and cards[c].hero < 0:
                    found += [TRADE + c * HEROES + to for to in range(len(s.heroes)) if to != place]
    found.sort()
    return found


@RULES.step
def trade_in_turn(s: Table, seat: int, last: int) -> None:
    """Who has a treasure to pass on is asked."""
    if tradable(s, seat, last):
        do(s, trade.ask(seat, last))


@trade.answer
def traded(s: Table, me: int, move: int) -> None:
    if move != DONE:
        c = (move - TRADE) // HEROES
        for cards in s.held:
            if c in cards:
                cards.remove(c)
        endow(s, c, (move - TRADE) % HEROES)
        do(s, trade_in_turn.later(me, c))


@trade.refusal
def not_traded(s: Table, me: int, move: int) -> Reason | None:
    return ("not-to-trade", {"card": (move - TRADE) // HEROES}) if move >= TRADE else None
