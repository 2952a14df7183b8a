"""What the API takes and gives; Sight is given as it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Meta, Struct, json

from underthrone.table.room import Room
from underthrone.table.sight import Choice, Choices, Offer
from underthrone.table.verbs.contribute import LONGEST_CONTRIBUTION

JSON: Final = json.Encoder()
Word = Annotated[str, Meta(max_length=200)]
Seal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Contribution = Annotated[str, Meta(max_length=LONGEST_CONTRIBUTION)]
Text = Annotated[str, Meta(max_length=2000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Move = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Error(Struct):
    """What went wrong: a word for programs, and a sentence."""

    error: str
    detail: str


class OptionShape(Struct):
    """An option of a game: its choices with their explanations."""

    name: str
    title: str
    default: str
    choices: dict[str, str]


class GameShape(Struct):
    """A game that can be played."""

    id: str
    title: str
    about: str
    players: list[int]
    options: list[OptionShape]
    move_count: int
    rules: str  # the path of its rules


class SeatShape(Struct):
    """Who sits where, seen from outside."""

    seat: int
    kind: str
    name: str
    level: str


class TableShape(Struct):
    """A table in the list."""

    table: str
    game: str
    title: str
    phase: str
    live: bool
    seats: list[SeatShape]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open: one word for each seat: "me", "open", "easy", "normal", "hard" or "expert"."""

    game: Word
    seats: Annotated[list[Word], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Word], Meta(max_length=20)] = {}
    name: Word = ""
    live: bool = True
    public: bool = False
    open_chat: bool = False  # spectators may write too
    start: bool = False
    invitation: Word = ""  # where not everybody may open tables
    edition: Annotated[str, Meta(max_length=60_000)] = ""  # other cards, as the TOML of an edition file
    edition_name: Word = ""


class Sitting(Struct, forbid_unknown_fields=True):
    """Somebody who sits down; without a seat on any open one."""

    name: Word = ""
    seat: SeatNumber | None = None
    seal: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""
    contribution: Contribution = ""
    invitation: Word = ""  # in the middle of a game: the token of whoever left the seat


class Seated(Struct):
    """The seat, the token that opens it, and the commitment to the host's secret: keep both."""

    table: str
    seat: int | None
    token: str
    commitment: str


class Sealing(Struct, forbid_unknown_fields=True):
    """The SHA-256 of what the seat will contribute to chance."""

    seal: Seal


class Contributing(Struct, forbid_unknown_fields=True):
    """What the seat contributes to chance."""

    contribution: Annotated[str, Meta(min_length=1, max_length=LONGEST_CONTRIBUTION)]


class Giving(Struct, forbid_unknown_fields=True):
    """A seat for a bot."""

    seat: SeatNumber
    level: Word


class Saying(Struct, forbid_unknown_fields=True):
    """A line of chat; a spectator says who speaks."""

    text: Text
    name: Word = ""


class Reporting(Struct, forbid_unknown_fields=True):
    """What happened; about a seat, or without one about the table."""

    text: Text
    seat: SeatNumber | None = None


class Renaming(Struct, forbid_unknown_fields=True):
    """Another name."""

    name: Word


class Answer(Struct, forbid_unknown_fields=True):
    """Moves, given to the position after `ply` answers; several are the parts of one answer."""

    ply: Ply
    moves: Annotated[list[Move], Meta(min_length=1, max_length=32)]


class Undo(Struct, forbid_unknown_fields=True):
    """Takes back, at the position after `ply` answers."""

    ply: Ply


class Status(Struct):
    """Where the game stands after an answer: what this seat can choose next, if it must decide."""

    ply: int
    phase: str
    deciding: bool
    moves: list[int]


def status(room: Room, seat: int) -> bytes:
    """What a seat needs to know after an answer, and no more."""
    s = room.state
    deciding = bool(s.waiting >> seat & 1)
    return JSON.encode(Status(room.ply, room.phase, deciding, s.moves(seat) if deciding else []))


class Turn(Struct):
    """A turn in words; `text` is empty while the table gathers."""

    ply: int
    phase: str
    deciding: bool
    text: str


class Words(Struct):
    """A text for people; empty where there is nothing to say."""

    words: str


@dataclass(slots=True, frozen=True)
class Moves:
    """What the seat is asked, with its moves in words."""

    ply: int
    deciding: bool
    question: str
    prompt: str
    rule: str
    parts: int
    choices: list[Choice]
    proposals: list[Offer]  # several moves that may be sent together, the usual ones first
    sealed: list[Choice]


class Verified(Struct):
    """What was recomputed from the secret."""

    verified: bool
    checked: list[str]
    trouble: str


class ChoicesInSchema(OpenAPISchemaPlugin):
    """A list of choices is described as what it is."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is Choices

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        found: Schema = schema_creator.for_field_definition(FieldDefinition.from_annotation(list[Choice]))
        return found
