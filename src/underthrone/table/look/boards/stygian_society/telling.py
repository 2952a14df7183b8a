"""What happens in The Stygian Society, as log and herald tell it: icons, pieces, several events in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from underthrone.games.stygian_society.vocabulary import COLOURS, HERO_COLOURS
from underthrone.table.look.boards.board import Event, Telling
from underthrone.table.look.boards.stygian_society.faces import chest_words, colour, society
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

SIGNS: Final = {
    "hero-joined": "meeple",
    "hero-begins": "meeple",
    "floor-began": "stairs",
    "turn-began": "meeple",
    "used": "card-pick",
    "failed": "cancel",
    "regrouped": "backup",
    "aimed": "crosshair",
    "dropped": "tower-fall",
    "fell": "cubes",
    "luck-changed": "clover",
    "spent": "cubes",
    "enemy-acted": "daemon-skull",
    "floor-acted": "evil-tower",
    "team-hurt": "heart-drop",
    "shielded": "round-shield",
    "healed": "healing",
    "peril-changed": "beast-eye",
    "line-reached": "beast-eye",
    "enemy-came": "daemon-skull",
    "enemy-hit": "broadsword",
    "enemy-killed": "tombstone",
    "enemy-left": "boot-prints",
    "enemy-moved": "boot-prints",
    "enemy-mended": "healing",
    "dazed": "sleepy",
    "level-gained": "star-medal",
    "learned": "upgrade",
    "drew": "upgrade",
    "refreshed": "clockwise-rotation",
    "tired": "sleepy",
    "status-given": "cursed-star",
    "status-removed": "healing",
    "cubes-called": "cubes",
    "cubes-banished": "cubes",
    "cubes-lifted": "cubes",
    "peril-cubes": "cubes",
    "floor-completed": "stairs",
    "chest-opened": "locked-chest",
    "treasure-found": "open-treasure-chest",
    "treasure-given": "open-treasure-chest",
    "game-ended": "evil-tower",
}
TRACKS: Final = {
    "luck-changed": "luck",
    "team-hurt": "wounds",
    "shielded": "wounds",
    "healed": "wounds",
    "level-gained": "xp",
    "dropped": "tower",
    "regrouped": "tower",
    "chest-opened": "moment",
    "treasure-found": "moment",
}


CAUSES: Final = {  # what peril rose for, by the last thing that was told of it
    "enemy-acted": "acted",
    "floor-acted": "acted",
    "chest-opened": "now",
    "regrouped": "regrouped",
    "used": "now",
}


class StygianSocietyTelling(Telling):
    headings = frozenset({"floor-began", "turn-began"})
    chapter = ("floor-began", "floor")
    quiet = frozenset({"cube-moved"})
    runs = frozenset({"fell", "spent", "aimed", "enemy-came", "peril-changed", "refreshed", "chest-opened"})
    sounds: ClassVar = {
        "dropped": "fall",
        "chest-opened": "coins",
        "treasure-found": "reveal",
        "drew": "reveal",
        "floor-began": "reveal",
    }

    def sign(self, event: Event) -> str:
        return SIGNS.get(str(event["event"]), "info")

    def keys(self, sight: Sight, event: Event) -> list[str]:
        """The hero, the enemy, the track or the pile of cubes."""
        kind = str(event["event"])
        found = [TRACKS[kind]] if kind in TRACKS else []
        if event.get("place") is not None:
            found.append(f"hero-{event['place']}")
        if event.get("skill") is not None:
            found.append(f"card-{event['skill']}")
        token = _slain(sight, event) if kind == "enemy-killed" else event.get("token")
        if token is not None:
            found.append(f"foe-{token}")
        elif "enemy" in event:
            found.append(f"kind-{event['enemy']}")
        if kind == "enemy-acted":
            found.append(f"threat-{COLOURS[society().box.enemies[event['enemy']].colour]}")
        if kind == "enemy-killed":
            found.append("xp")
        if kind.startswith("enemy-") and kind != "enemy-acted":
            found.append("ranks")
        if kind == "line-reached":
            found.append(f"line-{event['peril']}")
        if kind in ("peril-changed", "line-reached"):
            found += ["peril", "peril-2"]
        if kind == "floor-began":
            found.append(f"reveal-floor-{event['floor']}")
        if kind == "game-ended":
            found.append("reveal-end")
        if kind in ("treasure-found", "drew"):
            found.append(f"reveal-{event['skill']}")
        if kind == "chest-opened":
            found.append(f"reveal-chest-{event['chest']}")
        if kind == "regrouped":
            found += ["field", "crypt"]
        if event.get("colour") is not None and "place" not in event:
            name = COLOURS[event["colour"]]
            if kind == "floor-acted":
                found.append(f"threat-{name}")
            elif kind == "peril-cubes":
                found.append("mouth")
            else:
                found += [f"field-{name}"] if event["count"] else []
                found += [f"crypt-{name}"] if event.get("crypt") or kind in ("cubes-lifted", "cubes-banished") else []
                if event["colour"] >= HERO_COLOURS:
                    found.append(f"threat-{name}")
        return found

    def flight(self, event: Event) -> str:
        """Wounds come from who deals them; XP and treasures go where they belong."""
        kind = event["event"]
        if kind == "enemy-acted":
            return f"daemon-skull kind-{event['enemy']} peril"
        if kind == "team-hurt":
            return "heart-drop threats wounds"
        if kind == "enemy-killed":
            return "star-medal ranks xp"
        if kind == "treasure-given":
            return f"open-treasure-chest moment hero-{event['place']}"
        return ""

    def run(self, sight: Sight, events: Sequence[Event], say: Say) -> str:
        """Cubes, targets and comers of one moment in one sentence; of peril the last word."""
        g, lang, kind = society(), sight.lang, str(events[0]["event"])
        if kind in ("fell", "spent"):
            places = [[(colour(COLOURS[e["colour"]], lang), e[place]) for e in events] for place in ("count", "crypt")]
            field, crypt = [counted([name for name, n in place for _ in range(n)]) for place in places]
            where = "both" if field and crypt else "field" if field else "crypt" if crypt else "nothing"
            return say(f"so-{kind}-{where}", field=field, crypt=crypt)
        if kind == "chest-opened":
            chest = events[0]["chest"]
            does = chest_words(chest, lang)
            return say("so-opened", name=g.box.chest_names[chest][lang], number=events[0]["number"], does=does)
        if kind == "aimed":
            return say("so-aimed", who=counted([g.box.enemies[e["enemy"]].names[lang] for e in events]))
        if kind == "enemy-came":
            came = [f"{g.box.enemies[e['enemy']].names[lang]} ({g.argument('rank', e['rank'], lang)})" for e in events]
            return say("so-came", who=counted(came))
        if kind == "refreshed":
            return say("so-refreshed", what=", ".join(g.card_name(e["skill"], lang) for e in events))
        return say(f"so-peril-{_cause(sight, events[0])}", peril=events[-1]["peril"])


def _cause(sight: Sight, change: Event) -> str:
    """Why peril has changed, from what was told around it; `now` where that says it well enough."""
    told = next((entry.events for entry in reversed(sight.log) if any(e is change for e in entry.events)), [])
    at = next((k for k, event in enumerate(told) if event is change), 0)
    before, after = [e["event"] for e in told[:at]], [e["event"] for e in told[at:]]
    if before and before[-1] == "line-reached":
        return "now"
    if "dropped" in after and "dropped" not in before:
        return "lacking"
    last = next((kind for kind in reversed(before) if kind in CAUSES), "")
    if "turn-began" in after and "turn-began" not in before and last not in ("regrouped", "used"):
        return "noticed" if last != "enemy-acted" and last != "floor-acted" else "acted"
    return CAUSES.get(last, "now")


def _slain(sight: Sight, event: Event) -> int | None:
    """The token of a dead enemy: the one that was hit just before."""
    for entry in reversed(sight.log):
        for k, known in enumerate(entry.events):
            if known is event:
                hits = [e["token"] for e in entry.events[:k] if e["event"] == "enemy-hit"]
                return int(hits[-1]) if hits else None
    return None


def counted(names: Iterable[str]) -> str:
    """Names with how often they come: "Slasher ×3, Hexer"."""
    return ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in Counter(names).items())
