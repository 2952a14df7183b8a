"""What some commands need beyond the engine: the extras of pyproject.toml."""

from __future__ import annotations

from importlib.util import find_spec

from underthrone.kernel.errors import Trouble


def need(extra: str, *modules: str) -> None:
    """Says in one sentence what to install when one of these modules, which an extra brings, is missing."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        what = " and ".join([*filter(None, [", ".join(missing[:-1])]), missing[-1]])
        raise Trouble(f"This needs {what}: pip install 'underthrone[{extra}]'.")
