"""An action: its targets, the drop, what is bought and paid, and what it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society.book import RULES, to_each
from underthrone.games.stygian_society.cards import AT_ANY
from underthrone.games.stygian_society.effects.cubes import land
from underthrone.games.stygian_society.effects.enemies import strike
from underthrone.games.stygian_society.effects.peril import raise_peril
from underthrone.games.stygian_society.effects.skills import said
from underthrone.games.stygian_society.effects.team import exhaust
from underthrone.games.stygian_society.moves import AIM, BUY, DONE, PASS, PAY, WILD, put_in_order
from underthrone.games.stygian_society.rules.foes import enemies_act
from underthrone.games.stygian_society.state import Table
from underthrone.games.stygian_society.tower import colour_of, fall, handful, level_before, level_now
from underthrone.games.stygian_society.vocabulary import COLOURS, HERO_COLOURS, RED
from underthrone.kernel.rules import Reason, Task, do, do_all

NOBODY: Final = 0  # where cubes come to rest inside the tower is heard, but not which


def use(s: Table, c: int) -> None:
    """A card with the mark exhausts when it is chosen."""
    card = s.box.cards[c]
    s.card = c
    if s.targets:
        s.targets = []
    s.bought = [0 for _ in card.steps]
    for colour in range(HERO_COLOURS):
        s.cost[colour] = 0
    s.fell = 0
    if card.exhausts:
        exhaust(s, c)
    s.tell(m.USED, s.active, c)


def after_drop(s: Table) -> None:
    """Enemies act first, unless the card says otherwise."""
    s.agenda.extend(HERO_FIRST if s.box.cards[s.card].before else ENEMIES_FIRST)


# --- A. Choose target


def choose_targets(s: Table) -> None:
    """The targets are fixed before cubes are dropped."""
    if not targets_are_clear(s):
        s.agenda.append(TO_AIM[s.seat()])


def targets_are_clear(s: Table) -> bool:
    """Where there is no choice nobody is asked; otherwise it is offered."""
    card = s.box.cards[s.card]
    found = s.reachable(card)
    if card.aim <= AT_ANY and len(found) > 1:
        s.offer(s.seat(), at_each(found))
        return False
    for token in found:
        take_aim(s, token)
    return True


def take_aim(s: Table, token: int) -> None:
    s.targets.append(token)
    s.tell(m.AIMED, s.kinds[token], token)


def at_each(tokens: list[int]) -> list[int]:
    """A move for each of some enemies."""
    put_in_order(tokens)
    return [AIM.of(token) for token in tokens]


@RULES.question("SO-22")
def aim(s: Table, me: int, _a: int) -> list[int]:
    """Choose a target."""
    found = s.reachable(s.box.cards[s.card])
    if not s.targets:
        return at_each(found)
    return [*at_each([token for token in found if token not in s.targets]), DONE]


@aim.answer
def aimed(s: Table, me: int, move: int) -> None:
    if move != DONE:
        take_aim(s, AIM.token(move))
        card = s.box.cards[s.card]
        if len(s.targets) < card.count and len(s.targets) < len(s.reachable(card)):
            s.agenda.append(TO_AIM[me])


@aim.refusal
def not_aimed(s: Table, me: int, move: int) -> Reason | None:
    return ("out-of-reach", {"token": AIM.token(move)}) if move in AIM else None


# --- B. Collect and drop cubes in the tower


def gather(s: Table, _a: int = 0, _b: int = 0) -> None:
    """Peril cubes and the action's hero cubes from the banks, wild ones last, then the drop.

    What is missing of the enemies' raises peril before it.
    """
    card = s.box.cards[s.card]
    drop, extra, cubes = card.drop, s.extra_cubes(), s.cubes
    missing: i64 = 0
    colour: i64
    for colour in range(HERO_COLOURS):
        take(s, colour, i64(drop[colour]) + i64(extra[colour]))
    for colour in range(RED, len(COLOURS)):
        wanted = i64(cubes[colour - RED]) + i64(extra[colour])
        missing += wanted - take(s, colour, wanted)
    wild_ones = drop[3]
    if not missing and not wild_ones:
        drop_cubes(s)
        return
    s.agenda.append(DROP_CUBES)
    if missing:
        s.agenda.append(call_attention.later(missing))
    for _ in range(wild_ones):
        s.agenda.append(CHOOSE_WILD)


def take(s: Table, colour: i64, wanted: i64) -> i64:
    """Cubes from the bank into the hand, as many as there are."""
    bank, hand = s.bank, s.hand
    there: i64 = bank[colour]
    n = wanted if wanted < there else there
    if n <= 0:
        return 0
    bank[colour] = there - n
    hand[colour] = n + i64(hand[colour])
    return n


@RULES.step
def call_attention(s: Table, missing: int, _b: int) -> None:
    """Each missing enemy cube raises peril."""
    raise_peril(s, missing)


@RULES.step
def choose_wild(s: Table, _a: int, _b: int) -> None:
    """A wild cube, if the banks have any."""
    options = wilds(s)
    if len(options) == 1:
        take(s, WILD.colour(options[0]), 1)
    elif options:
        s.offer(s.seat(), options)
        s.agenda.append(TO_CHOOSE_WILD[s.seat()])


def wilds(s: Table) -> list[int]:
    """A move for each hero colour that the bank has."""
    return [WILD.of(colour) for colour in range(HERO_COLOURS) if s.bank[colour]]


@RULES.question("SO-23")
def wild(s: Table, me: int, _a: int) -> list[int]:
    """Choose the colour of a wild cube."""
    return wilds(s)


@wild.answer
def wild_chosen(s: Table, me: int, move: int) -> None:
    take(s, WILD.colour(move), 1)


@wild.refusal
def not_wild(s: Table, me: int, move: int) -> Reason | None:
    if move in WILD:
        return "none-in-bank", {"colour": WILD.colour(move)}
    return ("choose-one", {}) if move == PASS else None


def drop_cubes(s: Table, _a: int = 0, _b: int = 0) -> None:
    """All cubes in the hand go into the tower; some come out, into field and crypt."""
    s.drops += 1
    cubes = handful(s.hand, s.drops)
    for colour in range(6):
        s.hand[colour] = 0
    s.tell(m.DROPPED, len(cubes))
    rests: list[int] | None = [] if s.recording else None
    out = fall(s, s.box, s.tower, cubes, rests)
    if rests is not None:
        for cube in rests:
            s.tell(m.CUBE_MOVED, colour_of(cube), level_before(cube), level_now(cube), NOBODY)
    land(s, out)


# --- D. Resolve the hero's action


def resolve(s: Table, _a: int = 0, _b: int = 0) -> None:
    """What the hero spends is decided now; who can buy nothing isn't asked."""
    options = for_sale(s)
    if len(options) > 1:
        s.offer(s.seat(), options)
        s.agenda.append(TO_BUY[s.seat()])
    else:
        pay_and_perform(s)


def for_sale(s: Table) -> list[int]:
    """The steps of the action that can still be bought, and to be done."""
    bought = s.bought
    luck = s.usable_luck()
    found = [DONE]
    for i, step in enumerate(s.box.cards[s.card].steps):
        if bought[i] < step.times and (not step.after or bought[0]):
            if s.shortage(step.cost) <= luck:
                found.append(BUY.of(i))
    return found


@RULES.question("SO-30", piecemeal=True)
def buy(s: Table, me: int, _a: int) -> list[int]:
    """Buy a step of the action, or be done."""
    return for_sale(s)


@buy.answer
def bought(s: Table, me: int, move: int) -> None:
    if move == DONE:
        pay_and_perform(s)
        return
    i = BUY.step(move)
    s.bought[i] += 1
    cost = s.box.cards[s.card].steps[i].cost
    for colour in range(HERO_COLOURS):
        if cost[colour]:
            s.cost[colour] += cost[colour]
    resolve(s)


@buy.refusal
def not_bought(s: Table, me: int, move: int) -> Reason | None:
    return ("cannot-buy", {"step": BUY.step(move)}) if move in BUY else None


@RULES.step
def settle(s: Table, _a: int, _b: int) -> None:
    """What is still to be paid, and what it does."""
    pay_and_perform(s)


def pay_and_perform(s: Table) -> None:
    """One payment for all, colour by colour; nobody is asked where there is one way to pay. Then it is carried out."""
    for colour in range(HERO_COLOURS):
        if s.cost[colour]:
            ways = payments(s, colour)
            if len(ways) > 1:
                s.offer(s.seat(), ways)
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
            luck -= s.short(other, s.cost[other])
    ways: list[int] = []
    for crypt in range(s.crypt[colour] + 1):
        for lucky in range(luck + 1):
            rest = cost - worth * crypt - lucky
            if 0 <= rest <= s.field[colour] or (rest == -1 and lucky == 0 and worth == 2):
                ways.append(PAY.of(crypt, lucky))
    return ways


@RULES.question("SO-28", piecemeal=True)
def pay(s: Table, me: int, colour: int) -> list[int]:
    """Choose how to pay: cubes of the crypt count double, luck counts as a cube."""
    return payments(s, colour)


@pay.answer
def payed(s: Table, me: int, move: int) -> None:
    paid(s, s.arg, move)


@pay.refusal
def not_payed(s: Table, me: int, move: int) -> Reason | None:
    return ("wrong-payment", {"owed": s.arg}) if move in PAY else None


def paid(s: Table, colour: int, move: int) -> None:
    """Cubes go to the bank."""
    crypt = PAY.crypt(move)
    lucky = PAY.luck(move)
    field = max(0, s.from_field(colour, crypt, lucky))
    s.cost[colour] = 0
    s.field[colour] -= field
    s.crypt[colour] -= crypt
    s.bank[colour] += field + crypt
    s.tell(m.SPENT, colour, field, crypt)
    if lucky:
        s.luck -= lucky
        s.tell(m.LUCK_CHANGED, s.luck, -lucky)


def perform(s: Table) -> None:
    """All wounds of the action are one attack on each target; its other words follow."""
    card = s.box.cards[s.card]
    wounds = s.force(s.bought)
    tasks: list[Task] = []
    for step, times in zip(card.steps, s.bought):
        if times:
            for op in step.says:
                tasks.append(said(op, times, s.active))
    for op in card.says:
        tasks.append(said(op, 1, s.active))
    s.left = s.targets[:]
    if tasks:
        do_all(s, tuple(tasks))
    elif not wounds:
        s.tell(m.FAILED, s.active, s.card)
    if wounds > 0:
        s.agenda.append(attack.later(wounds))


@RULES.step
def attack(s: Table, wounds: int, _b: int) -> None:
    """Targets are wounded one by one; those that are gone aren't replaced."""
    s.left = [token for token in s.left if s.kinds[token] >= 0]
    if len(s.left) == 1:
        strike(s, s.left.pop(), wounds, s.box.cards[s.card].attack)
    elif s.left:
        do(s, hit.ask(s.seat(), wounds), attack.later(wounds))


@RULES.question("SO-22")
def hit(s: Table, me: int, _wounds: int) -> list[int]:
    """Choose the target that is wounded next."""
    return sorted([AIM.of(token) for token in s.left])


@hit.answer
def hit_next(s: Table, me: int, move: int) -> None:
    token = AIM.token(move)
    s.left.remove(token)
    strike(s, token, s.arg, s.box.cards[s.card].attack)


@hit.refusal
def not_hit(s: Table, me: int, move: int) -> Reason | None:
    return ("no-target", {"token": AIM.token(move)}) if move in AIM else None


# --- What runs at once where nothing comes before it, and is put off otherwise

GATHER: Final = RULES.step(gather).later()
DROP_CUBES: Final = RULES.step(drop_cubes).later()
RESOLVE: Final = RULES.step(resolve).later()

# --- What is written down again and again

CHOOSE_WILD: Final = choose_wild.later()
TO_AIM: Final = to_each(aim)
TO_CHOOSE_WILD: Final = to_each(wild)
TO_BUY: Final = to_each(buy)

# --- What follows the drop, last task first like the agenda

ENEMIES_FIRST: Final[list[Task]] = [enemies_act.later(), RESOLVE][::-1]
HERO_FIRST: Final[list[Task]] = [RESOLVE, enemies_act.later()][::-1]
