"""A floor from its sheet to its chests: starting and completing it."""

from __future__ import annotations

from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society.book import RULES
from underthrone.games.stygian_society.cards import FLOORS
from underthrone.games.stygian_society.effects.cubes import clear_board, draw
from underthrone.games.stygian_society.effects.enemies import add_enemy
from underthrone.games.stygian_society.effects.peril import foe_does
from underthrone.games.stygian_society.moves import DONE, GIVE, OPEN, PASS, REGROUP, TRADE, USE
from underthrone.games.stygian_society.rules.turn import TURN
from underthrone.games.stygian_society.state import Table
from underthrone.kernel.rules import Reason, do

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
    clear_board(s)
    for kind in floor.front:
        add_enemy(s, kind, 0)
    for kind in floor.rear:
        add_enemy(s, kind, 1)
    do(s, TURN.later(place), complete_floor.later())


# --- Completing a floor: chests, treasures, trades


@RULES.step
def complete_floor(s: Table, _a: int, _b: int) -> None:
    """Chests one by one, then trades, then the next floor."""
    s.tell(m.FLOOR_COMPLETED, s.floor)
    assert s.floor < FLOORS, "the wizard's defeat ends the game"
    do(
        s,
        *[open_chest.ask(s.seat()) for _ in range(s.sheet_now().chests)],
        trade_round.later(1),
        new_floor.later((s.active + 1) % len(s.heroes)),
    )


@RULES.question("SO-70")
def open_chest(s: Table, me: int, _a: int) -> list[int]:
    """Open a chest, or leave it."""
    return [PASS, OPEN]


@open_chest.answer
def opened(s: Table, me: int, move: int) -> None:
    if move == PASS:
        return
    chest = s.below(len(s.box.chests))  # the top card of the deck, which is shuffled back
    trap = s.box.chest_numbers[chest] <= s.peril
    s.tell(m.CHEST_OPENED, chest, s.box.chest_numbers[chest], int(trap))
    do(s, treasure.later(), treasure.later())
    if trap:
        do(s, foe_does.later(s.box.chest_deeds[chest], 0))


@open_chest.refusal
def not_opened(s: Table, me: int, move: int) -> Reason | None:
    return ("floor-completed", {}) if move in USE or move == REGROUP else None


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


@RULES.question("SO-71")
def give(s: Table, me: int, _a: int) -> list[int]:
    """Choose the hero who gets the treasure."""
    return [GIVE.of(place) for place in range(len(s.heroes))]


@give.answer
def given(s: Table, me: int, move: int) -> None:
    endow(s, s.found.pop(), GIVE.place(move))


@give.refusal
def not_given(s: Table, me: int, move: int) -> Reason | None:
    return ("choose-one", {}) if move == PASS or move in GIVE else None


def endow(s: Table, c: int, place: int) -> None:
    s.held[place].append(c)
    s.held[place].sort()
    s.changed()
    s.tell(m.TREASURE_GIVEN, c, place)


# --- Trading treasures


@RULES.step
def trade_round(s: Table, nth: int, _b: int) -> None:
    """Every seat in turn order; once more while treasures change hands, at most as many rounds as heroes."""
    s.traded = False
    seats: list[int] = []
    for place in s.order():
        if s.owner[place] not in seats:
            seats.append(s.owner[place])
    do(s, *[trade_in_turn.later(seat) for seat in seats], trade_again.later(nth))


@RULES.step
def trade_again(s: Table, nth: int, _b: int) -> None:
    """Another round if this one changed anything."""
    if s.traded and nth < len(s.heroes):
        do(s, trade_round.later(nth + 1))


@RULES.step
def trade_in_turn(s: Table, seat: int, _b: int) -> None:
    """Who has a treasure to pass on is asked."""
    s.passed.clear()
    if tradable(s, seat):
        do(s, trade.ask(seat))


def tradable(s: Table, me: int) -> list[int]:
    """Each hero treasure of the seat that it hasn't passed on just now, to each other hero."""
    cards = s.box.cards
    found: list[int] = []
    for place, held in enumerate(s.held):
        if s.owner[place] == me:
            for c in held:
                if cards[c].hero < 0 and c not in s.passed:
                    found += [TRADE.of(c, to) for to in range(len(s.heroes)) if to != place]
    found.sort()
    return found


@RULES.question("SO-12")
def trade(s: Table, me: int, _a: int) -> list[int]:
    """Pass treasures of your heroes on, in any order, or be done."""
    return [DONE, *tradable(s, me)]


@trade.answer
def traded(s: Table, me: int, move: int) -> None:
    if move == DONE:
        return
    c = TRADE.card(move)
    for cards in s.held:
        if c in cards:
            cards.remove(c)
    s.traded = True
    s.passed.append(c)
    endow(s, c, TRADE.place(move))
    if tradable(s, me):
        do(s, trade.ask(me))


@trade.refusal
def not_traded(s: Table, me: int, move: int) -> Reason | None:
    return ("not-to-trade", {"card": TRADE.card(move)}) if move in TRADE else None
