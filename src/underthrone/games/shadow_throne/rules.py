"""The rules of Shadow Throne, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from underthrone.games.shadow_throne import moves as m
from underthrone.games.shadow_throne.abilities import ABILITIES, MARTYR, NEXT_WAVE, NO_EFFECT, PLAY_ANOTHER, STAY
from underthrone.games.shadow_throne.book import RULES
from underthrone.games.shadow_throne.cards import EMPIRE, FACTIONS, POOL, REBELS
from underthrone.games.shadow_throne.effects import CONVERT, EMBOLDEN, ENRAGE, KILL, SILENCE, Change
from underthrone.games.shadow_throne.moves import CHOOSE, DRAFT, EXTRA, NO_EXTRA, SAVE, OfCard, doer
from underthrone.games.shadow_throne.state import WAVES, Fighter, Table
from underthrone.kernel.rules import Reason, Task, do


def each_once(kind: OfCard, cards: list[int]) -> list[int]:
    """A move for each different card of an ordered list."""
    options: list[int] = []
    last = -1
    for c in cards:
        if c != last:
            options.append(kind.of(c))
            last = c
    return options


def sort_in(cards: list[int], c: i64) -> None:
    """One more card in an ordered list."""
    at: i64 = len(cards)
    while at and cards[at - 1] > c:
        at -= 1
    cards.insert(at, c)


def take_out(cards: list[int], c: int) -> None:
    """One card less: compiled, three quarters of what `remove` takes."""
    at = 0
    while cards[at] != c:
        at += 1
    cards.pop(at)


# --- Steps of a round (p. 4)


@RULES.step
def battle(s: Table, _a: int, _b: int) -> None:
    """One round: intrigue, four waves of conflict, resolution."""
    s.battle += 1
    s.wave = 0
    s.tell(m.BATTLE_BEGAN, s.battle)
    s.agenda.extend(ROUND)


# --- Intrigue phase (p. 5)


@RULES.step
def deal_pools(s: Table, _a: int, _b: int) -> None:
    """Resets the power track, shuffles the deck, deals everybody a pool of six and begins the draft."""
    s.track = [0, 0, 0]
    s.loose = False
    for p in s.players:
        p.picks = []
        p.pool = []
        for _ in range(POOL):
            sort_in(p.pool, s.draw(s.deck))
    next_pick(s)


def next_pick(s: Table) -> None:
    """Everybody drafts one card of the pool; the last card of a pool needs no choice."""
    if len(s.players[0].pool) > 1:
        s.agenda.append(PASS_LEFT)
        s.agenda.append(draft.ask_all(len(s.players)))
        return
    for seat, p in enumerate(s.players):
        drafted(s, seat, DRAFT.of(p.pool[0]))


@RULES.question("TH-11")
def draft(s: Table, me: int, _a: int) -> list[int]:
    """Draft a card from your pool."""
    return each_once(DRAFT, s.players[me].pool)


@draft.answer
def drafted(s: Table, me: int, move: int) -> None:
    p = s.players[me]
    c = DRAFT.card(move)
    take_out(p.pool, c)
    p.picks.append(c)
    sort_in(p.hand, c)
    s.tell(m.DRAFTED, me, c, 0, 1 << me)


@draft.refusal
def not_drafted(s: Table, me: int, move: int) -> Reason | None:
    return ("not-in-pool", {"card": DRAFT.card(move)}) if move in DRAFT else None


@RULES.step
def pass_left(s: Table, _a: int, _b: int) -> None:
    """Everybody passes the rest of the pool to the left."""
    passed = s.players[-1].pool
    for p in s.players:
        p.pool, passed = passed, p.pool
    next_pick(s)


# --- Conflict phase (p. 6)


@RULES.step
def wave(s: Table, n: int, _b: int) -> None:
    """One of four waves: choose, reveal, pay, resolve special abilities by their numbers, count (pp. 6 to 8)."""
    s.wave = n
    s.tell(m.WAVE_BEGAN, n)
    s.agenda.extend(WAVE)
    s.agenda.append(choose.ask_each(with_a_choice(s)))


def with_a_choice(s: Table) -> list[int]:
    """The seats with more than one card in hand: a last card needs no choice."""
    return [seat for seat, p in enumerate(s.players) if len(p.hand) > 1]


@RULES.question("TH-20")
def choose(s: Table, me: int, _a: int) -> list[int]:
    """Choose a character for this wave, also one that you can't pay for."""
    return each_once(CHOOSE, s.players[me].hand)


@choose.answer
def chosen(s: Table, me: int, move: int) -> None:
    s.players[me].chosen = CHOOSE.card(move)


@choose.refusal
def not_chosen(s: Table, me: int, move: int) -> Reason | None:
    return ("not-in-hand", {"card": CHOOSE.card(move)}) if move in CHOOSE else None


@RULES.step
def reveal(s: Table, _a: int, _b: int) -> None:
    """Everybody reveals the chosen character; a last card in hand needs no choice."""
    for seat, p in enumerate(s.players):
        if len(p.hand) == 1:
            p.chosen = p.hand[0]
        if p.chosen >= 0:
            take_out(p.hand, p.chosen)
            s.tell(m.REVEALED, seat, p.chosen)


@RULES.step
def pay(s: Table, _a: int, _b: int) -> None:
    """Each collects the income or pays the cost, hush money included (p. 7); who can't turns the card face down."""
    cards = s.cards
    for seat, p in enumerate(s.players):
        c = p.chosen
        if c < 0:
            continue
        p.chosen = -1
        price = s.price(seat, c)
        f = Fighter(seat, c, s.wave, cards.number[c])
        if price > p.gold:
            p.gold += 1
            s.turned.append(f)
            s.tell(m.TURNED, seat, c)
        else:
            settle(s, seat, price, price - cards.price[c])
            f.poor = p.gold <= 1
            s.line.append(f)


def settle(s: Table, me: int, price: int, hush: int) -> None:
    """Gold from or to the bank."""
    s.players[me].gold -= price
    if price < 0:
        s.tell(m.COLLECTED, me, -price, hush)
    else:
        s.tell(m.PAID, me, price, hush)


# --- Conflict phase: resolving special abilities (p. 8)


@RULES.step
def resolve(s: Table, number: int, _b: int) -> None:
    """All abilities of one number at the same time: first who is affected, then what happens to them."""
    acting: list[Fighter] = []
    for f in s.line:
        if f.number == number and f.wave == s.wave and not f.dead and not f.silenced:
            acting.append(f)
    if not acting:
        return
    changes: list[Change] = []
    for f in acting:
        ability = ABILITIES[s.cards.effect[f.card]].happens
        if ability is not None:
            changes.extend(ability(s, f))
    for f in acting:
        f.triggered = True
    if changes:
        happen(s, changes)


def happen(s: Table, changes: list[Change]) -> None:
    """The changes of one number: extra power, embolden, convert, kill and silence."""
    for kind, f, by in changes:
        if kind == EMBOLDEN:
            f.plus += 1
            s.tell(m.EMBOLDENED, f.seat, f.card, doer(by.seat, by.card))
        elif kind == ENRAGE:
            f.extra = s.cards.amount[f.card]
            s.tell(m.DESPAIRED, f.seat, f.card, f.extra)
    for kind, f, by in changes:
        if kind == CONVERT and not f.converted:
            f.converted = True
            s.tell(m.CONVERTED, f.seat, f.card, doer(by.seat, by.card))
    for kind, f, by in changes:
        if kind == KILL and not f.dead:
            die(s, f, by)
        elif kind == SILENCE and not f.silenced:
            f.silenced = True
            s.tell(m.SILENCED, f.seat, f.card, doer(by.seat, by.card))


def die(s: Table, f: Fighter, by: Fighter) -> None:
    """A dead character loses its tokens; a martyr brings its player influence at once."""
    f.dead = True
    f.plus = 0
    s.tell(m.KILLED, f.seat, f.card, doer(by.seat, by.card))
    if f.triggered and s.cards.effect[f.card] == MARTYR:
        s.players[f.seat].influence += s.cards.amount[f.card]
        s.tell(m.SUFFERED, f.seat, f.card, s.cards.amount[f.card])


@RULES.step
def update_track(s: Table, _a: int, _b: int) -> None:
    """The power track shows each faction's total; the dead add nothing."""
    s.track = s.powers()
    s.tell(m.COUNTED, s.track[0], s.track[1], s.track[2])


# --- Resolution phase (p. 9)


@RULES.step
def resolution(s: Table, _a: int, _b: int) -> None:
    """The power track's winning factions, influence, consolation gold; is the game over?"""
    best = s.best()
    winners = [faction for faction in range(len(FACTIONS)) if s.track[faction] == best]
    if len(winners) > 1:
        s.tell(m.FACTIONS_TIED, best)
    for faction in winners:
        s.tell(m.FACTION_WON, faction, best)
    for f in s.line:
        reward(s, f, s.track[s.faction(f)] == best)
    if any(p.influence >= s.target for p in s.players):
        s.over = True
        s.agenda.clear()
        s.tell(m.GAME_ENDED)


def reward(s: Table, f: Fighter, won: bool) -> None:
    """Influence for a character of a winning faction, half when dead; consolation gold for any other."""
    cards = s.cards
    p = s.players[f.seat]
    if won:
        influence = cards.influence[f.card] // 2 if f.dead else cards.influence[f.card]
        if influence:
            p.influence += influence
            s.tell(m.INFLUENCED, f.seat, f.card, influence)
    elif cards.consolation[f.card]:
        p.gold += cards.consolation[f.card]
        s.tell(m.CONSOLED, f.seat, f.card, cards.consolation[f.card])


@RULES.step
def keep_one(s: Table, _a: int, _b: int) -> None:
    """Everybody keeps one card of the hand; a last card needs no choice."""
    s.agenda.append(save.ask_each(with_a_choice(s)))


@RULES.question("TH-43")
def save(s: Table, me: int, _a: int) -> list[int]:
    """Keep a card for the next battle."""
    return each_once(SAVE, s.players[me].hand)


@save.answer
def saved(s: Table, me: int, move: int) -> None:
    p = s.players[me]
    c = SAVE.card(move)
    p.hand.remove(c)
    s.deck.extend(p.hand)
    p.hand = [c]


@save.refusal
def not_saved(s: Table, me: int, move: int) -> Reason | None:
    return ("not-in-hand", {"card": SAVE.card(move)}) if move in SAVE else None


@RULES.step
def form_deck(s: Table, _a: int, _b: int) -> None:
    """All other cards go back into the deck, all tokens are cleared: the next battle."""
    s.remember()
    for seat, p in enumerate(s.players):
        p.saved = p.hand[0] if p.hand else -1
        if p.saved >= 0:
            s.tell(m.SAVED, seat, p.saved, 0, 1 << seat)
    lost = s.track[REBELS] < s.best()
    staying: list[Fighter] = []
    for f in s.line:
        if lost and stays(s, f):
            staying.append(Fighter(f.seat, f.card, 0, 0))
            s.tell(m.STAYED, f.seat, f.card)
        else:
            s.deck.append(f.card)
    s.deck.extend([f.card for f in s.turned])
    s.line = staying
    s.turned = []
    do(s, battle.later())


# --- Empire characters (p. 11): King Kyros


@RULES.step
def extra_cards(s: Table, _a: int, _b: int) -> None:
    """Each King Kyros of this wave who isn't silenced lets his player play one more Empire card."""
    kings: list[int] = []
    for f in s.line:
        if f.wave == s.wave and s.cards.effect[f.card] == PLAY_ANOTHER and not (f.dead or f.silenced or f.triggered):
            f.triggered = True
            kings.append(f.seat)
    if kings:
        do(s, extra.ask_each(kings), play_extra_cards.later(), extra_cards.later())


@RULES.question("TH-53")
def extra(s: Table, me: int, _a: int) -> list[int]:
    """Play one more Empire card that you can pay for, or none."""
    p = s.players[me]
    fitting = [c for c in p.hand if s.cards.faction[c] == EMPIRE and s.cards.price[c] <= p.gold]
    return [NO_EXTRA, *each_once(EXTRA, fitting)]


@extra.answer
def extra_chosen(s: Table, me: int, move: int) -> None:
    s.players[me].chosen = -1 if move == NO_EXTRA else EXTRA.card(move)
    if move == NO_EXTRA:
        s.tell(m.EXTRA_DECLINED, me)


@extra.refusal
def no_extra(s: Table, me: int, move: int) -> Reason | None:
    if move not in EXTRA:
        return None
    c = EXTRA.card(move)
    p = s.players[me]
    if c not in p.hand:
        return "not-in-hand", {"card": c}
    if s.cards.faction[c] != EMPIRE:
        return "not-empire", {"card": c}
    return "too-dear", {"card": c, "price": s.cards.price[c], "gold": p.gold}


@RULES.step
def play_extra_cards(s: Table, _a: int, _b: int) -> None:
    """Extra cards join this wave without hush money; their abilities happen with the 3s."""
    for seat, p in enumerate(s.players):
        c = p.chosen
        if c >= 0:
            p.chosen = -1
            p.hand.remove(c)
            s.tell(m.EXTRA_PLAYED, seat, c)
            settle(s, seat, s.cards.price[c], 0)
            f = Fighter(seat, c, s.wave, 0 if s.cards.effect[c] == NO_EFFECT else 3)
            f.poor = p.gold <= 1
            s.line.append(f)


# --- Rebel characters (p. 13): Picureas and Langman


@RULES.step
def rally(s: Table, _a: int, _b: int) -> None:
    """+1 to each Rebel of this wave for each Picureas whose ability triggered in the wave before."""
    for f in s.line:
        if f.triggered and f.wave == s.wave - 1 and s.cards.effect[f.card] == NEXT_WAVE:
            rebels = [o for o in s.line if o.wave == s.wave and s.faction(o) == REBELS]
            s.tell(m.RALLIED, f.seat, f.card, len(rebels))
            happen(s, [(EMBOLDEN, o, f) for o in rebels])


# --- The course of a battle, last task first like the agenda


WAVE: Final[list[Task]] = [  # after everybody has chosen
    reveal.later(),
    pay.later(),
    rally.later(),
    resolve.later(1),
    resolve.later(2),
    extra_cards.later(),
    resolve.later(3),
    update_track.later(),
][::-1]
PASS_LEFT: Final = pass_left.later()
ROUND: Final[list[Task]] = [
    deal_pools.later(),
    *[wave.later(n) for n in range(1, WAVES + 1)],
    resolution.later(),
    keep_one.later(),
    form_deck.later(),
][::-1]


def stays(s: Table, f: Fighter) -> bool:
    """A living Langman stays after a lost battle if his ability triggered in it: so he can't stay twice."""
    return f.triggered and not f.dead and s.cards.effect[f.card] == STAY
