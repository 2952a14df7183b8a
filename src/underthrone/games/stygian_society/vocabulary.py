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
# Who may say it: h heroes, t heroes' cards with targets, f floors and chests, l lines of a peril chart, e enemies,
# m what lasts, b the rules of a floor.
WORDS: Final[dict[str, tuple[str, str]]] = {
    "wound": ("n", "t"),
    "heal": ("n", "ht"),
    "bleed": ("n", "ht"),
    "xp": ("n", "ht"),
    "ward": ("n", "ht"),
    "lift": ("cn", "ht"),
    "cure": ("n", "ht"),
    "refresh": ("n", "ht"),
    "pull": ("", "t"),
    "daze": ("", "t"),
    "frighten": ("n", "t"),
    "luck": ("n", "htfle"),
    "peril": ("n", "htfle"),
    "call": ("cn", "htfle"),
    "banish": ("cn", "htfle"),
    "shake": ("n", "htfle"),
    "hurt": ("n", "fle"),
    "hurt-each": ("n", "e"),
    "status": ("sn", "fle"),
    "mend": ("n", "e"),
    "tire": ("n", "fle"),
    "add": ("er", "l"),
    "cubes": ("cn", "fle"),
    "might": ("kn", "m"),
    "pierce": ("kn", "m"),
    "reach": ("k", "m"),
    "extra": ("cn", "m"),
    "medic": ("n", "m"),
    "scholar": ("n", "m"),
    "guard": ("n", "m"),
    "immune": ("s", "m"),
    "vigour": ("n", "m"),
    "regrow": ("n", "b"),
    "shroud": ("n", "b"),
    "leaden": ("", "b"),
    "rot": ("n", "b"),
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
PULL: Final = 8
DAZE: Final = 9
FRIGHTEN: Final = 10
LUCK: Final = 11
PERIL: Final = 12
CALL: Final = 13
BANISH: Final = 14
SHAKE: Final = 15
HURT: Final = 16
HURT_EACH: Final = 17
STATUS: Final = 18
MEND: Final = 19
TIRE: Final = 20
ADD: Final = 21
CUBES: Final = 22
MIGHT: Final = 23
PIERCE: Final = 24
REACH: Final = 25
EXTRA: Final = 26
MEDIC: Final = 27
SCHOLAR: Final = 28
GUARD: Final = 29
IMMUNE: Final = 30
VIGOUR: Final = 31
REGROW: Final = 32
SHROUD: Final = 33
LEADEN: Final = 34
ROT: Final = 35
ABOUT: Final = 6  # things that a word can be about, at most


def understood(entry: Entry, name: str, who: str, enemies: list[str]) -> list[Op]:
    """The sentences of an entry, such as `call blue 2`; what isn't understood is refused with file, entry and word."""
    said = [sentence(entry, str(words), who, enemies) for words in entry.some(name)]
    if not said and who in "fle":
        raise entry.wrong(f"{name} must say what happens")
    return said


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
