"""The database: tables with their seats and cards, one line per answer, chat, and the server's own keys."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

META: Final = MetaData()

TABLES: Final = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # the version that it is played by to its end
    Column("edition", String(80), nullable=False),  # and the cards: since 1.0 among the editions
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("live", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Integer),
    Column("secret", LargeBinary, nullable=False),  # the host's side of all chance; shown after the end
    Column("journal", Integer, nullable=False),  # the version of its journal: before 1.0 less than 3
    Column("dealing", Boolean, nullable=False),  # seals are final, contributions are being opened
    Column("deal", String(16), nullable=False),  # the digest of the first deal; nothing while gathering
    Column("result", Text, nullable=False),  # nothing until the game is over
    Column("next", String(32), nullable=False),  # the table of the rematch
    Column("created", Float, nullable=False),
    Column("origin", String(16), nullable=False, server_default=""),  # a keyed hash of the address that opened it
    Column("revision", Integer, nullable=False, server_default="0"),  # counts changes of this row and its seats
    Column("closed", Boolean, nullable=False, server_default=false()),  # by whoever runs the server: nobody opens it
    Column("open_chat", Boolean, nullable=False, server_default=false()),  # spectators may write too
    Column("hints", Boolean, nullable=False, server_default=false()),  # people may ask the bots, though others play
    Index("tables_public", "public", "result", "created"),
)

EDITIONS: Final = Table(
    "editions",
    META,
    Column("id", String(80), primary_key=True),  # its name, and a hash of its contents
    Column("game", String(40), nullable=False),
    Column("contents", Text, nullable=False),  # JSON: all cards, in their order
)

SEATS: Final = Table(
    "seats",
    META,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("name", String(80), nullable=False),
    Column("level", String(8), nullable=False),
    Column("token", String(64), nullable=False),  # SHA-256 of the person's token
    Column("seal", String(64), nullable=False),  # SHA-256 of the contribution
    Column("contribution", String(80), nullable=False),  # the person's own part of all chance
    Column("origin", String(16), nullable=False, server_default=""),  # a keyed hash of the address that sat down
)

LINES: Final = Table(
    "lines",
    META,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),  # from 1; two servers can't both write one
    Column("seat", Integer, nullable=False),
    Column("verb", String(8), nullable=False),  # answer, back, undo
    Column("move", BigInteger),  # of an answer
    Column("digest", String(16), nullable=False),
    Column("seen_ply", Integer, nullable=False),  # what the sender had seen: the same request counts once
    Column("at", Float, nullable=False),
    Column("caused", Text, nullable=False, server_default=""),  # JSON: what the log tells
)

CHECKPOINTS: Final = Table(
    "checkpoints",
    META,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),  # behind it nothing can be undone
    Column("state", Text, nullable=False),  # JSON
)

HANDOVERS: Final = Table(
    "handovers",
    META,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),  # the answers that were given by then
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # what the seat is from then on: open, person, bot
    Column("name", String(80), nullable=False),  # of the person who had it
    Column("at", Float, nullable=False),
)

CHAT: Final = Table(
    "chat",
    META,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),  # nothing: a spectator
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

WORK: Final = Table(
    "work",
    META,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # a bot that must decide; less than 0: see work.py
    Column("origin", String(32), nullable=False),
    Column("since", Float, nullable=False),
    Column("holder", String(16), nullable=False),  # the process that has taken it
    Column("until", Float, nullable=False),  # by then the holder has given a sign of life, or it is anybody's
)

REVIEWS: Final = Table(
    "reviews",
    META,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),  # the place of the first of its pieces
    Column("next", Integer, nullable=False),  # the place after the last
    Column("total", Integer, nullable=False),  # pieces of the whole review
    Column("pieces", Text, nullable=False),  # JSON; players are marks in it, not names
)

STARTS: Final = Table(
    "starts",
    META,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),  # one that continues another game
    Column("of", String(32), nullable=False),  # the table where that was played; it may be deleted
    Column("number", Integer, nullable=False),  # its answers until then
    Column("digest", String(16), nullable=False),  # of the last of them
    Column("seat", Integer),  # what this seat couldn't know was dealt anew; nothing: all is as it was
    Column("state", Text, nullable=False),  # JSON
)

HINTS: Final = Table(
    "hints",
    META,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # who asked: the last hint alone is kept
    Column("ply", Integer, nullable=False),  # and at which moment
    Column("hint", Text, nullable=False),  # JSON
)

SERVED: Final = Table(
    "served",
    META,
    Column("origin", String(32), primary_key=True),
    Column("at", Float, nullable=False),  # when a bot of a table from there was last thought for
)

KEYS: Final = Table(
    "keys",
    META,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

INVITATIONS: Final = Table(
    "invitations",
    META,
    Column("token", String(64), primary_key=True),  # its hash
    Column("admin", Boolean, nullable=False),
    Column("note", String(80), nullable=False),  # for whom
    Column("made", Float, nullable=False),
    Column("until", Float),  # nothing: for good
)

BANS: Final = Table(
    "bans",
    META,
    Column("who", String(64), primary_key=True),  # an address, a network, or the keyed hash of an address
    Column("note", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Column("until", Float),  # nothing: for good
)

REPORTS: Final = Table(
    "reports",
    META,
    Column("number", Integer, primary_key=True),
    Column("table", String(32), nullable=False),  # it may be deleted
    Column("seat", Integer, nullable=False),  # who reports
    Column("about", Integer),  # the seat; nothing: the table
    Column("name", String(80), nullable=False),  # of whom it is about, then
    Column("origin", String(16), nullable=False),  # a keyed hash of the address of whom it is about
    Column("text", Text, nullable=False),
    Column("chat", Text, nullable=False),  # JSON: what was said last, so that it can be judged when it is deleted
    Column("at", Float, nullable=False),
    Column("done", Boolean, nullable=False),
    Index("reports_seat", "table", "seat", "at"),
)

NEWS: Final = Table(  # for the server that runs on SQLite, from commands beside it; PostgreSQL has NOTIFY
    "news",
    META,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("news", Text, nullable=False),
)
