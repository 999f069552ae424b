"""A table from inside: in a hall that is told to show it, to the only person who sits there, and to nobody else."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.halls import Player, Server


def test_who_writes_a_game_sees_its_table_from_inside(launch: Callable[..., Server]) -> None:
    ann = Player(launch(MEADHALL_DEBUG="yes"), "Ann")
    assert ann.get("/api/me")["debug"] is True
    table = ann.lay("me", "me", game="blood-rage")
    inside = ann.get(f"/api/tables/{table['id']}/debug")
    assert (inside["position"], inside["decision"]) != (None, None)
    assert inside["agenda"]
    assert inside["agenda"][0][0] in ("choose_clan", "age")
    assert "tokens-laid" in {event["key"] for event in inside["events"]}
    assert inside["state"]["age"] == 1
    assert set(inside["views"]) == {"0", "1"}
    ann.close()


def test_nobody_looks_into_a_table_of_several_people(launch: Callable[..., Server]) -> None:
    server = launch(MEADHALL_DEBUG="yes")
    ann, ben = Player(server, "Ann"), Player(server, "Ben")
    table = ann.lay("me", "open")
    assert ben.get(f"/api/tables/{table['id']}/debug", 403)["error"]["key"] == "not-debugged"
    ben.join(table)
    assert ann.get(f"/api/tables/{table['id']}/debug", 403)["error"]["key"] == "not-debugged"
    for each in (ann, ben):
        each.close()


def test_a_hall_shows_nothing_from_inside_unless_it_is_told_to(launch: Callable[..., Server]) -> None:
    ann = Player(launch(), "Ann")
    assert ann.get("/api/me")["debug"] is False
    table = ann.lay("me", "me")
    assert ann.get(f"/api/tables/{table['id']}/debug", 403)["error"]["key"] == "not-debugged"
    ann.close()
