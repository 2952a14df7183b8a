"""The OpenAPI document is true: schemathesis asks everything that it describes, and much that it doesn't."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, cast

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks
from tests.table.serving import Serving, Table, bearer

EXAMPLES = 6
NAMES = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
]
load_all_checks()


def test_the_document_is_kept(server: Serving, client: httpx.Client, times: int) -> None:
    table, over = Table(client), Table(client, "styx", 2)
    over.go_on(1000)
    schema = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
    schema.config.update(base_url=server.url)
    asked: dict[str, list[int]] = {}
    for result in schema.exclude(path_regex="/stream$").get_all_operations():
        operation: Any = cast(Any, result).ok()
        asked[operation.label] = answers(operation, GenerationMode.POSITIVE, [table, over], EXAMPLES * times)
        with suppress(Unsatisfiable):  # where everything is right, nothing can be wrong
            answers(operation, GenerationMode.NEGATIVE, [table, over], EXAMPLES * times)
    assert len(asked) >= 16
    assert all(len(statuses) >= 1 for statuses in asked.values())


def answers(operation: Any, mode: GenerationMode, tables: list[Table], examples: int) -> list[int]:
    """The statuses of some cases of one operation, at tables that there are and at others, with tokens and without."""
    statuses: list[int] = []

    @settings(
        max_examples=examples,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        turn = len(statuses)
        table = tables[turn % len(tables)]
        headers = bearer(table.tokens[turn % 2]) if turn % 3 else None
        if turn % 4 and "table" in case.path_parameters and mode == GenerationMode.POSITIVE:
            case.path_parameters["table"] = table.id
        response = case.call(headers=headers)
        case.validate_response(response, checks=[CHECKS.get_one(name) for name in NAMES])
        statuses.append(response.status_code)

    check()
    return statuses
