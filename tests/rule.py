"""`@rule("TH-26")`: the numbered rules that a test holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Marks a test with the ids of the rules that it holds; `make rules` counts them."""
    mark = pytest.mark.rule(*ids)

    def decorate(test: Test) -> Test:
        marked: Test = mark(test)
        return marked

    return decorate
