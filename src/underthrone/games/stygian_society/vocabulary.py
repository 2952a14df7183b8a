"""The one small vocabulary of all cards: effects happen once, modifiers hold as long as their card lies there."""

from __future__ import annotations

from typing import Final

from underthrone.games.edition import Entry

Op = tuple[int, int, int]  # a word, its number, and what it is about

COLOURS: Final = ("white", "blue", "green", "red", "yellow", "black")
HERO_COLOURS: Final = 3
RED: Final = 3
YELLOW: Final = 4
BLACK: Final = 5
ATTACKS: Final = ("melee", "projectile", "magic", "any")
ANY: Final = 3
STATUSES: Final = ("stricken", "weary", "cursed", "hunted")
STRICKEN: Final = 0
WEARY: Final = 1
CURSED: Final = 2
HUNTED: Final = 3
RANKS: Final = ("front", "rear")

# What follows each word: n a number, c a cube's colour, k a kind of attack, s a status, e an enemy, r a rank.
# Who may say it: h heroes, f foes (enemies, floors, peril lines and chests), m what lasts.
WORDS: Final[dict[str, tuple[str, str]]] = {
    "wound": ("n", "h"),
    "heal": ("n", "h"),
    "bleed": ("n", "h"),
    "xp": ("n", "h"),
    "ward": ("n", "h"),
    "lift": ("cn", "h"),
    "cure": ("n", "h"),
    "refresh": ("n", "h"),
    "push": ("", "h"),
    "pull": ("", "h"),
    "daze": ("", "h"),
    "frighten": ("n", "h"),
    "luck": ("n", "hf"),
    "peril": ("n", "hf"),
    "call": ("cn", "hf"),
    "banish": ("cn", "hf"),
    "shake": ("n", "hf"),
    "hurt": ("n", "f"),
    "hurt-each": ("n", "f"),
    "status": ("sn", "f"),
    "mend": ("n", "f"),
    "tire": ("n", "f"),
    "add": ("er", "f"),
    "cubes": ("cn", "f"),
    "might": ("kn", "m"),
    "pierce": ("kn", "m"),
    "reach": ("k", "m"),
    "extra": ("cn", "m"),
    "medic": ("n", "m"),
    "scholar": ("n", "m"),
    "guard": ("n", "m"),
    "immune": ("s", "m"),
    "vigour": ("n", "m"),
    "regrow": ("n", "m"),
    "shroud": ("n", "m"),
    "leaden": ("", "m"),
    "rot": ("n", "m"),
}
NAMES: Final = tuple(WORDS)
WOUND: Final = 0
HEAL: Final = 1
BLEED: Final = 2
XP: Final = 3
WARD: Final = 4
LIFT: Final = 5
CURE: Final = 6
REFRESH: Final = 7
PUSH: Final = 8
PULL: Final = 9
DAZE: Final = 10
FRIGHTEN: Final = 11
LUCK: Final = 12
PERIL: Final = 13
CALL: Final = 14
BANISH: Final = 15
SHAKE: Final = 16
HURT: Final = 17
HURT_EACH: Final = 18
STATUS: Final = 19
MEND: Final = 20
TIRE: Final = 21
ADD: Final = 22
CUBES: Final = 23
MIGHT: Final = 24
PIERCE: Final = 25
REACH: Final = 26
EXTRA: Final = 27
MEDIC: Final = 28
SCHOLAR: Final = 29
GUARD: Final = 30
IMMUNE: Final = 31
VIGOUR: Final = 32
REGROW: Final = 33
SHROUD: Final = 34
LEADEN: Final = 35
ROT: Final = 36


def understood(entry: Entry, name: str, who: str, enemies: list[str]) -> list[Op]:
    """The sentences of an entry, such as `call blue 2`; what isn't understood is refused with file, entry and word."""
    return [sentence(entry, str(said), who, enemies) for said in entry.some(name)]


def sentence(entry: Entry, said: str, who: str, enemies: list[str]) -> Op:
    """One word with what follows it."""
    parts = said.split()
    word = parts[0] if parts else ""
    if word not in WORDS or who not in WORDS[word][1]:
        raise entry.wrong(f"the word {word!r} isn't known here (in {said!r})")
    spec = WORDS[word][0]
    if len(parts) != 1 + len(spec):
        raise entry.wrong(f"the word {word!r} is followed by {len(spec)} others, not {len(parts) - 1} (in {said!r})")
    number = 0
    about = 0
    for sort, part in zip(spec, parts[1:]):
        if sort == "n":
            if not part.lstrip("-").isdigit() or not -9 <= int(part) <= 9 or int(part) == 0:
                raise entry.wrong(f"{part!r} isn't a number from 1 to 9 (in {said!r})")
            number = int(part)
        elif sort == "e":
            number = _place(entry, said, part, tuple(enemies))
        else:
            about = _place(entry, said, part, {"c": COLOURS, "k": ATTACKS, "s": STATUSES, "r": RANKS}[sort])
    return NAMES.index(word), number, about


def _place(entry: Entry, said: str, part: str, known: tuple[str, ...]) -> int:
    if part not in known:
        raise entry.wrong(f"{part!r} isn't one of {', '.join(known)} (in {said!r})")
    return known.index(part)
