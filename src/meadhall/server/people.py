"""Who is asking: a random secret in a cookie. There are no accounts; the server keeps hashes only."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Annotated, NamedTuple

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from meadhall.server.hall import Hall
from meadhall.table.problems import Problem

COOKIE = "meadhall"
COOKIE_SECONDS = 400 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{22,64}")


class Who(NamedTuple):
    """A browser. Without a person it has not done anything yet."""

    hashed: str
    person_id: int | None
    admitted: bool
    role: str = ""
    banned: bool = False


def hash_of(secret: str) -> str:
    """What is stored of a secret; 128 random bits need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fingerprint(password: str) -> str:
    """What a key remembers of the hall's password: a new password locks everybody out again."""
    return hashlib.sha256(f"meadhall-password:{password}".encode()).hexdigest() if password else ""


def same_password(hall: Hall, given: str) -> bool:
    """Is it the hall's password?"""
    return hmac.compare_digest(fingerprint(given), fingerprint(hall.settings.password))


async def known(hall: Hall, secret: str | None) -> Who:
    """Whose secret it is."""
    if secret is None or not SECRET.fullmatch(secret):
        return Who("", None, not hall.settings.password)
    hashed = hash_of(secret)
    key = await hall.store.key(hashed)
    if key is None:
        return Who("", None, not hall.settings.password)
    admitted = not hall.settings.password or key["admitted"] == fingerprint(hall.settings.password)
    return Who(hashed, key["person_id"], admitted, key["role"], bool(key["banned"]))


def admit(hall: Hall, who: Who) -> None:
    """Raises if the hall has a password that this browser has not given, or its person is shut out."""
    if who.banned:
        raise Problem("banned")
    if not who.admitted:
        raise Problem("hall-locked")


def address_of(request: HTTPConnection) -> str:
    """Where somebody asks from; the named proxy says for whom it asks."""
    return request.client.host if request.client is not None else ""


async def hall_of(request: Request) -> Hall:
    """The hall of this process. Asynchronous, for else every request would ask a thread for it."""
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(hall_of)]


async def anybody(request: Request, hall: TheHall) -> Who:
    """Whoever asks, also from before the door."""
    return await known(hall, request.cookies.get(COOKIE))


async def guest(hall: TheHall, who: Annotated[Who, Depends(anybody)]) -> Who:
    """Whoever asks and may come in."""
    admit(hall, who)
    return who


async def person(
    request: Request, response: Response, hall: TheHall, who: Annotated[Who, Depends(guest)]
) -> int:
    """The person who asks; a browser's first deed makes it a person."""
    if who.person_id is not None:
        return who.person_id
    return (await make_person(request, response, hall)).person_id or 0


async def make_person(request: Request, response: Response, hall: Hall, admitted: str = "") -> Who:
    """A new person with a new secret in this browser."""
    secret = secrets.token_urlsafe(16)
    hashed = hash_of(secret)
    person_id = await hall.store.add_person(hashed, admitted)
    give_cookie(request, response, secret)
    return Who(hashed, person_id, True)


def give_cookie(request: Request, response: Response, secret: str) -> None:
    """Put the secret into the browser, out of reach of scripts and of other sites."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https" or request.headers.get("x-forwarded-proto") == "https",
    )


Anybody = Annotated[Who, Depends(anybody)]
Guest = Annotated[Who, Depends(guest)]
PersonId = Annotated[int, Depends(person)]
