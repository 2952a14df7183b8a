"""The state of a game: everything on the table, and the four verbs that a seat has with it."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn, Self, SupportsIndex, cast

from underthrone.kernel.data import by_name, filled, plain
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.errors import Illegal
from underthrone.kernel.rules import Reason, Rules, Task

if TYPE_CHECKING:
    from mypy_extensions import i64  # a whole number of the machine's: for who compiles this

    from underthrone.kernel.game import Setup

EVERYBODY: Final = -1
SPECTATOR: Final = -1


SEATS: Final = [[seat for seat in range(8) if bits >> seat & 1] for bits in range(256)]  # seats from bits


Note = tuple[int, int, int, int, int]  # the parts of an event


class Event(NamedTuple):
    """What happened: its kind, up to three arguments, and the mask of seats that may see the secret ones."""

    kind: int
    a: int
    b: int
    c: int
    who: int

    def open_to(self, seat: int | None) -> bool:
        """Whether the seat may see the secret arguments; None is a spectator."""
        return self.who < 0 or (seat is not None and bool(self.who >> seat & 1))

    def witness(self) -> int | None:
        """A seat that may see all of it; None where everybody may, or nobody."""
        return (self.who & -self.who).bit_length() - 1 if self.who > 0 else None


class Result(NamedTuple):
    """How a game ended: seats that won, the place of each seat (1 is first), points, and the reason's id."""

    winners: list[int]
    places: list[int]
    scores: list[int]
    reason: str


def whole(number: SupportsIndex) -> int:
    """An int for whatever counts as one, such as numpy's: the verbs of the public surface take these."""
    return number if isinstance(number, int) else index(number)


def places(scores: list[Any]) -> list[int]:
    """The place of each seat by falling score; equal scores share the better place."""
    return [1 + sum(other > mine for other in scores) for mine in scores]


class State(Dice):
    """What every game's state has; each field says here how it begins and how a copy `of` another state gets it."""

    def __init__(self, setup: Setup, of: State | None = None) -> None:
        super().__init__(1 if of is None else of.rng, "" if of is None else of.draw_key)
        self.setup = setup
        self.rules: Rules[Any] = setup.game.rules
        self.agenda: list[Task] = [] if of is None else of.agenda[:]
        self.question: int = -1 if of is None else of.question
        self.arg: int = 0 if of is None else of.arg
        self.called: int = 0 if of is None else of.called  # the seats that the question was put to, as bits
        self.waiting: int = 0 if of is None else of.waiting  # those of them that must still decide
        self.sealed: list[int] = [] if of is None else of.sealed[:]  # by seat and part; -1: not there
        self.recording: bool = False if of is None else of.recording
        self.noted: list[Note] = [] if of is None else of.noted[:]  # events as they are written down: see `events`
        self.menu: list[int] | None = None  # the options of seat `menu_seat`, once somebody asked for them
        self.menu_seat: int = -1

    # --- What a game defines

    def clone(self) -> State:
        """An equal state that shares nothing with this one."""
        raise AssertionError("each game copies its own fields")

    def shown(self, seat: int | None) -> dict[str, Any]:
        """For view(): what the seat may know."""
        raise AssertionError("each game lists what is shown")

    def dealt(self, seat: int | None, seed: int) -> State:
        """For redeal(): what the seat can't know, dealt anew."""
        raise AssertionError("each game deals what is hidden")

    def result(self) -> Result | None:
        """None while the game goes on."""
        raise AssertionError("each game says who wins")

    def conserved(self) -> Any:
        """What must add up: the same at every decision of a game."""
        raise AssertionError("each game says what must add up")

    def round(self) -> int:
        """The number of the round: the game's own largest unit of play."""
        raise AssertionError("each game has rounds")

    def tracks(self) -> dict[str, list[int]]:
        """The numbers that charts follow through a game, hidden ones too: one for each seat, or one for all."""
        return {}

    # --- What a seat does

    def deciders(self) -> list[int]:
        """The seats that must decide now; none when the game is over."""
        return SEATS[self.waiting][:]

    def decider(self) -> int:
        """The first of the deciders; -1 when the game is over."""
        return SEATS[self.waiting][0] if self.waiting else -1

    @property
    def addressed(self) -> list[int]:
        """The seats that the question was put to, whether they have answered or not."""
        return SEATS[self.called][:]

    def moves(self, seat: SupportsIndex) -> list[int]:
        """The seat's legal moves, ascending: never empty for a decider; for a sealed answer, what it may change to."""
        return self.options(self.seated(seat))[:]

    def options(self, seat: int) -> list[int]:
        """moves() without a copy: for those who only read."""
        if self.menu is not None and self.menu_seat == seat:
            return self.menu
        if seat < 0 or not self.called >> seat & 1:
            return []
        menu: list[int] = self.rules.options[self.question](self, seat, self.arg)
        self.menu = menu
        self.menu_seat = seat
        return menu

    def play(self, seat: SupportsIndex, move: SupportsIndex) -> None:
        """The seat answers; Illegal, and nothing has changed, when the move isn't one of its options."""
        me, mine = whole(seat), whole(move)
        menu = self.menu
        if menu is None or self.menu_seat != me:
            menu = self.options(me)
        for option in menu:  # compiled, a third of what `in` takes
            if option == mine:
                self.answered(me, mine)
                return
        self.refuse(self.why_not(me, mine))

    def withdraw(self, seat: SupportsIndex) -> None:
        """Takes back the seat's sealed answer, all parts of it, while others still decide."""
        me = self.seated(seat)
        mine = self.parts_of(me)
        if not mine:
            self.refuse(("nothing-sealed", {}))
        first = me * self.rules.parts[self.question]
        for k in range(first, first + len(mine)):
            self.sealed[k] = -1
        self.waiting |= 1 << me
        self.menu = None

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """What the seat may know, as JSON; None is a spectator."""
        return self.shown(None if seat is None else self.seated(seat))

    def redeal(self, seat: SupportsIndex | None, seed: SupportsIndex) -> Self:
        """Another world that looks the same to the seat; it depends on what the seat knows and on the seed only."""
        return cast(Self, self.dealt(None if seat is None else self.seated(seat), whole(seed)))

    def seated(self, seat: SupportsIndex) -> int:
        """A seat of this table; Illegal when there is none of that number."""
        me = whole(seat)
        if not 0 <= me < self.setup.players:
            self.refuse(("no-such-seat", {"number": me, "last": self.setup.players - 1}))
        return me

    # --- How an answer is carried out

    def parts_of(self, seat: int) -> list[int]:
        """What the seat has sealed so far for the question that is open."""
        if not self.sealed or seat < 0:
            return []
        parts = self.rules.parts[self.question]
        return [move for move in self.sealed[seat * parts : seat * parts + parts] if move >= 0]

    def answered(self, seat: int, move: int) -> None:
        """Carries out a legal answer: play() without the check."""
        self.menu = None
        if self.recording:
            self.noted = []
        question = self.question
        if not self.sealed:
            self.rules.answers[question](self, seat, move)
            self.advance()
            return
        parts = self.rules.parts[question]
        if parts > 1:
            self.seal_part(seat, move, parts)
        else:
            self.sealed[seat] = move
            self.waiting &= ~(1 << seat)
        if not self.waiting:
            self.unseal(self.rules.answers[question], parts)

    def seal_part(self, seat: int, move: int, parts: int) -> None:
        """Adds a part to the seat's answer; after the last part it begins anew."""
        sealed = self.sealed
        first: i64 = seat * parts
        last: i64 = first + parts - 1
        at = first
        while at <= last and sealed[at] >= 0:
            at += 1
        if at > last:
            for k in range(first, last + 1):
                sealed[k] = -1
            at = first
        sealed[at] = move
        if at == last:
            self.waiting &= ~(1 << seat)
        else:
            self.waiting |= 1 << seat

    def unseal(self, answer: Callable[[Any, int, int], None], parts: int) -> None:
        """All answers are in: they are carried out in the order of the seats, whoever was first."""
        sealed: list[Any] = self.sealed  # Any: compiled code would unpack what it only hands on
        for me in SEATS[self.called]:
            if parts == 1:
                answer(self, me, sealed[me])
            else:
                for move in sealed[me * parts : me * parts + parts]:
                    answer(self, me, move)
        self.advance()

    def advance(self) -> None:
        """Runs steps until a question waits or nothing is left to do."""
        agenda: list[Any] = self.agenda  # Any: compiled code would unpack the arguments and pack them anew
        steps = self.rules.steps
        while agenda:
            if len(agenda) > 1:
                task: tuple[Any, ...] = agenda.pop()
            else:  # emptied, the old list would give its room back, and ask for it again
                task = agenda[0]
                agenda = []
                self.agenda = agenda
            number: int = task[0]
            if number >= 0:
                steps[number](self, task[1], task[2])
                continue
            seats: int = task[1]
            if seats:
                self.put(-1 - number, seats, task[2])
                return
        self.question, self.called, self.waiting, self.sealed = -1, 0, 0, []

    def put(self, question: int, seats: int, arg: int) -> None:
        """Opens a question to some seats; with several seats or parts the answers are sealed."""
        self.question = question
        self.arg = arg
        self.called = seats
        self.waiting = seats
        parts = self.rules.parts[question]
        room = self.setup.players * parts if parts > 1 or seats & (seats - 1) else 0
        if len(self.sealed) != room:
            self.sealed = [-1] * room
        else:
            for i in range(room):
                self.sealed[i] = -1

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, who: int = EVERYBODY) -> None:
        """Notes an event; `who` is the mask of seats that may see its secret parts."""
        if self.recording:
            self.noted.append((kind, a, b, c, who))

    @property
    def events(self) -> list[Event]:
        """What the last answer caused. Bare tuples are noted, and named when somebody looks: naming costs time."""
        return [Event(*note) for note in self.noted]

    # --- Why not

    def refuse(self, reason: Reason | None) -> NoReturn:
        """Illegal, with the reason in words of every language."""
        assert reason is not None
        raise Illegal(self.setup.game.say_all(self, reason))

    def why_not(self, seat: int, move: int) -> Reason | None:
        """Why the move isn't possible now; None when it is."""
        game = self.setup.game
        if not 0 <= seat < self.setup.players:
            return "no-such-seat", {"number": seat, "last": self.setup.players - 1}
        if self.question < 0:
            return "game-over", {}
        if not self.called >> seat & 1:
            return "not-your-turn", {"seats": self.addressed}
        if move in self.options(seat):
            return None
        if game.moves.find(move) is None:
            return "no-such-move", {"number": move, "last": game.move_count - 1}
        reason: Reason | None = self.rules.refusals[self.question](self, seat, move)
        return reason or ("another-question", {"question": self.rules.question_names[self.question]})

    # --- Copies and plain data

    def imagine(self, c: State, seat: int, seed: int) -> None:
        """For redeal(): the copy gets chance of its own and no key, and nobody else's sealed answers."""
        c.rng = seeded(seed)
        c.draw_key = ""
        c.recording = False
        c.noted = []
        if c.sealed:
            parts = c.rules.parts[c.question]
            for i in range(len(c.sealed)):
                if i // parts != seat:
                    c.sealed[i] = -1
            mine = 1 << seat if seat >= 0 else 0
            c.waiting = c.called & ~mine | c.waiting & mine

    def to_data(self) -> dict[str, Any]:
        """Everything as JSON: the agenda by the names of its tasks."""
        return {**self.setup.to_data(), "state": {name: plain(value) for name, value in self.table().items()}}

    def table(self) -> dict[str, Any]:
        """The fields as they are, records and all; question and agenda by the names of their tasks."""
        data = by_name(self)
        data["question"] = self.rules.question_names[self.question] if self.question >= 0 else None
        data["agenda"] = [self._task_data(task) for task in self.agenda]
        return data

    def _task_data(self, task: Task) -> list[Any]:
        number, a, b = task
        return [self.rules.step_names[number] if number >= 0 else "?" + self.rules.question_names[-1 - number], a, b]

    def fill(self, data: dict[str, Any]) -> None:
        """The reverse of to_data(), onto a blank state."""
        data = dict(data)
        names = self.rules.question_names
        question = data.get("question")
        data["question"] = -1 if question is None else names.index(question)
        tasks: list[Task] = []
        for name, a, b in data.get("agenda", []):
            asks = name.startswith("?")
            tasks.append((-1 - names.index(name[1:]) if asks else self.rules.step_names.index(name), a, b))
        data["agenda"] = tasks
        filled(self, data, "state")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_data() == other.to_data()

    def __reduce__(self) -> tuple[Any, ...]:
        return revived, (self.setup.game, self.to_data(), self.setup.names, self.recording, self.noted)


def revived(game: Any, data: dict[str, Any], names: list[str], recording: bool, noted: list[Note]) -> State:
    """A state out of a pickle; the game is found by its id and edition."""
    s: State = game.from_data(data)
    s.setup.names, s.recording, s.noted = names, recording, noted
    return s
