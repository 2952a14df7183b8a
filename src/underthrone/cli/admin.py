"""For whoever runs a server: look at tables, close and delete them, ban, forget, back up, restore, check."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from underthrone.cli.extras import need
from underthrone.cli.screen import at_least, bar, err, out, plural, show
from underthrone.cli.serving import Database
from underthrone.cli.table import WEB, database_url, home
from underthrone.games import games
from underthrone.kernel.errors import Trouble

if TYPE_CHECKING:
    from underthrone.table.config import Config
    from underthrone.table.storage.desk import Desk

A_DAY: Final = 24 * 3600.0
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="The folder of `serve`.")]
TableIds = Annotated[list[str], typer.Argument(metavar="TABLE...", help="What follows /t/ in a table's address.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="What follows /t/ in a table's address.")]
Yes = Annotated[bool, typer.Option("--yes", help="Don't ask.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
Days = Annotated[float | None, typer.Option("--for", metavar="DAYS", help="For so many days; without it for good.")]

admin = typer.Typer(
    name="admin",
    help="Run a server: its tables, bans, reports, invitations, backups. Works beside servers that run.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class Phase(Enum):
    """Which tables."""

    gathering = "gathering"
    playing = "playing"
    over = "over"
    closed = "closed"


def add_to(app: typer.Typer) -> None:
    """The commands of operators, under one name."""
    app.add_typer(admin)


def _config(data: Path | None, database: str) -> Config:
    need("table", *WEB)
    from underthrone.table.config import Config

    return Config(data or home(), database=database_url(data, database))


def _desk(data: Path | None, database: str) -> Desk:
    config = _config(data, database)
    from underthrone.table.storage.desk import desk

    return desk(config)


def _sure(question: str, yes: bool) -> None:
    """Asks before something that can't be undone; where nobody can answer, --yes is the answer."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise Trouble(f"{question} It isn't done without --yes.")
    typer.confirm(question, abort=True, err=True)


def _said(text: str) -> None:
    out.print(text, markup=False, soft_wrap=True)


def _age(at: float | None) -> str:
    """How long ago, in one word."""
    if at is None:
        return ""
    seconds = time.time() - at
    for unit, size in (("d", A_DAY), ("h", 3600.0), ("m", 60.0)):
        if abs(seconds) >= size:
            return f"{seconds / size:.0f} {unit}"
    return f"{seconds:.0f} s"


def _known(found: bool, table: str) -> None:
    if not found:
        raise Trouble(f"There is no table {table}.")


def _json(what: Any) -> None:
    _said(json.dumps(what, indent=1, ensure_ascii=False))


# --- Tables


@admin.command()
def tables(
    data: Data = None,
    database: Database = "",
    game: Annotated[str, typer.Option(help="Of this game.")] = "",
    phase: Annotated[Phase | None, typer.Option(help="In this phase.")] = None,
    idle: Annotated[float | None, typer.Option(metavar="DAYS", help="Where nobody has moved for so long.")] = None,
    come_from: Annotated[
        str, typer.Option("--from", metavar="ADDRESS", help="Opened or sat at from an address, or from its hash.")
    ] = "",
    most: Annotated[int, typer.Option(help="At most so many, the newest first.")] = 50,
    as_json: AsJson = False,
) -> None:
    """List tables."""
    at_least("most", most, 1)
    if game and game not in games():
        raise Trouble(f"There is no game {game!r}: {', '.join(games())}.")
    engine = _desk(data, database)
    from underthrone.table.storage import overview

    since = None if idle is None else time.time() - idle * A_DAY
    with engine.connect() as connection:
        word = "" if phase is None else phase.value
        found = overview.tables(connection, most, game, word, since, _hash(engine, come_from))
    if as_json:
        _json(found)
        return
    heads = ["table", "game", "phase", "people", "opened", "moved", "from"]
    show((plural(len(found), "table"), heads, [_row(one) for one in found]))


def _row(one: dict[str, Any]) -> list[Any]:
    people = f"{sum(seat['kind'] == 'person' for seat in one['seats'])} of {len(one['seats'])}"
    phase = "closed" if one["closed"] else one["phase"]
    return [one["table"], one["game"], phase, people, _age(one["opened"]), _age(one["moved"]), one["from"]]


def _hash(engine: Desk, text: str) -> str:
    """The keyed hash of an address; of a hash itself."""
    if not text:
        return ""
    from underthrone.table.addresses import household, parsed
    from underthrone.table.guard import origin_of
    from underthrone.table.storage.bans import meant
    from underthrone.table.storage.database import key

    return origin_of(key(engine, "cookies"), household(text)) if parsed(text) else meant(text)


@admin.command("show")
def show_table(table: TableId, data: Data = None, database: Database = "", as_json: AsJson = False) -> None:
    """Look at a table: who sits where, since when, what was said and reported. Never a hand or a key."""
    engine = _desk(data, database)
    from underthrone.table.storage import overview

    with engine.connect() as connection:
        found = overview.table(connection, table)
    if found is None:
        raise Trouble(f"There is no table {table}.")
    if as_json:
        _json(found)
        return
    state = f"{found['phase']}, closed" if found["closed"] else found["phase"]
    where = "in the lobby" if found["public"] else "by its link"
    _said(f"{found['game']} · {state} · {where} · opened {_age(found['opened'])} ago from {found['from'] or 'unknown'}")
    moved = f", the last {_age(found['moved'])} ago" if found["moved"] else ""
    _said(plural(found["answers"], "answer") + moved + (f" · {found['result']}" if found["result"] else ""))
    hosts = {found["host"]: "host"}
    rows = [
        [one["seat"] + 1, one["kind"], one["name"], one["level"] or hosts.get(one["seat"], ""), one["from"]]
        for one in found["seats"]
    ]
    show(("Seats", ["seat", "who", "name", "as", "from"], rows))
    for line in found["chat"]:
        _said(f"{_age(line['at'])} ago, seat {line['seat'] + 1}, {line['name'] or '(no name)'}: {line['text']}")
    _reports(found["reports"])


@admin.command()
def close(table: TableId, data: Data = None, database: Database = "", yes: Yes = False) -> None:
    """Close a table: nobody opens it any more, and everything in it stays."""
    engine = _desk(data, database)
    from underthrone.table.storage import closing

    _sure(f"Close table {table}?", yes)
    _known(closing.close(engine, table), table)
    _said(f"Table {table} is closed; `admin reopen {table}` opens it again.")


@admin.command()
def reopen(table: TableId, data: Data = None, database: Database = "") -> None:
    """Open a closed table again: it goes on where it was."""
    engine = _desk(data, database)
    from underthrone.table.storage import closing

    _known(closing.reopen(engine, table), table)
    _said(f"Table {table} is open again.")


@admin.command()
def delete(tables: TableIds, data: Data = None, database: Database = "", yes: Yes = False) -> None:
    """Delete tables with all that belongs to them, for good; reports about them stay."""
    engine = _desk(data, database)
    from underthrone.table.storage import closing

    _sure(f"Delete {', '.join(tables)} for good?", yes)
    for table in tables:
        _known(closing.remove(engine, table), table)
        _said(f"Table {table} is deleted.")


@admin.command()
def forget(
    table: TableId,
    seat: Annotated[int, typer.Argument(metavar="SEAT", help="The seat's number, from 1.")],
    data: Data = None,
    database: Database = "",
    yes: Yes = False,
) -> None:
    """Delete what belongs to a seat, as its person's “Delete my data” does."""
    engine = _desk(data, database)
    from underthrone.table.storage import closing

    _sure(f"Delete what belongs to seat {seat} of table {table} for good?", yes)
    if not closing.forget(engine, table, seat - 1):
        raise Trouble(f"There is no seat {seat} at a table {table}.")
    _said("Deleted: the name, all that was said from this seat, its reports, its key and the hash of its address.")
    _said("What stays, so that the game can be verified: its answers and, once dealt, its contribution to chance.")


# --- People


@admin.command()
def ban(
    address: Annotated[str, typer.Argument(help="An address, a network, or a hash from `admin show`.")],
    days: Days = None,
    note: Annotated[str, typer.Option(help="Why, for yourself.")] = "",
    data: Data = None,
    database: Database = "",
) -> None:
    """Let an address in no more, at all servers within seconds; an IPv6 address means its network (/64)."""
    at_least("for", 1 if days is None else days, 0)
    engine = _desk(data, database)
    from underthrone.table.storage import bans as storage

    one = storage.ban(engine, address, note, days)
    _said(f"{one.who} is banned " + ("for good." if days is None else f"for {days:g} days."))


@admin.command()
def unban(
    address: Annotated[str, typer.Argument(help="As `admin bans` lists it.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Let an address in again."""
    engine = _desk(data, database)
    from underthrone.table.storage import bans as storage

    if not storage.unban(engine, address):
        raise Trouble(f"{storage.meant(address)} isn't banned.")
    _said(f"{storage.meant(address)} may come again.")


@admin.command()
def bans(data: Data = None, database: Database = "", as_json: AsJson = False) -> None:
    """List who is banned."""
    engine = _desk(data, database)
    from underthrone.table.storage import bans as storage

    with engine.connect() as connection:
        found = storage.bans(connection)
    if as_json:
        _json([one._asdict() for one in found])
        return
    rows = [[one.who, _age(one.made), _left(one.until), one.note] for one in found]
    show((plural(len(found), "ban"), ["who", "since", "left", "note"], rows))


def _left(until: float | None) -> str:
    return "for good" if until is None else _age(2 * time.time() - until)


@admin.command()
def reports(
    data: Data = None,
    database: Database = "",
    everything: Annotated[bool, typer.Option("--all", help="Those that are dealt with too.")] = False,
    done: Annotated[list[int] | None, typer.Option(metavar="NUMBER", help="This one is dealt with.")] = None,
    as_json: AsJson = False,
) -> None:
    """List what players reported."""
    engine = _desk(data, database)
    from underthrone.table.storage import reports as storage

    for number in done or []:
        if not storage.settle(engine, number):
            raise Trouble(f"There is no report {number}.")
    with engine.connect() as connection:
        found = storage.reports(connection, everything=everything)
    if as_json:
        _json(found)
        return
    _said(plural(len(found), "report"))
    _reports(found)


def _reports(found: Sequence[dict[str, Any]]) -> None:
    for one in found:
        about = "the table" if one["about"] is None else f"seat {one['about'] + 1} ({one['name'] or 'no name'})"
        came = f", who came from {one['origin']}" if one["origin"] else ""
        done = " · dealt with" if one["done"] else ""
        _said(f"\nReport {one['number']} · table {one['table']} · {_age(one['at'])} ago{done}")
        _said(f"  seat {one['seat'] + 1} about {about}{came}: {one['text']}")
        for seat, name, text in one["chat"]:
            _said(f"  > seat {seat + 1}, {name or '(no name)'}: {text}")


# --- Invitations


@admin.command()
def invite(
    note: Annotated[str, typer.Argument(help="For whom.")] = "",
    days: Days = None,
    runs: Annotated[bool, typer.Option("--admin", help="For one who runs the server.")] = False,
    base_url: Annotated[str, typer.Option(metavar="URL", help="The address that people use.")] = "",
    data: Data = None,
    database: Database = "",
) -> None:
    """Make an invitation to open tables, for `serve --open-tables invited`: a link that is told once."""
    at_least("for", 1 if days is None else days, 0)
    engine = _desk(data, database)
    from underthrone.table.storage import invitations as storage

    _said(f"{base_url.rstrip('/')}/invited/{storage.invite(engine, note, runs, days)}")


@admin.command()
def invitations(data: Data = None, database: Database = "", as_json: AsJson = False) -> None:
    """List invitations; the links themselves aren't stored."""
    engine = _desk(data, database)
    from underthrone.table.storage import invitations as storage

    found = storage.invitations(engine)
    if as_json:
        _json([one._asdict() for one in found])
        return
    rows = [
        [one.token[:12], one.note, "admin" if one.admin else "guest", _age(one.made), _left(one.until)] for one in found
    ]
    show((plural(len(found), "invitation"), ["id", "for", "as", "made", "left"], rows))


@admin.command()
def withdraw(
    beginning: Annotated[str, typer.Argument(metavar="ID", help="As `admin invitations` lists it.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Withdraw an invitation: it opens no more tables."""
    engine = _desk(data, database)
    from underthrone.table.storage import invitations as storage

    if len(beginning) < 8 or not storage.withdraw(engine, beginning):
        raise Trouble(f"There is no invitation {beginning}.")
    _said("It is withdrawn.")


# --- Everything


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The new file; it holds secrets, so only you can read it.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Back up everything to one file, while servers run; SQLite and PostgreSQL have the same."""
    config = _config(data, database)
    from underthrone.table.storage.backup import backup as run
    from underthrone.table.storage.desk import found

    rows = run(found(config), file)
    _said(f"{file}: {plural(rows.get('tables', 0), 'table')}, {plural(sum(rows.values()), 'row')}.")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file of `admin backup`.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Restore a backup to an empty folder or database; also the way from SQLite to PostgreSQL, and back."""
    config = _config(data, database)
    from underthrone.table.storage.backup import restore as run
    from underthrone.table.storage.database import connecting
    from underthrone.table.storage.folder import Folder

    held = None if config.database else Folder(config.data)
    try:
        rows = run(connecting(config.url), file)
    finally:
        if held is not None:
            held.release()
    _said(f"Restored: {plural(rows.get('tables', 0), 'table')}, {plural(sum(rows.values()), 'row')}.")


@admin.command()
def check(
    data: Data = None,
    database: Database = "",
    journals: Annotated[bool, typer.Option(help="Recompute every game too, which takes longer.")] = True,
) -> int:
    """Check that everything stored is well: shape, files, every table, every game. Exit code 1 when it isn't."""
    config = _config(data, database)
    from underthrone.table.storage import checking
    from underthrone.table.storage.desk import desk

    engine = desk(config)
    troubles = list(checking.whole(engine, config))
    ids = checking.ids(engine)
    with bar("Checking", len(ids)) as each:
        troubles += checking.games(engine, ids, each, journals)
    for trouble in troubles:
        err.print(trouble, markup=False, soft_wrap=True)
    _said(f"{plural(len(ids), 'table')}: " + (f"{plural(len(troubles), 'trouble')}." if troubles else "all is well."))
    return 1 if troubles else 0
