"""Passkeys: a device keeps a key and signs what the hall asks; the hall keeps the public half. WebAuthn itself is py_webauthn's.

Browsers offer passkeys on https and on localhost only, and never for a bare address such as 192.168.0.7.
"""

from __future__ import annotations

import ipaddress
import json
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select, update

from meadhall.server import schema as t
from meadhall.server.settings import Settings
from meadhall.server.storage import Store
from meadhall.table.problems import Problem

if TYPE_CHECKING:
    from starlette.requests import Request

MOST = 20
"""So many passkeys a person may have."""
SECONDS = 300
NOBODY = 0


class Place:
    """The hall as a browser knows it: passkeys belong to this name and work from these pages."""

    def __init__(self, settings: Settings, request: Request) -> None:
        own = str(request.base_url).rstrip("/")
        home = settings.public_url or own
        self.name = urlsplit(home).hostname or ""
        self.pages = [home, *settings.origins]
        try:
            ipaddress.ip_address(self.name)
        except ValueError:
            return
        raise Problem("passkey-place", {"name": self.name})


async def registration(store: Store, place: Place, person_id: int, name: str) -> dict[str, Any]:
    """What the browser needs to make a passkey for a person."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = await listed(store, person_id)
    if len(known) >= MOST:
        raise Problem("passkeys-many", {"most": MOST})
    options = webauthn.generate_registration_options(
        rp_id=place.name,
        rp_name="Meadhall",
        user_id=f"meadhall-{person_id}".encode(),
        user_name=name or "Meadhall",
        user_display_name=name or "Meadhall",
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(row["id"])) for row in known
        ],
    )
    await _challenge(store, options.challenge, person_id)
    made: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return made


async def register(
    store: Store, place: Place, person_id: int, credential: dict[str, Any], label: str
) -> None:
    """Keep a passkey that the browser has made."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = await _answered(store, credential, person_id)
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.pages,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Problem("bad-passkey", {"detail": _said(error)}) from None
    values = {
        "id": bytes_to_base64url(made.credential_id),
        "person_id": person_id,
        "public_key": made.credential_public_key,
        "uses": made.sign_count,
        "label": label,
        "created": time.time(),
    }
    async with store.transaction() as connection:
        same = t.passkeys.c.id == values["id"]
        await connection.execute(delete(t.passkeys).where(same, t.passkeys.c.person_id == person_id))
        if (await connection.execute(select(t.passkeys.c.id).where(same))).first() is not None:
            raise Problem("bad-passkey", {"detail": "it belongs to somebody else"})
        await connection.execute(insert(t.passkeys), values)


async def question(store: Store, place: Place) -> dict[str, Any]:
    """What a browser has to sign to be somebody; which passkey it takes is its own affair."""
    import webauthn

    options = webauthn.generate_authentication_options(rp_id=place.name)
    await _challenge(store, options.challenge, NOBODY)
    made: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return made


async def signed_in(store: Store, place: Place, credential: dict[str, Any]) -> int:
    """Whose passkey has signed."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = await _answered(store, credential, NOBODY)
    known = await store.one(select(t.passkeys).where(t.passkeys.c.id == str(credential.get("id"))[:1400]))
    if known is None:
        raise Problem("unknown-passkey")
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.pages,
            credential_public_key=known["public_key"],
            credential_current_sign_count=known["uses"],
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Problem("bad-passkey", {"detail": _said(error)}) from None
    used = update(t.passkeys).where(t.passkeys.c.id == known["id"]).values(uses=found.new_sign_count)
    async with store.transaction() as connection:
        await connection.execute(used)
    person_id: int = known["person_id"]
    return person_id


async def listed(store: Store, person_id: int) -> list[Any]:
    """The passkeys of a person, the oldest first."""
    query = select(t.passkeys.c.id, t.passkeys.c.label, t.passkeys.c.created)
    mine = query.where(t.passkeys.c.person_id == person_id).order_by(t.passkeys.c.created)
    return list(await store.all(mine))


async def forget(store: Store, person_id: int, passkey: str) -> bool:
    """Throw a passkey away; False if the person has none of that id."""
    mine = (t.passkeys.c.person_id == person_id) & (t.passkeys.c.id == passkey)
    async with store.transaction() as connection:
        return (await connection.execute(delete(t.passkeys).where(mine))).rowcount == 1


async def _challenge(store: Store, challenge: bytes, person_id: int) -> None:
    values = {"challenge": challenge.hex()[:100], "person_id": person_id, "expires": time.time() + SECONDS}
    async with store.transaction() as connection:
        await connection.execute(delete(t.challenges).where(t.challenges.c.expires < time.time()))
        await connection.execute(insert(t.challenges), values)


async def _answered(store: Store, credential: dict[str, Any], person_id: int) -> bytes:
    """The challenge that the browser says it has signed, if it is one of ours; it is used up by that."""
    from webauthn.helpers import base64url_to_bytes

    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = base64url_to_bytes(told["challenge"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Problem("bad-passkey", {"detail": "it cannot be read"}) from None
    mine = (t.challenges.c.challenge == challenge.hex()[:100]) & (t.challenges.c.person_id == person_id)
    good = mine & (t.challenges.c.expires >= time.time())
    async with store.transaction() as connection:
        if not (await connection.execute(delete(t.challenges).where(good))).rowcount:
            raise Problem("bad-passkey", {"detail": "it comes too late"})
    return challenge


def _said(error: Exception) -> str:
    return (str(error).splitlines() or [""])[0][:200] or type(error).__name__
