"""The one small vocabulary of all cards: effects happen once, modifiers hold as long as their card lies there."""

from __future__ import annotations

from typing import Final

from underthrone.games.edition import NONE, Entry, nearest

Op = tuple[int, int, int]  # a word, its number, and what it is about

COLOURS: Final = ("white", "blue", "green", "red", "yellow", "black")
HERO_COLOURS: Final = COLOURS.index("red")  # they come first
RED: Final = COLOURS.index("red")
YELLOW: Final = COLOURS.index("yellow")
BLACK: Final = COLOURS.index("black")
ATTACKS: Final = ("melee", "projectile", "magic", "any")
ANY: Final = ATTACKS.index("any")
STATUSES: Final = ("stricken", "weary", "cursed", "hunted")
STRICKEN: Final = STATUSES.index("stricken")
WEARY: Final = STATUSES.index("weary")
CURSED: Final = STATUSES.index("cursed")
HUNTED: Final = STATUSES.index("hunted")
PER_HERO: Final = len(STATUSES) * HERO_COLOURS  # kinds of status cubes
RANKS: Final = ("front", "rear")

# What follows each word: n a number, c a cube's colour, k a kind of attack, s a status, e an enemy, r a rank.
# Who may say it: h heroes, t heroes' cards with targets, f floors and chests, l lines of a peril chart, e enemies,
# m what lasts, b the rules of a floor.
WORDS: Final[dict[str, tuple[str, str]]] = {}


def _word(name: str, follows: str, who: str) -> int:
    """Adds a word; gives its number."""
    assert name not in WORDS
    WORDS[name] = (follows, who)
    return len(WORDS) - 1


WOUND: Final = _word("wound", "n", "t")
HEAL: Final = _word("heal", "n", "ht")
BLEED: Final = _word("bleed", "n", "ht")
XP: Final = _word("xp", "n", "ht")
WARD: Final = _word("ward", "n", "ht")
LIFT: Final = _word("lift", "cn", "ht")
CURE: Final = _word("cure", "n", "ht")
REFRESH: Final = _word("refresh", "n", "ht")
PULL: Final = _word("pull", "", "t")
DAZE: Final = _word("daze", "", "t")
FRIGHTEN: Final = _word("frighten", "n", "t")
LUCK: Final = _word("luck", "n", "htfle")
PERIL: Final = _word("peril", "n", "htfle")
CALL: Final = _word("call", "cn", "htfle")
BANISH: Final = _word("banish", "cn", "htfle")
SHAKE: Final = _word("shake", "n", "htfle")
HURT: Final = _word("hurt", "n", "fle")
HURT_EACH: Final = _word("hurt-each", "n", "e")
STATUS: Final = _word("status", "sn", "fle")
MEND: Final = _word("mend", "n", "e")
TIRE: Final = _word("tire", "n", "fle")
ADD: Final = _word("add", "er", "l")
CUBES: Final = _word("cubes", "cn", "fle")

# What lasts: for a hero, or as a rule of a floor
MIGHT: Final = _word("might", "kn", "m")
PIERCE: Final = _word("pierce", "kn", "m")
REACH: Final = _word("reach", "k", "m")
EXTRA: Final = _word("extra", "cn", "m")
MEDIC: Final = _word("medic", "n", "m")
SCHOLAR: Final = _word("scholar", "n", "m")
GUARD: Final = _word("guard", "n", "m")
IMMUNE: Final = _word("immune", "s", "m")
VIGOUR: Final = _word("vigour", "n", "m")
REGROW: Final = _word("regrow", "n", "b")
SHROUD: Final = _word("shroud", "n", "b")
LEADEN: Final = _word("leaden", "", "b")
ROT: Final = _word("rot", "n", "b")

NAMES: Final = tuple(WORDS)
LASTING: Final = MIGHT  # the first of the words that last
OF_ATTACKS: Final = (MIGHT, PIERCE, REACH)  # about a kind of attack
assert all((who in ("m", "b")) == (number >= LASTING) for number, (_, who) in enumerate(WORDS.values()))
THINGS: Final = {"c": COLOURS, "k": ATTACKS, "s": STATUSES, "r": RANKS}  # what a word can be about
ABOUT: Final = max([len(things) for things in THINGS.values()])


def understood(entry: Entry, name: str, who: str, enemies: list[str]) -> list[Op]:
    """The sentences of an entry, such as `call blue 2`; what isn't understood is refused with file, entry and word."""
    said = [sentence(entry, str(words), who, enemies) for words in entry.some(name)]
    if not said and who in "fle":
        raise entry.wrong(f"{name} must say what happens", f"{name} doit dire ce qui arrive", name)
    return said


def sentence(entry: Entry, said: str, who: str, enemies: list[str]) -> Op:
    """One word with what follows it."""
    parts = said.split()
    word = parts[0] if parts else ""
    if word not in WORDS or who not in WORDS[word][1]:
        here = [name for name, (_, speakers) in WORDS.items() if who in speakers]
        near = nearest(word, here)
        hint, fr = ("", "") if near == NONE else (f", did you mean {near}?", f", vouliez-vous dire {near}\u202f?")
        raise entry.wrong(
            f"the word {word!r} isn't known here (in {said!r}{hint or '; there are ' + ', '.join(here)})",
            f"le mot {word!r} n’est pas connu ici (dans {said!r}{fr or ' ; il y a ' + ', '.join(here)})",
            "do",
        )
    spec = WORDS[word][0]
    if len(parts) != 1 + len(spec):
        count = len(parts) - 1
        raise entry.wrong(
            f"behind the word {word!r} stand{'s' * (len(spec) == 1)} {len(spec)} more, not {count} (in {said!r})",
            f"derrière le mot {word!r} il en faut {len(spec)}, et non {count} (dans {said!r})",
            "do",
        )
    number = 0
    about = 0
    for sort, part in zip(spec, parts[1:]):
        if sort == "n":
            if not part.lstrip("-").isdecimal() or len(part) > 3 or not -9 <= int(part) <= 9 or int(part) == 0:
                raise entry.wrong(
                    f"{part!r} isn't a number from 1 to 9 (in {said!r})",
                    f"{part!r} n’est pas un nombre de 1 à 9 (dans {said!r})",
                    "do",
                )
            number = int(part)
        elif sort == "e":
            number = _place(entry, said, part, tuple(enemies))
        else:
            about = _place(entry, said, part, THINGS[sort])
    return NAMES.index(word), number, about


def _place(entry: Entry, said: str, part: str, known: tuple[str, ...]) -> int:
    if part not in known:
        near = nearest(part, list(known))
        hint, fr = ("", "") if near == NONE else (f", did you mean {near}?", f", vouliez-vous dire {near}\u202f?")
        raise entry.wrong(
            f"{part!r} isn't one of {', '.join(known)} (in {said!r}{hint})",
            f"{part!r} n’est pas l’un de {', '.join(known)} (dans {said!r}{fr})",
            "do",
        )
    return known.index(part)
