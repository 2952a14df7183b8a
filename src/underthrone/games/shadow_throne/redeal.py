"""Another world that looks the same to a seat of Shadow Throne: a whole game that could have been, from the first deal.

What a seat can tell apart are lots of cards: those that it passed on together and hasn't seen again, one lot for each
look at a pool, and all cards that it has never seen. Within a lot every card may lie in every place; a card that its
holder has shown since must have come to that holder, and so must one that its holder kept for the battle after.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from underthrone.kernel.dice import Dice
from underthrone.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from underthrone.games.shadow_throne.state import Past, Table

UNSEEN: Final = 0  # the lot of all cards that the seat has never seen in this battle
SAVED: Final = -1  # a place: saved from the battle before, instead of pick number 0 to 5
TRIES: Final = 100_000
PATIENCE: Final = 50  # tries from the last battle back, before others from the first one on stand beside them
AGAIN: Final = 3  # other tries at an earlier battle, before the later one is thought of anew


class Known:
    """A battle as one seat knows it: the lots, and the places where cards came to others, as lists by place."""

    def __init__(self, cards: Sequence[int]) -> None:
        self.lots: list[list[int]] = [list(cards)]
        self.seat: list[int] = []
        self.pick: list[int] = []
        self.lot: list[int] = []
        self.card: list[int] = []  # where there is no doubt; else -1
        self.places: list[list[int]] = []  # by seat
        self.needs: list[list[int]] = []  # by seat: what it showed, without those cards of which there is no doubt
        self.pools: list[int] = []  # by seat: the lot of the rest of the pool; -1: none, or the own one
        self.kept: list[int] = []  # by seat: the cards that it may have kept for the next battle, as bits

    def add(self, seat: int, pick: int, lot: int, card: int) -> None:
        """A place, and its card in the lot."""
        self.places[seat].append(len(self.seat))
        self.seat.append(seat)
        self.pick.append(pick)
        self.lot.append(lot)
        self.card.append(-1)
        self.lots[lot].append(card)


def redeal(s: Table, seat: int | None, seed: int) -> Table:
    """Deals everything that the seat can't know anew."""
    me = SPECTATOR if seat is None else seat
    w = s.clone()
    s.imagine(w, me, seed)
    w.forget()
    memory = remembered(s, me)
    now = current(s, me)
    before = memory[-1].kept if memory else []
    nobody = [-1] * len(s.players)
    for nth in range(TRIES):
        lots = [lot[:] for lot in now.lots]
        cards = now.card[:]
        fits = imagine(w, now, nobody, before, lots, cards) and past(w, memory, len(memory), now, cards)
        if not fits and nth >= PATIENCE:
            lots = [lot[:] for lot in now.lots]
            cards = now.card[:]
            saved: list[int] = []
            fits = onward(w, memory, now, saved) and imagine(w, now, nobody, saved, lots, cards)
        if fits:
            lay_out(w, me, now, lots, cards)
            return w
    raise AssertionError("a world that fits exists: the true one")


def past(w: Table, memory: list[Known], count: int, after: Known, came: list[int]) -> bool:
    """Imagines the battles before one: everybody must have been able to keep what came with them."""
    if count == 0:
        return True
    kept = [-1] * len(w.players)
    for place, pick in enumerate(after.pick):
        if pick == SAVED:
            kept[after.seat[place]] = came[place]
    known = memory[count - 1]
    before = memory[count - 2].kept if count > 1 else []
    for _ in range(AGAIN):
        lots = [lot[:] for lot in known.lots]
        cards = known.card[:]
        if imagine(w, known, kept, before, lots, cards) and past(w, memory, count - 1, known, cards):
            w.past[count - 1] = written(w.past[count - 1], known, cards)
            return True
    return False


def onward(w: Table, memory: list[Known], now: Known, saved: list[int]) -> bool:
    """Imagines the battles before one, the first one first; by seat what may have been saved of the last, as bits.

    What everybody showed may leave so few ways to come by it that hardly a card saved by chance fits, but the true one.
    """
    for nth, known in enumerate(memory):
        lots = [lot[:] for lot in known.lots]
        cards = known.card[:]
        kept = surely_kept(now if nth == len(memory) - 1 else memory[nth + 1])
        if not imagine(w, known, kept, saved, lots, cards):
            return False
        w.past[nth] = written(w.past[nth], known, cards)
        saved[:] = unshown(known, cards, w.past[nth].shown)
    return True


def surely_kept(known: Known) -> list[int]:
    """By seat: the card that was kept for a battle, where there is no doubt; else -1."""
    kept = [-1] * len(known.places)
    for place, pick in enumerate(known.pick):
        if pick == SAVED:
            kept[known.seat[place]] = known.card[place]
    return kept


def unshown(known: Known, cards: list[int], shown: Sequence[Sequence[int]]) -> list[int]:
    """By seat: the cards that came to it and that it didn't show, as bits."""
    found: list[int] = []
    for seat, places in enumerate(known.places):
        left = [cards[place] for place in places]
        if left:
            for card in shown[seat]:
                left.remove(card)
        bits = 0
        for card in left:
            bits |= 1 << card
        found.append(bits)
    return found


# --- What a seat knows


def remembered(s: Table, me: int) -> list[Known]:
    """The battles before this one as the seat knows them; worked out once."""
    memory = s.memory(me)
    for i in range(len(memory), len(s.past)):
        battle = s.past[i]
        rest = s.cards.deck()
        for card in battle.stayed:
            rest.remove(card)
        for x, picks in enumerate(battle.picks):
            for card in picks:
                rest.remove(card)
            if battle.saved[x] >= 0:
                rest.remove(battle.saved[x])
        before = memory[-1].kept if memory else []
        known = look(me, battle.saved, battle.picks, [], battle.loose, rest)
        known.needs = [[] if x == me else list(cards) for x, cards in enumerate(battle.shown)]
        while _without_doubt(known, before):
            pass
        known.kept = [_may_keep(known, x, before) & _not_shown(known) for x in range(len(battle.picks))]
        memory.append(known)
    return memory


def current(s: Table, me: int) -> Known:
    """The battle that is fought now, as the seat knows it."""
    saved = [p.saved for p in s.players]
    picks = [p.picks for p in s.players]
    known = look(me, saved, picks, [p.pool for p in s.players], s.loose, s.deck)
    known.needs = [[] for _ in s.players]
    for f in s.line + s.turned:
        if f.wave > 0 and f.seat != me:
            known.needs[f.seat].append(f.card)
    return known


def look(
    me: int,
    saved: Sequence[int],
    picks: Sequence[Sequence[int]],
    pools: Sequence[Sequence[int]],
    loose: bool,
    rest: list[int],
) -> Known:
    """The lots of a battle, and the places of the other players."""
    n = len(picks)
    known = Known(rest)
    known.places = [[] for _ in range(n)]
    known.pools = [-1] * n
    for x in range(n):
        if x != me and saved[x] >= 0:
            known.add(x, SAVED, UNSEEN, saved[x])
        if x != me and loose:
            for k, card in enumerate(picks[x]):
                known.add(x, k, UNSEEN, card)
    for first in range(0 if loose else n):
        lot = UNSEEN
        x = first
        for k in range(len(picks[0])):
            if x == me:
                known.lots.append([])
                lot = len(known.lots) - 1
            else:
                known.add(x, k, lot, picks[x][k])
            x = x + 1 if x + 1 < n else 0
        if x != me and pools:
            known.lots[lot].extend(pools[x])
            known.pools[x] = lot
    for cards in known.lots:
        cards.sort()
    return known


def _without_doubt(known: Known, before: list[int]) -> bool:
    """Fixes what was shown and can have come in one way only; whether there was something to fix."""
    fixed = False
    for seat, needs in enumerate(known.needs):
        for card in needs[:]:
            places = fitting(known, known.lots, known.card, before, seat, card)
            if len({way(known, place) for place in places}) == 1:
                known.card[places[0]] = card
                known.lots[known.lot[places[0]]].remove(card)
                needs.remove(card)
                fixed = True
    return fixed


def _not_shown(known: Known) -> int:
    """The cards of which there are more than were shown, as bits."""
    bits = 0
    cards = [card for lot in known.lots for card in lot]
    shown = [card for needs in known.needs for card in needs]
    for card in cards:
        if cards.count(card) > shown.count(card):
            bits |= 1 << card
    return bits


def _may_keep(known: Known, seat: int, before: list[int]) -> int:
    """What may lie in a place of the seat while there is still room for all that it showed, as bits."""
    bits = 0
    tried: set[int] = set()
    for place in known.places[seat]:
        if known.card[place] < 0 and way(known, place) not in tried:
            tried.add(way(known, place))
            cards = known.card[:]
            cards[place] = 0
            lots = [lot[:] for lot in known.lots]
            if place_all(Dice(1), known, seat, known.needs[seat], 0, before, lots, cards):
                lot = 0
                for card in known.lots[known.lot[place]]:
                    lot |= 1 << card
                bits |= lot & before[seat] if known.pick[place] == SAVED else lot
    return bits


# --- What may have been


def imagine(
    dice: Dice, known: Known, kept: list[int], before: list[int], lots: list[list[int]], cards: list[int]
) -> bool:
    """A card for every place of a battle: what was kept and shown, what others may have saved, then the rest."""
    for seat, shown in enumerate(known.needs):
        needs = [kept[seat], *shown] if kept[seat] >= 0 else shown
        if needs and not place_all(dice, known, seat, needs, 0, before, lots, cards):
            return False
    for place, pick in enumerate(known.pick):
        if pick == SAVED and cards[place] < 0:
            may = before[known.seat[place]]
            unseen = lots[UNSEEN]
            fits = [i for i, card in enumerate(unseen) if may >> card & 1]
            if not fits:
                return False
            cards[place] = unseen.pop(fits[dice.below(len(fits))])
    for place, lot in enumerate(known.lot):
        if cards[place] < 0:
            cards[place] = dice.draw(lots[lot])
    return True


def fitting(
    known: Known, lots: list[list[int]], cards: list[int], before: list[int], seat: int, card: int
) -> list[int]:
    """The free places where this card may have come to this seat."""
    return [
        place
        for place in known.places[seat]
        if cards[place] < 0
        and card in lots[known.lot[place]]
        and (known.pick[place] != SAVED or before[seat] >> card & 1)
    ]


def way(known: Known, place: int) -> int:
    """How a card came to a place: saved, or taken from a lot."""
    return SAVED if known.pick[place] == SAVED else known.lot[place]


def place_all(
    dice: Dice,
    known: Known,
    seat: int,
    needs: list[int],
    i: int,
    before: list[int],
    lots: list[list[int]],
    cards: list[int],
) -> bool:
    """Finds a place for each card that must have come to a seat, at random, trying others where it doesn't work out."""
    if i == len(needs):
        return True
    card = needs[i]
    places = fitting(known, lots, cards, before, seat, card)
    while places:
        place = places.pop(dice.below(len(places)))
        lot = lots[known.lot[place]]
        cards[place] = card
        lot.remove(card)
        if place_all(dice, known, seat, needs, i + 1, before, lots, cards):
            return True
        lot.append(card)
        lot.sort()
        cards[place] = -1
        tried = way(known, place)
        places = [other for other in places if way(known, other) != tried]
    return False


# --- The imagined world


def lay_out(w: Table, me: int, now: Known, lots: list[list[int]], cards: list[int]) -> None:
    """Hands, picks, saved cards, pools and deck of the battle that is fought now."""
    for x, p in enumerate(w.players):
        if x != me:
            p.hand = [cards[place] for place in now.places[x]]
        if now.pools[x] >= 0:
            lot = lots[now.pools[x]]
            p.pool = sorted([w.draw(lot) for _ in p.pool])
    for seat, shown in enumerate(now.needs):
        for card in shown:
            w.players[seat].hand.remove(card)
    for place, pick in enumerate(now.pick):
        p = w.players[now.seat[place]]
        if pick == SAVED:
            p.saved = cards[place]
        else:
            p.picks[pick] = cards[place]
    for x, p in enumerate(w.players):
        if x != me:
            p.hand.sort()
    w.deck = lots[UNSEEN]


def written(battle: Past, known: Known, cards: list[int]) -> Past:
    """A battle of the past with what is imagined of the others."""
    saved = list(battle.saved)
    picks = [list(own) for own in battle.picks]
    for place, pick in enumerate(known.pick):
        if pick == SAVED:
            saved[known.seat[place]] = cards[place]
        else:
            picks[known.seat[place]][pick] = cards[place]
    return battle._replace(saved=tuple(saved), picks=tuple([tuple(own) for own in picks]))
