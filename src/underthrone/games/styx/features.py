"""What bots look at in STYX: features of a seat for its chances, and of an option for the habit. No rule."""

from __future__ import annotations

from math import sqrt
from typing import Final

from underthrone.games.learned import Names, Trait, lead
from underthrone.games.styx.cards import ELEMENTS, HORSEMAN, SEATS, WHOLE_SOUL
from underthrone.games.styx.moves import BID, ELIMINATE, GIVE_UP, MUSTER, PLACE, TITHE, WAGER
from underthrone.games.styx.state import ENOUGH_INFLUENCE, WAITING, WAR, Player, Table, Token

VALUE: Final = (
    "influence",
    "influence-squared",
    "influence-14",
    "influence-17",
    "influence-lead",
    "coins",
    "richest",
    "coins-lead",
    "income",
    "elements",
    "soul",
    "elements-and-soul",
    "one-step-short",
    "horseman",
    "horseman-alone",
    "strength",
    "war-lead",
    "war-strongest",
    "army",
    "late-in-turn",
    "throne-card",
    "throne-card-richest",
    "throne-card-late",
    "outlook",
)

HABIT: Final = {
    "tithe": ("always", "coins", "card-income", "army-income", "company", "rival-throne", "own-throne", "late"),
    "muster": (
        "always", "strength", "card-income", "throne", "throne-richest", "coins", "richest", "company",
        "company-richer", "element", "element-soul", "horseman", "effect", "rival-throne", "influence-after",
        "late-in-turn", "late", "penniless",
    ),
    "eliminate": (
        "always", "soul", "soul-elements", "rival-throne", "too-weak", "cost", "company", "legendary", "free",
        "strength", "war", "late",
    ),
    "no-bid": ("always", "throne", "rival-throne", "appeal", "least-share", "own-elimination", "late"),
    "bid": (
        "share", "share-throne", "share-appeal", "extra", "extra-rivals", "least", "one-more", "all", "safe",
        "safe-throne", "just-safe", "left", "share-rival-throne", "share-late",
    ),
    "no-wager": ("always", "soul", "rival-throne", "least-share", "free", "own-muster", "late"),
    "wager": (
        "share", "extra", "extra-rivals", "least", "all", "safe", "just-safe", "share-soul",
        "share-rival-throne",
    ),
}  # fmt: skip
KINDS: Final = tuple(HABIT)
NO_BID: Final = KINDS.index("no-bid")
BIDS: Final = KINDS.index("bid")
NO_WAGER: Final = KINDS.index("no-wager")
WAGERS: Final = KINDS.index("wager")

NAMES: Final = Names(VALUE, HABIT, range(2, SEATS + 1))

# --- Of a seat


def facts(s: Table) -> list[list[float]]:
    """Each seat's features, at the beginning of an Audience."""
    players = s.players
    strengths = [s.strength(p) for p in players]
    influence = [p.influence for p in players]
    coins = [p.coins for p in players]
    all_coins = 1 + sum(coins)
    riders = riders_left(s)
    near = min(1.0, s.chaos / WAR)
    order = s.order()
    return [
        _facts(
            s,
            p,
            order.index(x) / len(players),
            riders,
            near,
            lead(influence, x),
            lead(coins, x),
            lead(strengths, x),
            all_coins,
        )
        for x, p in enumerate(players)
    ]


def _facts(
    s: Table, p: Player, late: float, riders: bool, near: float, ahead: int, richer: int, stronger: int, all_coins: int
) -> list[float]:
    influence = min(1.0, p.influence / ENOUGH_INFLUENCE)
    missing = s.missing(p)
    elements = 1.0 - missing / len(ELEMENTS)
    soul = p.soul / WHOLE_SOUL
    both = (elements + soul) / 2.0
    short = missing + WHOLE_SOUL - p.soul
    horsemen = s.horsemen(p)
    thrones = 0.0
    appealing = 0
    for c in s.slots:
        appealing += appeal(s, p, c)
        if throne(s, p, c):
            thrones = 1.0
    rich = 1.0 if richer > 0 else 0.5 if richer == 0 else 0.0
    return [
        influence,
        influence * influence,
        1.0 if p.influence >= 14 else 0.0,
        1.0 if p.influence >= 17 else 0.0,
        max(-1.0, min(1.0, ahead / 10.0)),
        sqrt(p.coins),
        rich,
        max(-1.0, min(1.0, richer / 10.0)),
        (s.income(p) + s.bonus(p)) / 5.0,
        elements,
        soul,
        both * both * both,
        1.0 if short == 1 else 0.3 if short == 2 else 0.0,
        1.0 if horsemen and riders else 0.0,
        1.0 if horsemen and not riders else 0.0,
        s.strength(p) / 10.0,
        near * near * max(-1.0, min(1.0, stronger / 5.0)),
        near * near if stronger > 0 else 0.0,
        len(p.army) / 5.0,
        late,
        thrones,
        thrones * rich,
        thrones * late,
        appealing * p.coins / all_coins / 10.0,
    ]


def progress(s: Table) -> float:
    """How near the game is to its end: by Influence or by Chaos."""
    most = max([p.influence for p in s.players])
    return min(1.0, max(most / ENOUGH_INFLUENCE, s.chaos / WAR))


def riders_left(s: Table) -> bool:
    """Whether there is a Horseman of the Apocalypse still to come."""
    kind = s.cards.kind
    for c in s.pile:
        if kind[c] == HORSEMAN:
            return True
    for c in s.slots:
        if kind[c] == HORSEMAN:
            return True
    return bool(s.summoned)


def appeal(s: Table, p: Player, card: int) -> int:
    """What a card in the army would be worth, in coins."""
    cards = s.cards
    worth = 2 * cards.strength[card] + cards.income[card]
    if throne(s, p, card):
        worth += 20
    elif cards.kind[card] == HORSEMAN:
        worth += 4
    if cards.gives[card] or cards.either[card]:
        worth += p.soul
    return worth


def throne(s: Table, p: Player, card: int) -> bool:
    """Whether the card would bring a player the Throne at once."""
    cards = s.cards
    if p.influence + cards.strength[card] >= ENOUGH_INFLUENCE:
        return True
    if cards.kind[card] == HORSEMAN:
        return s.horsemen(p) > 0
    return p.soul == WHOLE_SOUL and s.missing(p, card) == 0


# --- Of an option


def traits(s: Table, seat: int, options: list[int]) -> list[Trait]:
    """The features of tokens to place, bids and wagers; none of other questions."""
    first = options[0]
    if first in PLACE:
        return placing(s, seat, options)
    if first == GIVE_UP:
        return bidding(s, seat, options) if options[1] in BID else wagering(s, seat, options)
    return []


def placing(s: Table, seat: int, options: list[int]) -> list[Trait]:
    """An action on one of the two emissaries."""
    p = s.players[seat]
    far = progress(s)
    late = s.order().index(seat) / len(s.players)
    rivals = [rival_throne(s, seat, c) for c in s.slots]
    mine = [1.0 if throne(s, p, c) else 0.0 for c in s.slots]
    any_rival = max(rivals)
    any_mine = max(mine) if p.coins else 0.0
    richest = 1.0 if lead([o.coins for o in s.players], seat) >= 0 else 0.0
    found: list[Trait] = []
    for move in options:
        slot = PLACE.slot(move)
        action = PLACE.action(move)
        card = s.slots[slot]
        company = 0.0
        richer = 0.0
        for t in s.tokens:
            if t.slot == slot and t.seat != seat:
                company += 1.0
                if s.players[t.seat].coins >= p.coins:
                    richer += 1.0
        if action == TITHE:
            income = (s.income(p) + s.bonus(p)) / 5.0
            features = [1.0, sqrt(p.coins), s.cards.income[card] / 3.0, income, company, any_rival, any_mine, far]
        elif action == MUSTER:
            features = _mustering(s, p, card, mine[slot], rivals[slot], richest, company, richer, late, far)
        else:
            features = _eliminating(s, p, card, rivals[slot], company, far)
        found.append((action, features))
    return found


def _mustering(
    s: Table,
    p: Player,
    card: int,
    wins: float,
    rival: float,
    richest: float,
    company: float,
    richer: float,
    late: float,
    far: float,
) -> list[float]:
    cards = s.cards
    rider = cards.kind[card] == HORSEMAN
    element = 1.0 if (cards.gives[card] or cards.either[card]) and s.missing(p, card) < s.missing(p) else 0.0
    after = min(1.0, (p.influence + cards.strength[card]) / ENOUGH_INFLUENCE)
    return [
        1.0,
        cards.strength[card] / 5.0,
        cards.income[card] / 3.0,
        wins,
        wins * richest,
        sqrt(p.coins),
        richest,
        company,
        richer,
        element,
        element * p.soul / WHOLE_SOUL,
        1.0 if rider else 0.0,
        1.0 if cards.effect[card] else 0.0,
        rival,
        after * after,
        late,
        far,
        1.0 if p.coins < 1 else 0.0,
    ]


def _eliminating(s: Table, p: Player, card: int, rival: float, company: float, far: float) -> list[float]:
    cards = s.cards
    strength = s.strength(p)
    least = s.least_strength(card)
    soul = min(cards.soul[card], WHOLE_SOUL - p.soul) / WHOLE_SOUL
    return [
        1.0,
        soul,
        soul * (1.0 - s.missing(p) / len(ELEMENTS)),
        rival,
        1.0 if strength < least else 0.0,
        min(1.0, least / max(1, strength)),
        company,
        1.0 if cards.legendary[card] else 0.0,
        free(s, p),
        strength / 10.0,
        cards.strength[card] / 5.0 * min(1.0, s.chaos / WAR),
        far,
    ]


def free(s: Table, p: Player) -> float:
    """Whether a card of the army would stay face up when it is spent."""
    for c in p.army:
        if s.stays_up(c):
            return 1.0
    return 0.0


def rival_throne(s: Table, seat: int, card: int) -> float:
    """Whether the card would bring somebody else the Throne at once."""
    for x, p in enumerate(s.players):
        if x != seat and p.coins > 0 and throne(s, p, card):
            return 1.0
    return 0.0


def bidding(s: Table, seat: int, options: list[int]) -> list[Trait]:
    """Coins for an emissary, or none."""
    t = s.tokens[s.arg]
    p = s.players[seat]
    card = s.slots[t.slot]
    far = progress(s)
    wins = 1.0 if throne(s, p, card) else 0.0
    best = s.highest(t.slot, MUSTER)
    beaten = 1.0 if best >= 0 and throne(s, s.players[s.tokens[best].seat], card) else 0.0
    worth = min(2.0, appeal(s, p, card) / 10.0)
    least = BID.coins(options[1])
    rivals = 0
    richest = 0
    rival = beaten
    for o in s.tokens:
        if not o.shown and o.slot == t.slot and o.seat != seat:
            rivals += 1
            richest = max(richest, s.players[o.seat].coins)
            if throne(s, s.players[o.seat], card):
                rival = 1.0
    purse = max(1, p.coins)
    own = 1.0 if own_token(s, t, ELIMINATE) else 0.0
    found: list[Trait] = [(NO_BID, [1.0, wins, beaten, worth, least / purse, own, far])]
    for i in range(1, len(options)):
        bid = BID.coins(options[i])
        share = bid / purse
        extra = bid - least
        safe = 1.0 if bid >= richest else 0.0
        found.append(
            (
                BIDS,
                [
                    share,
                    share * wins,
                    share * worth,
                    min(5, extra) / 5.0,
                    min(5, extra) / 5.0 * min(2, rivals),
                    1.0 if extra == 0 else 0.0,
                    1.0 if extra == 1 else 0.0,
                    1.0 if bid == p.coins else 0.0,
                    safe,
                    safe * wins,
                    1.0 if bid == max(least, richest) else 0.0,
                    sqrt(p.coins - bid),
                    share * rival,
                    share * far,
                ],
            )
        )
    return found


def wagering(s: Table, seat: int, options: list[int]) -> list[Trait]:
    """Strength against an emissary, or none."""
    t = s.tokens[s.arg]
    p = s.players[seat]
    card = s.slots[t.slot]
    strength = max(1, s.strength(p))
    rival = rival_throne(s, seat, card)
    soul = min(s.cards.soul[card], WHOLE_SOUL - p.soul) / WHOLE_SOUL
    least = WAGER.strength(options[1])
    rivals = 0
    strongest = 0
    for o in s.tokens:
        if not o.shown and o.slot == t.slot and o.seat != seat:
            rivals += 1
            strongest = max(strongest, s.strength(s.players[o.seat]))
    own = 1.0 if own_token(s, t, MUSTER) else 0.0
    found: list[Trait] = [(NO_WAGER, [1.0, soul, rival, least / strength, free(s, p), own, progress(s)])]
    for i in range(1, len(options)):
        wager = WAGER.strength(options[i])
        share = wager / strength
        extra = wager - least
        found.append(
            (
                WAGERS,
                [
                    share,
                    min(5, extra) / 5.0,
                    min(5, extra) / 5.0 * min(2, rivals),
                    1.0 if extra == 0 else 0.0,
                    1.0 if wager == strength else 0.0,
                    1.0 if wager >= strongest else 0.0,
                    1.0 if wager == max(least, strongest) else 0.0,
                    share * soul,
                    share * rival,
                ],
            )
        )
    return found


def own_token(s: Table, t: Token, action: int) -> bool:
    """Whether the owner's other token, with two players, lies on the same card with this action."""
    for o in s.tokens:
        if o is not t and o.seat == t.seat and o.slot == t.slot and o.action == action and s.fate[o.slot] == WAITING:
            return True
    return False
