"""What a seat may know of STYX: a list of what is shown, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underthrone.games.styx.cards import CONDITIONS, ELEMENTS, FATES
from underthrone.games.styx.moves import ACTIONS, BID, ELIMINATE, GIVE_UP, MUSTER, WAGER
from underthrone.games.styx.redeal import knows
from underthrone.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from underthrone.games.styx.state import Table, Token


def view(s: Table, seat: int | None) -> dict[str, Any]:
    """Public: everything but what face-down tokens stand for and what will be drawn. Own tokens are known."""
    me = SPECTATOR if seat is None else seat
    return {
        "game": s.setup.game.id,
        "players": s.setup.players,
        "options": dict(s.setup.options),
        "seat": seat,
        "audience": s.audience,
        "question": s.rules.question_names[s.question] if s.question >= 0 else None,
        "addressed": s.addressed[:],
        "first": s.first,
        "named": s.named if s.named >= 0 else None,
        "order": s.order(),
        "emissaries": [_emissary(s, slot) for slot in range(len(s.slots))],
        "tokens": [_token(s, i, me) for i in range(len(s.tokens))],
        "bidding": _bidding(s, seat),
        "reach": _reach(s),
        "spent": _ids(s, s.spent),
        "wanted": _wanted(s),
        "chaos": s.chaos,
        "pile": _ids(s, s.pile),
        "centre": _ids(s, s.centre),
        "fresh": _ids(s, s.fresh),
        "aside": _ids(s, s.aside),
        "out": _ids(s, s.out),
        "summoned": _ids(s, s.summoned),
        "seats": [_seat(s, i) for i in range(s.setup.players)],
        "war": s.war,
        "over": s.over,
    }


def _emissary(s: Table, slot: int) -> dict[str, Any]:
    """A card of the Audience, what an Elimination takes at least, and the cards that come with it."""
    c = s.slots[slot]
    fate = FATES[s.fate[slot]]
    return {
        "card": s.cards.ids[c],
        "fate": fate,
        "least": s.least_strength(c),
        "brings": _ids(s, s.aside) if fate == "waiting" and c in s.cards.shamans else [],
    }


def _token(s: Table, i: int, me: int) -> dict[str, Any]:
    t = s.tokens[i]
    return {
        "seat": t.seat,
        "slot": t.slot,
        "action": ACTIONS[t.action] if knows(t, me) else None,
        "shown": t.shown,
        "seen": t.seen if t.seen >= 0 else None,
        "bid": t.bid,
        "bid_is": _bid_is(s, i),
    }


def _bid_is(s: Table, i: int) -> str | None:
    """How a bid stands: it leads, or it is outbid, or a Muster is cancelled because the card will be eliminated."""
    t = s.tokens[i]
    if not t.bid:
        return None
    if s.highest(t.slot, t.action) != i:
        return "outbid"
    return "cancelled" if t.action == MUSTER and s.highest(t.slot, ELIMINATE) >= 0 else "leading"


# --- What a bidder wants to know


def _bidding(s: Table, seat: int | None) -> dict[str, Any] | None:
    """The token that bids; for its owner also the bid that is enough, and the cards that Strength would cost."""
    question = s.rules.question_names[s.question] if s.question >= 0 else ""
    if question not in ("bid", "wager"):
        return None
    t = s.tokens[s.arg]
    shown: dict[str, Any] = {"token": s.arg}
    if seat == t.seat:
        bids = [move for move in s.options(seat) if move != GIVE_UP]
        worth = [BID.coins(move) if question == "bid" else WAGER.strength(move) for move in bids]
        shown["enough"] = max([worth[0], *[_most(s, other) for other in _rivals(s, t)]])
        if question == "wager":
            shown["costs"] = [{"strength": n, "cards": _ids(s, cheapest(s, seat, n))} for n in worth]
    return shown


def _rivals(s: Table, t: Token) -> list[int]:
    """Who has a token on the same card still to be revealed."""
    return [other.seat for other in s.tokens if other.slot == t.slot and not other.shown and other.seat != t.seat]


def _most(s: Table, seat: int) -> int:
    """The most that somebody could bid, in the same coin as the one who bids now."""
    p = s.players[seat]
    return p.coins if s.tokens[s.arg].action == MUSTER else s.strength(p)


def cheapest(s: Table, seat: int, bid: int) -> list[int]:
    """The cards that meet a bid of Strength with the least loss: what stays face up costs nothing."""
    cards = s.cards
    sums: dict[int, tuple[int, int, list[int]]] = {0: (0, 0, [])}  # by Strength: loss, how many cards, which
    for c in s.players[seat].army:
        if cards.eternal[c]:
            continue
        loss = 0 if s.stays_up(c) else cards.strength[c]
        for total, (lost, n, chosen) in list(sums.items()):
            better = (lost + loss, n + 1, [*chosen, c])
            known = sums.get(total + cards.strength[c])
            if known is None or better < known:
                sums[total + cards.strength[c]] = better
    return min([(found[0], total, found[2]) for total, found in sums.items() if total >= bid])[2]


# --- What could end the game


def _reach(s: Table) -> dict[str, list[int]]:
    """By condition, who would meet it with one emissary of this Audience, or in a war as things stand."""
    reach = [s.within_reach(p) for p in s.players]
    return {name: [seat for seat, bits in enumerate(reach) if bits >> i & 1] for i, name in enumerate(CONDITIONS)}


def _wanted(s: Table) -> str | None:
    """The card that somebody is about to get in exchange for one of the own cards."""
    question = s.rules.question_names[s.question] if s.question >= 0 else ""
    return s.cards.ids[s.arg] if question in ("give", "offer") else None


def _seat(s: Table, seat: int) -> dict[str, Any]:
    p = s.players[seat]
    return {
        "coins": p.coins,
        "influence": p.influence,
        "soul": p.soul,
        "bonus": s.bonus(p),
        "income": s.income(p) + s.bonus(p),
        "tithes": [s.tithe(s.income(p), s.bonus(p), slot) for slot in range(len(s.slots))],
        "strength": s.strength(p),
        "horsemen": s.horsemen(p),
        "elements": _elements(s, seat),
        "missing": s.missing(p),
        "army": [_card(s, c) for c in p.army],
        "discard": _ids(s, p.discard),
    }


def _card(s: Table, c: int) -> dict[str, Any]:
    """A face-up card; a Djinn or Hydra with its counters, and what stays face up when it is spent."""
    shown: dict[str, Any] = {"card": s.cards.ids[c]}
    if c in s.cards.djinns or c in s.cards.hydras:
        shown["counters"] = s.counters(c)
    if s.stays_up(c):
        shown["stays"] = True
    return shown


def _elements(s: Table, seat: int) -> dict[str, Any]:
    """The elements that are there for sure, and the choices that can stand for more."""
    sure = 0
    choices: list[list[str]] = []
    for c in s.players[seat].army:
        sure |= s.cards.gives[c]
        if s.cards.either[c]:
            choices.append(_named(s.cards.either[c]))
    return {"sure": _named(sure), "choices": choices}


def _named(bits: int) -> list[str]:
    return [name for i, name in enumerate(ELEMENTS) if bits >> i & 1]


def _ids(s: Table, cards: list[int]) -> list[str]:
    return [s.cards.ids[c] for c in cards]
