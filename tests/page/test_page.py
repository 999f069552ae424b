"""The hall in a page, without a browser: the same tables, kept on a shelf in memory."""

from __future__ import annotations

import asyncio
import json

import pytest

import meadhall
from meadhall.table.seats import moment
from tests.page.browser import Browser

GAMES = meadhall.shelf()
SEATS = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_can_be_played_and_taken_up_again(game: str) -> None:
    browser = Browser()
    table = await browser.good("POST", "/api/tables", {"game": game, **SEATS})
    assert game in browser.needed
    await browser.sit(table["id"])
    for _ in range(6):
        assert (await browser.play())["type"] == "accepted"
    await browser.until(lambda: browser.question() is not None)
    before = browser.position()
    browser.reload()
    await browser.sit(table["id"])
    after = browser.position()
    assert after["seats"][0]["view"] == before["seats"][0]["view"]
    assert after["row"] == before["row"]


async def test_what_is_answered_is_stored_before_it_is_told() -> None:
    browser = Browser()
    table = await browser.good("POST", "/api/tables", {"game": "blood-rage", **SEATS})
    await browser.sit(table["id"])
    told = await browser.play()
    assert (table["id"], told["row"]) in browser.kept_rows
    browser.full = True
    row = browser.position()["row"]
    refused = await browser.play()
    assert refused["type"] == "refused"
    assert refused["problem"]["key"] == "storage"
    browser.full = False
    assert (await browser.play())["type"] == "accepted"
    assert browser.position()["row"] > row


async def test_a_saga_of_the_page_is_a_saga() -> None:
    browser = Browser()
    table = await browser.good("POST", "/api/tables", {"game": "god-of-war", **SEATS})
    await browser.sit(table["id"])
    await browser.play()
    await browser.good("POST", f"/api/tables/{table['id']}/seats/0", {"change": "bot", "level": "random"})
    await browser.until(browser.over)
    saga = await browser.good("GET", f"/api/tables/{table['id']}/saga")
    game = meadhall.loads(saga)
    assert game.over
    assert game.saga(["Ragna", ""]) == saga
    again = await browser.good("POST", "/api/import", {"saga": saga})
    assert await browser.good("GET", f"/api/tables/{again['id']}/saga") == saga
    assert (await browser.good("GET", f"/api/tables/{table['id']}/verify"))["ok"]
    replay = await browser.good("GET", f"/api/tables/{table['id']}/replay?at=5&seat=0&since=0")
    assert replay["at"] in replay["stops"]
    next_one = await browser.good("POST", f"/api/tables/{table['id']}/rematch", {})
    assert next_one["id"] != table["id"]


async def test_undo_hint_preview_and_talk() -> None:
    browser = Browser()
    table = await browser.good("POST", "/api/tables", {"game": "blood-rage", **SEATS})
    await browser.sit(table["id"])
    await browser.play()
    await browser.until(lambda: browser.question() is not None)
    question, decision = browser.question(), browser.position()["decision"]
    assert question is not None
    hint = await browser.tell(type="hint", seat=0)
    assert hint["value"] in question["options"]
    seen = await browser.tell(
        type="preview", seat=0, decision=decision, values=question["options"][:1], odds=False
    )
    assert seen["options"][0]["value"] == question["options"][0]
    assert (await browser.tell(type="chat", seat=0, text="Skål!"))["type"] == "accepted"
    await browser.until(lambda: any(m["type"] == "chat" for m in browser.heard[1]))
    way = browser.position()["seats"][0]["undo"]["how"]
    assert (await browser.tell(type=way, seat=0, decision=decision))["type"] == "accepted"
    assert (await browser.tell(type="nonsense"))["problem"]["key"] == "bad-request"
    assert (await browser.tell(type="answer", seat="0", decision=0, value=1))["problem"]["params"] == {
        "where": "seat",
        "detail": "expected the number of a seat",
    }


async def test_a_bot_whose_worker_was_ended_is_answered_for() -> None:
    browser = Browser()
    browser.dead = True
    table = await browser.good("POST", "/api/tables", {"game": "blood-rage", **SEATS})
    await browser.sit(table["id"])
    assert (await browser.play())["type"] == "accepted"
    await browser.until(lambda: browser.question() is not None)


async def test_a_bot_that_thinks_of_what_was_taken_back_is_ended() -> None:
    """I choose my clan first; the bot, which chooses next, thinks when I take mine back."""
    browser = Browser()
    browser.slowness = asyncio.Event()
    laid = {"game": "blood-rage", "options": {"first_player": 0}, **SEATS}
    table = await browser.good("POST", "/api/tables", laid)
    await browser.sit(table["id"])
    assert (await browser.play())["type"] == "accepted"
    assert [each["seat"] for each in browser.position()["waiting"]] == [1]
    assert browser.ended == 0
    decision = browser.position()["decision"]
    assert (await browser.tell(type="undo", seat=0, decision=decision))["type"] == "accepted"
    assert [each["seat"] for each in browser.position()["waiting"]] == [0]
    assert browser.ended == 1
    browser.slowness.set()
    assert (await browser.play())["type"] == "accepted"


async def test_a_lesson() -> None:
    browser = Browser()
    made = await browser.good("POST", "/api/tables", {"game": "blood-rage", "lesson": "first"})
    await browser.sit(made["id"])
    lesson = browser.position()["seats"][0]["lesson"]
    assert lesson["number"] == 1


async def test_a_damaged_row_breaks_its_table_alone() -> None:
    browser = Browser()
    bad = await browser.good("POST", "/api/tables", {"game": "blood-rage", **SEATS})
    good = await browser.good("POST", "/api/tables", {"game": "blood-rage", **SEATS})
    await browser.sit(bad["id"])
    await browser.play()
    last = max(number for table, number in browser.kept_rows if table == bad["id"])
    for damage in (
        '{"number": "x"}',
        json.dumps({**json.loads(browser.kept_rows[bad["id"], last]), "key": "@x"}),
    ):
        browser.kept_rows[bad["id"], last] = damage
        browser.reload()
        await browser.sit(bad["id"])
        info = next(m["table"] for m in browser.heard[1] if m["type"] == "table")
        assert info["status"] == "broken"
        assert info["problem"]["params"] == {"number": last}
    await browser.sit(good["id"], 2)
    assert (await browser.play(2))["type"] == "accepted"


async def test_bad_requests_are_refused_in_one_sentence() -> None:
    browser = Browser()
    for method, path, body, key in [
        ("GET", "/api/tables/nowhere", None, "no-such-table"),
        ("POST", "/api/tables", {"game": "chess"}, "no-such-game"),
        ("POST", "/api/tables", {"game": "blood-rage", "seats": "all"}, "bad-request"),
        ("POST", "/api/tables", {"game": "blood-rage", "seats": []}, "no-seat-of-mine"),
        ("POST", "/api/tables", {"game": "blood-rage", "seats": [{"kind": "me"}]}, "bad-seats"),
        ("POST", "/api/import", {"saga": "nonsense"}, "bad-saga"),
        ("POST", "/api/horn", {"horn": "nonsense"}, "bad-horn"),
        ("PUT", "/api/me", {"name": "\u202e"}, "bad-request"),
        ("GET", "/api/nothing", None, "not-found"),
    ]:
        status, told = await browser.call(method, path, body, "pl")
        assert status >= 400
        assert told["error"]["key"] == key
    await browser.engine.open(9, "nowhere", "en")
    assert browser.codes[9] == 4404


async def test_a_table_is_passed_on_and_comes_back() -> None:
    astrid, bjorn = Browser(1), Browser(2)
    seats = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    table = await astrid.good("POST", "/api/tables", {"game": "blood-rage", **seats})
    await astrid.sit(table["id"])
    if astrid.question() is not None:  # chance says who begins
        await astrid.play()
    horn = await astrid.good("GET", f"/api/tables/{table['id']}/horn")
    assert table["commitment"] not in horn
    taken = await bjorn.good("POST", "/api/horn", {"horn": horn})
    assert taken["id"] == table["id"]
    assert taken["mine"] == [1]
    await bjorn.sit(table["id"])
    while bjorn.question() is not None:
        await bjorn.play()
    back = await bjorn.good("GET", f"/api/tables/{table['id']}/horn")
    again = await astrid.good("POST", "/api/horn", {"horn": back})
    assert again["mine"] == [0]
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person"]
    astrid.reload()
    await astrid.sit(table["id"])
    assert astrid.position()["row"] == bjorn.position()["row"]
    # an older one is not taken, nor one that went another way
    assert (await astrid.call("POST", "/api/horn", {"horn": horn}))[1]["error"]["key"] == "horn-older"
    assert (await astrid.play())["type"] == "accepted"
    forged = json.loads(bjorn.kept_rows[table["id"], 1])
    bjorn.kept_rows[table["id"], 1] = json.dumps({**forged, "value": '"card:other"'})
    odd = await bjorn.good("GET", f"/api/tables/{table['id']}/horn")
    assert (await astrid.call("POST", "/api/horn", {"horn": odd}))[1]["error"]["key"] == "horn-differs"
    assert (await astrid.call("POST", "/api/horn", {"horn": horn[:200]}))[1]["error"]["key"] == "bad-horn"


async def test_the_list_of_tables_says_whose_turn_it_is() -> None:
    browser = Browser()
    table = await browser.good("POST", "/api/tables", {"game": "blood-rage", **SEATS})
    await browser.sit(table["id"])
    await browser.until(lambda: browser.question() is not None)
    card = browser.tables[table["id"]]["card"]
    assert card["my_turn"]
    assert card["status"] == "running"
    assert card["updated"] >= moment(0.0)
    await browser.play()
    assert browser.tables[table["id"]]["card"]["decision"] > card["decision"]


async def test_of_two_tabs_one_plays_the_bots() -> None:
    browser = Browser()
    browser.alone = False
    laid = {"game": "blood-rage", "options": {"first_player": 1}, **SEATS}
    table = await browser.good("POST", "/api/tables", laid)
    await browser.sit(table["id"])
    await asyncio.sleep(0.1)
    assert [each["seat"] for each in browser.position()["waiting"]] == [1], "the bot waits for the other tab"
    browser.engine.held(table["id"], True)
    await browser.until(lambda: browser.question() is not None)
    browser.engine.held(table["id"], False)
    while 0 in [each["seat"] for each in browser.position()["waiting"]]:
        assert (await browser.play())["type"] == "accepted"  # answers are taken in every tab
    before = browser.position()["row"]
    await asyncio.sleep(0.1)
    assert browser.position()["row"] == before


async def test_a_damaged_table_is_said_to_be_broken() -> None:
    browser = Browser()
    bad = await browser.good("POST", "/api/tables", {"game": "blood-rage", **SEATS})
    for damage in ({"seats": 7}, {"table": None}, {"table": {"id": bad["id"]}}):
        kept = browser.tables[bad["id"]]
        browser.tables[bad["id"]] = {**kept, **damage}
        browser.reload()
        status, told = await browser.call("GET", f"/api/tables/{bad['id']}")
        assert (status, told["error"]["key"]) == (409, "table-broken")
        browser.tables[bad["id"]] = kept
    browser.reload()
    assert (await browser.good("GET", f"/api/tables/{bad['id']}"))["status"] == "running"


async def test_a_table_of_an_older_program_keeps_its_rules() -> None:
    """It is told again by the rules of today; where all comes out as it did, it goes on, and its log says so."""
    browser = Browser()
    table = await browser.good("POST", "/api/tables", {"game": "blood-rage", **SEATS})
    await browser.sit(table["id"])
    await browser.play()
    browser.tables[table["id"]]["table"]["version"] = "0.0.1"
    browser.reload()
    await browser.sit(table["id"])
    told = next(m["table"] for m in browser.heard[1] if m["type"] == "table")
    assert told["status"] == "running"
    words = [json.loads(row)["key"] for (table_id, _), row in browser.kept_rows.items()]
    assert words.count("@rules") == 1
    assert (await browser.play())["type"] == "accepted"


async def test_tables_that_nobody_looks_at_are_closed() -> None:
    browser = Browser()
    for number in range(1, 6):
        table = await browser.good("POST", "/api/tables", {"game": "blood-rage", **SEATS})
        await browser.sit(table["id"], number)
        await browser.until(lambda number=number: browser.question(number) is not None)
        browser.engine.close(number)
    assert len(browser.engine.page.open_tables) <= 4
