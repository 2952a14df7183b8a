"""What the words of the vocabulary do, and what follows at once: wounds, kills, levels, peril lines, responses."""

from __future__ import annotations

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society import vocabulary as v
from underthrone.games.stygian_society.cards import (
    HEROES,
    MID_BOSS,
    ON_HURT,
    ON_KILL,
    ON_LEVEL,
    ON_LUCK,
    ON_STATUS,
    RESPONSE,
    WIZARD,
    Deed,
)
from underthrone.games.stygian_society.moves import LEARN, LEARN_NEXT, PASS, REFRESH, RELIEVE, USE
from underthrone.games.stygian_society.state import BY_PERIL, BY_WOUNDS, PER_HERO, RULES, VICTORY, Table, then
from underthrone.games.stygian_society.tower import colour_of, lands_in_crypt, level_before, shake
from underthrone.games.stygian_society.vocabulary import HERO_COLOURS, Op
from underthrone.kernel.rules import Reason, Task, do

# --- Cubes


def land(s: Table, cubes: list[int]) -> None:
    """Cubes fall out into the field, some into the crypt; two in the crypt in one action bring luck, once."""
    lay = s.field[:]
    bounced = s.crypt[:]
    before = s.fell
    for cube in cubes:
        colour = colour_of(cube)
        if lands_in_crypt(s, s.box):
            s.crypt[colour] += 1
            s.fell += 1
            s.tell(m.CUBE_MOVED, colour, level_before(cube), m.CRYPT)
        else:
            s.field[colour] += 1
            s.tell(m.CUBE_MOVED, colour, level_before(cube), m.FIELD)
    if s.recording:
        for colour in range(6):
            if s.field[colour] > lay[colour] or s.crypt[colour] > bounced[colour]:
                s.tell(m.FELL, colour, s.field[colour] - lay[colour], s.crypt[colour] - bounced[colour])
    if before < 2 <= s.fell:
        gain_luck(s, 1)


def draw(s: Table, deck: list[int]) -> int:
    """The top card of a shuffled deck."""
    return deck.pop(s.below(len(deck)))


def gain_luck(s: Table, n: int) -> None:
    """Luck stays between 0 and its maximum."""
    luck = max(0, min(s.box.max_luck, s.luck + n))
    if luck != s.luck:
        by = luck - s.luck
        s.luck = luck
        s.tell(m.LUCK_CHANGED, luck, by)
        if by > 0:
            occasion(s, ON_LUCK)


def banish(s: Table, colour: int, n: int) -> None:
    """Cubes go from the field, then from the crypt, to the bank."""
    from_field = min(n, s.field[colour])
    from_crypt = min(n - from_field, s.crypt[colour])
    s.field[colour] -= from_field
    s.crypt[colour] -= from_crypt
    s.bank[colour] += from_field + from_crypt
    if from_field + from_crypt:
        s.tell(m.CUBES_BANISHED, colour, from_field + from_crypt)


def call(s: Table, colour: int, n: int) -> None:
    """Cubes come from the bank straight into the field."""
    count = min(n, s.bank[colour])
    s.bank[colour] -= count
    s.field[colour] += count
    if count:
        s.tell(m.CUBES_CALLED, colour, count)


# --- Wounding the team


def hurt(s: Table, n: int, shielded: bool) -> None:
    """The team suffers wounds; shields of the active hero cancel some in each turn."""
    if shielded and s.ward and n > 0:
        less = min(s.ward, n)
        s.ward -= less
        n -= less
        s.tell(m.SHIELDED, less)
    if n > 0:
        s.wounds += n
        s.tell(m.TEAM_HURT, n, s.wounds)
        if s.wounds >= s.most_wounds():
            finish(s, BY_WOUNDS)
        else:
            occasion(s, ON_HURT)


def finish(s: Table, end: int) -> None:
    """The game ends at once."""
    s.end = end
    s.agenda.clear()
    s.tell(m.GAME_ENDED, s.floor)


def heal(s: Table, n: int) -> None:
    """Healing lowers wounds, not below 0."""
    n = min(n, s.wounds)
    if n > 0:
        s.wounds -= n
        s.tell(m.HEALED, n, s.wounds)


# --- Peril


def raise_peril(s: Table, n: int) -> None:
    """Peril moves; a line of the floor's chart that it reaches comes next."""
    move_peril(s, n)
    if n > 0 and not s.end and s.peril >= next_line(s):
        do(s, chart.later())


def move_peril(s: Table, n: int) -> None:
    """Peril moves, not below 0."""
    if n and not s.end:
        s.peril = max(0, s.peril + n)
        s.tell(m.PERIL_CHANGED, s.peril)


def next_line(s: Table) -> int:
    """Where the next line of the floor's chart is."""
    floor = s.sheet_now()
    return floor.at[s.line] if s.line < len(floor.at) else floor.last


@RULES.step
def chart(s: Table, _a: int, _b: int) -> None:
    """The next line that peril has reached happens, once per floor; the last one loses the game."""
    floor = s.sheet_now()
    if s.line < len(floor.at) and s.peril >= floor.at[s.line]:
        line = s.line
        s.line += 1
        s.tell(m.LINE_REACHED, floor.at[line])
        then(s, foe_does.later(floor.line_deeds[line], 0), chart.later())
    elif s.peril >= floor.last:
        finish(s, BY_PERIL)


# --- What enemies, floors, lines and chests do


@RULES.step
def foe_does(s: Table, number: int, k: int) -> None:
    """One word of what a foe does; what it gives occasion to comes before the next word."""
    deed = s.box.deeds[number]
    if k + 1 < len(deed.does):
        then(s, foe_does.later(number, k + 1))
    suffer(s, deed.does[k], deed)


def suffer(s: Table, op: Op, deed: Deed) -> None:
    """One word said by a foe."""
    word, n, about = op
    if word == v.HURT:
        hurt(s, n, deed.shielded)
    elif word == v.HURT_EACH:
        hurt(s, n * sum([1 for token in s.foes() if s.kinds[token] == deed.enemy]), deed.shielded)
    elif word == v.STATUS:
        afflict(s, s.active, about, n)
    elif word == v.MEND:
        mend(s, deed.enemy, n)
    elif word == v.PERIL and deed.line:
        move_peril(s, n)  # the chart goes on after this line
    elif word == v.TIRE:
        for _ in range(n):
            tire(s)
    elif word == v.ADD:
        if not s.alone():
            add_enemy(s, n, about)
    elif word == v.CUBES:
        s.cubes[about - HERO_COLOURS] = max(0, s.cubes[about - HERO_COLOURS] + n)
        s.tell(m.PERIL_CUBES, about, s.cubes[about - HERO_COLOURS])
    else:
        both(s, word, n, about)


def both(s: Table, word: int, n: int, about: int) -> None:
    """Words that heroes and foes share."""
    if word == v.LUCK:
        gain_luck(s, n)
    elif word == v.PERIL:
        raise_peril(s, n)
    elif word == v.CALL:
        call(s, about, n)
    elif word == v.BANISH:
        banish(s, about, n)
    elif word == v.SHAKE:
        land(s, shake(s, s.tower, n))


def mend(s: Table, kind: int, n: int) -> None:
    """Enemies of a kind lose wounds."""
    for token in s.foes():
        if s.kinds[token] == kind and s.hits[token]:
            s.hits[token] = max(0, s.hits[token] - n)
            s.tell(m.ENEMY_MENDED, kind)


def tire(s: Table) -> None:
    """A card of the active hero exhausts, by chance."""
    cards = s.box.cards
    ready = [c for c in s.held[s.active] if cards[c].exhausts and c not in s.exhausted]
    if ready:
        c = ready[s.below(len(ready))]
        exhaust(s, c)
        s.tell(m.TIRED, c)


def exhaust(s: Table, c: int) -> None:
    """A card is turned sideways."""
    s.exhausted.append(c)
    s.exhausted.sort()


def afflict(s: Table, place: int, status: int, n: int) -> None:
    """A status card gets hero cubes, each of a random colour that the bank has."""
    given = False
    for _ in range(0 if s.modifier(place, v.IMMUNE, status) else n):
        colours = [colour for colour in range(HERO_COLOURS) if s.bank[colour]]
        if colours:
            colour = colours[s.below(len(colours))]
            s.bank[colour] -= 1
            i = place * PER_HERO + status * HERO_COLOURS + colour
            s.ills[i] += 1
            s.fresh.append(i)
            s.tell(m.STATUS_GIVEN, place, status, colour)
            given = True
    if given:
        occasion(s, ON_STATUS)


def remove_cube(s: Table, i: int) -> None:
    """A cube goes from a status card to the bank."""
    s.ills[i] -= 1
    if s.fresh.count(i) > s.ills[i]:
        s.fresh.remove(i)
    s.bank[i % HERO_COLOURS] += 1
    s.tell(m.STATUS_REMOVED, i // PER_HERO, i % PER_HERO // HERO_COLOURS, i % HERO_COLOURS)


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


# --- Wounding and killing enemies


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


# --- Gaining levels


def gain_xp(s: Table, n: int) -> None:
    """XP that reaches the needed value brings a level at once."""
    s.xp += n
    if s.xp >= s.needed:
        then(s, gain_level.later())


@RULES.step
def gain_level(s: Table, _a: int, _b: int) -> None:
    """XP to 0, more is needed next time, all cards are refreshed, each hero learns, what is left of the XP is added."""
    if s.xp < s.needed:
        return
    left = s.xp - s.needed
    s.xp = 0
    s.needed = min(s.box.last_xp, s.needed + 1)
    s.exhausted = []
    s.tell(m.LEVEL_GAINED, s.needed)
    then(s, *[teach.later(place) for place in s.order()], leftover.later(left))


@RULES.step
def leftover(s: Table, n: int, _b: int) -> None:
    """The XP that the level didn't need."""
    occasion(s, ON_LEVEL)
    gain_xp(s, n)


@RULES.step
def teach(s: Table, place: int, _b: int) -> None:
    """A hero gains a skill, if one is left."""
    if lessons(s, place):
        then(s, learn.ask(s.owner[place], place))


def lessons(s: Table, place: int) -> list[int]:
    """Any card of a level that the hero holds, or a random one of the next level."""
    cards = s.box.cards
    held = s.held[place]
    knows = [False] * 4
    for c in held:
        knows[cards[c].level] = True  # a treasure has no level
    found: list[int] = []
    for level in (1, 2, 3):
        if knows[level]:
            found += [LEARN + c for c in s.box.skills(s.heroes[place], level) if c not in held]
    found.sort()
    if not knows[3]:
        found.append(LEARN_NEXT)
    return found


@RULES.question("SO-44")
def learn(s: Table, me: int, place: int) -> list[int]:
    """Choose the skill that the hero gains."""
    return lessons(s, place)


@learn.answer
def learned(s: Table, me: int, move: int) -> None:
    place = s.arg
    if move == LEARN_NEXT:
        highest = max([s.box.cards[c].level for c in s.held[place] if s.box.cards[c].hero >= 0])
        cards = s.box.skills(s.heroes[place], highest + 1)
        c = cards[s.below(len(cards))]
    else:
        c = move - LEARN
    shields = s.shields(s.active)
    s.held[place].append(c)
    s.held[place].sort()
    s.changed()
    s.ward += s.shields(s.active) - shields
    s.tell(m.DREW if move == LEARN_NEXT else m.LEARNED, place, c)


@learn.refusal
def not_learned(s: Table, me: int, move: int) -> Reason | None:
    return ("not-to-learn", {"card": move - LEARN, "place": s.arg}) if LEARN <= move < LEARN_NEXT else None


# --- Responses


def occasion(s: Table, event: int) -> None:
    """Something happened that cards may respond to."""
    if s.listened(event) and not s.end:
        then(s, respond.later(event, 0))


def answers(s: Table, place: int, event: int) -> list[int]:
    """The responses that a hero has to an event; those of the team are the active hero's."""
    cards = s.box.cards
    found: list[int] = []
    for c in s.ready(place, RESPONSE):
        if cards[c].when == event and (place == s.active or not cards[c].team):
            found.append(c)
    return found


@RULES.step
def respond(s: Table, event: int, k: int) -> None:
    """Each hero in turn order may respond once."""
    order = s.order()
    while k < len(order):
        place = order[k]
        k += 1
        if answers(s, place, event):
            then(s, response.ask(s.owner[place], event * 4 + place), respond.later(event, k))
            return


@RULES.question("SO-21")
def response(s: Table, me: int, a: int) -> list[int]:
    """Respond to what happened, or not."""
    return [PASS, *[USE + c for c in answers(s, a % 4, a // 4)]]


@response.answer
def responded(s: Table, me: int, move: int) -> None:
    if move != PASS:
        c = move - USE
        exhaust(s, c)
        s.tell(m.USED, s.arg % 4, c)
        then(s, *[told(op, 1, s.arg % 4) for op in s.box.cards[c].does])


@response.refusal
def not_responded(s: Table, me: int, move: int) -> Reason | None:
    return unusable(s, s.arg % 4, move - USE, RESPONSE) if USE <= move < m.REGROUP else None


def unusable(s: Table, place: int, c: int, asked: int) -> Reason:
    """Why a hero can't use a card where cards of a kind are asked for."""
    if c not in s.held[place] and c not in s.team:
        return "not-of-hero", {"card": c, "place": place}
    kind = s.box.cards[c].kind
    if kind != asked:
        return ("is-action", "is-support", "is-passive", "is-response")[kind], {"card": c}
    return "exhausted" if c in s.exhausted else "not-usable", {"card": c}


# --- What heroes' cards do


def told(op: Op, times: int, place: int) -> Task:
    """A word of a hero's card, written down for the agenda."""
    word, n, about = op
    return effect.later((word * 64 + n + 16) * 8 + about, times * HEROES + place)


@RULES.step
def effect(s: Table, op: int, how: int) -> None:
    """One word said by a hero's card, as often as it was bought."""
    word = op // 512
    n = op // 8 % 64 - 16
    about = op % 8
    times = how // HEROES
    place = how % HEROES
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
    elif v.PULL <= word <= v.FRIGHTEN:
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
        s.dazed |= 1 << s.enemy(token).colour
        s.tell(m.DAZED, s.kinds[token])
    elif not s.enemy(token).boss and s.enemy(token).wounds - s.hits[token] <= n:
        s.tell(m.ENEMY_LEFT, s.kinds[token])
        remove(s, token)
        reform(s)


def lift(s: Table, colour: int, n: int) -> None:
    """Cubes go from the field into the crypt; that they didn't fall there brings no luck."""
    count = min(n, s.field[colour])
    s.field[colour] -= count
    s.crypt[colour] += count
    if count:
        s.tell(m.CUBES_LIFTED, colour, count)


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
    return [RELIEVE + i for i, n in enumerate(s.ills) if n]


@relieve.answer
def relieved(s: Table, me: int, move: int) -> None:
    remove_cube(s, move - RELIEVE)


@relieve.refusal
def not_relieved(s: Table, me: int, move: int) -> Reason | None:
    return ("no-such-cube", {"status": (move - RELIEVE) // 3 % 4}) if RELIEVE <= move < m.OPEN else None


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
    return [REFRESH + c for c in recoverable(s)]


@refresh.answer
def refreshed(s: Table, me: int, move: int) -> None:
    renew(s, move - REFRESH)


@refresh.refusal
def not_refreshed(s: Table, me: int, move: int) -> Reason | None:
    return ("not-exhausted", {"card": move - REFRESH}) if REFRESH <= move < m.CURE else None
