"""Which tests hold which rules: `make rules`. Fails on a rule without a test and on an id that no rule list knows."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)
Tests = dict[str, list[str]]


def lists(root: Path) -> dict[str, list[str]]:
    """The rule ids of each game, from docs/rules/<game>.md; translations have another language's code before .md."""
    files = [path for path in sorted((root / "docs" / "rules").glob("*.md")) if "." not in path.stem]
    return {path.stem: RULE.findall(path.read_text("utf-8")) for path in files}


def marked(root: Path) -> Tests:
    """The tests that are marked with each id, as `file.py::test`."""
    found: Tests = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        for test, rule_id in marks(path):
            found.setdefault(rule_id, []).append(f"{path.relative_to(root / 'tests')}::{test}")
    return found


def marks(path: Path) -> Iterator[tuple[str, str]]:
    """Each test of a file with each of its ids."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
                    for rule_id in call.args:
                        yield node.name, str(ast.literal_eval(rule_id))


def gaps(ids: list[str], tests: Tests) -> list[str]:
    """The rules that no test holds."""
    return [rule_id for rule_id in ids if rule_id not in tests]


def strangers(known: dict[str, list[str]], tests: Tests) -> list[str]:
    """The ids of tests that no rule list knows."""
    every = {rule_id for ids in known.values() for rule_id in ids}
    return sorted(rule_id for rule_id in tests if rule_id not in every)


def said(test: str) -> str:
    """A test's name as the sentence that it is."""
    return test.split("::")[1].removeprefix("test_").replace("_", " ")


def show(game: str, ids: list[str], tests: Tests, console: Console) -> None:
    """A game's rules beside the tests that hold them."""
    missing = gaps(ids, tests)
    count = len({test for rule_id in ids for test in tests.get(rule_id, [])})
    held = f"{len(ids) - len(missing)} of {len(ids)} rules held by {count} tests"
    console.print(f"[bold]{game}[/bold]: {held}", soft_wrap=True)
    table = Table("rule", "held by", box=None, pad_edge=False)
    for rule_id in ids:
        table.add_row(rule_id, "\n".join(map(said, tests.get(rule_id, []))) or "[red]no test[/red]")
    console.print(table, "")


def main(root: Path = ROOT) -> int:
    """Prints everything; 0 when there is no gap and no stranger."""
    console = Console(highlight=False)
    known, tests = lists(root), marked(root)
    if not known:
        console.print(f"[red]There are no rule lists in {root / 'docs' / 'rules'}.[/red]", soft_wrap=True)
    missing: list[str] = []
    for game, ids in known.items():
        show(game, ids, tests, console)
        missing += gaps(ids, tests)
    if missing:
        console.print(f"[red]Without a test: {', '.join(missing)}.[/red]", soft_wrap=True)
    for rule_id in strangers(known, tests):
        console.print(f"[red]No rule list knows {rule_id}: {', '.join(tests[rule_id])}.[/red]", soft_wrap=True)
    return 1 if not known or missing or strangers(known, tests) else 0


if __name__ == "__main__":
    sys.exit(main())
