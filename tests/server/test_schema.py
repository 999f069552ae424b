"""The REST interface against its own schema: whatever fits it gets an answer that fits it, and nothing is ever a server error."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from meadhall.server.app import create_app, openapi
from meadhall.server.settings import Settings
from tests.server.halls import Player, Server
from tests.server.test_play import play_out

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]

schema = schemathesis.openapi.from_dict(
    openapi(create_app(Settings(database="sqlite+aiosqlite://", data=Path())))
)


@pytest.fixture(scope="module")
def tables(sqlite_server: Server) -> dict[str, Any]:
    """A person, a running table and a finished one, so that what is asked for is there."""
    ann = Player(sqlite_server, "Ann")
    over = ann.lay("me", "me")
    with ann.sit(over["id"]) as live:
        play_out({0: live, 1: live})
    running = ann.lay("me", "random", "open")
    return {"headers": {"cookie": ann.cookie()}, "ids": [over["id"], running["id"], "unknown"]}


@schema.parametrize()
@settings(max_examples=5, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_fits_the_schema(
    case: schemathesis.Case[Any], sqlite_server: Server, tables: dict[str, Any]
) -> None:
    for table_id in tables["ids"] if "table_id" in (case.path_parameters or {}) else [""]:
        if table_id:
            case.path_parameters["table_id"] = table_id
        if "game" in (case.path_parameters or {}):
            case.path_parameters["game"] = "blood-rage"
        case.call_and_validate(
            base_url=sqlite_server.url, headers=tables["headers"], checks=CHECKS, timeout=60
        )
