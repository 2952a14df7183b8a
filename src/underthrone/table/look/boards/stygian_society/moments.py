"""Moments of their own: heroes picked, who begins, levels, statuses, chests, treasures, responses, and the end."""

from __future__ import annotations

from typing import Final

from underthrone.games.stygian_society.cards import FLOORS, WIZARD
from underthrone.games.stygian_society.moves import BY_LUCK, FROM_FIELD
from underthrone.games.stygian_society.vocabulary import COLOURS, STATUSES
from underthrone.table.look.boards.board import Event, events
from underthrone.table.look.boards.stygian_society.faces import (
    Skill,
    chest_words,
    hero_icon,
    hero_name,
    skills,
    society,
    status_icon,
    status_name,
)
from underthrone.table.look.boards.stygian_society.pieces import Chest, Held, Hero, Remedy, Reveal, Society, Storey
from underthrone.table.look.boards.stygian_society.telling import StygianSocietyTelling, counted
from underthrone.table.look.words import Say
from underthrone.table.sight import Sight

LATELY: Final = 6  # answers back to which something still counts as just happened
MOST_TOLD: Final = 3
REVEALED: Final = 4  # answers back to which what was drawn is on the page, to be shown while it is told
OCCASIONS: Final = {
    "kill": ("enemy-killed",),
    "hurt": ("team-hurt",),
    "luck": ("luck-changed",),
    "enemy": ("enemy-acted", "floor-acted"),
    "status": ("status-given",),
    "level": ("level-gained",),
}


def fill(sight: Sight, b: Society, say: Say) -> None:
    """What the question of the moment needs."""
    view, lang = sight.view, sight.lang
    if b.question == "learn":
        b.student = b.heroes[view["deciding_hero"]]
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
        numbers = society().box.chest_numbers
        b.chest_numbers = min(numbers), max(numbers)
        b.found = skills(lang)[view["found"][0]] if view["found"] else None
        _attacks(b, lang)
    if b.question in ("open_chest", "give", "trade"):
        b.chest, b.gained = _chest(sight)
    if b.question == "cure":
        b.usual = next((offer for offer in sight.proposals if offer.usual), None)
    if b.begun and not sight.replay:
        b.reveals = _reveals(sight, b, say)
        b.wishes = _wishes(sight, b)
    if sight.phase == "over" and not sight.replay:
        b.climb = _climb(sight)


def _picks(sight: Sight, b: Society) -> list[Hero]:
    taken = [hero.id for hero in b.heroes]
    return [
        Hero(
            place=n,
            id=hero_id,
            name=hero_name(hero_id, sight.lang),
            icon=hero_icon(hero_id),
            seat=0,
            player="",
            mine=False,
            active=False,
            asked=False,
            shields=0,
            ills=(),
            cards=[Held(skills(sight.lang)[hero_id])],
            choice=sight.choices.at("pick", hero=n),
        )
        for n, hero_id in enumerate(society().box.heroes)
        if hero_id not in taken
    ]


def _remedies(sight: Sight, b: Society) -> list[Remedy]:
    found: dict[tuple[int, int, int], Remedy] = {}
    for choice in sight.choices.of("cure", "relieve"):
        place = choice.args.get("place", sight.view["active"])
        status, shade = choice.args["status"], choice.args["colour"]
        status_id = STATUSES[status]
        if (place, status, shade) not in found:
            name, text = status_name(status_id, sight.lang)
            found[place, status, shade] = Remedy(
                status_icon(status_id), name, text, COLOURS[shade], b.heroes[place].name, []
            )
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
    for entry in reversed(sight.log[-LATELY:]):
        for event, sentence in zip(reversed(entry.events), reversed(entry.sentences)):
            if event["event"] not in StygianSocietyTelling.quiet:
                said.insert(0, sentence)
            if event["event"] in kinds:
                return said[:MOST_TOLD]
    return []


def _attacks(b: Society, lang: str) -> None:
    """Who has no attack of the kind that a treasure is for."""
    if b.found is None or not b.found.needs:
        return
    kinds = ", ".join(society().say(lang, f"attack-{kind}", {}) for kind in dict.fromkeys(b.found.needs))
    for hero in b.heroes:
        if not {held.skill.attack for held in hero.cards} & set(b.found.needs):
            hero.lacks = kinds


def _chest(sight: Sight) -> tuple[Chest | None, list[Skill]]:
    """The chest whose treasures are being handed out, and those of them that are the team's."""
    gained: list[Skill] = []
    for entry in reversed(sight.log[-LATELY:]):
        for event in reversed(entry.events):
            if event["event"] == "treasure-found":
                skill = _card(event["skill"], sight.lang)
                gained[:0] = [skill] if skill.team else []
            elif event["event"] == "chest-opened":
                return _opened(sight, event), gained
            elif event["event"] == "floor-completed":
                return None, []
    return None, []


def _opened(sight: Sight, event: Event) -> Chest:
    chest, lang = event["chest"], sight.lang
    name = society().box.chest_names[chest][lang]
    return Chest(chest, name, event["number"], bool(event["trap"]), chest_words(chest, lang))


def _reveals(sight: Sight, b: Society, say: Say) -> list[Reveal]:
    """Chests, team treasures and skills drawn by chance: nobody is asked about them, so that they are shown."""
    found: list[Reveal] = []
    for entry in sight.log[-REVEALED:]:
        for event in entry.events:
            kind = event["event"]
            if kind == "chest-opened":
                chest = _opened(sight, event)
                found.append(Reveal(f"reveal-chest-{chest.id}", say("so-chest-title"), chest=chest))
            elif kind == "floor-began":
                found.append(_new_floor(sight, event, say))
            elif kind == "game-ended" and sight.result is not None:
                won = bool(sight.result.winners)
                title = say("so-victory" if won else "so-defeat")
                icon = "laurel-crown" if won else "tombstone"
                says = (sight.result.words,)
                found.append(Reveal("reveal-end", title, icon=icon, says=says, kind="won" if won else "lost"))
            elif kind == "drew":
                card, hero = _card(event["skill"], sight.lang), b.heroes[event["place"]].name
                found.append(Reveal(f"reveal-{card.number}", say("so-drew", hero=hero), card))
            elif kind == "treasure-found":
                card = _card(event["skill"], sight.lang)
                if card.team:
                    found.append(Reveal(f"reveal-{card.number}", say("so-for-team"), card))
    return found


def _new_floor(sight: Sight, event: Event, say: Say) -> Reveal:
    """A floor as the team comes to it: what it is, who waits there, and what became of the cubes."""
    sheet, lang = society().box.floors[event["sheet"]], sight.lang
    title = say("so-phase", floor=event["floor"], name=sheet.names[lang])
    everybody = [society().box.enemies[kind] for kind in sheet.front + sheet.rear]
    bosses = [enemy for enemy in everybody if enemy.boss]
    says = [say("so-swept")] if event["floor"] > 1 else []
    if bosses:
        final = "so-wizard" if sheet.sort == WIZARD else "so-boss"
        says.insert(0, say(final, who=bosses[0].names[lang], n=bosses[0].wounds))
    elif everybody:
        says.insert(0, say("so-waiting-there", who=counted([enemy.names[lang] for enemy in everybody])))
    icon = bosses[0].icon if bosses else "stairs"
    kind = "boss" if bosses else "floor"
    return Reveal(f"reveal-floor-{event['floor']}", title, icon=icon, says=tuple(says), kind=kind)


def _wishes(sight: Sight, b: Society) -> list[tuple[Skill, str]]:
    """My responses, and when I want to be asked for them."""
    if not sight.wishes:
        return []
    mine = [held.skill for hero in b.heroes if hero.mine for held in hero.cards] + [held.skill for held in b.team]
    return [(card, sight.wishes.get(card.face.id, sight.wishes.get("", "ask"))) for card in mine if card.occasion]


def _card(number: int, lang: str) -> Skill:
    return skills(lang)[society().box.ids[number]]


def _climb(sight: Sight) -> list[Storey]:
    """The six floors: those that were beaten, the last one that was seen, and what lay above."""
    names: dict[int, str] = {}
    for event in events(sight):
        if event["event"] == "floor-began":
            names[event["floor"]] = society().box.floors[event["sheet"]].names[sight.lang]
    won = sight.result is not None and bool(sight.result.winners)
    return [Storey(n, names.get(n, ""), n < len(names) or (won and n in names)) for n in range(1, FLOORS + 1)]
