"""Everything beside the Audience: the band of Influence, the turn order, everybody's row of cards."""

from __future__ import annotations

from typing import Any, Final

from underthrone.games.styx.cards import ELEMENTS, WHOLE_SOUL
from underthrone.games.styx.state import ENOUGH_HORSEMEN, ENOUGH_INFLUENCE, WAR
from underthrone.table.look.boards.styx.faces import ELEMENT_ICONS, faces, numbers, signed, word
from underthrone.table.look.boards.styx.pieces import Cell, Element, Mini, Row
from underthrone.table.look.words import Say, in_parts
from underthrone.table.sight import Sight

GOALS: Final = {ENOUGH_INFLUENCE: "goal", WAR: "war"}  # on the band
FROM_ARMY: Final = {"pay": "pay", "turn": "turn", "give": "give", "offer": "give"}  # questions about own face-up cards


def order(view: dict[str, Any], say: Say) -> list[tuple[int, str, str]]:
    """The order of placing and revealing from the First Player on: who has placed or revealed, and who is to."""
    seats = view["order"]
    placing = view["question"] == "place"
    done = len(view["tokens"]) if placing else sum(t["shown"] for t in view["tokens"])
    if view["question"] in ("bid", "wager"):
        done -= 1  # the last that was revealed still bids
    now = placing or view["question"] in ("bid", "wager")
    words = {"in": say("sx-placed" if placing else "sx-revealed"), "now": say("thinking"), "": ""}
    states = ["in" if i < done else "now" if now and i == done else "" for i in range(len(seats))]
    return [(seat, state, words[state]) for seat, state in zip(seats, states)]


def cells(view: dict[str, Any]) -> list[Cell]:
    there: list[list[int]] = [[] for _ in range(WAR + 1)]
    for seat, shown in enumerate(view["seats"]):
        there[min(WAR, shown["influence"])].append(seat)
    chaos = min(WAR, view["chaos"])
    return [
        Cell(n, tuple(seats), n == chaos, n <= view["chaos"] and view["chaos"] > 0, GOALS.get(n, ""))
        for n, seats in enumerate(there)
    ]


def mini(sight: Sight, card_id: str, kind: str) -> Mini:
    """A small card; `kind` is the kind of move that could choose it now."""
    c = numbers()[card_id]
    small = Mini(faces(sight.lang)[card_id], f"card-{c}")
    if kind:
        small.choice = sight.choices.at(kind, card=c)
        small.why = "" if small.choice else sight.choices.why(kind, card=c)
    return small


def row(sight: Sight, question: str, seat: int, say: Say) -> Row:
    view = sight.view
    shown = view["seats"][seat]
    mine, choosing = seat == sight.me, bool(sight.choices)
    up = FROM_ARMY.get(question, "") if mine else "take" if question == "take" else ""
    down = "raise" if mine and question == "raise_dead" else ""
    army = []
    for card in shown["army"]:
        small = mini(sight, card["card"], up if choosing else "")
        small.counters = card.get("counters", -1)
        small.spent = card["card"] in view["spent"]
        small.said = (
            say("sx-spent") if small.spent else say("sx-counters", n=small.counters) if small.counters >= 0 else ""
        )
        army.append(small)
    discard = []
    for card_id in shown["discard"]:
        small = mini(sight, card_id, down if choosing else "")
        small.down, small.said = True, say("sx-down")
        discard.append(small)
    elements = _elements(shown["elements"])
    sure = [word(sight.lang, f"element-{e.name}") for e in elements if e.state == "sure"]
    maybe = [word(sight.lang, f"element-{e.name}") for e in elements if e.state == "maybe"]
    some = len(ELEMENTS) - shown["missing"] - len(sure)
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
        elements_spoken=say("sx-elements-of", names=in_parts(said, say) or say("sx-none")),
        some=some if some < len(maybe) else 0,
        army=tuple(army),
        discard=tuple(discard),
        first=seat == view["first"],
        named=seat == view["named"],
        thinking=sight.seats[seat].deciding,
        choice=sight.choices.at("name", seat=seat) if question == "name" and choosing else None,
        enough=shown["influence"] >= ENOUGH_INFLUENCE,
        horde=shown["horsemen"] >= ENOUGH_HORSEMEN,
        whole=shown["soul"] == WHOLE_SOUL and not shown["missing"],
        strongest=shown["strength"] == max(other["strength"] for other in view["seats"]),
        plain=not choosing or (question != "name" and not (up or down)),
    )


def _elements(shown: dict[str, Any]) -> tuple[Element, ...]:
    possible = {name for choice in shown["choices"] for name in choice}
    return tuple(
        Element(name, ELEMENT_ICONS[name], "sure" if name in shown["sure"] else "maybe" if name in possible else "")
        for name in ELEMENTS
    )
