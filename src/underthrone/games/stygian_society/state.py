"""The table of The Stygian Society."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from underthrone.games.position import Position
from underthrone.games.stygian_society import moves as m
from underthrone.games.stygian_society import redeal, tensor, view
from underthrone.games.stygian_society.cards import (
    AT_FRONT,
    AT_FRONT_RANK,
    AT_REAR_RANK,
    DIFFICULTY,
    HEROES,
    LOWER,
    MID_BOSS,
    STOREYS,
    UPPER,
    WIZARD,
    Box,
    Card,
    Enemy,
    Floor,
)
from underthrone.games.stygian_society.lasting import NO_CUBES, Endowment, Lasting, added_up
from underthrone.games.stygian_society.tower import colour_of
from underthrone.games.stygian_society.vocabulary import (
    CURSED,
    HERO_COLOURS,
    MEDIC,
    MIGHT,
    PER_HERO,
    PIERCE,
    REACH,
    SHROUD,
    STRICKEN,
    WEARY,
    WOUND,
)
from underthrone.games.tensors import Pen
from underthrone.kernel.data import Record
from underthrone.kernel.game import Setup
from underthrone.kernel.state import Result

CUBES: Final = 10  # of each colour
LEVELS: Final = 5

# How the fields of a table begin: a copy of a list costs less than a new one
ALL_CUBES: Final = [CUBES] * len(NO_CUBES)
NO_ENEMIES: Final = [-1] * m.TOKENS
NO_HITS: Final = [0] * m.TOKENS
NO_ILLS: Final = [0] * PER_HERO

ENDS: Final = ("", "wounds", "peril", "victory")
PLAYING: Final = ENDS.index("")
BY_WOUNDS: Final = ENDS.index("wounds")
BY_PERIL: Final = ENDS.index("peril")
VICTORY: Final = ENDS.index("victory")


class Table(Position):
    """Everything on the table. A hero's place is its number around the table."""

    def __init__(self, setup: Setup, box: Box, of: Table | None = None) -> None:
        super().__init__(setup, of)
        self._box = box
        self.floor: int = 0 if of is None else of.floor
        self.sheet: int = -1 if of is None else of.sheet
        self.active: int = 0 if of is None else of.active  # the place of the hero whose turn it is
        self.turns: int = 0 if of is None else of.turns
        self.wounds: int = 0 if of is None else of.wounds
        self.xp: int = 0 if of is None else of.xp
        self.needed: int = 0 if of is None else of.needed
        self.peril: int = 0 if of is None else of.peril
        self.line: int = 0 if of is None else of.line  # the next line of the peril chart
        self.luck: int = 0 if of is None else of.luck
        self.end: int = PLAYING if of is None else of.end
        self.beaten: int = -1 if of is None else of.beaten  # the mid-boss's sheet, once it is beaten
        # Heroes
        self.heroes: list[int] = [] if of is None else of.heroes[:]
        self.owner: list[int] = [] if of is None else of.owner[:]  # the seat of each place
        self.held: list[list[int]] = [] if of is None else [cards[:] for cards in of.held]
        self.team: list[int] = [] if of is None else of.team[:]  # team treasures
        self.exhausted: list[int] = [] if of is None else of.exhausted[:]  # in order
        self.ills: list[int] = [] if of is None else of.ills[:]  # status cubes by place, status and colour
        self.fresh: list[int] = [] if of is None else of.fresh[:]  # where cubes came in this turn, by the same numbers
        # Cubes
        self.bank: list[int] = (ALL_CUBES if of is None else of.bank)[:]
        self.field: list[int] = (NO_CUBES if of is None else of.field)[:]
        self.crypt: list[int] = (NO_CUBES if of is None else of.crypt)[:]
        self.tower: list[list[int]] = [[] for _ in range(LEVELS)] if of is None else [row[:] for row in of.tower]
        self.drops: int = 0 if of is None else of.drops  # so far: cubes in the tower know theirs, see tower.py
        self.cubes: list[int] = [0, 0, 0] if of is None else of.cubes[:]  # peril cubes: red, yellow, black
        # Enemies, by token
        self.front: list[int] = [] if of is None else of.front[:]
        self.rear: list[int] = [] if of is None else of.rear[:]
        self.giant: bool = of is not None and of.giant
        self.kinds: list[int] = (NO_ENEMIES if of is None else of.kinds)[:]
        self.hits: list[int] = (NO_HITS if of is None else of.hits)[:]
        # The action at hand
        self.card: int = -1 if of is None else of.card
        self.targets: list[int] = [] if of is None else of.targets[:]
        self.left: list[int] = [] if of is None else of.left[:]  # targets still to be wounded
        self.hand: list[int] = (NO_CUBES if of is None else of.hand)[:]  # cubes gathered for the drop
        self.fell: int = 0 if of is None else of.fell  # cubes that came into the crypt during this action
        self.bought: list[int] = [] if of is None else of.bought[:]  # how often each step is bought
        self.cost: list[int] = [0, 0, 0] if of is None else of.cost[:]  # still to be paid
        self.ward: int = 0 if of is None else of.ward  # wounds that shields still cancel in this turn
        self.dazed: list[int] = [] if of is None else of.dazed[:]  # colours that don't act in this turn
        self.found: list[int] = [] if of is None else of.found[:]  # a treasure that nobody has yet
        self.passed: list[int] = [] if of is None else of.passed[:]  # treasures that the seat asked has passed on
        self.traded: bool = of is not None and of.traded  # in this round of the seats
        # Decks: a card drawn by chance is the top one of a shuffled deck, so that they lie here in order
        self.lower: list[int] = (box.sheets(LOWER) if of is None else of.lower)[:]
        self.upper: list[int] = (box.sheets(UPPER) if of is None else of.upper)[:]
        self.bosses: list[int] = (box.sheets(MID_BOSS) if of is None else of.bosses)[:]
        self.wizards: list[int] = (box.sheets(WIZARD) if of is None else of.wizards)[:]
        self.low_treasures: list[int] = (box.treasures(False) if of is None else of.low_treasures)[:]
        self.high_treasures: list[int] = (box.treasures(True) if of is None else of.high_treasures)[:]
        self._lasting: Lasting | None = None if of is None else of._lasting  # see lasting()
        self._ailments: int = -1 if of is None else of._ailments  # see ailments()

    @property
    def box(self) -> Box:
        """What is in this edition's box."""
        return self._box

    # --- What the kernel asks for

    def clone(self) -> Table:
        return Table(self.setup, self._box, self)

    def record(self, field: str) -> Record:
        """There are no records here."""
        raise AssertionError(field)

    def shown(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def dealt(self, seat: int | None, seed: int) -> Table:
        return redeal.redeal(self, seat, seed)

    def encode(self, seat: int, pen: Pen) -> None:
        tensor.write(self, seat, pen)

    def conserved(self) -> list[list[int]]:
        """Ten cubes of each colour; every treasure and every sheet once."""
        cubes: list[int] = []
        for colour in range(6):
            total = self.bank[colour] + self.field[colour] + self.crypt[colour] + self.hand[colour]
            total += self.inside(colour)
            if colour < HERO_COLOURS:
                total += sum(self.ills[colour::HERO_COLOURS])
            cubes.append(total)
        treasures = self.team + self.found + self.low_treasures + self.high_treasures
        for cards in self.held:
            treasures = treasures + [c for c in cards if self._box.cards[c].hero < 0]
        return [cubes, sorted(treasures)]

    def round(self) -> int:
        """Turns of heroes: what is worth looking ahead to, and how long a game is."""
        return max(1, self.turns)

    def tracks(self) -> dict[str, list[int]]:
        return {"floor": [self.floor], "wounds": [self.wounds], "peril": [self.peril]}

    def result(self) -> Result | None:
        if self.end == PLAYING:
            return None
        n = self.setup.players
        return Result(list(range(n)) if self.end == VICTORY else [], [1] * n, [self.floor] * n, ENDS[self.end])

    # --- Reading the table

    def inside(self, colour: int) -> int:
        """How many cubes of a colour are in the tower."""
        return sum([1 for row in self.tower for cube in row if colour_of(cube) == colour])

    def seat(self) -> int:
        """Who decides for the team: the seat of the active hero."""
        return self.owner[self.active]

    def order(self) -> list[int]:
        """The places in turn order from the active hero on."""
        n = len(self.heroes)
        return [(self.active + i) % n for i in range(n)]

    def sheet_now(self) -> Floor:
        """The floor's sheet."""
        return self._box.floors[self.sheet]

    def enemy(self, token: int) -> Enemy:
        """The card of an enemy in play."""
        return self._box.enemies[self.kinds[token]]

    def foes(self) -> list[int]:
        """All enemies in play: the giant, the front rank, the rear rank."""
        return [m.GIANT, *self.front, *self.rear] if self.giant else self.front + self.rear

    def alone(self) -> bool:
        """No enemy is left."""
        return not (self.giant or self.front or self.rear)

    def in_front(self) -> list[int]:
        """What attacks on the front rank reach."""
        return [m.GIANT, *self.front] if self.giant else self.front

    def in_play(self, colour: i64) -> int:
        """The kind of enemy of a colour that is in play; -1 without one."""
        if self.giant and self.enemy(m.GIANT).colour == colour:
            return self.kinds[m.GIANT]
        kinds, first = self.kinds, (colour - HERO_COLOURS) * m.PER_COLOUR
        for token in range(first, first + m.PER_COLOUR):
            if kinds[token] >= 0:
                return kinds[token]
        return -1

    def asked_place(self) -> int:
        """The place of the hero who is asked to learn or to respond."""
        return place_of(self.arg)

    def difficulty(self) -> int:
        """The number of the difficulty."""
        return DIFFICULTY[self.setup.options["difficulty"]]

    # --- What lasts

    def changed(self) -> None:
        """Cards, the floor or the beaten mid-boss have changed: what lasts is added up anew when it is needed."""
        self._lasting = None

    def lasting(self) -> Lasting:
        """All that lasts, added up."""
        if self._lasting is None:
            self._lasting = added_up(self)
        return self._lasting

    def endowment(self, place: int) -> Endowment:
        """What lasts for a hero."""
        return self.lasting().heroes[place]

    def modifier(self, place: int, word: int, about: int) -> int:
        """What a word that lasts adds up to for a hero."""
        return self.endowment(place).modifier(word, about)

    def extra_cubes(self) -> list[int]:
        """Cubes of each colour that the active hero drops beyond those of the action and of peril."""
        return self.endowment(self.active).extra

    def shields(self, place: int) -> int:
        """The shields on a hero's mat and skill cards, exhausted or not, and what says that it guards."""
        return self.endowment(place).shields

    def most_wounds(self) -> int:
        """The maximum of the wounds track: there the heroes lose."""
        return self.lasting().most_wounds

    def restless(self) -> bool:
        """Whether anything happens by itself when the active hero's turn begins."""
        return self.endowment(self.active).restless or self.ill(self.active, STRICKEN) > 0

    def supported(self) -> bool:
        """Whether the active hero has a support skill, exhausted or not."""
        return self.endowment(self.active).supported

    def actions(self) -> list[int]:
        """The moves of the active hero's actions, exhausted or not, and to regroup."""
        return self.endowment(self.active).actions

    def listened(self, event: int) -> bool:
        """Whether anybody has a card that responds to such an event, exhausted or not."""
        return self.lasting().listened[event]

    # --- Reading cards and enemies

    def ready(self, place: int, kind: int) -> list[int]:
        """The cards of a kind that a hero can use, in order, team treasures too."""
        cards = self._box.cards
        found: list[int] = []
        for c in self.held[place]:
            if cards[c].kind == kind:
                found.append(c)
        if self.team:
            found += [c for c in self.team if cards[c].kind == kind]
            found.sort()
        return [c for c in found if c not in self.exhausted] if self.exhausted else found

    def reachable(self, card: Card) -> list[int]:
        """The enemies that a card can be aimed at."""
        if card.aim == AT_FRONT and card.attack >= 0 and self.modifier(self.active, REACH, card.attack):
            return self.foes()
        if card.aim == AT_FRONT or card.aim == AT_FRONT_RANK:
            return self.in_front()[:]
        if card.aim == AT_REAR_RANK:
            return [m.GIANT, *self.rear] if self.giant else self.rear[:]
        return self.foes() if card.aim else []

    def reduction(self, token: int, attack: int) -> int:
        """What an enemy's defences take off an attack."""
        enemy = self.enemy(token)
        less = 0
        if attack >= 0:
            less = max(0, enemy.resist[attack] - self.modifier(self.active, PIERCE, attack))
        if enemy.rider and token in self.rear:
            less += len(self.front) + (1 if self.giant else 0)
        if enemy.boss and len(self.foes()) > 1:
            less += self.modifier(self.active, SHROUD, 0)
        return less

    def force(self, bought: list[int]) -> int:
        """The wounds of the action at hand with steps bought so often, and what strengthens or weakens the hero."""
        card = self._box.cards[self.card]
        wounds = 0
        for i, step in enumerate(card.steps):
            wounds += step.wounds * bought[i]
        for op in card.does:
            if op[0] == WOUND:
                wounds += op[1]
        if wounds and card.attack >= 0:
            wounds += self.modifier(self.active, MIGHT, card.attack) - self.ill(self.active, WEARY)
        return wounds

    def blow(self, token: int, force: int, attack: int) -> int:
        """What an attack does to an enemy: its defences take off what they can, once."""
        return max(0, force - self.reduction(token, attack))

    def healing(self, place: int, n: int) -> int:
        """How much a hero heals who heals n."""
        return n + self.modifier(place, MEDIC, 0)

    def ailments(self) -> int:
        """How many status cubes lie on cards, of all heroes; counted when it is needed."""
        if self._ailments < 0:
            count: i64 = 0
            for n in self.ills:  # compiled, less than sum() takes
                count += n
            self._ailments = count
        return self._ailments

    def lay(self, ill: int, cubes: int) -> None:
        """Status cubes come to a card or leave it."""
        self._ailments = self.ailments() + cubes
        self.ills[ill] += cubes

    def ill(self, place: i64, status: i64) -> int:
        """How many cubes lie on a hero's status card."""
        if not self.ailments():
            return 0
        ills, i = self.ills, ill_at(place, status, 0)
        return i64(ills[i]) + i64(ills[i + 1]) + i64(ills[i + 2])

    def on_card(self, place: int, status: int) -> list[int]:
        """The cubes on a hero's status card: white, blue, green."""
        i = ill_at(place, status, 0)
        return self.ills[i : i + HERO_COLOURS]

    def fresh_cubes(self, place: int) -> int:
        """How many status cubes came to a hero in this turn."""
        count = 0
        for i in self.fresh:
            if ill_place(i) == place:
                count += 1
        return count

    def ailing(self, place: int) -> bool:
        """Whether a hero has any status."""
        if not self.ailments():
            return False
        ills = self.ills
        first = ill_at(place, 0, 0)
        for i in range(first, first + PER_HERO):
            if ills[i]:
                return True
        return False

    def usable_luck(self) -> int:
        """Luck that the active hero may spend."""
        return 0 if self.ill(self.active, CURSED) else self.luck

    def double(self) -> int:
        """What a hero cube in the crypt counts for."""
        return self.endowment(self.active).double

    def purse(self, colour: i64) -> int:
        """What field and crypt are worth in a hero colour."""
        return i64(self.field[colour]) + i64(self.double()) * i64(self.crypt[colour])

    def short(self, colour: i64, cost: i64) -> i64:
        """What field and crypt lack for a cost in a colour: luck must fill in."""
        lack = cost - self.purse(colour)
        return lack if lack > 0 else i64(0)

    def shortage(self, cost: list[int]) -> int:
        """What field and crypt lack for all that is still to be paid and a further cost."""
        found: i64 = 0
        colour: i64
        owing = self.cost
        for colour in range(HERO_COLOURS):
            owed = i64(owing[colour]) + i64(cost[colour])
            if owed:
                found += self.short(colour, owed)
        return found

    def from_field(self, colour: int, crypt: int, lucky: int) -> int:
        """What a payment takes from the field beside the crypt and luck; -1: half of a cube of the crypt is lost."""
        return self.cost[colour] - self.double() * crypt - lucky

    def lacking(self, i: int) -> int:
        """Enemy cubes of a colour, counted from red, that the bank doesn't have for the next drop."""
        wanted = self.cubes[i] + self.extra_cubes()[HERO_COLOURS + i]
        return max(0, wanted - self.bank[HERO_COLOURS + i])

    def next_floor_deck(self) -> list[int]:
        """The deck that the next floor comes from."""
        return [self.lower, self.upper, self.bosses, self.wizards][STOREYS[self.floor]]

    def treasures(self) -> list[int]:
        """The treasure deck in use."""
        return self.high_treasures if self.beaten >= 0 else self.low_treasures


# --- What is asked of a hero: to learn, or to respond to an event


def asked_of(event: int, place: int) -> int:
    """What a response is asked about: an event, and the hero at a place."""
    return event * HEROES + place


def event_of(response: int) -> int:
    """The event that a response is asked about."""
    return response // HEROES


def place_of(response: int) -> int:
    """The place of the hero who is asked; a place alone is its own."""
    return response % HEROES


# --- The numbers of status cubes in `ills`, by place, status and colour


def ill_at(place: i64, status: i64, colour: i64) -> i64:
    return place * PER_HERO + status * HERO_COLOURS + colour


def ill_place(ill: int) -> int:
    return ill // PER_HERO


def ill_status(ill: int) -> int:
    return ill % PER_HERO // HERO_COLOURS


def ill_colour(ill: int) -> int:
    return ill % HERO_COLOURS
