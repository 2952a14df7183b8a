"""The rules of STYX, in the order of the rulebook; the cards with effects (p. 10) are in effects."""

from __future__ import annotations

from typing import Final

from underthrone.games.styx import moves as m
from underthrone.games.styx.cards import HORSEMAN, HYDRA, MUSTER_EFFECTS, SEATS, ZOMBIE
from underthrone.games.styx.effects import consult_oracle, take_effect
from underthrone.games.styx.moves import (
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
    ENOUGH_INFLUENCE,
    GONE,
    MUSTERED,
    RULES,
    WAITING,
    WAR,
    Player,
    Table,
    Token,
)
from underthrone.kernel.rules import Reason, Task, do

__all__ = ["RULES"]

ANYWHERE: Final = [PLACE + i for i in range(6)]  # any action on any card
COINS_FROM: Final = [[GIVE_UP, *range(BID + low, BID + HIGHEST_BID + 1)] for low in range(HIGHEST_BID + 1)]
STRENGTH_FROM: Final = [[GIVE_UP, *range(WAGER + low, WAGER + HIGHEST_WAGER + 1)] for low in range(HIGHEST_WAGER + 1)]

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
    do(s, remove_horseman.later(), next_audience.later())


@RULES.step
def remove_horseman(s: Table, _a: int, _b: int) -> None:
    """The French rulebook takes one Horseman of the Apocalypse out of a two-player game (French p. 11)."""
    if s.setup.options["rulebook"] == "fr" and len(s.players) == 2:
        horsemen = [c for c in s.pile if s.cards.kind[c] == HORSEMAN]
        card = horsemen[s.below(len(horsemen))]
        s.pile.remove(card)
        s.out.append(card)
        s.tell(m.SET_ASIDE, card)


# --- Audience proceedings: place action tokens face down (p. 6)


def plan(players: int, first: int) -> list[Task]:
    """An Audience up to the reveal, last task first; two players place a second row of tokens (p. 11)."""
    order = [(first + i) % players for i in range(players)]
    rows = 2 if players == 2 else 1
    return [reveal.later(), consult_oracle.later(), *[place.ask(seat) for seat in reversed(order * rows)]]


@RULES.question("SX-10")
def place(s: Table, me: int, _a: int) -> list[int]:
    """Place an action token face down on one of the two emissaries; one player's two tokens differ."""
    if len(s.players) == 2:
        for t in s.tokens:
            if t.seat == me:
                return [PLACE + i for i in range(6) if i % 3 != t.action]
    return ANYWHERE


@place.answer
def placed(s: Table, me: int, move: int) -> None:
    t = Token(me, (move - PLACE) // 3, (move - PLACE) % 3)
    s.tokens.append(t)
    s.tell(m.PLACED, me, s.slots[t.slot], t.action, 1 << me)


@place.refusal
def not_placed(s: Table, me: int, move: int) -> Reason | None:
    return ("placed-already", {"action": (move - PLACE) % 3}) if PLACE <= move < PLACE + 6 else None


# --- Reveal action tokens in turn order (p. 6)


@RULES.step
def reveal(s: Table, _a: int, _b: int) -> None:
    """All tokens lie there."""
    turn_from(s, 0)


def turn_from(s: Table, i: int) -> None:
    """Tokens are turned; Muster and Eliminate bid, or give up by themselves where no bid is possible."""
    tokens = s.tokens
    while i < len(tokens):
        t = tokens[i]
        t.shown = True
        s.tell(m.REVEALED, t.seat, s.slots[t.slot], t.action)
        if t.action != TITHE:
            if least(s, t) <= most(s, t):
                s.agenda.append(bid.ask(t.seat, i) if t.action == MUSTER else wager.ask(t.seat, i))
                return
            s.tell(m.GAVE_UP, t.seat, s.slots[t.slot])
        i += 1
    resolve(s)


def least(s: Table, t: Token) -> int:
    """The smallest bid: 1 more than every earlier one; for a Legendary card at least its Strength (p. 7)."""
    best = s.highest(t.slot, t.action)
    low = 1 if best < 0 else s.tokens[best].bid + 1
    if t.action == ELIMINATE:
        card = s.slots[t.slot]
        if s.cards.legendary[card]:
            low = max(low, s.cards.strength[card])
    return low


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
    t.bid = 0 if move == GIVE_UP else move - BID
    if move == GIVE_UP:
        s.tell(m.GAVE_UP, me, s.slots[t.slot])
    else:
        s.tell(m.BADE, me, s.slots[t.slot], t.bid)
    turn_from(s, s.arg + 1)


@bid.refusal
def no_bid(s: Table, me: int, move: int) -> Reason | None:
    if not BID <= move < WAGER:
        return None
    t = s.tokens[s.arg]
    if move - BID > s.players[me].coins:
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
    t.bid = 0 if move == GIVE_UP else move - WAGER
    if move == GIVE_UP:
        s.tell(m.GAVE_UP, me, s.slots[t.slot])
    else:
        s.tell(m.WAGERED, me, s.slots[t.slot], t.bid)
    turn_from(s, s.arg + 1)


@wager.refusal
def no_wager(s: Table, me: int, move: int) -> Reason | None:
    if not WAGER <= move < PAY:
        return None
    t = s.tokens[s.arg]
    strength = s.strength(s.players[me])
    if move - WAGER > strength:
        return "too-weak", {"strength": strength}
    if s.cards.legendary[s.slots[t.slot]]:
        return "legend-too-strong", {"least": least(s, t)}
    return "bid-too-low", {"least": least(s, t)}


# --- Resolving actions (p. 6): Eliminations, Musters, Tithes, unclaimed cards, effects


def resolve(s: Table) -> None:
    """Everything is revealed. A Tithe counts the army as it is now, whatever an own Elimination costs (p. 11)."""
    tasks: list[Task] = []
    for i, t in enumerate(s.tokens):
        if t.action == TITHE:
            t.income = s.income(s.players[t.seat])
            t.bonus = s.bonus(s.players[t.seat])
            s.use_djinn(t.seat)
        elif t.action == ELIMINATE and t.bid and s.highest(t.slot, ELIMINATE) == i:
            tasks.append(eliminate.later(i))
    if tasks:
        do(s, *tasks, settle.later())
    else:
        share_out(s)


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
    options: list[int] = []
    for rank in ranks:
        if reach < bid:
            break
        c = cards.ranked[rank]
        options.append(c)
        reach -= strength[c]
    options.sort()
    return options


@RULES.question("SX-16")
def pay(s: Table, me: int, i: int) -> list[int]:
    """Spend a card for the Elimination, strongest first."""
    return [PAY + c for c in payable(s, s.players[me], s.tokens[i].bid)]


@pay.answer
def card_chosen(s: Table, me: int, move: int) -> None:
    s.spent.append(move - PAY)


@pay.refusal
def not_paid(s: Table, me: int, move: int) -> Reason | None:
    if not PAY <= move < m.DECLINE:
        return None
    c = move - PAY
    if c not in s.players[me].army:
        return "not-yours", {"card": c}
    if s.cards.eternal[c]:
        return "eternal", {"card": c}
    return ("spent-already", {"card": c}) if c in s.spent else ("no-payment", {"card": c})


def spend(s: Table, me: int, card: int) -> None:
    """A spent card turns face down: no Chaos, no Soul. A Zombie never does, a Hydra with its last counter (p. 10)."""
    effect = s.cards.effect[card]
    if effect == ZOMBIE:
        s.tell(m.STAYED_UP, me, card, 0)
        return
    if effect == HYDRA and s.hydra > 1:
        s.hydra -= 1
        s.tell(m.STAYED_UP, me, card, s.hydra)
        return
    s.turn_down(me, card)
    s.tell(m.SPENT, me, card)


def slay(s: Table, t: Token) -> None:
    """The eliminated card goes to the centre and its Soul to the winner; of an Eternal there is neither."""
    card = s.slots[t.slot]
    s.fate[t.slot] = ELIMINATED
    s.tell(m.ELIMINATED, t.seat, card)
    s.discarded(card)
    s.gain_soul(t.seat, s.cards.soul[card])


@RULES.step
def settle(s: Table, _a: int, _b: int) -> None:
    """The Eliminations are done."""
    share_out(s)


def share_out(s: Table) -> None:
    """Musters, then Tithes, then the cards that nobody claimed, then effects by their order."""
    effects: list[tuple[int, int, int]] = []
    for slot in range(2):
        i = s.highest(slot, MUSTER)
        if i >= 0 and s.fate[slot] == WAITING:
            muster(s, s.tokens[i])
            effect = s.cards.effect[s.slots[slot]]
            if effect >= MUSTER_EFFECTS:
                effects.append((effect, s.slots[slot], s.tokens[i].seat))
    for t in s.tokens:
        if t.action == TITHE:
            tithe(s, t)
    for slot in range(2):
        if s.fate[slot] == WAITING:
            s.fate[slot] = GONE
            s.tell(m.UNCLAIMED, s.slots[slot])
            s.discarded(s.slots[slot])
    if effects:
        effects.sort()
        do(s, *[take_effect.later(card, seat) for _, card, seat in effects], end_audience.later())
    else:
        conclude(s)


def muster(s: Table, t: Token) -> None:
    """The highest bidder pays, the card joins the army, Influence moves by its value."""
    card = s.slots[t.slot]
    p = s.players[t.seat]
    p.coins -= t.bid
    s.fate[t.slot] = MUSTERED
    s.join(p, card)
    s.gain_influence(p, s.cards.strength[card])
    s.tell(m.MUSTERED, t.seat, card, t.bid)


def tithe(s: Table, t: Token) -> None:
    """The income of the army, counted when the token was revealed, and of the targeted card."""
    coins = s.tithe(t.income, t.bonus, t.slot)
    s.players[t.seat].coins += coins
    s.tell(m.TITHED, t.seat, coins)


@RULES.step
def end_audience(s: Table, _a: int, _b: int) -> None:
    """The effects are done."""
    conclude(s)


def conclude(s: Table) -> None:
    """Consolation, then victory, then the First Player token passes left unless a summoner has named somebody."""
    if s.setup.options["consolation"] == "on":
        console(s)
    if not victory(s):
        n = len(s.players)
        s.first = s.named if s.named >= 0 else (s.first + 1) % n
        s.named = -1
        prepare(s)


# --- Preparing the next Audience (p. 7)


@RULES.step
def next_audience(s: Table, _a: int, _b: int) -> None:
    """The first Audience of a game or a scene."""
    prepare(s)


def prepare(s: Table) -> None:
    """Two cards are revealed, summoned ones first; with too few, or only Eternals left, it is war."""
    come = s.summoned
    if len(come) + len(s.pile) < 2 or only_eternals(s):
        s.war = True
        s.tell(m.WAR_BROKE_OUT, s.chaos)
        finish(s)
        return
    s.summoned = []
    while len(come) < 2:
        come.append(s.pile.pop(s.below(len(s.pile))))
    s.slots = come
    s.fate = [WAITING, WAITING]
    s.tokens = []
    s.fresh = []
    s.audience += 1
    s.tell(m.AUDIENCE_BEGAN, s.audience, s.first)
    for c in come:
        s.tell(m.CAME, c)
    s.agenda.extend(PLANS[SEATS * len(s.players) + s.first])


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


# --- Victory conditions (p. 9)


def victory(s: Table) -> bool:
    """Whether somebody has won; war breaks out when Chaos is there first."""
    s.war = s.chaos >= WAR and max([p.influence for p in s.players]) < ENOUGH_INFLUENCE
    if s.war:
        s.tell(m.WAR_BROKE_OUT, s.chaos)
    if not s.somebody_won():
        return False
    finish(s)
    return True


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


PLANS: Final = [plan(players, first) if players > 1 else [] for players in range(SEATS + 1) for first in range(SEATS)]
