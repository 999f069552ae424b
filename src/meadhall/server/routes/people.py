"""Me: my name, the hall's door, and the way to another device."""

from __future__ import annotations

import asyncio
import secrets
import time

from fastapi import APIRouter, Request, Response

from meadhall.server import hosting, webhooks
from meadhall.server.hall import Hall
from meadhall.server.models import Carry, CarryAccept, Login, Me, MeChange
from meadhall.server.people import (
    Anybody,
    Guest,
    PersonId,
    TheHall,
    Who,
    address_of,
    fingerprint,
    give_cookie,
    hash_of,
    make_person,
    same_password,
)
from meadhall.server.problems import ERRORS
from meadhall.table.problems import Problem
from meadhall.table.seats import moment

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)

CARRY_SECONDS = 15 * 60


async def me_of(hall: Hall, person_id: int | None, admitted: bool) -> Me:
    """A person, as the person may see it."""
    found = None if person_id is None else await hall.store.person(person_id)
    return Me(
        id=0 if found is None else found["id"],
        name="" if found is None else found["name"],
        webhook="" if found is None else found["webhook"],
        locked=bool(hall.settings.password),
        admitted=admitted,
        seats=0 if person_id is None else await hall.store.seats_held(person_id),
        role="" if found is None else found["role"],
        notice=await hosting.notice(hall.store) if admitted else "",
        debug=hall.settings.debug,
    )


@router.get("/me")
async def me(hall: TheHall, who: Anybody) -> Me:
    """Who this browser is."""
    return await me_of(hall, who.person_id, who.admitted)


@router.put("/me")
async def change_me(hall: TheHall, person_id: PersonId, change: MeChange) -> Me:
    """Choose a nickname; choose the address that is called when a decision is owed while you are away."""
    if change.name is not None:
        await hall.store.set_person(person_id, name=change.name)
    if change.webhook is not None:
        if change.webhook:
            webhooks.check(change.webhook)
            await asyncio.to_thread(webhooks.checked, change.webhook, hall.settings.private_webhooks)
        await hall.store.set_person(person_id, webhook=change.webhook)
    return await me_of(hall, person_id, True)


@router.post("/login")
async def login(request: Request, response: Response, hall: TheHall, who: Anybody, given: Login) -> Me:
    """Give the hall's password."""
    await hall.spend(None, address_of(request), "guesses")
    if not same_password(hall, given.password):
        raise Problem("wrong-password")
    admitted = fingerprint(hall.settings.password)
    if who.person_id is None:
        who = await make_person(request, response, hall, admitted)
    else:
        await hall.store.set_key(who.hashed, admitted=admitted)
    return await me_of(hall, who.person_id, True)


@router.post("/me/carry", status_code=201)
async def carry(hall: TheHall, person_id: PersonId) -> Carry:
    """Make a link that makes another device the same person."""
    token, expires = secrets.token_urlsafe(16), time.time() + CARRY_SECONDS
    await hall.store.add_carry(hash_of(token), person_id, expires)
    return Carry(token=token, path=f"/carry#{token}", expires=moment(expires))


async def check_replace(hall: Hall, who: Who, replace: bool) -> None:
    """A device with seats of its own is asked before it becomes another person."""
    if who.person_id is not None and not replace and await hall.store.seats_held(who.person_id):
        raise Problem("carry-replaces")


async def become(request: Request, response: Response, hall: Hall, person_id: int) -> Me:
    """This device is that person from now on."""
    secret = secrets.token_urlsafe(16)
    await hall.store.add_key(hash_of(secret), person_id, fingerprint(hall.settings.password))
    give_cookie(request, response, secret)
    return await me_of(hall, person_id, True)


@router.post("/me/carry/accept")
async def accept(request: Request, response: Response, hall: TheHall, who: Guest, given: CarryAccept) -> Me:
    """Become the person who made the link."""
    hashed = hash_of(given.token)
    if not await hall.store.has_carry(hashed):
        raise Problem("bad-carry")
    await check_replace(hall, who, given.replace)
    person_id = await hall.store.take_carry(hashed)
    if person_id is None:
        raise Problem("bad-carry")
    return await become(request, response, hall, person_id)
