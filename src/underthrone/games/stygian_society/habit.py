"""What bots look at in The Stygian Society, of an option: for quick and plausible moves, no rule."""

from __future__ import annotations

from math import floor
from typing import Final

from underthrone.games.learned import Trait
from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.cards import ACTION, PASSIVE, RESPONSE, SUPPORT, Card
from underthrone.games.stygian_society.moves import (
    AIM,
    BUY,
    CURE,
    DONE,
    FROM_CRYPT,
    GIVE,
    LEARN,
    LEARN_NEXT,
    OPEN,
    PASS,
    PAY,
    REFRESH,
    REGROUP,
    RELIEVE,
    TRADE,
    USE,
    WILD,
)
from underthrone.games.stygian_society.promise import HELP, OUT, added, armed, blows, danger, helps
from underthrone.games.stygian_society.state import CUBES, Table, ill_place
from underthrone.games.stygian_society.vocabulary import COLOURS, HERO_COLOURS, RED, STATUSES

PASSED: Final = ("support", "response", "chest")
DONE_WITH: Final = ("step", "step-enough", "target", "cure", "trade")
HABIT: Final = {
    "action": (
        "dealt", "kills", "wasted", "boss", "clears", "begins", "lacks", "exhausts", "level", "first",
        "first-danger", "drop", "drop-short", *HELP,
    ),
    "regroup": ("always", "lacking", "danger", "peril", "crosses", "loses", "hero-cubes", "enemy-cubes", "bank-low"),
    "support": ("always", "exhausts", *HELP),
    "response": ("always", *HELP),
    "pass": PASSED,
    "target": (
        "dies", "nearly", "left", "hit", "boss", "boss-alone", "resists", "rider", "last", "armed", "armed-last",
        "hurts", "xp",
    ),
    "wild": ("mine", "next", "purse", "bank"),
    "step": ("wounds", "kills", "cost", "crypt", "spent-luck", "begins", *HELP),
    "payment": ("crypt", "luck", "wasted"),
    "lesson": (
        "level-2", "level-3", "action", "support", "passive", "response", "exhausts", "actions", "wounds", "shields",
        "might", "extra", "heals", "calms", "calls", "refreshes",
    ),
    "draw": ("highest",),
    "chest": ("wounds", "wounds-high", "peril", "floor"),
    "cure": ("field", "crypt", "luck", *STATUSES),
    "done": DONE_WITH,
    "gift": ("fits", "passive", "active", "fewest"),
    "trade": ("fits", "passive", "active", "fewest"),
    "refresh": ("level", "action", "support", "response"),
    "relief": ("active", *STATUSES),
}  # fmt: skip
KINDS: Final = tuple(HABIT)
ACTIONS: Final = KINDS.index("action")
REGROUPS: Final = KINDS.index("regroup")
SUPPORTS: Final = KINDS.index("support")
RESPONSES: Final = KINDS.index("response")
PASSES: Final = KINDS.index("pass")
TARGETS: Final = KINDS.index("target")
WILDS: Final = KINDS.index("wild")
STEPS: Final = KINDS.index("step")
PAYMENTS: Final = KINDS.index("payment")
LESSONS: Final = KINDS.index("lesson")
DRAWS: Final = KINDS.index("draw")
CHESTS: Final = KINDS.index("chest")
CURES: Final = KINDS.index("cure")
DONES: Final = KINDS.index("done")
GIFTS: Final = KINDS.index("gift")
TRADES: Final = KINDS.index("trade")
REFRESHES: Final = KINDS.index("refresh")
RELIEFS: Final = KINDS.index("relief")

LIKELY: Final = 0.7  # a step that is paid for so far is begun, with some luck


def traits(s: Table, seat: int, options: list[int]) -> list[Trait]:
    """The features of each option; none of other questions."""
    first, last = options[0], options[-1]
    if REGROUP in options:
        return acting(s, options)
    if first in AIM:
        return aiming(s, options)
    if first in WILD:
        return colouring(s, options)
    if first in PAY:
        return [(PAYMENTS, payment(s, move)) for move in options]
    if first in LEARN or first == LEARN_NEXT:
        return [(DRAWS, [1.0]) if move == LEARN_NEXT else (LESSONS, lesson(s, move)) for move in options]
    if first in GIVE:
        return [(GIFTS, fitting(s, s.found[0], GIVE.place(move))) for move in options]
    if first in REFRESH:
        return [(REFRESHES, refreshed(s.box.cards[REFRESH.card(move)])) for move in options]
    if first in RELIEVE:
        return [(RELIEFS, relieved(s, move)) for move in options]
    if first == DONE:
        if last in BUY:
            return buying(s, options)
        if last in CURE:
            return [done("cure"), *[(CURES, cured(s, move)) for move in options[1:]]]
        return [done("trade"), *[(TRADES, fitting(s, TRADE.card(move), TRADE.place(move))) for move in options[1:]]]
    if first == PASS:
        if last == OPEN:
            return [passed("chest"), (CHESTS, chest(s))]
        return playing(s, options)
    return []


def one_of(n: int, count: int) -> list[float]:
    """1 at one place, 0 at the others."""
    return [1.0 if i == n else 0.0 for i in range(count)]


def passed(what: str) -> Trait:
    """To leave a support skill, a response or a chest."""
    return PASSES, one_of(PASSED.index(what), len(PASSED))


def done(what: str) -> Trait:
    """To buy no more steps, with enough or without; to leave targets, statuses or treasures."""
    return DONES, one_of(DONE_WITH.index(what), len(DONE_WITH))


# --- An action


def acting(s: Table, options: list[int]) -> list[Trait]:
    """Actions, and to regroup."""
    threat = danger(s)
    return [
        regroup(s, threat) if move == REGROUP else (ACTIONS, action(s, s.box.cards[USE.card(move)], threat))
        for move in options
    ]


def regroup(s: Table, threat: float) -> Trait:
    """All cubes back to the banks, for more peril."""
    floor_now = s.sheet_now()
    after = s.peril + s.box.regroup_peril
    line = floor_now.at[s.line] if s.line < len(floor_now.at) else floor_now.last
    lacking = 0
    low = 0
    mine = 0
    theirs = 0
    for colour in range(len(COLOURS)):
        there = s.field[colour] + s.crypt[colour]
        if colour < HERO_COLOURS:
            mine += there
            low += max(0, 3 - s.bank[colour])
        else:
            theirs += there
            lacking += s.lacking(colour - RED)
    return REGROUPS, [
        1.0,
        float(lacking),
        threat,
        s.peril / floor_now.last,
        1.0 if after >= line else 0.0,
        1.0 if after >= floor_now.last else 0.0,
        mine / CUBES,
        theirs / CUBES,
        low / 3.0,
    ]


def action(s: Table, card: Card, threat: float) -> list[float]:
    """What an action promises with what lies there and what it drops."""
    drop = card.drop
    wild = drop[3] / HERO_COLOURS
    double = s.double()
    purse: list[float] = []
    dropped = 0.0
    short = 0.0
    for colour in range(HERO_COLOURS):
        falls = min(drop[colour] + wild, float(s.bank[colour]))
        dropped += falls
        short += drop[colour] + wild - falls
        purse.append(s.field[colour] + double * s.crypt[colour] + OUT * falls)
    found = helps(s, card.does, 1.0, threat)
    wounds = 0.0
    begins = 1.0
    lacks = 0.0
    for i, step in enumerate(card.steps):
        if step.after and begins < LIKELY:
            continue
        times = float(step.times)
        lack = 0.0
        for colour in range(HERO_COLOURS):
            cost = step.cost[colour]
            if cost:
                times = min(times, purse[colour] / cost)
                lack += max(0.0, cost - purse[colour])
        if times > 1.0:
            times = float(floor(times))
        if i == 0:
            begins = min(1.0, times)
            lacks = lack
        for colour in range(HERO_COLOURS):
            purse[colour] -= times * step.cost[colour]
        wounds += times * step.wounds
        if step.others:
            added(found, helps(s, step.others, times, threat))
    dealt, kills, wasted, boss = blows(s, card, wounds)
    return [
        dealt / 4.0,
        kills,
        wasted / 4.0,
        boss / 4.0,
        1.0 if kills >= len(s.foes()) else 0.0,
        begins,
        lacks / 3.0,
        1.0 if card.exhausts else 0.0,
        card.level / 3.0,
        1.0 if card.before else 0.0,
        threat if card.before else 0.0,
        dropped / 4.0,
        short / 4.0,
        *found,
    ]


# --- Support skills and responses


def playing(s: Table, options: list[int]) -> list[Trait]:
    """Cards that may be used, or none."""
    threat = danger(s)
    cards = s.box.cards
    found: list[Trait] = []
    for move in options[1:]:
        card = cards[USE.card(move)]
        does = helps(s, card.does, 1.0, threat)
        if card.kind == RESPONSE:
            found.append((RESPONSES, [1.0, *does]))
        else:
            found.append((SUPPORTS, [1.0, 1.0 if card.exhausts else 0.0, *does]))
    return [passed("response" if found[0][0] == RESPONSES else "support"), *found]


# --- Targets


def aiming(s: Table, options: list[int]) -> list[Trait]:
    """Whom an attack is for, or nobody more."""
    card = s.box.cards[s.card]
    force = 0.0
    for i, step in enumerate(card.steps):
        force += step.wounds * (s.bought[i] or (1 if i == 0 else 0))
    return [done("target") if move == DONE else (TARGETS, target(s, AIM.token(move), card, force)) for move in options]


def target(s: Table, token: int, card: Card, force: float) -> list[float]:
    """What speaks for attacking an enemy: with so much force at least."""
    enemy = s.enemy(token)
    left = enemy.wounds - s.hits[token]
    resists = s.reduction(token, card.attack)
    same = 0
    for other in s.foes():
        if s.kinds[other] == s.kinds[token]:
            same += 1
    ready = armed(s, enemy.colour, OUT * s.cubes[enemy.colour - RED])
    hurts = 0
    for act in enemy.acts:
        for word, n, _ in act:
            if word == v.HURT or word == v.HURT_EACH:
                hurts += n
    return [
        1.0 if force - resists >= left else 0.0,
        1.0 / (1.0 + left),
        left / 10.0,
        s.hits[token] / enemy.wounds,
        1.0 if enemy.boss else 0.0,
        1.0 if enemy.boss and len(s.foes()) == 1 else 0.0,
        float(resists),
        1.0 if enemy.rider else 0.0,
        1.0 if same == 1 else 0.0,
        ready,
        ready if same == 1 else 0.0,
        hurts / 5.0,
        enemy.xp / 2.0,
    ]


# --- Cubes


def colouring(s: Table, options: list[int]) -> list[Trait]:
    """The colours that a wild cube may have."""
    cards = s.box.cards
    mine = wanted(cards[s.card])
    after = wanted(cards[s.heroes[(s.active + 1) % len(s.heroes)]])
    found: list[Trait] = []
    for move in options:
        colour = WILD.colour(move)
        purse = float(s.purse(colour))
        found.append((WILDS, [min(1.0, mine[colour] / 2.0), after[colour] / 2.0, purse / 5.0, s.bank[colour] / CUBES]))
    return found


def wanted(card: Card) -> list[int]:
    """What the steps of an action cost together, each once."""
    total = [0] * HERO_COLOURS
    for step in card.steps:
        for colour in range(HERO_COLOURS):
            total[colour] += step.cost[colour]
    return total


def buying(s: Table, options: list[int]) -> list[Trait]:
    """Steps that can be bought, or no more."""
    card = s.box.cards[s.card]
    threat = danger(s)
    so_far = s.force(s.bought)
    before = struck(s, card, so_far)
    steps = [step_of(s, card, BUY.step(move), so_far, before, threat) for move in options[1:]]
    gains = False
    for step in steps:
        if step[0] > 0.0 or step[1] > 0.0:
            gains = True
    return [done("step" if gains else "step-enough"), *[(STEPS, step) for step in steps]]


def struck(s: Table, card: Card, force: int) -> tuple[int, int]:
    """The wounds that count and the deaths of the targets under so much force."""
    wounds = 0
    dead = 0
    for token in s.targets:
        if s.kinds[token] >= 0:
            left = s.enemy(token).wounds - s.hits[token]
            blow = s.blow(token, force, card.attack) if force > 0 else 0
            wounds += min(blow, left)
            if blow >= left:
                dead += 1
    return wounds, dead


def step_of(s: Table, card: Card, i: int, so_far: int, before: tuple[int, int], threat: float) -> list[float]:
    """What a step adds, and what it costs."""
    step = card.steps[i]
    more = 0
    if step.wounds:
        more = step.wounds
        if so_far <= 0 and card.attack >= 0:
            more += s.modifier(s.active, v.MIGHT, card.attack) - s.ill(s.active, v.WEARY)
    wounds, dead = struck(s, card, so_far + more)
    cubes = 0
    crypt = 0
    for colour in range(HERO_COLOURS):
        cost = step.cost[colour]
        cubes += cost
        if cost:
            crypt += max(0, s.cost[colour] + cost - s.field[colour])
    return [
        (wounds - before[0]) / 3.0,
        float(dead - before[1]),
        cubes / 3.0,
        crypt / 3.0,
        float(s.shortage(step.cost)),
        1.0 if i == 0 and not s.bought[0] else 0.0,
        *helps(s, step.others, 1.0, threat),
    ]


def payment(s: Table, move: int) -> list[float]:
    """Cubes of the crypt, luck, and what is paid too much."""
    crypt, luck = PAY.crypt(move), PAY.luck(move)
    return [crypt / 2.0, float(luck), 1.0 if s.from_field(s.arg, crypt, luck) < 0 else 0.0]


def cured(s: Table, move: int) -> list[float]:
    """A status cube bought off, and with what."""
    source = CURE.source(move)
    return [*one_of(min(source, FROM_CRYPT), FROM_CRYPT + 1), *one_of(CURE.status(move), len(STATUSES))]


def relieved(s: Table, move: int) -> list[float]:
    """A status cube removed free."""
    mine = ill_place(RELIEVE.ill(move)) == s.active
    return [1.0 if mine else 0.0, *one_of(RELIEVE.status(move), len(STATUSES))]


# --- Cards


def lesson(s: Table, move: int) -> list[float]:
    """What a skill that could be learned is like."""
    card = s.box.cards[LEARN.card(move)]
    held = s.held[s.asked_place()]
    actions = 0
    for c in held:
        if s.box.cards[c].kind == ACTION:
            actions += 1
    wounds = 0.0
    for step in card.steps:
        cubes = step.cost[0] + step.cost[1] + step.cost[2]
        wounds += step.wounds / max(1, cubes)
    might = 0
    extra = 0
    for word, n, _ in card.mods:
        if word == v.MIGHT or word == v.PIERCE:
            might += n
        elif word == v.EXTRA:
            extra += n
    heals, calms, calls, fresh = 0, 0, 0, 0
    for word, n, _ in card.does:
        if word == v.HEAL:
            heals += n
        elif word == v.PERIL:
            calms -= n
        elif word == v.CALL or word == v.LUCK:
            calls += n
        elif word == v.REFRESH:
            fresh += n
    return [
        1.0 if card.level == 2 else 0.0,
        1.0 if card.level == 3 else 0.0,
        1.0 if card.kind == ACTION else 0.0,
        1.0 if card.kind == SUPPORT else 0.0,
        1.0 if card.kind == PASSIVE else 0.0,
        1.0 if card.kind == RESPONSE else 0.0,
        1.0 if card.exhausts else 0.0,
        actions / 3.0 if card.kind == ACTION else 0.0,
        wounds,
        card.shields / 2.0,
        float(might),
        float(extra),
        heals / 3.0,
        calms / 3.0,
        calls / 3.0,
        float(fresh),
    ]


def chest(s: Table) -> list[float]:
    """What speaks for and against opening it."""
    wounds = s.wounds / s.most_wounds()
    return [wounds, wounds * wounds, s.peril / s.sheet_now().last, s.floor / 6.0]


def refreshed(card: Card) -> list[float]:
    """A card that is turned up again."""
    kinds = (ACTION, SUPPORT, RESPONSE)
    return [card.level / 3.0, *[1.0 if card.kind == kind else 0.0 for kind in kinds]]


def fitting(s: Table, c: int, place: int) -> list[float]:
    """What speaks for a hero who gets a treasure: above all that it strengthens the hero's own attacks."""
    cards = s.box.cards
    card = cards[c]
    fits = False
    for word, _, about in card.mods:
        if word == v.MIGHT or word == v.PIERCE:
            fits = fits or cards[s.heroes[place]].attack == about
    fewest = min([len(held) for held in s.held])
    return [
        1.0 if fits else 0.0,
        1.0 if card.kind == PASSIVE and place == s.active else 0.0,
        1.0 if place == s.active else 0.0,
        1.0 if len(s.held[place]) == fewest else 0.0,
    ]
