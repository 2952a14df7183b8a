"""Moments of their own: heroes picked, who begins, levels, statuses, chests, treasures, responses, and the end."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society.moves import BY_LUCK, FROM_FIELD
from underthrone.games.stygian_society.state import FLOORS
from underthrone.games.stygian_society.vocabulary import COLOURS, STATUSES
from underthrone.table.look.boards.stygian_society.faces import (
    HERO_ICONS,
    STATUS_ICONS,
    hero_name,
    skills,
    society,
    status_name,
)
from underthrone.table.look.boards.stygian_society.parts import Chest, Held, Hero, Remedy, Society, Storey
from underthrone.table.look.boards.stygian_society.told import QUIET
from underthrone.table.sight import Sight

LATELY: Final = 6  # answers back to which something still counts as just happened
MOST_TOLD: Final = 3
OCCASIONS: Final = {
    "kill": ("enemy-killed",),
    "hurt": ("team-hurt",),
    "luck": ("luck-changed",),
    "enemy": ("enemy-acted", "floor-acted"),
    "status": ("status-given",),
    "level": ("level-gained",),
}


def fill(sight: Sight, b: Society) -> None:
    """What the question of the moment needs."""
    view, lang = sight.view, sight.lang
    if b.question == "learn":
        b.student = b.heroes[view["asked_hero"]]
        cards = list(skills(lang).values())
        b.lessons = [Held(cards[c.args["card"]], c) for c in sight.choices.of("learn")]
        b.next_level = sight.choices.at("learn-next")
    elif b.question == "pick":
        b.picks = _picks(sight, b)
    elif b.question in ("cure", "relieve"):
        b.remedies = _remedies(sight, b)
    elif b.question == "open_chest":
        b.open = sight.choices.at("open")
    elif b.question == "trade":
        _trades(sight, b)
    elif b.question == "response":
        _occasion(sight, b)
    if b.question in ("open_chest", "give"):
        b.chest = _chest(sight)
        b.found = skills(lang)[view["found"][0]] if view["found"] else None
    if sight.phase == "over" and not sight.replay:
        b.climb = _climb(sight)


def _picks(sight: Sight, b: Society) -> list[Hero]:
    taken = [hero.id for hero in b.heroes]
    return [
        Hero(
            place=n,
            id=id,
            name=hero_name(id, sight.lang),
            icon=HERO_ICONS[id],
            seat=0,
            player="",
            mine=False,
            active=False,
            asked=False,
            shields=0,
            ills=(),
            cards=[Held(skills(sight.lang)[id])],
            choice=sight.choices.at("pick", hero=n),
        )
        for n, id in enumerate(society().box.heroes)
        if id not in taken
    ]


def _remedies(sight: Sight, b: Society) -> list[Remedy]:
    found: dict[tuple[int, int, int], Remedy] = {}
    for choice in sight.choices.of("cure", "relieve"):
        place = choice.args.get("place", sight.view["active"])
        status, shade = choice.args["status"], choice.args["colour"]
        id = STATUSES[status]
        if (place, status, shade) not in found:
            name, text = status_name(id, sight.lang)
            found[place, status, shade] = Remedy(STATUS_ICONS[id], name, text, COLOURS[shade], b.heroes[place].name, [])
        source = choice.args.get("source", -1)
        pays = "free" if source < 0 else "field" if source == FROM_FIELD else "luck" if source == BY_LUCK else "crypt"
        found[place, status, shade].ways.append((choice, pays))
    return list(found.values())


def _trades(sight: Sight, b: Society) -> None:
    for hero in b.heroes:
        for held in hero.cards:
            ways = [
                (c, b.heroes[c.args["place"]]) for c in sight.choices.of("trade") if c.args["card"] == held.skill.number
            ]
            if ways:
                b.trades.append((held.skill, hero.name, ways))


def _occasion(sight: Sight, b: Society) -> None:
    """What may be responded to: in the words of the cards that could, and as it was told."""
    for held in [held for hero in b.heroes for held in hero.cards] + b.team:
        if held.choice is not None and held.skill.occasion in OCCASIONS:
            b.occasion = held.skill.when
            b.happened = _told_from(sight, OCCASIONS[held.skill.occasion])
            return


def _told_from(sight: Sight, kinds: tuple[str, ...]) -> list[str]:
    """The newest sentences, from the last event of some kinds on."""
    said: list[str] = []
    for told in reversed(sight.log[-LATELY:]):
        for event, sentence in zip(reversed(told.events), reversed(told.sentences)):
            if event["event"] not in QUIET:
                said.insert(0, sentence)
            if event["event"] in kinds:
                return said[:MOST_TOLD]
    return []


def _chest(sight: Sight) -> Chest | None:
    """The chest whose treasures are being handed out, from the newest of the log."""
    for told in reversed(sight.log[-LATELY:]):
        for event in reversed(told.events):
            if event["event"] == "chest-opened":
                name = society().box.chest_names[event["chest"]][sight.lang]
                return Chest(name, event["number"], event["number"] <= sight.view["peril"])
            if event["event"] == "floor-completed":
                return None
    return None


def _climb(sight: Sight) -> list[Storey]:
    """The six floors: those that were beaten, the last one that was seen, and what lay above."""
    names: dict[int, str] = {}
    for told in sight.log:
        for event in told.events:
            if event["event"] == "floor-began":
                names[event["floor"]] = society().box.floors[event["sheet"]].names[sight.lang]
    won = sight.result is not None and bool(sight.result.winners)
    return [Storey(n, names.get(n, ""), n < len(names) or (won and n in names)) for n in range(1, FLOORS + 1)]
