"""Who may know whom, how big the kernel is, and that a bot can't reach the state."""

from __future__ import annotations

import ast
import gc
import sys
from collections.abc import Iterator, Set
from pathlib import Path
from types import ModuleType

import pytest

import underthrone as ut
from underthrone import bots
from underthrone.bots.seat import Seat
from underthrone.kernel.state import State

ROOT = Path(__file__).parent.parent / "src" / "underthrone"
MODULES = sorted(path for path in ROOT.rglob("*.py"))
KNOWS = {  # a part may import itself and these
    "kernel": set[str](),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "journal": {"kernel", "games"},
    "lab": {"kernel", "games", "bots", "journal"},
    "review": {"kernel", "games", "bots", "journal"},
    "doors": {"kernel", "games", "bots", "journal"},
    "table": {"kernel", "games", "bots", "journal", "review"},
    "cli": {"kernel", "games", "bots", "journal", "lab", "review", "doors", "table"},
    "__main__": {"cli"},
    "": {"kernel", "games", "journal"},
}
CHANCE_AND_CLOCKS = {"random", "time", "datetime", "secrets", "uuid", "os", "threading", "asyncio"}
FILES = (
    *("book", "game", "heuristics", "moves", "redeal", "rules", "scene"),
    *("schema", "state", "stats", "tensor", "text", "view"),
)
MOST_KERNEL_LINES = 800
KERNEL_TYPES = ["mypy_extensions"]  # imported for types alone: compiled code has numbers of the machine's


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, also for types alone."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            yield str(node.module)
            yield from (f"{node.module}.{name.name}" for name in node.names if node.module == "underthrone")


def part(module: str) -> str:
    """kernel, games, bots …; nothing for the package itself."""
    names = module.split(".")
    return names[1] if len(names) > 1 and names[1] in KNOWS else ""


def parts_of(path: Path) -> tuple[str, ...]:
    return path.relative_to(ROOT).with_suffix("").parts


def code_lines(path: Path) -> int:
    """Lines that aren't blank, a comment or a docstring."""
    text = path.read_text("utf-8")
    quiet: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            quiet |= set(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    lines = enumerate(text.splitlines(), 1)
    return sum(1 for n, line in lines if n not in quiet and line.strip() and not line.strip().startswith("#"))


def test_arrows_of_knowledge() -> None:
    wrong: list[str] = []
    for path in MODULES:
        me = part(".".join(("underthrone", *parts_of(path))))
        for module in imports(path):
            if module.startswith("underthrone.") and part(module) not in {me, *KNOWS[me]}:
                wrong.append(f"{'/'.join(parts_of(path))} imports {module}")
    assert wrong == []


def test_a_game_never_imports_another() -> None:
    folders = [game_id.replace("-", "_") for game_id in ut.games()]
    for folder in folders:
        for path in (ROOT / "games" / folder).rglob("*.py"):
            for module in imports(path):
                names = module.split(".")
                if names[:2] == ["underthrone", "games"] and len(names) > 2:
                    assert names[2] not in folders or names[2] == folder, f"{path} imports {module}"


@pytest.mark.parametrize("game_id", ut.games())
def test_every_game_has_the_same_files_or_folders_and_its_book_of_rules_in_one_place(game_id: str) -> None:
    home = ROOT / "games" / game_id.replace("-", "_")
    assert [name for name in FILES if not (home / f"{name}.py").exists() and not (home / name).is_dir()] == []
    assert all((home / name).exists() for name in ("README.md", "data", "terminal.py"))
    assert (home / "features.py").exists()
    assert (home / "data/weights.toml").exists()
    assert [path.name for path in home.rglob("*.py") if "= Rules()" in path.read_text("utf-8")] == ["book.py"]


def test_the_kernel_and_the_common_part_of_games_import_no_game() -> None:
    for path in (*(ROOT / "kernel").rglob("*.py"), *(ROOT / "games").glob("*.py")):
        for module in imports(path):
            assert not any(f".{game_id.replace('-', '_')}" in module for game_id in ut.games())


def test_the_kernel_needs_the_standard_library_alone() -> None:
    for path in (ROOT / "kernel").rglob("*.py"):
        for module in imports(path):
            name = module.split(".")[0]
            assert name in {"underthrone", *KERNEL_TYPES} or name in sys.stdlib_module_names, f"{path.name}: {module}"


def test_rules_know_no_chance_but_the_states_and_no_clock() -> None:
    paths = [ROOT / "kernel" / name for name in ("state.py", "rules.py", "dice.py", "data.py")]
    paths += (ROOT / "games").glob("*/**/*.py")
    for path in paths:
        for module in imports(path):
            assert module.split(".")[0] not in CHANCE_AND_CLOCKS, f"{path} imports {module}"


def test_the_kernel_stays_small() -> None:
    lines = {path.name: code_lines(path) for path in (ROOT / "kernel").rglob("*.py")}
    assert sum(lines.values()) < MOST_KERNEL_LINES, lines


# --- A bot sees a seat


def reachable(root: object, known: Set[int] = frozenset()) -> Iterator[object]:
    """Everything that can be reached from an object and isn't known, but for the insides of others' modules."""
    seen, todo = {id(root), *known}, [root]
    while todo:
        thing = todo.pop()
        yield thing
        if isinstance(thing, ModuleType) or (isinstance(thing, dict) and "__spec__" in thing and not is_ours(thing)):
            continue
        for other in gc.get_referents(thing):
            if id(other) not in seen:
                seen.add(id(other))
                todo.append(other)


def is_ours(names: dict[object, object]) -> bool:
    """These are the names in one of our own modules."""
    return str(names.get("__name__")).startswith("underthrone")


def belongings(s: State, shared: Set[int]) -> set[int]:
    """The identities of the state and of all that is its own: its lists, its records, their lists."""
    return {id(thing) for thing in reachable(s, shared) if is_own(thing)}


def is_own(thing: object) -> bool:
    """Things that carry a state's secrets by what they are, not by being equal: no numbers, words or tuples of them."""
    return isinstance(thing, list | State) or type(thing).__module__.startswith("underthrone.games.")


@pytest.mark.slow  # it looks at everything in memory
@pytest.mark.parametrize("game", ut.games())
def test_a_bot_cannot_reach_the_state(game: str) -> None:
    g = ut.game(game)
    s = g.new(g.players[0], seed=3)
    for _ in range(20):
        s.play(s.decider(), s.moves(s.decider())[0])
    me = s.decider()
    shared = {id(thing) for thing in reachable((s.setup, s.rules, type(s)))}
    own = belongings(s, shared)
    assert id(s) in own
    assert len(own) > 3
    played: list[object] = []
    for name in ("random", "greedy", "search:20"):
        bot, seat = bots.named(name, 5), Seat(s, me, 9)
        held = list(reachable(seat, shared))
        assert any(isinstance(thing, State) for thing in held)  # a world that is imagined
        assert own.isdisjoint(map(id, held)), name
        assert bot.choose(seat) in s.moves(me)
        assert bot.move(s, me) in s.moves(me)
        assert own.isdisjoint(map(id, reachable((bot, seat), shared))), name
        played += [bot, seat]
    assert own.isdisjoint(map(id, reachable(played)))  # nor by way of anything that all share


@pytest.mark.parametrize("game", ut.games())
def test_what_a_bot_gets_tells_no_more_than_the_view(game: str) -> None:
    """Two different worlds that look alike to a seat give its bot the same things to see."""
    g = ut.game(game)
    s = g.new(g.players[0], seed=3)
    me = s.decider()
    other = s.redeal(me, 77)
    assert other != s
    mine, theirs = Seat(s, me, 9), Seat(other, me, 9)
    assert mine.view() == theirs.view()
    assert mine.moves() == theirs.moves()
    assert mine.redeal(4) == theirs.redeal(4)
    for name in ("random", "greedy", "search:30"):
        assert bots.named(name, 5).move(s, me) == bots.named(name, 5).move(other, me)
