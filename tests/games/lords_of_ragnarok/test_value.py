"""The value of a position: what is better must be worth more."""

from typing import Any

from meadhall.games.lords_of_ragnarok.value import WON, value
from tests.games.lords_of_ragnarok.hall import alone, lay


def worth(me: dict[str, Any], other: dict[str, Any] | None = None, **given: Any) -> float:
    t = lay(("hero_phase", 0), {"at": 1, **me}, {"at": 2, **(other or {})}, seats=2, **given)
    return value(t.s, 0)


def test_victory_is_worth_everything() -> None:
    won = lay(("end_turn", 0), {"control": [3]}, {}, seats=2, last_turns=1)
    assert (value(won.s, 0), value(won.s, 1)) == (WON, -WON)


def test_progress_on_every_way_to_win_counts() -> None:
    base = worth({})
    assert worth({"control": [4]}) > base
    assert worth({"control": [2]}, temples=[2]) > worth({"control": [2]})
    assert worth({"trophies": ["troll"]}) > base
    assert worth({"control": [3]}) > worth({"control": [1]}), "Regions at Yggdrasil decide Ragnarok"
    first = worth({"control": [1]}) - base
    last = worth({"control": [1, 2, 3, 4, 5, 6, 7, 8]}) - worth({"control": [1, 2, 3, 4, 5, 6, 7]})
    assert last > first, "steeper near a victory"


def test_means_count_and_rivals_count_against() -> None:
    base = worth({})
    assert worth({"armies": {1: [3]}}) > base
    assert worth({"runes": {"uruz": 1}, "hand": ["levy"], "priests": 1}) > base
    assert worth({"injured": ["wisdom"]}) < base
    assert worth({}, {"control": [1, 2]}) < base
    guarded = worth({"control": [1], "armies": {1: [1]}}, {"armies": {2: [1]}})
    assert guarded - worth({"control": [1], "armies": {5: [1]}}, {"armies": {2: [1]}}) > 0


def test_followers_are_rivals() -> None:
    calm = alone(("hero_phase", 0), {"at": 1}, {})
    pressed = alone(("hero_phase", 0), {"at": 1}, {"control": [3, 6, 9]}, desolation=[3])
    assert value(pressed.s, 0) < value(calm.s, 0)


def test_what_the_hero_can_do_next_turn_counts() -> None:
    away = worth({}, monsters={"troll": 5})
    assert worth({}, monsters={"troll": 1}) > away, "a Hunt may begin here"
    me = {"attributes": [2, 4, 2]}

    def lure(**given: Any) -> float:
        return worth(me, monsters={"troll": 1}, **given) - worth(me, monsters={"troll": 5}, **given)

    assert lure(wounds={"troll": {1: 1, 2: 1, 3: 1, 4: 1}}) > lure(), "it may be the last Hunt"
    assert worth({"at": 1}) > worth({"at": 2}), "two people can be usurped, three cannot"


def test_the_lead_at_yggdrasil_counts_more_when_the_end_is_near() -> None:
    def lead(**given: Any) -> float:
        return worth({"control": [3]}, **given) - worth({"control": [1]}, **given)

    assert lead(last_turns=2) > lead(conditions=["rc2_lands", "rc2_temples"]) > lead()
