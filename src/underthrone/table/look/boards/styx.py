"""STYX's board: from a seat's view to the Audience with its tokens, the band of Influence, piles and armies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underthrone.games import game
from underthrone.games.styx.cards import ELEMENTS, HORSEMAN, HYDRA, ZOMBIE
from underthrone.games.styx.moves import ACTIONS
from underthrone.table.look.boards import styx_charts, styx_ending, styx_faces
from underthrone.table.look.boards.plain import JOINED as JOINED
from underthrone.table.look.boards.plain import joined as joined
from underthrone.table.look.boards.styx_faces import ELEMENT_ICONS, HORSEMEN, SOUL, cards, numbers, signed, word
from underthrone.table.look.boards.styx_pieces import Cell, Deed, Element, Emissary, Mini, Past, Row, Styx, Token
from underthrone.table.look.pieces import Chart, Face, Gauge
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Sight

HEADINGS: Final = frozenset({"audience-began"})
QUIET: Final = frozenset({"came"})
UNIT: Final = ""  # the score only ranks: how far everybody came is said in every way to win
ON_BOARD: Final = frozenset(
    [
        "place",
        "look",
        "swap",
        "bid",
        "wager",
        "pay",
        "turn",
        "claim",
        "take",
        "give",
        "fetch",
        "raise",
        "reap",
        "summon",
        "name",
    ]
)
FROM_ARMY: Final = {"pay": "pay", "turn": "turn", "give": "give", "offer": "give"}  # questions about own face-up cards
FROM_PILE: Final = {"claim": "claim", "summon": "summon"}
FROM_CENTRE: Final = {"fetch": "fetch", "reap": "reap"}
PHASES: Final = {
    "place": "place",
    "look": "reveal",
    "exchange": "reveal",
    "bid": "reveal",
    "wager": "reveal",
    "pay": "resolve",
}
ACTION_ICONS: Final = {"tithe": "receive-money", "muster": "flying-flag", "eliminate": "skull-crossed-bones"}
BIDDERS: Final = {"bade": ACTIONS.index("muster"), "wagered": ACTIONS.index("eliminate")}
FATES: Final = ("mustered", "eliminated", "unclaimed", "returned")  # what becomes of an emissary
DECIDED_BY: Final = {"mustered": "muster", "eliminated": "eliminate"}
TRACK: Final = 21
GOAL: Final = 20
SIGNS: Final = {
    "set-aside": HORSEMEN,
    "placed": "card-pick",
    "looked": "third-eye",
    "looked-of-two": "third-eye",
    "kept": "third-eye",
    "swapped": "third-eye",
    "swapped-of-two": "third-eye",
    "revealed": "card-pick",
    "bade": "two-coins",
    "wagered": "crossed-swords",
    "gave-up": "cancel",
    "spent": "card-discard",
    "stayed-up": "upgrade",
    "eliminated": "skull-crossed-bones",
    "soul-gained": SOUL,
    "chaos-moved": "vortex",
    "mustered": "flying-flag",
    "djinn-helped": "djinn",
    "tithed": "receive-money",
    "unclaimed": "card-discard",
    "returned": "infinity",
    "left": "exit-door",
    "consoled": "two-coins",
    "declined": "cancel",
    "turned-down": "devil-mask",
    "turned-up": "crowned-skull",
    "claimed": HORSEMEN,
    "charmed": "mermaid",
    "gave": "mermaid",
    "fetched": "raise-zombie",
    "reaped": "grim-reaper",
    "totem-joined": "totem",
    "summoned": "cultist",
    "named": "candle-flame",
    "war-broke-out": "crossed-swords",
    "game-ended": "throne-king",
}


def board(sight: Sight, say: Say) -> Styx:
    view = sight.view
    question = view["question"] or ""
    all = [_row(sight, question, seat, say) for seat in range(len(view["seats"]))]
    asked = bool(sight.choices)
    below = sight.me if sight.phase == "playing" and not sight.replay else None  # whose row stands in the dock
    faces_ = styx_faces.faces(sight.lang)
    styx = Styx(
        me=sight.me,
        asked=asked,
        question=question,
        emissaries=[_emissary(sight, slot, say) for slot in range(len(view["emissaries"]))],
        past=[] if view["over"] else _past(sight, say),
        cells=_cells(view),
        chaos=view["chaos"],
        spoken=say("sx-track-spoken", seats=", ".join(f"{r.name} {r.influence}" for r in all), chaos=view["chaos"]),
        everybody=all,
        rows=[row for row in all if row.seat != below],
        mine=None if below is None else all[below],
        pile=tuple(sorted((faces_[id] for id in view["pile"]), key=lambda face: face.name)),
        lying=tuple(faces_[id] for id in reversed(view["centre"])),
        centre=[_mini(sight, id, FROM_CENTRE.get(question, "") if asked else "") for id in reversed(view["centre"])],
        summoned=[faces_[id] for id in view["summoned"]],
        out=tuple(faces_[id] for id in view["out"] if cards().kind[numbers()[id]] == HORSEMAN),
    )
    styx.order, styx.war = _order(view, say), view["war"]
    if view["over"]:
        styx.ending_title, styx.ending = styx_ending.ending(sight, say)
    else:
        styx.alarms = styx_ending.alarms(sight, say)
    if asked and question in FROM_PILE:
        kind = FROM_PILE[question]
        ids = [cards().ids[c.args["card"]] for c in sight.choices.of(kind)]
        styx.tray, styx.tray_title = [_mini(sight, id, kind) for id in ids], say("sx-tray-pile")
    elif asked and question in FROM_CENTRE:
        styx.tray, styx.tray_title = styx.centre, say("sx-tray-centre")
    if view["wanted"]:
        styx.wanted = _mini(sight, view["wanted"], "")
        styx.wanted.key = ""
    if question == "pay":
        styx.bid = max(t["bid"] for t in view["tokens"] if t["seat"] in view["asked"] and t["action"] == "eliminate")
        styx.paid = sum(cards().strength[numbers()[id]] for id in view["spent"])
    return styx


# --- The Audience


def _emissary(sight: Sight, slot: int, say: Say) -> Emissary:
    view = sight.view
    shown = view["emissaries"][slot]
    c = numbers()[shown["card"]]
    waiting = shown["fate"] == "waiting"
    emissary = Emissary(
        face=styx_faces.faces(sight.lang)[shown["card"]],
        key=f"card-{c}" if waiting else f"fated-{c}",
        title=say("sx-right" if slot else "sx-left"),
        tokens=[_token(sight, i, t, c, say) for i, t in enumerate(view["tokens"]) if t["slot"] == slot],
    )
    if not waiting:
        back = shown["card"] in view["pile"]
        emissary.fate = shown["fate"]
        emissary.fate_words = say("sx-fate-returned" if back else f"sx-fate-{shown['fate']}")
        emissary.by = _winner(emissary.tokens, shown["fate"])
    if cards().effect[c] and waiting and shown["card"] == "shaman" and view["aside"]:
        emissary.totem = _mini(sight, view["aside"][0], "")
    if sight.choices:
        _deeds(sight, slot, emissary, say)
    return emissary


def _winner(tokens: list[Token], fate: str) -> int | None:
    """Who mustered or eliminated the card: whose bid leads."""
    return next((t.seat for t in tokens if t.leads and t.action == DECIDED_BY.get(fate)), None)


def _token(sight: Sight, i: int, t: dict[str, Any], card: int, say: Say) -> Token:
    view = sight.view
    name = sight.seats[t["seat"]].name
    token = Token(t["seat"], f"token-{view['audience']}-{i} on-{t['seat']}-{card}", "")
    if t["action"] is None:
        by = t["seen"]
        token.seen = by is not None
        token.label = (
            say("sx-token-down", name=name) if by is None else say("sx-token-seen", name=name, by=sight.seats[by].name)
        )
    else:
        token.action, token.icon = t["action"], ACTION_ICONS[t["action"]]
        token.word = word(sight.lang, f"action-{t['action']}")
        token.state = "shown" if t["shown"] else "own" if t["seat"] == sight.me else "peeked"
        token.of = f"on-{t['seat']}-{card}-{ACTIONS.index(t['action'])}"
        token.key += f" {token.of}"
        token.label = say(f"sx-token-{token.state}", name=name, action=token.word)
    if t["shown"] and t["action"] != "tithe":
        token.bid = t["bid"]
        token.outcome = "bid" if t["bid"] else "deciding" if _bids_now(view, i) else "gave-up"
        there = [o for o in view["tokens"] if o["slot"] == t["slot"] and o["shown"]]
        struck = t["action"] == "muster" and any(o["action"] == "eliminate" and o["bid"] for o in there)
        best = max(o["bid"] for o in there if o["action"] == t["action"])
        token.leads = 0 < t["bid"] == best and not struck
        if t["bid"] and not token.leads:
            token.lost = "outbid" if t["bid"] < best else "cancelled"
    if sight.question == "look" and sight.choices:
        token.choice = sight.choices.at("look", token=i)
        token.why = "" if token.choice else sight.choices.why("look", token=i)
    return token


def _bids_now(view: dict[str, Any], i: int) -> bool:
    """Whether the bid for this token is being asked for: it is the last that was revealed."""
    return view["question"] in ("bid", "wager") and i == max(k for k, t in enumerate(view["tokens"]) if t["shown"])


def _deeds(sight: Sight, slot: int, emissary: Emissary, say: Say) -> None:
    """What can be done with an emissary now: tokens to place, tokens to exchange for, bids."""
    view = sight.view
    if sight.question == "place":
        for i, action in enumerate(ACTIONS):
            choice = sight.choices.at("place", slot=slot, action=i)
            why = "" if choice else sight.choices.why("place", slot=slot, action=i)
            ask = confirm(sight, choice, say) if choice else ""
            deed = Deed(ACTION_ICONS[action], word(sight.lang, f"action-{action}"), choice, why, ask, action)
            deed.tip = say(f"sx-about-{action}")
            if action == "tithe":
                _count(sight, slot, deed, say)
            emissary.deeds.append(deed)
    elif sight.question == "exchange":
        for c in sight.choices.of("swap"):
            if view["tokens"][c.args["token"]]["slot"] == slot:
                action = ACTIONS[c.args["action"]]
                emissary.deeds.append(
                    Deed(ACTION_ICONS[action], word(sight.lang, f"action-{action}"), c, action=action)
                )
    elif sight.question in ("bid", "wager"):
        i = max(k for k, t in enumerate(view["tokens"]) if t["shown"])
        if view["tokens"][i]["slot"] == slot:
            emissary.bidding = sight.question
            unit, icon = ("coins", "two-coins") if sight.question == "bid" else ("strength", "crossed-swords")
            emissary.bids = [
                Deed(icon, str(c.args[unit]), c, ask=confirm(sight, c, say)) for c in sight.choices.of(sight.question)
            ]
            if sight.question == "wager":
                for deed in emissary.bids:
                    _price(sight, int(deed.word), deed, say)


def _count(sight: Sight, slot: int, deed: Deed, say: Say) -> None:
    """What a Tithe would bring, and of what it is made."""
    assert sight.me is not None
    me = sight.view["seats"][sight.me]
    here = cards().income[numbers()[sight.view["emissaries"][slot]["card"]]]
    total = me["tithes"][slot]
    deed.gain = signed(total)
    parts = {"emissary": signed(here), "army": signed(me["income"] - me["bonus"]), "soul": signed(me["bonus"])}
    deed.tip = say("sx-tithe-sum", total=total, **parts)


def _price(sight: Sight, bid: int, deed: Deed, say: Say) -> None:
    """The cards that a bid of Strength would cost at least."""
    spent = cheapest(sight, bid)
    names = [styx_faces.faces(sight.lang)[cards().ids[c]] for c in spent]
    deed.cost = " ".join(f"card-{c}" for c in spent)
    deed.tip = say("sx-costs", cards=", ".join(f"{face.name} ({face.strength})" for face in names))


def cheapest(sight: Sight, bid: int) -> tuple[int, ...]:
    """Own cards that meet a bid of Strength with the least loss: what stays face up costs nothing."""
    assert sight.me is not None
    sums: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}  # loss, how many cards, which
    for card in sight.view["seats"][sight.me]["army"]:
        c = numbers()[card["card"]]
        if cards().eternal[c]:
            continue
        strength, effect = cards().strength[c], cards().effect[c]
        loss = 0 if effect == ZOMBIE or (effect == HYDRA and card["counters"] > 1) else strength
        for total, (lost, n, chosen) in list(sums.items()):
            better = (lost + loss, n + 1, (*chosen, c))
            sums[total + strength] = min(sums.get(total + strength, better), better)
    enough = [(found[0], total, found[2]) for total, found in sums.items() if total >= bid]
    return min(enough)[2] if enough else ()


def _past(sight: Sight, say: Say) -> list[Past]:
    """The Audience before this one, told again from the log: what lay there goes on at once when all is revealed."""
    events: list[dict[str, Any]] = []
    begun = 0
    for told in reversed(sight.log):
        for event in reversed(told.events):
            if begun:
                events.append(event)
            begun += event["event"] == "audience-began"
            if begun == 2:
                return _told_again(sight, events[::-1], say)
    return []


def _told_again(sight: Sight, events: list[dict[str, Any]], say: Say) -> list[Past]:
    lang = sight.lang
    pasts = {e["card"]: _new_past(e["card"], lang) for e in events if e["event"] == "came"}
    for e in events:
        kind, past = e["event"], pasts.get(e.get("card", -1))
        if past is None:
            continue
        if kind == "revealed":
            action = ACTIONS[e["action"]]
            name = word(lang, f"action-{action}")
            label = say("sx-token-shown", name=sight.seats[e["seat"]].name, action=name)
            there = f"on-{e['seat']}-{e['card']}"
            of = f"{there}-{e['action']}"
            key = f"past-{len(past.tokens)}-{e['card']} {there} {of}"
            past.tokens.append(Token(e["seat"], key, label, action, ACTION_ICONS[action], name, "shown", of=of))
        elif kind in ("bade", "wagered", "gave-up"):
            token = past.tokens[-1]
            token.bid = e.get("coins", e.get("strength", 0))
            token.outcome = "bid" if token.bid else "gave-up"
        elif kind in ("eliminated", "mustered", "unclaimed"):
            past.fate, past.by = kind, e.get("seat")
        elif kind == "returned" and past.fate == "unclaimed":
            past.fate = "returned"
    for past in pasts.values():
        action = DECIDED_BY.get(past.fate, "")
        bids = [t.bid for t in past.tokens if t.action == action]
        past.price = max(bids, default=0)
        past.fate_words = say(f"sx-fate-{past.fate}")
        for t in past.tokens:
            t.leads = t.action == action and 0 < t.bid == past.price
            if t.bid and not t.leads:
                t.lost = "cancelled" if t.action == "muster" and past.fate == "eliminated" else "outbid"
        past.lay = tuple(past.tokens)
    return list(pasts.values())


def _new_past(c: int, lang: str) -> Past:
    return Past(styx_faces.faces(lang)[cards().ids[c]], f"was-{c}", [])


# --- Band, piles and armies


def _order(view: dict[str, Any], say: Say) -> list[tuple[int, str, str]]:
    """The order of placing and revealing from the First Player on: who has placed or revealed, and who is to."""
    n = len(view["seats"])
    seats = [(view["first"] + i) % n for i in range(n)] * (2 if n == 2 else 1)
    placing = view["question"] == "place"
    done = len(view["tokens"]) if placing else sum(t["shown"] for t in view["tokens"])
    if view["question"] in ("bid", "wager"):
        done -= 1  # the last that was revealed still bids
    now = placing or view["question"] in ("bid", "wager")
    words = {"in": say("sx-placed" if placing else "sx-revealed"), "now": say("thinking"), "": ""}
    states = ["in" if i < done else "now" if now and i == done else "" for i in range(len(seats))]
    return [(seat, state, words[state]) for seat, state in zip(seats, states)]


def _cells(view: dict[str, Any]) -> list[Cell]:
    there: list[list[int]] = [[] for _ in range(TRACK + 1)]
    for seat, shown in enumerate(view["seats"]):
        there[min(TRACK, shown["influence"])].append(seat)
    chaos = min(TRACK, view["chaos"])
    return [
        Cell(n, tuple(seats), n == chaos, n <= view["chaos"] and view["chaos"] > 0) for n, seats in enumerate(there)
    ]


def _mini(sight: Sight, id: str, kind: str) -> Mini:
    """A small card; `kind` is the kind of move that could choose it now."""
    c = numbers()[id]
    mini = Mini(styx_faces.faces(sight.lang)[id], f"card-{c}")
    if kind:
        mini.choice = sight.choices.at(kind, card=c)
        mini.why = "" if mini.choice else sight.choices.why(kind, card=c)
    return mini


def _row(sight: Sight, question: str, seat: int, say: Say) -> Row:
    view = sight.view
    shown = view["seats"][seat]
    mine, asked = seat == sight.me, bool(sight.choices)
    up = FROM_ARMY.get(question, "") if mine else "take" if question == "take" else ""
    down = "raise" if mine and question == "raise_dead" else ""
    army = []
    for card in shown["army"]:
        mini = _mini(sight, card["card"], up if asked else "")
        mini.counters = card.get("counters", -1)
        mini.spent = card["card"] in view["spent"]
        mini.said = say("sx-spent") if mini.spent else say("sx-counters", n=mini.counters) if mini.counters >= 0 else ""
        army.append(mini)
    discard = []
    for id in shown["discard"]:
        mini = _mini(sight, id, down if asked else "")
        mini.down, mini.said = True, say("sx-down")
        discard.append(mini)
    elements = _elements(shown["elements"])
    sure = [word(sight.lang, f"element-{e.name}") for e in elements if e.state == "sure"]
    maybe = [word(sight.lang, f"element-{e.name}") for e in elements if e.state == "maybe"]
    some = 4 - shown["missing"] - len(sure)
    said = [*sure, *([say("sx-element-some", n=some, names=", ".join(maybe))] if maybe else [])]
    return Row(
        seat=seat,
        name=sight.seats[seat].name,
        coins=shown["coins"],
        income=signed(shown["income"]),
        income_said=say("sx-income", army=signed(shown["income"] - shown["bonus"]), soul=signed(shown["bonus"])),
        influence=shown["influence"],
        soul=shown["soul"],
        strength=shown["strength"],
        horsemen=shown["horsemen"],
        elements=elements,
        elements_spoken=say("sx-elements-of", names="; ".join(said) or say("sx-none")),
        some=some if some < len(maybe) else 0,
        army=tuple(army),
        discard=tuple(discard),
        first=seat == view["first"],
        named=seat == view["named"],
        thinking=sight.seats[seat].deciding,
        choice=sight.choices.at("name", seat=seat) if question == "name" and asked else None,
        whole=shown["soul"] == 4 and not shown["missing"],
        strongest=shown["strength"] == max(other["strength"] for other in view["seats"]),
        plain=not asked or (question != "name" and not (up or down)),
    )


def _elements(shown: dict[str, Any]) -> tuple[Element, ...]:
    possible = {name for choice in shown["choices"] for name in choice}
    return tuple(
        Element(name, ELEMENT_ICONS[name], "sure" if name in shown["sure"] else "maybe" if name in possible else "")
        for name in ELEMENTS
    )


# --- What every board says


def faces(lang: str) -> list[Face]:
    return list(styx_faces.faces(lang).values())


def gauges(sight: Sight, seat: int, say: Say) -> list[Gauge]:
    """The four ways to win; in the war the strongest army is the measure."""
    shown = sight.view["seats"][seat]
    strongest = max(other["strength"] for other in sight.view["seats"])
    return [
        Gauge(say("sx-gauge-influence"), shown["influence"], GOAL, "laurel-crown"),
        Gauge(
            say("sx-gauge-soul", soul=shown["soul"], elements=4 - shown["missing"]),
            shown["soul"] + 4 - shown["missing"],
            8,
            SOUL,
        ),
        Gauge(say("sx-gauge-horsemen"), shown["horsemen"], 2, HORSEMEN),
        Gauge(say("sx-gauge-war"), shown["strength"], strongest, "crossed-swords"),
    ]


def phase(sight: Sight, say: Say) -> str:
    if sight.view["over"]:
        return say("sx-over", audience=sight.view["audience"])
    key = PHASES.get(sight.view["question"] or "", "effects")
    return game("styx").say(sight.lang, f"phase-{key}", {"audience": sight.view["audience"]})


def keys(sight: Sight, event: Mapping[str, Any]) -> list[str]:
    """The token, the card, the player or the mark on the band that an event is about."""
    kind, seat, card = event["event"], event.get("seat"), event.get("card")
    if kind in ("revealed", "bade", "wagered"):
        return [f"on-{seat}-{card}-{event['action'] if kind == 'revealed' else BIDDERS[kind]}"]
    if kind in ("placed", "gave-up", "swapped"):
        return [f"on-{seat}-{card}"]
    if kind == "chaos-moved" or kind == "war-broke-out":
        return ["chaos"]
    if kind == "soul-gained":
        return [f"soul-{seat}"]
    if kind in ("looked", "named"):
        return [f"row-{event['other']}"]
    if kind in ("looked-of-two", "swapped-of-two"):
        owner = seat if kind == "swapped-of-two" else 1 - event["seat"]
        theirs = [i for i, t in enumerate(sight.view["tokens"]) if t["seat"] == owner]
        return [f"token-{sight.view['audience']}-{i}" for i in theirs[event["nth"] - 1 : event["nth"]]]
    found = [] if card is None else [f"card-{card}"]
    if kind in FATES:
        found += [f"fated-{card}", f"was-{card}"]
    if kind == "mustered":
        found.append(f"mark-{seat}")
    if kind == "fetched":
        found.append(f"card-{event['given']}")
    return found or ([] if seat is None else [f"row-{seat}"])


def sign(event: Mapping[str, Any]) -> str:
    kind = str(event["event"])
    if kind in ("revealed", "placed", "swapped", "swapped-of-two") and event.get("action") is not None:
        return ACTION_ICONS[ACTIONS[event["action"]]]
    return SIGNS.get(kind, "info")


def flight(event: Mapping[str, Any]) -> str:
    """Coins come from the middle and go there; Souls rise from it."""
    kind, seat = event["event"], event.get("seat")
    if kind in ("tithed", "consoled"):
        return f"two-coins audience row-{seat}"
    if kind == "mustered" and event["coins"]:
        return f"two-coins row-{seat} audience"
    if kind == "soul-gained":
        return f"{SOUL} audience soul-{seat}"
    return ""


def confirm(sight: Sight, choice: Choice, say: Say) -> str:
    """A token that can't bid, and a bid above what nobody can outbid any more, are asked about."""
    if sight.me is None:
        return ""
    me = sight.view["seats"][sight.me]
    if choice.kind == "place":
        return _bluff(sight, choice, me, say)
    if choice.kind in ("bid", "wager"):
        unit = "coins" if choice.kind == "bid" else "strength"
        safe = _safe(sight, unit)
        n = choice.args[unit]
        if n > safe and (unit == "coins" or cheapest(sight, safe) != cheapest(sight, n)):
            return say(f"sx-confirm-{choice.kind}", n=n, safe=safe)
    return ""


def _safe(sight: Sight, unit: str) -> int:
    """The least bid that nobody who is still to reveal a token there could outbid."""
    view = sight.view
    slot = max((k, t["slot"]) for k, t in enumerate(view["tokens"]) if t["shown"])[1]
    rivals = {t["seat"] for t in view["tokens"] if t["slot"] == slot and not t["shown"]} - {sight.me}
    least = min(c.args[unit] for c in sight.choices.of("bid", "wager"))
    return max([least, *(int(view["seats"][seat][unit]) for seat in rivals)])


def _bluff(sight: Sight, choice: Choice, me: dict[str, Any], say: Say) -> str:
    action = ACTIONS[choice.args["action"]]
    if action == "muster" and not me["coins"]:
        return say("sx-confirm-muster")
    if action == "eliminate":
        id = sight.view["emissaries"][choice.args["slot"]]["card"]
        c = numbers()[id]
        if cards().legendary[c] and me["strength"] < cards().strength[c]:
            name = styx_faces.faces(sight.lang)[id].name
            return say("sx-confirm-eliminate", card=name, least=cards().strength[c], strength=me["strength"])
    return ""


def charts(sight: Sight, say: Say) -> list[Chart]:
    return styx_charts.charts(sight, say)
