"""The command line: `underthrone`."""

from __future__ import annotations

import os
import signal
import sys
from typing import Annotated

import typer

from underthrone.cli import admin, edition, lab, learning, mcp, paper, play, puzzles, review, table, tower, workshop
from underthrone.cli.screen import err, out
from underthrone.kernel.errors import Trouble
from underthrone.lab.stamp import engine, installed

app = typer.Typer(
    help="Four modern board games on one small kernel, for players, bots, researchers and designers.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for part in (play, table, admin, paper, review, puzzles, edition, lab, learning, workshop, mcp, tower):
    part.add_to(app)


def _version(wanted: bool) -> None:
    if wanted:
        number = installed("underthrone") or "(not installed)"
        out.print(f"underthrone {number}, {engine()}, Python {sys.version.split()[0]}")
        raise typer.Exit


@app.callback()
def _whole(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Say the version, and plain or compiled."),
    ] = False,
) -> None:
    pass


def main(words: list[str] | None = None) -> None:
    """Runs a command: bad input is said in one sentence and ends with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows ? in its place
    for name in ("SIGTERM", "SIGHUP"):  # a kill or a closed window keeps what is done, as Ctrl-C does
        if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) != signal.SIG_IGN:  # nohup stays
            signal.signal(getattr(signal, name), signal.default_int_handler)
    sys.exit(run(sys.argv[1:] if words is None else words))


def run(words: list[str]) -> int:
    """Runs a command and gives its exit code."""
    try:
        return int(app(words, prog_name="underthrone", standalone_mode=False) or 0)
    except typer.TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            out.print(error.format_message(), markup=False)
            return 2
        return _wrong(f"{error.format_message()} (underthrone --help shows what is possible)")
    except Trouble as error:
        return _wrong(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that nothing more is written at exit
        return 1
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _wrong(f"{where}{error.strerror or error}.")
    except (KeyboardInterrupt, typer.Abort):
        err.print("Stopped.")
        return 130


def _wrong(sentence: str) -> int:
    err.print(sentence, markup=False, soft_wrap=True)
    return 2
