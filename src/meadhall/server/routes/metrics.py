"""`GET /metrics`: what the hall counts, for Prometheus; from this machine or with a token."""

from __future__ import annotations

import hmac
import os
from ipaddress import ip_address
from pathlib import Path

import prometheus_client as prometheus
from fastapi import APIRouter, Request
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from meadhall.server.hall import Hall
from meadhall.server.metrics import FOLDER, LINES, OPEN, THINKING
from meadhall.server.people import TheHall
from meadhall.table.problems import Problem

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")

router = APIRouter(include_in_schema=False)


def look(hall: Hall) -> None:
    """Bring what stands still up to date."""
    OPEN.set(len(hall.open_tables))
    LINES.set(sum(len(table.listeners) for table in hall.open_tables.values()))
    THINKING.set(hall.driver.thinking)


def allowed(request: Request, token: str) -> bool:
    """With a token only whoever brings it; without one only this machine, and nobody for whom a proxy asks."""
    if token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(given.encode(), token.encode())
    client = request.client.host if request.client is not None else ""
    try:
        return ip_address(client).is_loopback and not any(name in request.headers for name in FORWARDED)
    except ValueError:
        return False


def _bury(folder: Path) -> None:
    """What processes that are no more held open does not count."""
    for path in folder.glob("gauge_live*.db"):
        pid = path.stem.rpartition("_")[2]
        try:
            os.kill(int(pid), 0)
        except ProcessLookupError:
            mark_process_dead(int(pid))  # type: ignore[no-untyped-call]
        except PermissionError:
            continue


@router.get("/metrics")
async def metrics(request: Request, hall: TheHall) -> Response:
    """Everything that is counted, in Prometheus' own form."""
    if not allowed(request, hall.settings.metrics_token):
        raise Problem("no-metrics")
    look(hall)
    registry = prometheus.REGISTRY
    if FOLDER in os.environ:
        _bury(Path(os.environ[FOLDER]))
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})
