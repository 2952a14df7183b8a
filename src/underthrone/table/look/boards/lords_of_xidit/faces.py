"""The cards of Lords of Xidit: city tiles with their two sides, and titans."""

from __future__ import annotations

from typing import Final

from underthrone.games.lords_of_xidit.kingdom import REWARDS, Tiles, source_of
from underthrone.table.look.boards.lords_of_xidit.land import GAME, land, xidit
from underthrone.table.look.hand import by_edition
from underthrone.table.look.pieces import Face, Fact
from underthrone.table.look.words import SAY

UNIT_ICONS: Final = ("pitchfork", "bow-arrow", "broadsword", "holy-symbol", "wizard-staff")
GOLD: Final = "two-coins"
BARD: Final = "harp"
STORY: Final = "stone-tower"


@by_edition
def by_id(lang: str) -> dict[str, Face]:
    """Every card by its name in addresses."""
    kingdom = land()
    found = {}
    for kind, tiles in (("tile", kingdom.five), ("trio", kingdom.trio)):
        for c in tiles.cities:
            found[f"{kind}-{c + 1}"] = _threat(kind, tiles, c, lang)
            found[f"{kind}-{c + 1}-recruits"] = _recruits(kind, tiles, c, lang)
    for titan, titan_id in enumerate(kingdom.titan_ids):
        found[f"titan-{titan_id}"] = _titan(titan, lang)
    return found


def listed(counts: list[int], lang: str) -> str:
    """Units in words: "1 archer, 2 clerics"."""
    return ", ".join(xidit().counted(u, n, lang) for u, n in enumerate(counts) if n)


def _threat(kind: str, tiles: Tiles, c: int, lang: str) -> Face:
    say = SAY[lang]
    needs = listed(tiles.needs[c], lang)
    recruits = listed(tiles.recruits[c], lang)
    return Face(
        id=f"{kind}-{c + 1}",
        game=GAME,
        name=tiles.foes[c][lang],
        icon=tiles.icons[c],
        kin="threat",
        family=_family(kind, c, lang),
        cost=str(c + 1),
        strength=str(sum(tiles.needs[c])),
        text=say("xi-needs", units=needs),
        foot=_rewards(tiles, c, lang),
        facts=(*_facts(tiles, c, lang), (say("xi-other-side-recruits"), recruits)),
        origin=_origin(kind, c, lang),
        mark=_mark(kind, c),
        rule=tiles.rules[c],
        spoken=_spoken(tiles, c, needs, lang),
    )


def _recruits(kind: str, tiles: Tiles, c: int, lang: str) -> Face:
    say = SAY[lang]
    units = say("xi-recruits", units=listed(tiles.recruits[c], lang))
    needs = listed(tiles.needs[c], lang)
    return Face(
        id=f"{kind}-{c + 1}-recruits",
        game=GAME,
        name=say("xi-recruits-of", city=land().cities[c][lang]),
        icon="barracks-tent",
        kin="recruits",
        family=_family(kind, c, lang),
        cost=str(c + 1),
        strength=str(sum(tiles.recruits[c])),
        text=f"{units[0].upper()}{units[1:]}.",
        facts=((say("xi-other-side-threat"), f"{tiles.foes[c][lang]}. {_spoken(tiles, c, needs, lang)}"),),
        origin=_origin(kind, c, lang),
        mark=_mark(kind, c),
        rule="XI-13",
        spoken=units,
    )


def _family(kind: str, c: int, lang: str) -> str:
    return SAY[lang]("xi-tile-of" if kind == "tile" else "xi-trio-of", city=xidit().argument("city", c, lang))


def _origin(kind: str, c: int, lang: str) -> str:
    return SAY[lang]("origin-rulebook" if _mark(kind, c) == "◆" else "origin-ours")


def _mark(kind: str, c: int) -> str:
    return "◆" if "rulebook" in land().origins[f"{kind}-{c + 1}"].values() else "◇"


def _titan(titan: int, lang: str) -> Face:
    say, tiles, kingdom = SAY[lang], land().five, land()
    source = source_of(titan)
    need = say("xi-any-units", n=kingdom.titan_units[titan])
    return Face(
        id=f"titan-{kingdom.titan_ids[titan]}",
        game=GAME,
        name=kingdom.titans[titan][lang],
        icon=kingdom.titan_icons[titan],
        kin="titan",
        family=say("xi-titan"),
        strength=str(kingdom.titan_units[titan]),
        text=say("xi-titan-text", n=kingdom.titan_units[titan]),
        foot=_rewards(tiles, source, lang),
        facts=tuple(_facts(tiles, source, lang)),
        origin=say("origin-ours"),
        mark="◇",
        rule=kingdom.titan_rules[titan],
        spoken=_spoken(tiles, source, need, lang),
    )


def _rewards(tiles: Tiles, source: int, lang: str) -> tuple[Fact, ...]:
    say = SAY[lang]
    return (
        Fact(GOLD, str(tiles.gold[source]), say("xi-gold")),
        Fact(BARD, str(tiles.bards[source]), say("xi-bards")),
        Fact(STORY, str(tiles.stories[source]), say("xi-stories")),
    )


def _facts(tiles: Tiles, source: int, lang: str) -> list[tuple[str, str]]:
    return [(fact.label, fact.value) for fact in _rewards(tiles, source, lang)]


def _spoken(tiles: Tiles, source: int, needs: str, lang: str) -> str:
    offered = zip(REWARDS, tiles.offered(source))
    rewards = ", ".join(xidit().say(lang, f"reward-{name}", {"n": n}) for name, n in offered)
    return SAY[lang]("xi-spoken", needs=needs, rewards=rewards)
