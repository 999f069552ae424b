"""The app: routes, guard, and the hall that opens with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse
from pydantic import TypeAdapter
from starlette.middleware.gzip import GZipMiddleware

from meadhall import __version__
from meadhall.server import client, live, problems
from meadhall.server.hall import Hall
from meadhall.server.messages import CLIENT, SERVER
from meadhall.server.models import Health
from meadhall.server.people import Guest
from meadhall.server.routes import (
    account,
    debug,
    games,
    house,
    lobby,
    metrics,
    people,
    results,
    sagas,
    tables,
    word,
)
from meadhall.server.security import Guard
from meadhall.server.settings import Settings, from_environment
from meadhall.server.storage import STORAGE_ERRORS
from meadhall.table.log import log

REF = "#/components/schemas/{model}"


def create_app(settings: Settings | None = None) -> FastAPI:
    """The app of one server process. Without settings they come from the environment."""
    known = settings or from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(known)
        await hall.open()
        log("open", database=hall.store.url.get_backend_name(), version=__version__)
        yield
        await hall.close()
        log("closed")

    app = FastAPI(
        title="Meadhall",
        version=__version__,
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=lambda route: route.name,
    )
    problems.install(app, STORAGE_ERRORS)
    for router in (
        people.router,
        account.router,
        results.router,
        word.router,
        games.router,
        tables.router,
        sagas.router,
        house.router,
        lobby.router,
        live.router,
        debug.router,
    ):
        app.include_router(router)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def shapes(who: Guest) -> JSONResponse:
        """The schema of everything here, for whoever may come in."""
        return JSONResponse(app.openapi())

    @app.get("/health", responses={503: {"model": Health}}, tags=["health"])
    async def health(request: Request) -> Any:
        """Does the server answer, and its database?"""
        try:
            await request.app.state.hall.store.check()
        except STORAGE_ERRORS:
            failing = Health(status="failing", version=__version__, database="failing")
            return JSONResponse(failing.model_dump(), status_code=503)
        return Health(status="ok", version=__version__, database="ok")

    app.include_router(metrics.router)
    app.include_router(client.router)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guard, settings=known)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    return app


def openapi(app: FastAPI) -> dict[str, Any]:
    """The schema of REST, with the messages of the WebSocket among its components."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        parts = schema["components"]["schemas"]
        adapters: tuple[tuple[str, TypeAdapter[Any], str], ...] = (
            ("ClientMessage", CLIENT, "validation"),
            ("ServerMessage", SERVER, "serialization"),
        )
        for name, adapter, mode in adapters:
            made = adapter.json_schema(ref_template=REF, mode=mode)  # type: ignore[arg-type]
            for part, shape in made.pop("$defs").items():
                parts.setdefault(part, shape)
            parts[name] = made
        for deeds in schema["paths"].values():
            for deed in deeds.values():
                for status, answer in deed["responses"].items():
                    if status >= "400":  # a refusal is JSON also where plain text was asked for
                        (shape,) = answer["content"].values()
                        answer["content"] = {"application/json": shape}
        schema["x-websocket"] = {
            "path": "/api/tables/{table_id}/live",
            "sends": {"$ref": "#/components/schemas/ServerMessage"},
            "receives": {"$ref": "#/components/schemas/ClientMessage"},
        }
        app.openapi_schema = schema
    return app.openapi_schema
