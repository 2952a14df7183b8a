"""`serve --check-data`: what an upgrade would do, said before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table

from underthrone.cli.screen import err, out

if TYPE_CHECKING:
    from underthrone.table.config import Config
    from underthrone.table.storage.upgrading import Found, Kind

SHOWN: Final = 6  # digits of an edition's hash


def check_data(config: Config, everything: bool) -> int:
    """Says what is stored and what would come of it; exit code 1 when something is wrong."""
    from underthrone.table.storage.upgrading import checked

    with err.status("Looking") as status:
        found = checked(config, everything, lambda what: status.update(what))
    out.print(f"[bold]{found.where}[/]", soft_wrap=True)
    _shape(found)
    if found.kinds:
        out.print(_tables(found.kinds))
        _played(found, everything)
    for trouble in found.troubles:
        _say("✗", trouble)
    if not found.fine:
        _say("✗", "Something is wrong; nothing was changed.")
        return 1
    _say("✓", "Nothing is in the way of this version; nothing was changed.")
    return 0


def _say(sign: str, sentence: str) -> None:
    out.print(f"{sign} {sentence}", markup=False, soft_wrap=True, style="red" if sign == "✗" else None)


def _shape(found: Found) -> None:
    if not found.revision:
        _say("✓", "Nothing is stored here yet: the first server makes an empty database.")
    elif found.pending:
        _say("→", f"The database has shape {found.revision}; a server that starts makes these changes first:")
        for step in found.pending:
            out.print(f"    {step}", markup=False, soft_wrap=True)
    else:
        _say("✓", f"The database has the newest shape, {found.revision}.")


def _tables(kinds: list[Kind]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for name in ("game", "rules", "edition"):
        table.add_column(name, no_wrap=True)
    for name in ("go on", "look at", "closed"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("why", overflow="fold")
    for kind in kinds:
        both = kind.running + kind.over
        counts = (0, 0, both) if kind.closed else (kind.running, kind.over, 0)
        shown = [str(n) if n else "" for n in counts]
        table.add_row(
            kind.game, str(kind.rules), _short(kind.edition), *shown, kind.closed, style="red" if kind.wrong else None
        )
    return table


def _short(edition: str) -> str:
    """An edition by its name and the first digits of its hash."""
    name, _, digits = edition.rpartition("-")
    return f"{name}-{digits[:SHOWN]}…" if len(digits) > SHOWN else edition


def _played(found: Found, everything: bool) -> None:
    which = "every table that opens" if everything else "a sample; --all takes every table"
    right = found.checked - len(found.wrong)
    _say("✗" if found.wrong else "✓", f"{right} of {found.checked} tables are right from deal to end ({which}).")
    for wrong in found.wrong:
        out.print(f"    {wrong.table}: {wrong.sentence}", markup=False, soft_wrap=True)
