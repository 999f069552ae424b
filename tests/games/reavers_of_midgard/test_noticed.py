"""What a mutant showed that no test could see (`make mutate`)."""

from tests.clauses import clause
from tests.games.reavers_of_midgard.test_15_cleanup import cleanup
from tests.games.reavers_of_midgard.test_16_scoring import end


@clause("RM-16.7")
def test_favor_is_named_only_where_it_decided() -> None:
    clear = end({"glory": 5}, {"glory": 4, "favor": 9})
    assert (len(clear.heard("victory")), len(clear.heard("victory-by-favor"))) == (1, 0)
    tied = end({"glory": 5, "favor": 1}, {"glory": 5, "favor": 2})
    assert (len(tied.heard("victory")), len(tied.heard("victory-by-favor"))) == (0, 1)


@clause("RM-16.9")
def test_a_row_is_told_if_there_is_something_to_say() -> None:
    t = end({"glory": 5, "pile": ["boat_a"], "terror": 1}, {})
    rows = [(event["seat"], event["row"]) for event in t.heard("scored")]
    assert ("seat:0", "row:track") in rows
    assert ("seat:0", "row:terror") in rows
    assert [row for seat, row in rows if seat == "seat:1"] == ["row:track"]


@clause("RM-15.6")
def test_every_used_upgrade_is_told_ready() -> None:
    t = cleanup(players=[{"used_upgrades": ["shield"]}, {}])
    assert [event["n"] for event in t.heard("upgrades-ready")] == [1]
