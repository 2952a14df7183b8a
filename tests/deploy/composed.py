"""deploy/compose.yaml as data: its services, with what deploy/.env would say."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent.parent
DEPLOY: Final = ROOT / "deploy"
VARIABLE: Final = re.compile(r"\$\{(\w+)(?::[-?][^}]*)?\}")
yaml: Any = importlib.import_module("yaml")


def compose(**env: str) -> dict[str, Any]:
    """The whole file, variables filled in."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    found: dict[str, Any] = yaml.safe_load(VARIABLE.sub(lambda found: env.get(found[1], ""), text))
    return found
