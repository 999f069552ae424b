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

from meadhall.engine import Reason, Rules, SagaError, Value
from meadhall.sentences import translated
from meadhall.server.log import log
from meadhall.text import LANGUAGES, MissingText, Texts, bundle

HERE = Path(__file__).parent

STATUS = {
    "bad-json": 400,
    "hall-locked": 401,
    "wrong-password": 403,
    "wrong-origin": 403,
    "wrong-host": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "no-spectators": 403,
    "banned": 403,
    "not-hall-host": 403,
    "no-metrics": 403,
    "not-allowed": 405,
    "not-found": 404,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-aid": 404,
    "no-such-text": 404,
    "no-such-seat": 404,
    "bad-invitation": 404,
    "bad-carry": 404,
    "bad-grant": 404,
    "no-such-person": 404,
    "too-slow": 408,
    "too-large": 413,
    "bad-request": 422,
    "bad-options": 422,
    "bad-saga": 422,
    "bad-webhook": 422,
    "bad-position": 422,
    "bad-level": 422,
    "bad-seats": 422,
    "no-seat-of-mine": 422,
    "too-fast": 429,
    "rules-broke": 500,
    "server-error": 500,
    "storage": 503,
}
"""The HTTP status of a key; all others are 409: the request is right, the moment is wrong."""


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


class Problem(HTTPException):
    """Something is refused. `rules`: the reason comes from a game, whose texts say it."""

    def __init__(
        self,
        key: str,
        params: Mapping[str, Value] | None = None,
        *,
        clause: str = "",
        line: int | None = None,
        rules: Rules[Any] | None = None,
        names: tuple[str, ...] = (),
        status: int = 0,
    ) -> None:
        super().__init__(status or STATUS.get(key, 409), key)
        self.key = key
        self.params = dict(params or {})
        self.clause = clause
        self.line = line
        self.rules = rules
        self.names = names

    def info(self, lang: str) -> ProblemInfo:
        """The refusal in a language."""
        return ProblemInfo(
            key=self.key,
            sentence=self._sentence(lang),
            params=self.params,
            clause=self.clause,
            line=self.line,
        )

    def _sentence(self, lang: str) -> str:
        if self.rules is not None:
            try:
                return Texts(self.rules, lang, self.names).say(f"no-{self.key}", self.params)
            except MissingText:
                return self.key
        texts = bundle(HERE, lang)
        pattern = texts.get_message(f"no-{self.key}").value
        assert pattern is not None
        said = {
            name: translated(str(value), lang) if name == "detail" else value
            for name, value in self.params.items()
        }
        return str(texts.format_pattern(pattern, said)[0])


def of_reason(reason: Reason, rules: Rules[Any], names: tuple[str, ...] = ()) -> Problem:
    """A refusal by the rules of a game."""
    return Problem(reason.key, reason.params, clause=reason.clause, rules=rules, names=names)


def of_table(reason: Reason, rules: Rules[Any]) -> Problem:
    """Options that do not fit each other or the number of seats."""
    return Problem(reason.key, reason.params, clause=reason.clause, rules=rules, status=STATUS["bad-options"])


def of_saga(error: SagaError) -> Problem:
    """A saga that cannot be read; the engine says what and where."""
    detail = str(error)
    return Problem("bad-saga", {"detail": detail}, line=error.line or None)


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
        jsonable_encoder(ErrorBody(error=problem.info(lang))),
        status_code=problem.status_code,
        headers={"cache-control": "no-store"},
    )


def install(app: FastAPI, storage_errors: tuple[type[Exception], ...]) -> None:
    """Every error of the app speaks this way; `storage_errors` are what the database and the disk fail with."""

    @app.exception_handler(Problem)
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
