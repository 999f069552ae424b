"""LOR-11: Monsters and Events, and the Region Attacks."""

from tests.clauses import card, clause
from tests.games.lords_of_ragnarok.hall import army, hand, lay, play, runes, throw


@clause("LOR-11.1.1", "LOR-11.1.2")
def test_the_controller_chooses_move_or_attack() -> None:
    t = lay(("activation", 5), {"armies": {9: [2]}}, monsters={"draugr": 9}, rings={"draugr": 0})
    t.does(0, "attack").idle()
    assert army(t, 0) == [(9, 1)], "a chosen attack also hurts the controller"


@clause("LOR-11.1.3", "LOR-11.1.6")
def test_a_neutral_monster_rolls() -> None:
    t = lay(("activation", 5), {}, {"armies": {9: [2]}}, monsters={"draugr": 9}, dice=True)
    throw(t, "move").asked("monster-move", 0)
    assert t.options(0) == ["region:8", "region:10"], "it must leave its Region"
    choice = lay(("activation", 5), {}, monsters={"draugr": 9}, dice=True)
    throw(choice, "choice").asked("monster-do", 0)
    attack = lay(("activation", 5), {}, {"armies": {9: [2]}}, monsters={"draugr": 9}, dice=True)
    throw(attack, "attack").idle()
    assert army(attack, 1) == [(9, 1)]


@clause("LOR-11.1.4")
def test_the_controller_decides_in_anybodys_turn() -> None:
    t = lay(
        ("event",),
        {},
        {},
        monsters={"draugr": 9},
        rings={"draugr": 1},
        events=["event_02"],
        boss=5,
        dice=True,
    )
    throw(t, "event:event_02")
    while t.game.chance:
        throw(t, "attack")
    t.asked("monster-do", 1)


@clause("LOR-11.1.5")
def test_parts_that_cannot_be_done_are_skipped() -> None:
    t = lay(("activation", 1), {}, {"armies": {8: [2]}}, monsters={"troll": 9}, rings={"troll": 0})
    t.does(0, "attack").idle()
    assert army(t, 1) == [(8, 1)], "no Army in the Region, one next door"


@clause("LOR-11.2.1", "LOR-11.2.2", "LOR-EX7")
def test_a_neutral_monster_tramples_when_it_moves() -> None:
    t = lay(("activation", 5), {}, {"armies": {19: [3]}}, monsters={"draugr": 18}, dice=True)
    throw(t, "move").does(0, "region:19").idle()
    assert army(t, 1) == [(19, 2)]


@clause("LOR-11.2.1", "LOR-11.2.2")
def test_the_controller_may_spare_and_chooses_the_army() -> None:
    t = lay(("activation", 5), {}, {"armies": {19: [3, 1]}}, monsters={"draugr": 18}, rings={"draugr": 0})
    t.does(0, "region:19")
    assert t.options(0) == ["army:19_3", "army:19_1", "spare"]
    t.does(0, "spare").idle()
    assert army(t, 1) == [(19, 1), (19, 3)]


@clause("LOR-11.2.3")
def test_fafnirs_own_move_tramples() -> None:
    t = lay(("activation", 0), {}, {"armies": {19: [3]}}, monsters={"fafnir": 18}, rings={"fafnir": 0})
    t.does(0, "attack", "army:19_3").idle()
    assert t.s.monster_at[0] == 19
    assert army(t, 1) == [(19, 2)]


@clause("LOR-11.3.1", "LOR-11.3.2", "LOR-INV10")
def test_a_third_monster_frees_another() -> None:
    t = lay(
        ("rune_phase", 0),
        {"at": 9, "runes": {"othala": 1}},
        monsters={"draugr": 9, "troll": 3, "huldra": 5},
        rings={"troll": 0, "huldra": 0},
    )
    t.does(0, "rune_action:control_monster", "monster:troll").idle()
    assert list(t.s.ring) == [-1, -1, -1, 0, -1, 0]


@clause("LOR-11.3.3")
def test_foreign_monsters_and_the_boss_cannot_be_taken() -> None:
    t = lay(
        ("rune_phase", 0),
        {"at": 9, "runes": {"othala": 1, "uruz": 1}},
        monsters={"draugr": 9},
        rings={"draugr": 1},
        boss=9,
    )
    assert t.why_not(0, "rune_action:control_monster").key == "no-neutral-monster"


@clause("LOR-11.3.4", "LOR-11.4.1", "LOR-11.4.2", "LOR-12.7.1", "LOR-12.7.3")
@card("poisoned_arrows")
def test_a_wound_outside_a_hunt_gives_no_reward_but_may_defeat() -> None:
    arrows = {"at": 9, "runes": {"othala": 1, "uruz": 1}, "gifts": ["poisoned_arrows"]}
    t = lay(("rune_phase", 0), arrows, monsters={"troll": 9}, rings={"troll": 1})
    t.does(0, "rune_action:arrows", "space:4").idle()
    assert t.s.wounds[1][3] == 0
    assert runes(t, 0) == [0, 0, 0]
    last = lay(
        ("rune_phase", 0),
        arrows,
        monsters={"troll": 9},
        rings={"troll": 1},
        wounds={"troll": {1: 1, 2: 1, 3: 1, 5: 1, 6: 1}},
    )
    last.does(0, "rune_action:arrows").idle()
    assert last.s.trophy[1] == 0
    assert last.s.ring[1] == -1
    assert last.s.holder[5] == -2, "no Artifact: it goes to the box"
    assert last.s.slayer_tokens[1] == 1, "five markers of another player"
    nothing = lay(("rune_phase", 0), {**arrows, "at": 1}, monsters={"troll": 9}, boss=1)
    assert nothing.why_not(0, "rune_action:arrows").key == "no-monster-here"


@clause("LOR-11.6.1", "LOR-11.6.4")
def test_an_event_places_the_top_card_of_the_pair() -> None:
    t = lay(("event",), {}, events=["event_01"], boss=5, dice=True)
    throw(t, "event:event_01")
    assert t.s.monster_at[t.s.pair_top[0]] == 1
    both = lay(("event",), {}, monsters={"troll": 3, "grendel": 9}, events=["event_07"], boss=5, dice=True)
    throw(both, "event:event_07")
    assert both.s.monster_at[1] == 3
    assert both.s.monster_at[4] == 9
    while both.game.chance or not both.game.over:
        throw(both, "attack") if both.game.chance else both.does(0, both.options(0)[0])
    assert both.s.event_shown == []
    assert len(both.s.event_discard) == 21


@clause("LOR-11.6.2")
def test_an_event_activates_by_rune_the_top_card_first() -> None:
    t = lay(
        ("event",),
        {},
        monsters={"fafnir": 1, "draugr": 2, "troll": 3},
        events=["event_02"],
        boss=5,
        dice=True,
    )
    throw(t, "event:event_02")
    while t.game.chance:
        throw(t, "attack")
    order = [event["params"]["monster"] for event in t.told("monster-activated")]
    assert order == ["monster:troll", "monster:fafnir", "monster:draugr"]


@clause("LOR-11.6.3")
def test_the_boss_symbol_draws_another_event_for_its_number_only() -> None:
    t = lay(("event",), {}, events=["event_05", "event_09"], boss=5, dice=True)
    throw(t, "event:event_05")
    while t.game.chance and t.game.chance.key != "event-card":
        throw(t, "attack")
    throw(t, "event:event_09").idle()
    assert t.s.monster_at[6] == 9
    assert t.s.monster_at.count(9) == 1, "nothing else of the second card happens"
    assert [e["params"]["event"] for e in t.told("event-for-boss")] == ["event:event_09"]
    moved = t.told("monster-placed-anew")[-1]["params"]
    assert (moved["monster"], moved["region"], moved["to"]) == ("monster:loki", "region:5", "region:9")


@clause("LOR-11.1.1")
def test_fafnir_strikes_one_army_for_two() -> None:
    t = lay(("activation", 0), {}, {"armies": {9: [3, 2]}}, monsters={"fafnir": 9}, rings={"fafnir": 0})
    t.does(0, "attack", "army:9_3").idle()
    assert army(t, 1) == [(9, 1), (9, 2)]
    assert t.told("region-attack")[0]["params"]["armies"] == 2
    alone = lay(("activation", 0), {}, monsters={"fafnir": 9}, rings={"fafnir": 0})
    alone.does(0, "attack").idle()
    assert alone.s.monster_at[0] == 9


@clause("LOR-11.1.1")
def test_troll_strikes_here_and_next_door() -> None:
    t = lay(
        ("activation", 1),
        {},
        {"armies": {9: [3], 8: [2], 10: [2]}},
        monsters={"troll": 9},
        rings={"troll": 0},
    )
    t.does(0, "attack", "army:10_2").idle()
    assert army(t, 1) == [(8, 2), (9, 2), (10, 1)]


@clause("LOR-11.1.1")
def test_hati_and_skoll_take_a_card_or_a_rune_and_vanish() -> None:
    t = lay(
        ("activation", 2),
        {},
        {"control": [9], "hand": ["levy"], "runes": {"uruz": 1}},
        monsters={"hati_skoll": 9},
        rings={"hati_skoll": 0},
        temples=[1],
    )
    t.does(0, "attack").asked("wolves-discard", 1)
    play(t, 1, "levy")
    assert hand(t, 1) == []
    assert t.options(0) == ["region:1", "region:7", "region:15", "region:21"]
    t.does(0, "region:1").idle()
    neutral = lay(
        ("activation", 2), {}, {"hand": ["levy"]}, monsters={"hati_skoll": 9}, rings={"hati_skoll": 0}
    )
    neutral.does(0, "attack").asked("monster-place", 0)


@clause("LOR-11.1.1")
def test_huldra_makes_an_army_grow() -> None:
    t = lay(
        ("activation", 3),
        {"armies": {8: [6]}},
        {"armies": {10: [2]}},
        monsters={"huldra": 9},
        rings={"huldra": 0},
    )
    t.does(0, "attack").idle()
    assert army(t, 1) == [(10, 3)], "the only Army below 6 in reach, whoever owns it"


@clause("LOR-11.1.1")
def test_grendel_drives_away_and_frees_the_region() -> None:
    t = lay(
        ("activation", 4),
        {},
        {"armies": {9: [3]}, "control": [9, 8]},
        monsters={"grendel": 9},
        rings={"grendel": 0},
    )
    t.does(0, "attack").idle()
    assert t.s.control[9] == -1
    assert army(t, 1) == [(8, 3)]
    assert t.s.monster_at[4] == 9
    free = lay(("activation", 4), {}, monsters={"grendel": 9}, rings={"grendel": 0})
    free.does(0, "attack")
    assert free.options(0) == ["region:8", "region:9", "region:10"]
    free.does(0, "region:10").idle()
    assert free.s.monster_at[4] == 10


@clause("LOR-11.1.1")
def test_draugr_weakens_every_army() -> None:
    t = lay(("activation", 5), {}, {"armies": {9: [3, 1, 2]}}, monsters={"draugr": 9}, rings={"draugr": 0})
    t.does(0, "attack").idle()
    assert army(t, 1) == [(9, 1), (9, 2)]


@card("poisoned_arrows")
def test_poisoned_arrows_hit_a_monster_beside_the_hero_where_it_is_not_wounded() -> None:
    arrows = {"at": 9, "runes": {"othala": 1, "uruz": 1}, "gifts": ["poisoned_arrows"]}
    away = lay(("rune_phase", 0), arrows, monsters={"troll": 10})
    assert away.why_not(0, "rune_action:arrows").key == "no-monster-here"
    t = lay(
        ("rune_phase", 0),
        arrows,
        monsters={"troll": 9, "draugr": 9, "huldra": 10},
        wounds={"troll": {1: 1, 3: 1}},
    )
    t.does(0, "rune_action:arrows").asked("arrows-monster", 0)
    assert t.options(0) == ["monster:troll", "monster:draugr"]
    t.does(0, "monster:troll").asked("arrows-space", 0)
    assert t.options(0) == ["space:2", "space:4", "space:5", "space:6"]
    t.does(0, "space:2").idle()
    assert t.s.wounds[1][:3] == (1, 0, 1)
