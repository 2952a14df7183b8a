"""The options of the commands that serve and think: their words, and the bounds of those that are numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from underthrone.bots import named
from underthrone.bots.levels import LEVELS
from underthrone.cli.screen import at_least
from underthrone.kernel.errors import Trouble

RESERVED = (*LEVELS, "me", "open", "none")
Checked = Callable[[typer.CallbackParam, float | None], float | None]


class Openers(Enum):
    """Who may open tables."""

    everybody = "everybody"
    invited = "invited"
    admins = "admins"


class LogForm(Enum):
    """What the log is written as."""

    text = "text"
    json = "json"


def _from(least: float) -> Checked:
    """A number that is at least so large, where one is given."""

    def checked(option: typer.CallbackParam, value: float | None) -> float | None:
        if value is not None:
            at_least(str(option.name).replace("_", "-"), value, least)
        return value

    return checked


def _port(value: int) -> int:
    if not 0 <= value < 65536:
        raise Trouble(f"--port is between 0 and 65535, not {value}.")
    return value


def engines_of(given: list[str] | None) -> tuple[tuple[str, str], ...]:
    """The engines by the names that people see, each checked."""
    found: dict[str, str] = {}
    for text in given or []:
        name, _, bot = text.partition("=")
        if not re.fullmatch("[a-z0-9-]{1,8}", name) or name in RESERVED or name in found or not bot:
            raise Trouble(f"An engine is NAME=BOT with a new name of up to 8 small letters or digits, not {text!r}.")
        named(bot, 0)
        found[name] = bot
    return tuple(found.items())


_BOTS = "Processes that think for bots; one less than there are cores"

# --- Where it is reached

Host = Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is everywhere.")]
Port = Annotated[int, typer.Option(callback=_port, help="The port; 0 takes a free one.")]
BaseUrl = Annotated[
    str, typer.Option(metavar="URL", help="The address that people use, behind a proxy: https://play.example.org")
]
TrustedProxies = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESSES",
        help="Whose X-Forwarded-For is believed: 10.0.0.0/8,127.0.0.1 or *; with --base-url this machine's.",
    ),
]
ProxyHops = Annotated[int, typer.Option(callback=_from(1), help="How many trusted proxies stand in a row.")]
Listening = Annotated[int, typer.Option(hidden=True, help="A socket that listens already.")]

# --- What it keeps, and which processes do it

Data = Annotated[Path | None, typer.Option(metavar="DIR", help="Where all tables are kept; made if it isn't there.")]
Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="UNDERTHRONE_DATABASE",
        help="A PostgreSQL for all tables, shared by many processes: postgresql://user:password@host/name",
    ),
]
Workers = Annotated[
    int, typer.Option(callback=_from(1), help="Server processes that share the port; several need --database.")
]
Bots = Annotated[int | None, typer.Option(metavar="N", callback=_from(0), help=f"{_BOTS}; 0: others think.")]
Thinkers = Annotated[int | None, typer.Option("--bots", metavar="N", callback=_from(1), help=f"{_BOTS}.")]
Engines = Annotated[
    list[str] | None,
    typer.Option(
        "--engine",
        metavar="NAME=BOT",
        help="A bot from outside that people may choose: clever='cmd(time=2s):./engine'; as often as you like.",
    ),
]
Pause = Annotated[
    float, typer.Option(callback=_from(0), help="Seconds that a bot takes at least, so that people can follow.")
]
Check = Annotated[
    bool, typer.Option("--check-data", help="Say what this version would do to the data; serve and change nothing.")
]
Everything = Annotated[bool, typer.Option("--all", help="With --check-data: play every table again.")]

# --- What people are promised

KeepChat = Annotated[
    float,
    typer.Option(metavar="DAYS", callback=_from(0), help="How long chat is kept, and said on /privacy; 0: for ever."),
]
KeepLogs = Annotated[
    float,
    typer.Option(
        metavar="DAYS", callback=_from(0), help="How long you keep the log, to be said on /privacy; 0: not said."
    ),
]
Contact = Annotated[
    str, typer.Option(metavar="TEXT", help="How to reach you, to be said on /privacy: an address, a sentence.")
]

# --- Who may do what, and how often

Limits = Annotated[bool, typer.Option(help="Refuse those who ask too often.")]
Rate = Annotated[float, typer.Option(callback=_from(1), help="Requests per second of one person in the long run.")]
NewTables = Annotated[float, typer.Option(callback=_from(1), help="Tables per hour that one person may open.")]
Timeout = Annotated[
    float,
    typer.Option(callback=_from(0.1), help="Seconds for the head of a request to arrive; its body has twice that."),
]
Connections = Annotated[int, typer.Option(callback=_from(1), help="Connections that may be open at once.")]
ConnectionsPerAddress = Annotated[int, typer.Option(callback=_from(1), help="Those of them from one address.")]
OpenTables = Annotated[Openers, typer.Option(help="Who may open tables; sitting down at them is everybody's.")]

# --- What is watched

MetricsToken = Annotated[str, typer.Option(envvar="UNDERTHRONE_METRICS_TOKEN", help="Opens /metrics from elsewhere.")]
Log = Annotated[LogForm, typer.Option(help="What the log is written as.")]
Quiet = Annotated[bool, typer.Option("--quiet", help="No line in the log for each event.")]
