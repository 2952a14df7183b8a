"""The rules of Lords of Xidit, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from underthrone.games.lords_of_xidit import moves as m
from underthrone.games.lords_of_xidit.kingdom import CITIES, UNITS
from underthrone.games.lords_of_xidit.moves import (
    ACTION,
    BARD,
    DUMMY,
    FIGHT,
    GUILD,
    LEAVE,
    NO_BARD,
    NO_FIGHT,
    ORDER,
    PAY,
    PLACE,
    SHOW,
    WAIT,
)
from underthrone.games.lords_of_xidit.state import GUILD_HEIGHT, NO_TILE, RECRUITMENT, THREAT, Player, Table
from underthrone.kernel.rules import Reason, Rules, Task, do

RULES: Final[Rules[Table]] = Rules()
ORDERS: Final = 6
PILE: Final = 5
GOLD: Final = 0  # the rewards of a threat
BARDS: Final = 1
STORIES: Final = 2
WHEEL: Final = [ORDER + icon for icon in range(WAIT + 1)]


def in_turn(s: Table) -> list[int]:
    """All seats in turn order, from the First Player."""
    n = len(s.players)
    return [seat if seat < n else seat - n for seat in range(s.first, s.first + n)]


# --- Setup (p. 5, 6)


@RULES.step
def set_up(s: Table, first: int, _b: int) -> None:
    """Titans, city tiles, queues, assessments, First Player; then everybody places the Idrakys."""
    mode = s.mode
    for pile in (0, 2, 4):
        upper = s.below(2)
        s.lair[pile] = pile + upper
        s.lair[pile + 1] = pile + 1 - upper
    tiles = mode.cities[:]
    s.shuffle(tiles)
    n = mode.spread
    for c in tiles[:n]:
        station(s, c)
    for c in tiles[n : 2 * n]:
        s.tile[c] = THREAT
    s.recruitment_pile = tiles[2 * n : 2 * n + PILE]
    s.threat_pile = tiles[2 * n + PILE :]
    s.hidden = bits(s.recruitment_pile) | bits(s.threat_pile)
    s.next_recruitment = s.recruitment_pile.pop()
    s.next_threat = s.threat_pile.pop()
    show_tops(s)
    s.assessments = [0, 1, 2]
    s.shuffle(s.assessments)
    if mode.dummy:
        s.dummy = [0, 0, 0]
        for i, assessment in enumerate(s.assessments):
            s.dummy[assessment] = mode.dummy - i
    s.first = first if first >= 0 else s.below(len(s.players))
    do(s, *[place.ask(seat) for seat in in_turn(s)], year.later())


def bits(cities: list[int]) -> int:
    """A set of cities as bits."""
    mask = 0
    for c in cities:
        mask |= 1 << c
    return mask


def show_tops(s: Table) -> None:
    """Next tiles and the tops of both piles lie open."""
    for c in (s.next_recruitment, s.next_threat):
        if c >= 0:
            s.hidden &= ~(1 << c)
    for pile in (s.recruitment_pile, s.threat_pile):
        if pile:
            s.hidden &= ~(1 << pile[-1])


@RULES.question
def place(s: Table, me: int, _a: int) -> list[int]:
    """Place your Idrakys in a city where no other stands yet."""
    taken = [p.city for p in s.players]
    return [PLACE + c for c in range(CITIES) if c not in taken]


@place.answer
def placed(s: Table, me: int, move: int) -> None:
    s.players[me].city = move - PLACE
    s.tell(m.PLACED, me, move - PLACE)


@place.refusal
def not_placed(s: Table, me: int, move: int) -> Reason | None:
    return ("city-taken", {"city": move - PLACE}) if PLACE <= move < ORDER else None


# --- Phase one: secret orders (p. 6)


@RULES.step
def year(s: Table, _a: int, _b: int) -> None:
    """One year: secret orders, their resolution, perhaps a census, the token to the left."""
    s.year += 1
    for p in s.players:
        p.orders = []
        p.recruited = 0
        p.beaten = 0
        p.slain = 0
    s.tell(m.YEAR_BEGAN, s.year, s.first)
    tasks: list[Task] = [program.ask_all(len(s.players))]
    tasks.extend([order.later(k) for k in range(ORDERS)])
    if s.year * 3 % s.mode.years == 0:
        tasks.append(census.later())
    tasks.append(end_of_year.later())
    do(s, *tasks)


@RULES.program(ORDERS)
def program(s: Table, me: int, _a: int) -> list[int]:
    """Set the next wheel of your programming board: a road, an action or a wait, always all of them."""
    return WHEEL[:]


@program.answer
def programmed(s: Table, me: int, move: int) -> None:
    s.players[me].orders.append(move - ORDER)


# --- Phase two: order resolution (p. 7)


@RULES.step
def order(s: Table, k: int, _b: int) -> None:
    """Everybody's order number k, in turn order."""
    s.tell(m.ORDERS_BEGAN, k + 1)
    do(s, *[carry_out.later(seat, k) for seat in in_turn(s)])


@RULES.step
def carry_out(s: Table, me: int, k: int) -> None:
    """One order of one player: what it does is decided by what lies there now."""
    p = s.players[me]
    icon = p.orders[k]
    if icon < ACTION:
        travel(s, me, p, icon)
    elif icon == WAIT:
        s.tell(m.WAITED, me)
    elif s.tile[p.city] == RECRUITMENT:
        recruit(s, me, p)
    elif s.tile[p.city] == THREAT:
        eliminate(s, me, p)
    elif can_fight(s, p):
        do(s, fight.ask(me))
    else:
        s.tell(m.CANCELLED, me, p.city)


def travel(s: Table, me: int, p: Player, colour: int) -> None:
    """Along the road of that colour; where there is none, nothing happens."""
    there = s.mode.land.road[p.city * 3 + colour]
    if there < 0:
        s.tell(m.STRAYED, me, colour, p.city)
        return
    p.city = there
    s.tell(m.TRAVELLED, me, colour, there)


# --- Recruit a unit (p. 7)


def recruit(s: Table, me: int, p: Player) -> None:
    """The weakest unit there, once a year in a city; an empty tile makes room for the next one."""
    c = p.city
    if (p.recruited | p.slain) >> c & 1:
        s.tell(m.CANCELLED, me, c)
        return
    unit = 0
    while s.stationed[c * 5 + unit] == 0:
        unit += 1
    s.stationed[c * 5 + unit] -= 1
    p.units[unit] += 1
    p.recruited |= 1 << c
    s.tell(m.RECRUITED, me, c, unit)
    if not any_stationed(s, c):
        s.tile[c] = NO_TILE
        s.recruitment_discard.append(c)
        do(s, muster.later())


def any_stationed(s: Table, c: int) -> bool:
    """Units are left in the city."""
    for unit in range(len(UNITS)):
        if s.stationed[c * 5 + unit]:
            return True
    return False


# --- Eliminate a threat (p. 7, 8)


def eliminate(s: Table, me: int, p: Player) -> None:
    """Who has all the units must give them and is rewarded; nobody beats a threat where they slew a titan this year."""
    c = p.city
    needs = s.mode.tiles.needs[c]
    if p.slain >> c & 1 or not has_all(p, needs):
        s.tell(m.CANCELLED, me, c)
        return
    s.tell(m.BEATEN, me, c)
    for unit in range(len(UNITS)):
        if needs[unit]:
            send(s, me, unit, needs[unit])
    p.beaten |= 1 << c
    do(s, rewards.later(me, c), raise_dummy.later(me), threat_gone.later(c))


def has_all(p: Player, needs: list[int]) -> bool:
    """The player has the units behind the screen."""
    for unit in range(len(UNITS)):
        if p.units[unit] < needs[unit]:
            return False
    return True


def send(s: Table, me: int, unit: int, count: int) -> None:
    """Units are shown and go back to the barracks."""
    s.players[me].units[unit] -= count
    s.barracks[unit] += count
    s.tell(m.SENT, me, unit, count)


# --- Three types of reward (p. 8, 9)


@RULES.step
def rewards(s: Table, me: int, source: int) -> None:
    """Two of three, or all that are possible. The source is a tile's city or, after 21 cities, a titan."""
    possible = [reward for reward in (GOLD, BARDS, STORIES) if is_possible(s, me, reward)]
    if len(possible) == 3:
        do(s, choose_rewards.ask(me, source))
    else:
        grant(s, me, source, possible)


def is_possible(s: Table, me: int, reward: int) -> bool:
    """Bards need one in stock and an open region; stories need one in stock and room in a free or own guild."""
    p = s.players[me]
    if reward == BARDS:
        return p.bards > 0 and len(s.mode.open[p.city]) > 0
    if reward == STORIES:
        owner = s.guild[p.city]
        return p.stories + p.held > 0 and (owner < 0 or (owner == me and s.height[p.city] < GUILD_HEIGHT))
    return True


@RULES.question
def choose_rewards(s: Table, me: int, source: int) -> list[int]:
    """Choose the one of the three rewards that you leave."""
    return [LEAVE, LEAVE + 1, LEAVE + 2]


@choose_rewards.answer
def rewards_chosen(s: Table, me: int, move: int) -> None:
    grant(s, me, s.arg, [reward for reward in (GOLD, BARDS, STORIES) if reward != move - LEAVE])


def grant(s: Table, me: int, source: int, chosen: list[int]) -> None:
    """Gold to behind the screen, stories into the city, bards into the regions around it."""
    tiles = s.mode.tiles
    if GOLD in chosen:
        collect(s, me, tiles.gold[source])
    if STORIES in chosen:
        build(s, me, s.players[me].city, tiles.stories[source])
    if BARDS in chosen:
        do(s, send_bards.later(me, tiles.bards[source]))


def collect(s: Table, me: int, gold: int) -> None:
    """Gold from the royal bank, which never runs out."""
    s.players[me].gold += gold
    s.tell(m.GILDED, me, gold)


@RULES.step
def send_bards(s: Table, me: int, count: int) -> None:
    """As many bards as are left, one by one; a single open region leaves no choice."""
    p = s.players[me]
    count = min(count, p.bards)
    near = s.mode.open[p.city]
    if count == 0:
        return
    if len(near) == 1:
        sing(s, me, near[0], count)
        return
    do(s, place_bard.ask(me, count))


@RULES.question
def place_bard(s: Table, me: int, count: int) -> list[int]:
    """Place one of your bards in a region that touches your city."""
    return [BARD + r for r in s.mode.open[s.players[me].city]]


@place_bard.answer
def bard_placed(s: Table, me: int, move: int) -> None:
    sing(s, me, move - BARD, 1)
    do(s, send_bards.later(me, s.arg - 1))


@place_bard.refusal
def bard_not_placed(s: Table, me: int, move: int) -> Reason | None:
    if not BARD <= move < NO_BARD:
        return None
    return ("closed" if s.mode.closed[move - BARD] else "far", {"region": move - BARD})


def sing(s: Table, me: int, region: int, count: int) -> None:
    """Bards go from the stock into a region; those of the central region into the Bastion."""
    s.players[me].bards -= count
    s.bards[region * len(s.players) + me] += count
    s.tell(m.SUNG, me, region, count)


def build(s: Table, me: int, c: int, count: int) -> None:
    """Stories from the stock, then those held back, up to four; the surplus stays in the stock."""
    p = s.players[me]
    room = GUILD_HEIGHT - s.height[c]
    new = min(count, p.stories, room)
    old = min(p.held, room - new)
    p.stories -= new
    p.held -= old
    s.guild[c] = me
    s.height[c] += new + old
    s.tell(m.BUILT, me, c, new + old)


# --- Phase three: city tile management (p. 10, 11)


@RULES.step
def threat_gone(s: Table, c: int, _b: int) -> None:
    """The beaten threat's tile is discarded, and the next threat appears."""
    s.tile[c] = NO_TILE
    s.threat_discard.append(c)
    c = s.next_threat
    if c >= 0:
        assert s.tile[c] == NO_TILE, "a city has one tile"
        s.next_threat = -1
        s.tile[c] = THREAT
        s.tell(m.THREATENED, c)
    do(s, fill_queues.later())


@RULES.step
def muster(s: Table, tried: int, _b: int) -> None:
    """The next recruitment tile appears with its units; one that gets none is discarded for the one after it."""
    c = s.next_recruitment
    if c < 0 or tried >> c & 1:
        do(s, fill_queues.later())
        return
    s.next_recruitment = -1
    if station(s, c):
        do(s, fill_queues.later())
        return
    s.recruitment_discard.append(c)
    do(s, fill_queues.later(), muster.later(tried | 1 << c))


def station(s: Table, c: int) -> bool:
    """A recruitment tile goes to its city with those of its units that the barracks have; False: with none."""
    assert s.tile[c] == NO_TILE, "a city has one tile"
    count = 0
    for unit in range(len(UNITS)):
        there = min(s.mode.tiles.recruits[c][unit], s.barracks[unit])
        s.barracks[unit] -= there
        s.stationed[c * 5 + unit] = there
        count += there
    s.tell(m.MUSTERED, c, count)
    if count == 0:
        return False
    s.tile[c] = RECRUITMENT
    return True


@RULES.step
def fill_queues(s: Table, _a: int, _b: int) -> None:
    """Next spaces from the piles, empty piles from the other queue's discard, and what happens when that fails."""
    refill_recruitment(s)
    refill_threats(s)
    if s.next_recruitment < 0 and s.threat_pile:
        s.next_recruitment = s.threat_pile.pop()
        refill_threats(s)
    show_tops(s)
    if s.next_threat < 0:
        do(s, awakening.later(), reinforcements.later())


def refill_recruitment(s: Table) -> None:
    """The top of the pile becomes Next; an empty pile is the threat discard turned over, its oldest tile on top."""
    if s.next_recruitment < 0 and s.recruitment_pile:
        s.next_recruitment = s.recruitment_pile.pop()
    if not s.recruitment_pile:
        s.recruitment_pile = s.threat_discard[::-1]
        s.threat_discard = []
        if s.next_recruitment < 0 and s.recruitment_pile:
            s.next_recruitment = s.recruitment_pile.pop()


def refill_threats(s: Table) -> None:
    """The same for threats: an empty pile is the recruitment discard turned over."""
    if s.next_threat < 0 and s.threat_pile:
        s.next_threat = s.threat_pile.pop()
    if not s.threat_pile:
        s.threat_pile = s.recruitment_discard[::-1]
        s.recruitment_discard = []
        if s.next_threat < 0 and s.threat_pile:
            s.next_threat = s.threat_pile.pop()


# --- Awakening of the Titans and Arrival of Reinforcements (p. 12)


@RULES.step
def awakening(s: Table, _a: int, _b: int) -> None:
    """The sleeping titan on top of each pile wakes."""
    for pile in range(3):
        if s.lair[2 * pile] >= 0 and not s.raging[pile]:
            s.raging[pile] = 1
            s.tell(m.AWOKE, s.lair[2 * pile])


@RULES.step
def reinforcements(s: Table, _a: int, _b: int) -> None:
    """Recruitment pile and threat discard in one stack: its first two to recruit, the others shuffled as threats."""
    stack = s.threat_discard[::-1] + s.recruitment_pile
    s.second = s.hidden  # the threat pile is empty, so all that is hidden is in the recruitment pile
    s.recruitment_pile = stack[-2:]
    s.threat_pile = stack[:-2]
    s.threat_discard = []
    s.hidden |= bits(s.threat_pile)
    s.shuffle(s.threat_pile)
    s.tell(m.REINFORCED)
    if s.threat_pile:
        s.next_threat = s.threat_pile.pop()
    show_tops(s)


# --- Eliminating a raging titan (p. 13)


def can_fight(s: Table, p: Player) -> bool:
    """A titan rages that the player's units can beat, and nothing else was done in this city this year."""
    if (p.recruited | p.beaten | p.slain) >> p.city & 1:
        return False
    return len(beatable(s, p)) > 0


def beatable(s: Table, p: Player) -> list[int]:
    """Raging titans that the player has enough units for."""
    army = sum(p.units)
    awake = [s.lair[2 * pile] for pile in range(3) if s.raging[pile]]
    return [titan for titan in awake if s.mode.land.titan_units[titan] <= army]


@RULES.question
def fight(s: Table, me: int, _a: int) -> list[int]:
    """Fight a raging titan, or none."""
    return [*[FIGHT + titan for titan in beatable(s, s.players[me])], NO_FIGHT]


@fight.answer
def fought(s: Table, me: int, move: int) -> None:
    if move == NO_FIGHT:
        s.tell(m.SPARED, me)
        return
    titan = move - FIGHT
    do(s, send_units.later(me, s.mode.land.titan_units[titan] * 8), titan_gone.later(me, titan))


@fight.refusal
def not_fought(s: Table, me: int, move: int) -> Reason | None:
    if not FIGHT <= move < NO_FIGHT:
        return None
    titan = move - FIGHT
    for pile in range(3):
        if s.raging[pile] and s.lair[2 * pile] == titan:
            need = s.mode.land.titan_units[titan]
            return "few-units", {"titan": titan, "need": need, "count": sum(s.players[me].units)}
    return "not-raging", {"titan": titan}


@RULES.step
def send_units(s: Table, me: int, due: int) -> None:
    """In rising strength: `due` is 8 times the units still to send, plus the weakest that may come now."""
    if due >> 3 == 0:
        return
    options = payable(s.players[me], due)
    if len(options) > 1:
        do(s, pay.ask(me, due))
    else:
        sent(s, me, due, options[0])


def payable(p: Player, due: int) -> list[int]:
    """Units that may come next, so that enough of the same strength or more are left for the rest."""
    options: list[int] = []
    left = 0
    for unit in range(len(UNITS) - 1, (due & 7) - 1, -1):
        left += p.units[unit]
        if p.units[unit] and left >= due >> 3:
            options.insert(0, unit)
    return options


@RULES.question
def pay(s: Table, me: int, due: int) -> list[int]:
    """Send a unit against the titan, in rising strength."""
    return [PAY + unit for unit in payable(s.players[me], due)]


@pay.answer
def paid(s: Table, me: int, move: int) -> None:
    sent(s, me, s.arg, move - PAY)


@pay.refusal
def not_paid(s: Table, me: int, move: int) -> Reason | None:
    if not PAY <= move < SHOW:
        return None
    unit = move - PAY
    if s.players[me].units[unit] == 0:
        return "no-unit", {"unit": unit}
    return "too-weak" if unit < s.arg & 7 else "too-strong", {"unit": unit}


def sent(s: Table, me: int, due: int, unit: int) -> None:
    """One unit goes; the others follow."""
    send(s, me, unit, 1)
    do(s, send_units.later(me, ((due >> 3) - 1) * 8 + unit))


@RULES.step
def titan_gone(s: Table, me: int, titan: int) -> None:
    """The titan leaves the game; the one below it sleeps on. Rewards as for a threat."""
    pile = titan >> 1
    s.lair[2 * pile] = s.lair[2 * pile + 1]
    s.lair[2 * pile + 1] = -1
    s.raging[pile] = 0
    p = s.players[me]
    p.slain |= 1 << p.city
    s.tell(m.SLAIN, me, titan, p.city)
    do(s, rewards.later(me, CITIES + titan), raise_dummy.later(me))


# --- Phase four: military census (p. 13, 14)


@RULES.step
def census(s: Table, _a: int, _b: int) -> None:
    """Unit by unit in rising strength: everybody shows some, then the rewards."""
    tasks: list[Task] = []
    for unit in range(len(UNITS)):
        tasks.append(show.ask_all(len(s.players), unit))
        tasks.append(count_units.later(unit))
    do(s, *tasks)


@RULES.question
def show(s: Table, me: int, unit: int) -> list[int]:
    """Choose how many of your units of this kind you show, from none to all."""
    return [SHOW + count for count in range(s.players[me].units[unit] + 1)]


@show.answer
def shown(s: Table, me: int, move: int) -> None:
    s.players[me].shown = move - SHOW
    s.tell(m.SHOWN, me, s.arg, move - SHOW)


@show.refusal
def not_shown(s: Table, me: int, move: int) -> Reason | None:
    return ("not-so-many", {"count": s.players[me].units[s.arg]}) if SHOW <= move < GUILD else None


@RULES.step
def count_units(s: Table, unit: int, _b: int) -> None:
    """Who shows the most is rewarded; who is tied gets one coin, bard or story."""
    most = max([p.shown for p in s.players])
    leaders = [seat for seat in in_turn(s) if s.players[seat].shown == most]
    if most == 0:
        s.tell(m.UNSHOWN, unit)
        return
    tied = len(leaders) > 1
    tasks: list[Task] = []
    for seat in leaders:
        s.tell(m.TIED if tied else m.LED, seat, unit)
        tasks.append(honour.later(seat, unit * 2 + tied))
    do(s, *tasks)


@RULES.step
def honour(s: Table, me: int, what: int) -> None:
    """Militia 1 gold, archers 2 gold, infantry 1 bard, clerics 2 bards, mages 1 story."""
    unit = what >> 1
    amount = 2 if unit in (1, 3) and not what & 1 else 1
    if unit < 2:
        collect(s, me, amount)
    elif unit < 4:
        do(s, send_census_bards.later(me, amount))
    else:
        do(s, add_story.later(me))


@RULES.step
def send_census_bards(s: Table, me: int, count: int) -> None:
    """One by one, if there are any and a region is open."""
    p = s.players[me]
    if count > 0 and p.bards > 0 and s.mode.open[p.city]:
        do(s, place_census_bard.ask(me, count))


@RULES.question
def place_census_bard(s: Table, me: int, count: int) -> list[int]:
    """Place one of your bards in a region that touches your city, or none."""
    return [*[BARD + r for r in s.mode.open[s.players[me].city]], NO_BARD]


@place_census_bard.answer
def census_bard_placed(s: Table, me: int, move: int) -> None:
    if move == NO_BARD:
        s.tell(m.DECLINED, me)
        return
    sing(s, me, move - BARD, 1)
    do(s, send_census_bards.later(me, s.arg - 1))


place_census_bard.refusal(bard_not_placed)


@RULES.step
def add_story(s: Table, me: int, _b: int) -> None:
    """One story on an own guild with room; without one it is held back behind the screen."""
    p = s.players[me]
    if p.stories == 0:
        return
    guilds = with_room(s, me)
    if not guilds:
        p.stories -= 1
        p.held += 1
        s.tell(m.HELD, me)
    elif len(guilds) == 1:
        build(s, me, guilds[0], 1)
    else:
        do(s, choose_guild.ask(me))


def with_room(s: Table, me: int) -> list[int]:
    """Cities in which the player's guild can grow."""
    return [c for c in range(CITIES) if s.guild[c] == me and s.height[c] < GUILD_HEIGHT]


@RULES.question
def choose_guild(s: Table, me: int, _a: int) -> list[int]:
    """Choose the guild that gets the story."""
    return [GUILD + c for c in with_room(s, me)]


@choose_guild.answer
def guild_chosen(s: Table, me: int, move: int) -> None:
    build(s, me, move - GUILD, 1)


@choose_guild.refusal
def guild_not_chosen(s: Table, me: int, move: int) -> Reason | None:
    if not GUILD <= move < DUMMY:
        return None
    c = move - GUILD
    return ("guild-full" if s.guild[c] == me else "no-guild", {"city": c})


# --- Phase five: end of the game year (p. 14)


@RULES.step
def end_of_year(s: Table, _a: int, _b: int) -> None:
    """The token passes to the left; after the last year the assessments begin."""
    if s.year < s.mode.years:
        s.first = s.first + 1 if s.first + 1 < len(s.players) else 0
        do(s, year.later())
    else:
        do(s, assessment.later(0), assessment.later(1), assessment.later(2))


# --- Phase six: end of the game (p. 14 to 16)


@RULES.step
def assessment(s: Table, i: int, _b: int) -> None:
    """Everybody is scored; of those still in, the last goes out, with five players first the last two."""
    kind = s.assessments[i]
    points = s.points(kind)
    for seat, mine in enumerate(points):
        s.tell(m.ASSESSED, seat, kind, mine)
    if s.dummy:
        s.tell(m.DUMMY_ASSESSED, kind, s.dummy[kind])
    for _ in range(2 if i == 0 and len(points) == 5 else 1):
        eliminate_last(s, kind, points)
    if i == 2:
        finish(s)


def eliminate_last(s: Table, kind: int, points: list[int]) -> None:
    """Ties: more units behind the screen, then further from the First Player; the dummy is below its equals."""
    n = len(points)
    last = -1
    least = (0, 0, 0)
    for seat in range(n):
        rank = (points[seat], sum(s.players[seat].units), (seat - s.first) % n)
        if seat not in s.out and (last < 0 or rank < least):
            last = seat
            least = rank
    if s.dummy and n not in s.out and s.dummy[kind] <= least[0]:
        s.out.append(n)
        s.tell(m.DUMMY_ELIMINATED, kind)
    else:
        s.out.append(last)
        s.tell(m.ELIMINATED, last, kind)


def finish(s: Table) -> None:
    """Who is still in has saved the kingdom; if it is the dummy, nobody has."""
    s.over = True
    for seat in range(len(s.players)):
        if seat not in s.out:
            s.tell(m.SAVED, seat)
            return
    s.tell(m.LOST)


# --- Three-player game with a dummy player (p. 17, 18)


@RULES.step
def raise_dummy(s: Table, me: int, _b: int) -> None:
    """Who beats a threat or titan moves one of the dummy's tokens up, if there is a dummy."""
    if s.dummy:
        do(s, help_dummy.ask(me))


@RULES.question
def help_dummy(s: Table, me: int, _a: int) -> list[int]:
    """Move one of the dummy player's tokens up by one."""
    return [DUMMY, DUMMY + 1, DUMMY + 2]


@help_dummy.answer
def dummy_helped(s: Table, me: int, move: int) -> None:
    s.dummy[move - DUMMY] += 1
    s.tell(m.DUMMY_ROSE, me, move - DUMMY, s.dummy[move - DUMMY])
