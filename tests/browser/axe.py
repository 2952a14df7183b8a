"""What axe finds wrong with a page."""

from __future__ import annotations

import json
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page


def violations(page: Page, *rules: str) -> list[str]:
    """What breaks the rules of accessibility, all of them or some, with the first pieces that do."""
    options = {"runOnly": list(rules)} if rules else None
    return [_said(violation) for violation in Axe().run(page, options=options).response["violations"]]


def _said(violation: dict[str, Any]) -> str:
    nodes = [
        f"    {node['html'][:160]} {json.dumps([a.get('message') for a in node['any']])}" for node in violation["nodes"]
    ]
    return "\n".join([f"{violation['id']}: {violation['help']}", *nodes[:4]])
