"""Who I am: passkeys and the recovery phrase to sign in elsewhere, my data, and leaving for good."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field, StrictBool, StringConstraints
from sqlalchemy import select

from meadhall.server import leaving, passkeys, phrase
from meadhall.server import schema as t
from meadhall.server.hall import Hall
from meadhall.server.models import Given, Me, Talk
from meadhall.server.people import COOKIE, Guest, PersonId, TheHall, address_of
from meadhall.server.problems import ERRORS
from meadhall.server.routes.people import become, check_replace
from meadhall.table.problems import Problem
from meadhall.table.seats import moment

router = APIRouter(prefix="/api", tags=["account"], responses=ERRORS)

Credential = Annotated[dict[str, Any], Field(max_length=20)]
"""What a browser says of a passkey: as WebAuthn defines it, and read by py_webauthn alone."""


class Phrase(BaseModel):
    """Six words that make any device this person. They are shown once."""

    phrase: str


class PhraseGiven(Given):
    phrase: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    replace: StrictBool = False


class PasskeyInfo(BaseModel):
    id: str
    label: str
    created: str


class WaysIn(BaseModel):
    """How this person signs in on another device."""

    phrase: bool
    passkeys: list[PasskeyInfo]
    devices: int


class PasskeyGiven(Given):
    credential: Credential
    label: Annotated[str, StringConstraints(strip_whitespace=True, max_length=40, pattern=f"^$|{Talk}")] = ""


class PasskeySigned(Given):
    credential: Credential
    replace: StrictBool = False


class Sure(Given):
    sure: StrictBool


@router.get("/me/ways")
async def ways(hall: TheHall, who: Guest) -> WaysIn:
    """How I can sign in on another device."""
    return await ways_of(hall, who.person_id or 0)


async def ways_of(hall: Hall, person_id: int) -> WaysIn:
    person = await hall.store.person(person_id)
    found = await passkeys.listed(hall.store, person_id)
    devices = await hall.store.all(select(t.keys.c.hash).where(t.keys.c.person_id == person_id))
    return WaysIn(
        phrase=person is not None and bool(person["phrase"]),
        passkeys=[
            PasskeyInfo(id=row["id"], label=row["label"], created=moment(row["created"])) for row in found
        ],
        devices=len(devices),
    )


# the recovery phrase


@router.post("/me/phrase", status_code=201)
async def new_phrase(hall: TheHall, person_id: PersonId) -> Phrase:
    """A new recovery phrase; one of before is worth nothing any more."""
    made = phrase.made()
    await hall.store.set_person(person_id, phrase=phrase.hashed(made))
    return Phrase(phrase=made)


@router.post("/login/phrase")
async def by_phrase(
    request: Request, response: Response, hall: TheHall, who: Guest, given: PhraseGiven
) -> Me:
    """Be the person to whom the phrase belongs."""
    await hall.spend(None, address_of(request), "guesses")
    found = await hall.store.one(
        select(t.people.c.id).where(t.people.c.phrase == phrase.hashed(given.phrase))
    )
    if found is None:
        raise Problem("wrong-phrase")
    await check_replace(hall, who, given.replace)
    return await become(request, response, hall, found["id"])


# passkeys


@router.post("/me/passkeys/options")
async def passkey_options(request: Request, hall: TheHall, person_id: PersonId) -> dict[str, Any]:
    """What a browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON)."""
    person = await hall.store.person(person_id)
    place = passkeys.Place(hall.settings, request)
    return await passkeys.registration(hall.store, place, person_id, person["name"] if person else "")


@router.post("/me/passkeys", status_code=201)
async def add_passkey(request: Request, hall: TheHall, person_id: PersonId, given: PasskeyGiven) -> WaysIn:
    """Keep a passkey that the browser has made."""
    place = passkeys.Place(hall.settings, request)
    await passkeys.register(hall.store, place, person_id, given.credential, given.label)
    return await ways_of(hall, person_id)


@router.delete("/me/passkeys/{passkey}", status_code=204)
async def drop_passkey(hall: TheHall, person_id: PersonId, passkey: str) -> None:
    """Throw a passkey away."""
    if not await passkeys.forget(hall.store, person_id, passkey):
        raise Problem("unknown-passkey")


@router.post("/login/passkey/options")
async def passkey_question(request: Request, hall: TheHall, who: Guest) -> dict[str, Any]:
    """What a browser has to sign (PublicKeyCredentialRequestOptionsJSON)."""
    await hall.spend(None, address_of(request), "guesses")
    return await passkeys.question(hall.store, passkeys.Place(hall.settings, request))


@router.post("/login/passkey")
async def by_passkey(
    request: Request, response: Response, hall: TheHall, who: Guest, given: PasskeySigned
) -> Me:
    """Be the person whose passkey has signed."""
    await check_replace(hall, who, given.replace)
    person_id = await passkeys.signed_in(hall.store, passkeys.Place(hall.settings, request), given.credential)
    return await become(request, response, hall, person_id)


# my data


@router.get("/me/data")
async def my_data(response: Response, hall: TheHall, who: Guest) -> dict[str, Any]:
    """All that the hall knows of me, as a download."""
    response.headers["content-disposition"] = 'attachment; filename="meadhall.json"'
    return await leaving.data_of(hall.store, who.person_id or 0)


@router.post("/me/erase", status_code=204)
async def erase_me(response: Response, hall: TheHall, who: Guest, given: Sure) -> None:
    """Forget me. Games that others share keep their moves, under a neutral name."""
    if not given.sure:
        raise Problem("not-sure")
    if who.person_id is not None:
        await leaving.erase(hall, who.person_id)
    response.delete_cookie(COOKIE, path="/")
