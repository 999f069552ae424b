"""Structured logs: one JSON object a line on stderr. Nothing secret goes in: no cookies, tokens, seeds, queries or addresses of webhooks."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

_logger = logging.getLogger("meadhall.server")


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name == _logger.name else "message",
        }
        if record.name != _logger.name:
            line |= {"from": record.name, "text": record.getMessage()}
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start(level: str = "INFO") -> None:
    """Send our log and uvicorn's to stderr, one object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    for name in ("meadhall.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler] if name != "uvicorn.error" else []
        logger.setLevel(level if name == "meadhall.server" else "WARNING")
        logger.propagate = name == "uvicorn.error"


def log(event: str, *, level: str = "info", error: BaseException | None = None, **fields: Any) -> None:
    """Write one line."""
    _logger.log(
        getattr(logging, level.upper()), event, extra={"fields": fields}, exc_info=error if error else None
    )
