"""How word reaches me when I am away: an address in Apprise's notation, and browsers that are pushed to."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from pydantic import BaseModel, StringConstraints

from meadhall.server import herald
from meadhall.server.hall import Hall
from meadhall.server.models import Given
from meadhall.server.people import Guest, PersonId, TheHall, address_of
from meadhall.server.problems import ERRORS
from meadhall.server.word import MOST, said
from meadhall.table.problems import Problem

router = APIRouter(prefix="/api/me", tags=["word"], responses=ERRORS)

Base64 = Annotated[str, StringConstraints(max_length=200, pattern=r"^[A-Za-z0-9_-]+=*$")]
POINT, AUTH = 65, 16
"""So many bytes have the two keys of a browser."""


class WordInfo(BaseModel):
    """`channel`: where word goes, in Apprise's notation; `schemes`: what may be used; `browsers`: so many of mine are pushed to."""

    channel: str
    lang: Literal["en", "pl"]
    schemes: list[str]
    browsers: int


class WordChange(Given):
    channel: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)]
    lang: Literal["en", "pl"] = "en"


class PushKey(BaseModel):
    """The hall's public key: a browser wants to know who will push."""

    key: str


class PushKeys(Given):
    p256dh: Base64
    auth: Base64


class Subscription(Given):
    """What `pushManager.subscribe` gave."""

    endpoint: Annotated[str, StringConstraints(max_length=1000)]
    keys: PushKeys
    lang: Literal["en", "pl"] = "en"


class Endpoint(Given):
    endpoint: Annotated[str, StringConstraints(max_length=1000)]


class Tried(BaseModel):
    """What became of a trial: whether word went to the address, and to how many browsers."""

    channel: bool
    browsers: int


@router.get("/word")
async def word(hall: TheHall, who: Guest) -> WordInfo:
    """How I am told."""
    return await _info(hall, who.person_id or 0)


async def _info(hall: Hall, person_id: int) -> WordInfo:
    person = await hall.store.person(person_id)
    return WordInfo(
        channel=person["channel"] if person else "",
        lang=person["lang"] if person else "en",
        schemes=list(hall.settings.notify_schemes),
        browsers=len(await hall.word.browsers(person_id)),
    )


@router.put("/word")
async def change_word(hall: TheHall, person_id: PersonId, given: WordChange) -> WordInfo:
    """Choose where word goes; an empty address: nowhere."""
    if given.channel:
        herald.check(given.channel, hall.settings.notify_schemes)
        if not await hall.word.herald.understood(given.channel):
            raise Problem("bad-channel", {"detail": "it is not complete, or not an address of that kind"})
    await hall.store.set_person(person_id, channel=given.channel, lang=given.lang)
    return await _info(hall, person_id)


@router.post("/word/try")
async def try_word(request: Request, hall: TheHall, person_id: PersonId) -> Tried:
    """Send me a word at once, to see whether it arrives."""
    await hall.spend(person_id, address_of(request), "reports")
    person = await hall.store.person(person_id)
    if person is None:
        return Tried(channel=False, browsers=0)
    title, body = (said(key, person["lang"]) for key in ("word-trial-title", "word-trial"))
    if person["channel"]:
        why = await hall.word.herald.announce(person["channel"], title, body)
        if why:
            raise Problem("no-channel", {"detail": why})
    browsers = await hall.word.browsers(person_id)
    pushed = {"title": title, "body": body, "path": "/me", "tables": list[str]()}
    taken = await hall.word.push(person_id, browsers, pushed) if browsers else 0
    return Tried(channel=bool(person["channel"]), browsers=taken)


@router.get("/push")
async def push_key(hall: TheHall, who: Guest) -> PushKey:
    """The hall's public key."""
    _, public = await hall.word.keys()
    return PushKey(key=public)


@router.post("/push", status_code=201)
async def subscribe(hall: TheHall, person_id: PersonId, given: Subscription) -> WordInfo:
    """This browser wants to be told although no page is open."""
    try:
        parts = urlsplit(given.endpoint)
        good = parts.scheme == "https" or (parts.scheme == "http" and hall.settings.private_webhooks)
        good = good and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise Problem("bad-push", {"detail": "its service has no https address"})
    if (_bytes(given.keys.p256dh), _bytes(given.keys.auth)) != (POINT, AUTH):
        raise Problem("bad-push", {"detail": "its keys do not fit"})
    if len(await hall.word.browsers(person_id)) >= MOST:
        raise Problem("bad-push", {"detail": "too many browsers of yours are told already"})
    await hall.word.keep(person_id, given.endpoint, given.keys.p256dh, given.keys.auth)
    await hall.store.set_person(person_id, lang=given.lang)
    return await _info(hall, person_id)


@router.post("/push/stop")
async def unsubscribe(hall: TheHall, person_id: PersonId, given: Endpoint) -> WordInfo:
    """This browser does not want to be told any more."""
    await hall.word.forget(person_id, given.endpoint)
    return await _info(hall, person_id)


def _bytes(text: str) -> int:
    """So many bytes are written there."""
    try:
        return len(base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4)))
    except (binascii.Error, ValueError):
        return 0
