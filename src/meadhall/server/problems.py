"""Refusals: a key, a sentence in the reader's language, and what the sentence speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.encoders import jsonable_encoder
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ValidationError
from starlette.exceptions import HTTPException

from meadhall.engine import Value
from meadhall.sentences import translated
from meadhall.table.log import log
from meadhall.table.problems import Problem, speaker
from meadhall.text import LANGUAGES, MissingText, Texts, bundle

HERE = Path(__file__).parent


class ProblemInfo(BaseModel):
    """Why something was refused."""

    key: str
    sentence: str
    params: dict[str, str | int] = {}
    clause: str = ""
    line: int | None = None


class ErrorBody(BaseModel):
    """The body of every response with an error."""

    error: ProblemInfo


ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody} for status in (400, 401, 403, 404, 405, 408, 409, 413, 422, 429, 500, 503)
}


class CutOff(Problem, HTTPException):
    """A request whose body does not come as it should: FastAPI lets only errors of HTTP through from there."""

    def __init__(self, key: str, params: Mapping[str, Value] | None = None) -> None:
        Problem.__init__(self, key, params)
        HTTPException.__init__(self, self.status, key)


def sentence(problem: Problem, lang: str) -> str:
    """The refusal in words: the game's own, or the server's."""
    if problem.rules is not None:
        try:
            return Texts(problem.rules, lang, problem.names).say(f"no-{problem.key}", problem.params)
        except MissingText:
            return problem.key
    texts = bundle(HERE, lang)
    pattern = texts.get_message(f"no-{problem.key}").value
    assert pattern is not None
    said = {
        name: translated(str(value), lang) if name == "detail" else value
        for name, value in problem.params.items()
    }
    return str(texts.format_pattern(pattern, said)[0])


speaker[0] = sentence


def of_validation(errors: list[Any]) -> Problem:
    """The first thing that is wrong in a message, and where it stands."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    if first["type"] == "json_invalid":
        return Problem("bad-json")
    return Problem("bad-request", {"where": where or "message", "detail": str(first["msg"])})


def of_model(error: ValidationError) -> Problem:
    """A message that does not fit its model."""
    return of_validation(list(error.errors(include_url=False, include_input=False, include_context=False)))


def language(given: str | None, accepted: str = "") -> str:
    """The language asked for, else the first of the browser's that we speak, else English."""
    if given in LANGUAGES:
        return given
    for part in accepted.split(","):
        tag = part.partition(";")[0].strip().lower().partition("-")[0]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]


def language_of(request: Request) -> str:
    """The language of a request."""
    return language(request.query_params.get("lang"), request.headers.get("accept-language", "")[:200])


def response(problem: Problem, lang: str) -> JSONResponse:
    """The refusal as an HTTP response."""
    return JSONResponse(
        jsonable_encoder(ErrorBody(error=ProblemInfo(**problem.info(lang)))),
        status_code=problem.status,
        headers={"cache-control": "no-store"},
    )


def install(app: FastAPI, storage_errors: tuple[type[Exception], ...]) -> None:
    """Every error of the app speaks this way; `storage_errors` are what the database and the disk fail with."""

    @app.exception_handler(Problem)
    @app.exception_handler(CutOff)
    async def refuse(request: Request, problem: Problem) -> JSONResponse:
        return response(problem, language_of(request))

    @app.exception_handler(RequestValidationError)
    async def wrong_shape(request: Request, error: RequestValidationError) -> JSONResponse:
        return response(of_validation(list(error.errors())), language_of(request))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> JSONResponse:
        key = {404: "not-found", 405: "not-allowed"}.get(error.status_code, "bad-json")
        said = response(Problem(key), language_of(request))
        said.headers.update(error.headers or {})  # 405 says what is allowed
        return said

    async def not_stored(request: Request, error: Exception) -> JSONResponse:
        log("storage", level="error", path=request.url.path[:200], error=error)
        request.app.state.hall.store.failed(error)
        return response(Problem("storage"), language_of(request))

    for kind in storage_errors:
        app.add_exception_handler(kind, not_stored)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        log("server-error", level="error", path=request.url.path, error=error)
        return response(Problem("server-error"), language_of(request))
