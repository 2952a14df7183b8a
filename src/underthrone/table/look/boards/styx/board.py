"""STYX's board: from a seat's view to the Audience with its tokens, the band of Influence, piles and armies."""

from __future__ import annotations

from typing import Final

from underthrone.games.styx.cards import ELEMENTS, HORSEMAN, WHOLE_SOUL
from underthrone.games.styx.state import ENOUGH_HORSEMEN, ENOUGH_INFLUENCE
from underthrone.table.look.boards.board import Board
from underthrone.table.look.boards.styx.audience import emissary
from underthrone.table.look.boards.styx.bids import warning
from underthrone.table.look.boards.styx.charts import charts
from underthrone.table.look.boards.styx.ending import alarms, ending
from underthrone.table.look.boards.styx.faces import HORSEMEN, SOUL, cards, faces, numbers
from underthrone.table.look.boards.styx.past import past
from underthrone.table.look.boards.styx.pieces import Styx
from underthrone.table.look.boards.styx.rows import cells, mini, order, row
from underthrone.table.look.boards.styx.telling import StyxTelling
from underthrone.table.look.hand import at_hand
from underthrone.table.look.pieces import Chart, Face, Gauge
from underthrone.table.look.words import Say
from underthrone.table.sight import Choice, Sight

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


class StyxBoard(Board):
    """The Audience in the middle, everybody's rows around it."""

    telling = StyxTelling()
    on_board = frozenset(
        {"place", "look", "swap", "bid", "wager", "pay", "turn", "claim"}
        | {"take", "give", "fetch", "raise", "reap", "summon", "name"}
    )

    def pieces(self, sight: Sight, say: Say) -> Styx:
        view = sight.view
        question = view["question"] or ""
        everybody = [row(sight, question, seat, say) for seat in range(len(view["seats"]))]
        choosing = bool(sight.choices)
        below = sight.me if sight.phase == "playing" and not sight.replay else None  # whose row stands in the dock
        faces_ = faces(sight.lang)
        styx = Styx(
            me=sight.me,
            choosing=choosing,
            question=question,
            emissaries=[emissary(sight, slot, say) for slot in range(len(view["emissaries"]))],
            past=[] if view["over"] else past(sight, say),
            cells=cells(view),
            chaos=view["chaos"],
            spoken=say(
                "sx-track-spoken", seats=", ".join(f"{r.name} {r.influence}" for r in everybody), chaos=view["chaos"]
            ),
            everybody=everybody,
            rows=[one for one in everybody if one.seat != below],
            mine=None if below is None else everybody[below],
            pile=tuple(sorted((faces_[card_id] for card_id in view["pile"]), key=lambda face: face.name)),
            lying=tuple(faces_[card_id] for card_id in reversed(view["centre"])),
            centre=[
                mini(sight, card_id, FROM_CENTRE.get(question, "") if choosing else "")
                for card_id in reversed(view["centre"])
            ],
            summoned=[mini(sight, card_id, "") for card_id in view["summoned"]],
            consolation=view["options"]["consolation"] == "on",
            out=tuple(faces_[card_id] for card_id in view["out"] if cards().kind[numbers()[card_id]] == HORSEMAN),
        )
        styx.order, styx.war = order(view, say), view["war"]
        if view["over"]:
            styx.ending_title, styx.ending = ending(sight, say)
        else:
            styx.alarms = alarms(sight, say)
        if choosing and question in FROM_PILE:
            kind = FROM_PILE[question]
            ids = [cards().ids[c.args["card"]] for c in sight.choices.of(kind)]
            styx.tray, styx.tray_title = [mini(sight, card_id, kind) for card_id in ids], say("sx-tray-pile")
        elif choosing and question in FROM_CENTRE:
            styx.tray, styx.tray_title = styx.centre, say("sx-tray-centre")
        if view["wanted"]:
            styx.wanted = mini(sight, view["wanted"], "")
            styx.wanted.key = ""
        if question == "pay":
            styx.bid = max(
                t["bid"] for t in view["tokens"] if t["seat"] in view["addressed"] and t["action"] == "eliminate"
            )
            styx.paid = sum(cards().strength[numbers()[card_id]] for card_id in view["spent"])
        return styx

    def faces(self, lang: str) -> list[Face]:
        return list(faces(lang).values())

    def gauges(self, sight: Sight, seat: int, say: Say) -> list[Gauge]:
        """The four ways to win; in the war the strongest army is the measure."""
        shown = sight.view["seats"][seat]
        strongest = max(other["strength"] for other in sight.view["seats"])
        return [
            Gauge(say("sx-gauge-influence"), shown["influence"], ENOUGH_INFLUENCE, "laurel-crown"),
            Gauge(
                say("sx-gauge-soul", soul=shown["soul"], elements=len(ELEMENTS) - shown["missing"]),
                shown["soul"] + len(ELEMENTS) - shown["missing"],
                WHOLE_SOUL + len(ELEMENTS),
                SOUL,
            ),
            Gauge(say("sx-gauge-horsemen"), shown["horsemen"], ENOUGH_HORSEMEN, HORSEMEN),
            Gauge(say("sx-gauge-war"), shown["strength"], strongest, "crossed-swords"),
        ]

    def phase(self, sight: Sight, say: Say) -> str:
        if sight.view["over"]:
            return say("sx-over", audience=sight.view["audience"])
        key = PHASES.get(sight.view["question"] or "", "effects")
        return at_hand("styx").say(sight.lang, f"phase-{key}", {"audience": sight.view["audience"]})

    def confirm(self, sight: Sight, choice: Choice, say: Say) -> str:
        return warning(sight, choice, say)

    def charts(self, sight: Sight, say: Say) -> list[Chart]:
        return charts(sight, say)
