"""Imagined worlds that we keep for an engine that searches: it holds numbers, we hold states, never the true one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from underthrone.bots import Seat
from underthrone.bots.plans import play_until
from underthrone.kernel.dice import Dice, seeded
from underthrone.kernel.errors import Illegal, Trouble
from underthrone.kernel.state import State

MOST_UNDO: Final = 512  # answers that can be taken back in one world
NO_LIMIT: Final = 1 << 30


class Worlds:
    """The worlds of one question: they go when it is answered."""

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat = seat
        self.most = most
        self.states: dict[int, list[State]] = {}  # by the world's number: what it was, and what it is, at the end
        self.count = 0

    def answer(self, said: dict[str, Any]) -> dict[str, Any] | None:
        """The answer to one message; None when it isn't about worlds."""
        verbs: dict[Any, Callable[[dict[str, Any]], dict[str, Any]]] = {
            "world": self.world,
            "moves": self.moves,
            "play": self.play,
            "undo": self.undo,
            "clone": self.clone,
            "drop": self.drop,
            "view": self.view,
            "playout": self.playout,
        }
        verb = verbs.get(said.get("type"))
        if verb is None:
            return None
        try:
            return {"type": said["type"], **verb(said)}
        except Illegal as error:
            return _error(error.words["en"])
        except Trouble as error:
            return _error(str(error))

    # --- The verbs

    def world(self, said: dict[str, Any]) -> dict[str, Any]:
        """A new world that looks like the true one; the same seed gives the same world."""
        return self.keep([self.seat.redeal(_number(said, "seed", 0) % (1 << 29))])

    def moves(self, said: dict[str, Any]) -> dict[str, Any]:
        """The moves of a seat; of the one who decides, when none is named."""
        s = self.state(said)
        seat = _number(said, "seat", s.decider())
        return {"world": said["world"], "seat": seat, "moves": s.moves(seat) if seat in s.deciders() else []}

    def play(self, said: dict[str, Any]) -> dict[str, Any]:
        """A seat answers by number or notation; without a move it answers by habit."""
        s = self.state(said)
        seat = _number(said, "seat", s.decider())
        move = said.get("move")
        after = s.clone()
        if isinstance(move, str):
            move = s.setup.game.parse(s, seat, move)
        elif move is None and seat in s.deciders():
            move = s.setup.game.heuristics.habit(after, seat, after)
        elif type(move) is not int:
            raise Trouble("A move is a number or a notation.")
        after.play(seat, move)
        before = self.states[said["world"]]
        before.append(after)
        del before[: -MOST_UNDO - 1]
        return {"move": move, **self.described(said["world"])}

    def undo(self, said: dict[str, Any]) -> dict[str, Any]:
        """Takes back the last answer in a world."""
        self.state(said)
        if len(self.states[said["world"]]) < 2:
            raise Trouble(f"Nothing was played in world {said['world']}, or too long ago.")
        self.states[said["world"]].pop()
        return self.described(said["world"])

    def clone(self, said: dict[str, Any]) -> dict[str, Any]:
        """Another world like this one, as it is now."""
        return self.keep([self.state(said).clone()])

    def drop(self, said: dict[str, Any]) -> dict[str, Any]:
        """A world that isn't needed any more."""
        self.state(said)
        del self.states[said["world"]]
        return {"world": said["world"], "kept": len(self.states)}

    def view(self, said: dict[str, Any]) -> dict[str, Any]:
        """What a seat would see there."""
        s = self.state(said)
        seat = _number(said, "seat", self.seat.me)
        if not 0 <= seat < s.setup.players:
            raise Trouble(f"There is no seat {seat}.")
        return {"world": said["world"], "seat": seat, "view": s.view(seat)}

    def playout(self, said: dict[str, Any]) -> dict[str, Any]:
        """Plays on by habit in a copy, to the end or for some rounds, and says what it is worth to each seat."""
        after = self.state(said).clone()
        rounds = _number(said, "rounds", NO_LIMIT)
        heuristics = after.setup.game.heuristics
        play_until(after, after.round() + rounds, Dice(seeded(_number(said, "seed", 0))), heuristics)
        values = [heuristics.value(after, seat) for seat in range(after.setup.players)]
        return {"world": said["world"], "over": after.question < 0, "values": values}

    # --- Keeping

    def keep(self, states: list[State]) -> dict[str, Any]:
        """Gives a world its number."""
        if len(self.states) >= self.most:
            raise Trouble(f"{self.most} worlds are kept at a time: drop one.")
        self.count += 1
        self.states[self.count] = states
        return self.described(self.count)

    def described(self, number: int) -> dict[str, Any]:
        """Who decides in a world."""
        deciders = self.states[number][-1].deciders()
        return {"world": number, "deciders": deciders, "over": not deciders}

    def state(self, said: dict[str, Any]) -> State:
        """The world that a message is about."""
        found = self.states.get(_number(said, "world", -1))
        if found is None:
            raise Trouble(f"There is no world {said.get('world')!r}.")
        return found[-1]


def _number(said: dict[str, Any], name: str, usual: int) -> int:
    value = said.get(name, usual)
    if type(value) is not int:
        raise Trouble(f"{name} is a whole number, not {value!r}.")
    return value


def _error(sentence: str) -> dict[str, Any]:
    return {"type": "error", "says": sentence}
