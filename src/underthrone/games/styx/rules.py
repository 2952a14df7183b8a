"""The rules of STYX, in the order of the rulebook; the cards with effects (p. 10) are in effects."""

from __future__ import annotations

from typing import Final

from underthrone.games.styx import moves as m
from underthrone.games.styx.book import RULES
from underthrone.games.styx.cards import HORSEMAN, SEATS
from underthrone.games.styx.effects.ability import has_effect, take_effect
from underthrone.games.styx.effects.lasting import spend, use_djinn
from underthrone.games.styx.effects.unlimited import consult_oracle
from underthrone.games.styx.moves import (
    ACTIONS,
    BID,
    ELIMINATE,
    GIVE_UP,
    HIGHEST_BID,
    HIGHEST_WAGER,
    MUSTER,
    PAY,
    PLACE,
    TITHE,
    WAGER,
)
from underthrone.games.styx.state import (
    ELIMINATED,
    MUSTERED,
    UNCLAIMED,
    WAITING,
    WAR,
    Player,
    Table,
    Token,
    in_turn,
)
from underthrone.kernel.rules import Reason, Task, do, do_all

SLOTS: Final = 2  # places for emissaries in an Audience
ANYWHERE: Final = [PLACE.of(slot, action) for slot in range(SLOTS) for action in range(len(ACTIONS))]
COINS_FROM: Final = [[GIVE_UP, *map(BID.of, range(low, HIGHEST_BID + 1))] for low in range(HIGHEST_BID + 1)]
STRENGTH_FROM: Final = [[GIVE_UP, *map(WAGER.of, range(low, HIGHEST_WAGER + 1))] for low in range(HIGHEST_WAGER + 1)]

# --- Setup (p. 3)


@RULES.step
def set_up(s: Table, _a: int, _b: int) -> None:
    """Standard-Bearers, the deck for this number of players, the Totem aside, the First Player."""
    cards = s.cards
    n = len(s.players)
    s.pile = cards.decks[n][:]
    s.out = cards.boxes[n][:]
    for seat, p in enumerate(s.players):
        p.army = [cards.bearers[seat]]
    if cards.totem >= 0:
        s.aside = [cards.totem]
    s.first = s.below(n) if s.setup.options["first"] == "random" else 0
    do(s, remove_horseman.later(), begin_audience.later())


@RULES.step
def remove_horseman(s: Table, _a: int, _b: int) -> None:
    """The French rulebook takes one Horseman of the Apocalypse out of a two-player game (French p. 11)."""
    if s.setup.options["rulebook"] == "fr" and len(s.players) == 2:
        horsemen = [c for c in s.pile if s.cards.kind[c] == HORSEMAN]
        card = horsemen[s.below(len(horsemen))]
        s.pile.remove(card)
        s.out.append(card)
        s.tell(m.SET_ASIDE, card)


# --- Audience proceedings (p. 6)


@RULES.step
def begin_audience(s: Table, _a: int, _b: int) -> None:
    """Two cards are revealed, summoned ones first; with too few, or only Eternals left, it is war (p. 7)."""
    come = s.summoned
    if len(come) + len(s.pile) < SLOTS or only_eternals(s):
        break_out(s)
        finish(s)
        return
    s.summoned = []
    while len(come) < SLOTS:
        come.append(s.pile.pop(s.below(len(s.pile))))
    s.slots = come
    s.fate = [WAITING, WAITING]
    s.tokens = []
    s.fresh = []
    s.audience += 1
    s.tell(m.AUDIENCE_BEGAN, s.audience, s.first)
    for c in come:
        s.tell(m.CAME, c)
    s.agenda.extend(COURSES[len(s.players)][s.first])


def course(players: int, first: int) -> list[Task]:
    """An Audience in the order of the rulebook; two players place a second row of tokens (p. 11)."""
    placing = in_turn(players, first)
    return [
        *[place.ask(seat) for seat in placing],
        consult_oracle.later(),
        *[reveal.later(i) for i in range(len(placing))],
        eliminate_all.later(),
        muster_all.later(),
        tithe_all.later(),
        discard_unclaimed.later(),
        take_effects.later(),
        end_audience.later(),
        begin_audience.later(),
    ]


def only_eternals(s: Table) -> bool:
    """Eternals come back for ever, so with nothing else left the game must end."""
    eternal = s.cards.eternal
    for c in s.pile:
        if not eternal[c]:
            return False
    for c in s.summoned:
        if not eternal[c]:
            return False
    return True


# --- Place action tokens face down (p. 6)


@RULES.question("SX-10")
def place(s: Table, me: int, _a: int) -> list[int]:
    """Place an action token face down on one of the two emissaries; one player's two tokens differ."""
    if len(s.players) == 2:
        for t in s.tokens:
            if t.seat == me:
                return [move for move in ANYWHERE if PLACE.action(move) != t.action]
    return ANYWHERE


@place.answer
def placed(s: Table, me: int, move: int) -> None:
    t = Token(me, PLACE.slot(move), PLACE.action(move))
    s.tokens.append(t)
    s.tell(m.PLACED, me, s.slots[t.slot], t.action, 1 << me)


@place.refusal
def not_placed(s: Table, me: int, move: int) -> Reason | None:
    return ("placed-already", {"action": PLACE.action(move)}) if move in PLACE else None


# --- Reveal action tokens in turn order (p. 6)


@RULES.step
def reveal(s: Table, i: int, _b: int) -> None:
    """A token is turned; Muster and Eliminate bid, or give up by themselves where no bid is possible."""
    t = s.tokens[i]
    t.shown = True
    s.tell(m.REVEALED, t.seat, s.slots[t.slot], t.action)
    if t.action == TITHE:
        return
    low = least(s, t)
    high = most(s, t)
    if low > high:
        s.tell(m.GAVE_UP, t.seat, s.slots[t.slot])
    elif t.action == MUSTER:
        s.offer(t.seat, COINS_FROM[low][: high - low + 2])
        s.agenda.append(bid.ask(t.seat, i))
    else:
        s.offer(t.seat, STRENGTH_FROM[low][: high - low + 2])
        s.agenda.append(wager.ask(t.seat, i))


def least(s: Table, t: Token) -> int:
    """The smallest bid: 1 more than every earlier one; for a Legendary card at least its Strength (p. 7)."""
    best = s.highest(t.slot, t.action)
    low = 1 if best < 0 else s.tokens[best].bid + 1
    return max(low, s.least_strength(s.slots[t.slot])) if t.action == ELIMINATE else low


def most(s: Table, t: Token) -> int:
    """The greatest bid: the coins owned, or the Strength that can be spent."""
    p = s.players[t.seat]
    if t.action == MUSTER:
        return min(p.coins, HIGHEST_BID)
    return min(s.strength(p), HIGHEST_WAGER)


@RULES.question("SX-12")
def bid(s: Table, me: int, i: int) -> list[int]:
    """Bid coins to muster the emissary, or give up."""
    t = s.tokens[i]
    low = least(s, t)
    return COINS_FROM[low][: most(s, t) - low + 2]


@bid.answer
def bade(s: Table, me: int, move: int) -> None:
    t = s.tokens[s.arg]
    if move == GIVE_UP:
        s.tell(m.GAVE_UP, me, s.slots[t.slot])
    else:
        t.bid = BID.coins(move)
        s.tell(m.BADE, me, s.slots[t.slot], t.bid)


@bid.refusal
def no_bid(s: Table, me: int, move: int) -> Reason | None:
    if move not in BID:
        return None
    t = s.tokens[s.arg]
    if BID.coins(move) > s.players[me].coins:
        return "too-few-coins", {"coins": s.players[me].coins}
    return "bid-too-low", {"least": least(s, t)}


@RULES.question("SX-13")
def wager(s: Table, me: int, i: int) -> list[int]:
    """Commit Strength to eliminate the emissary, or give up."""
    t = s.tokens[i]
    low = least(s, t)
    return STRENGTH_FROM[low][: most(s, t) - low + 2]


@wager.answer
def wagered(s: Table, me: int, move: int) -> None:
    t = s.tokens[s.arg]
    if move == GIVE_UP:
        s.tell(m.GAVE_UP, me, s.slots[t.slot])
    else:
        t.bid = WAGER.strength(move)
        s.tell(m.WAGERED, me, s.slots[t.slot], t.bid)


@wager.refusal
def no_wager(s: Table, me: int, move: int) -> Reason | None:
    if move not in WAGER:
        return None
    t = s.tokens[s.arg]
    strength = s.strength(s.players[me])
    if WAGER.strength(move) > strength:
        return "too-weak", {"strength": strength}
    if s.cards.legendary[s.slots[t.slot]]:
        return "legend-too-strong", {"least": least(s, t)}
    return "bid-too-low", {"least": least(s, t)}


# --- Resolving actions (p. 6): Eliminations, Musters, Tithes, unclaimed cards, effects


@RULES.step
def eliminate_all(s: Table, _a: int, _b: int) -> None:
    """Those who bid most Strength pay in the order of their reveal.

    A Tithe counts the army as it is before, whatever an own Elimination costs or a Muster brings (p. 11).
    """
    tasks: list[Task] = []
    for i, t in enumerate(s.tokens):
        if t.action == TITHE:
            p = s.players[t.seat]
            t.income = s.income(p)
            t.bonus = s.bonus(p)
            use_djinn(s, t.seat)
        elif t.action == ELIMINATE and t.bid and s.highest(t.slot, ELIMINATE) == i:
            tasks.append(eliminate.later(i))
    do_all(s, tuple(tasks))


@RULES.step
def eliminate(s: Table, i: int, _b: int) -> None:
    """The highest bidder pays card after card, strongest first; what leaves no choice is paid without asking."""
    t = s.tokens[i]
    while s.paid() < t.bid:
        options = payable(s, s.players[t.seat], t.bid)
        if len(options) > 1:
            do(s, pay.ask(t.seat, i), eliminate.later(i))
            return
        s.spent.append(options[0])
    for c in s.spent:
        spend(s, t.seat, c)
    s.spent = []
    slay(s, t)


def payable(s: Table, p: Player, bid: int) -> list[int]:
    """Cards that may be spent next so that the bid can be met and no card is superfluous.

    Strongest first, the last card is the weakest: whoever stops as soon as the bid is met has spent none too many.
    """
    cards = s.cards
    strength = cards.strength
    last = cards.rank[s.spent[-1]] if s.spent else -1
    ranks: list[int] = []
    reach = s.paid()
    for c in p.army:
        if cards.rank[c] > last and not cards.eternal[c]:
            ranks.append(cards.rank[c])
            reach += strength[c]
    ranks.sort()
    end = last  # the weakest that may be spent next: together with all that are weaker it still meets the bid
    for rank in ranks:
        if reach < bid:
            break
        end = rank
        reach -= strength[cards.ranked[rank]]
    return [c for c in p.army if last < cards.rank[c] <= end and not cards.eternal[c]]


@RULES.question("SX-16", piecemeal=True)
def pay(s: Table, me: int, i: int) -> list[int]:
    """Spend a card for the Elimination, strongest first."""
    return [PAY.of(c) for c in payable(s, s.players[me], s.tokens[i].bid)]


@pay.answer
def card_chosen(s: Table, me: int, move: int) -> None:
    s.spent.append(PAY.card(move))


@pay.refusal
def not_paid(s: Table, me: int, move: int) -> Reason | None:
    if move not in PAY:
        return None
    c = PAY.card(move)
    if c not in s.players[me].army:
        return "not-yours", {"card": c}
    if s.cards.eternal[c]:
        return "eternal", {"card": c}
    return ("spent-already", {"card": c}) if c in s.spent else ("no-payment", {"card": c})


def slay(s: Table, t: Token) -> None:
    """The eliminated card goes to the centre and its Soul to the winner; of an Eternal there is neither."""
    card = s.slots[t.slot]
    s.fate[t.slot] = ELIMINATED
    s.tell(m.ELIMINATED, t.seat, card)
    s.discarded(card)
    s.gain_soul(t.seat, s.cards.soul[card])


@RULES.step
def muster_all(s: Table, _a: int, _b: int) -> None:
    """Those who bid most coins for a card that still lives."""
    for slot in range(SLOTS):
        i = s.highest(slot, MUSTER)
        if i >= 0 and s.fate[slot] == WAITING:
            muster(s, s.tokens[i])


def muster(s: Table, t: Token) -> None:
    """The highest bidder pays, the card joins the army, Influence moves by its value."""
    card = s.slots[t.slot]
    p = s.players[t.seat]
    p.coins -= t.bid
    s.fate[t.slot] = MUSTERED
    s.join(p, card)
    s.gain_influence(p, s.cards.strength[card])
    s.tell(m.MUSTERED, t.seat, card, t.bid)


@RULES.step
def tithe_all(s: Table, _a: int, _b: int) -> None:
    """The incomes that were noted, and that of the targeted card."""
    for t in s.tokens:
        if t.action == TITHE:
            coins = s.tithe(t.income, t.bonus, t.slot)
            s.players[t.seat].coins += coins
            s.tell(m.TITHED, t.seat, coins)


@RULES.step
def discard_unclaimed(s: Table, _a: int, _b: int) -> None:
    """Cards that are neither mustered nor eliminated."""
    for slot in range(SLOTS):
        if s.fate[slot] == WAITING:
            s.fate[slot] = UNCLAIMED
            s.tell(m.UNCLAIMED, s.slots[slot])
            s.discarded(s.slots[slot])


@RULES.step
def take_effects(s: Table, _a: int, _b: int) -> None:
    """What the mustered cards do, in the order of the card file, which is the rulebook's (p. 10)."""
    tasks: list[Task] = []
    for slot in range(SLOTS):
        if s.fate[slot] == MUSTERED and has_effect(s, s.slots[slot]):
            tasks.append(take_effect.later(s.slots[slot], s.tokens[s.highest(slot, MUSTER)].seat))
    tasks.sort()
    do_all(s, tuple(tasks))


@RULES.step
def end_audience(s: Table, _a: int, _b: int) -> None:
    """Consolation, then victory, then the First Player token passes left unless a summoner has named somebody."""
    if s.setup.options["consolation"] == "on":
        console(s)
    if s.chaos >= WAR and not s.at_peace():
        break_out(s)
    if s.somebody_won():
        finish(s)
        return
    s.first = s.named if s.named >= 0 else (s.first + 1) % len(s.players)
    s.named = -1


# --- Victory conditions (p. 9)


def break_out(s: Table) -> None:
    """War."""
    s.war = True
    s.tell(m.WAR_BROKE_OUT, s.chaos)


def finish(s: Table) -> None:
    """The Throne is taken."""
    s.over = True
    s.agenda.clear()
    if s.recording:
        result = s.result()
        assert result is not None
        s.tell(m.GAME_ENDED, sum([1 << seat for seat in result.winners]))


# --- First game or 5 and 6 player variant (p. 11)


def console(s: Table) -> None:
    """1 coin for each bid that failed, unless the bidder's own Elimination cancelled it."""
    for i, t in enumerate(s.tokens):
        if t.bid == 0:
            continue
        killer = s.highest(t.slot, ELIMINATE)
        if killer >= 0:
            failed = killer != i and s.tokens[killer].seat != t.seat
        else:
            failed = s.highest(t.slot, MUSTER) != i
        if failed:
            s.players[t.seat].coins += 1
            s.tell(m.CONSOLED, t.seat, 1)


COURSES: Final[list[list[list[Task]]]] = [  # by number of players and First Player, last task first like the agenda
    [course(players, first)[::-1] for first in range(players)] for players in range(SEATS + 1)
]
