"""Upgrade (BR-12)."""

import pytest

from tests.clauses import clause
from tests.games.blood_rage.hall import hall

CLAN_3 = ["lokis_domain", "thors_glory", "friggas_succor"]


@clause("BR-12.1.1")
def test_an_upgrade_goes_to_a_slot_of_its_kind() -> None:
    """Given one card of each kind in play / when a second clan upgrade comes / then it takes a clan slot that is free."""
    upgrades = ["troll", "lord_of_hammers", "brothers_in_arms", "lokis_dragons", "lokis_domain"]
    t = hall({"rage": 3, "hand": ["thors_glory"], "upgrades": upgrades}, {})
    t.play(0, "thors_glory")
    assert t.upgrades(0) == [*upgrades, "thors_glory"]


@clause("BR-12.1.1", "BR-12.1.3")
def test_three_clan_slots_two_monster_slots_one_of_each_troop() -> None:
    """Given full slots / when one more is played / then it must replace one."""
    t = hall({"rage": 3, "hand": ["friggas_charm"], "upgrades": CLAN_3}, {})
    t.play(0, "friggas_charm").asked("upgrade-slot", 0)
    assert t.options(0) == [t.card(0, title) for title in CLAN_3]
    assert t.why_not(0, "slot:clan").clause == "BR-12.1.1"
    t = hall({"rage": 3, "hand": ["dwarf_chieftain"], "upgrades": ["troll", "sea_serpent"]}, {})
    t.play(0, "dwarf_chieftain")
    assert t.options(0) == [t.card(0, "troll"), t.card(0, "sea_serpent")]
    t = hall({"rage": 3, "hand": ["experts_in_arms"], "upgrades": ["brothers_in_arms"]}, {}, age=2)
    t.play(0, "experts_in_arms")
    assert t.upgrades(0) == ["experts_in_arms"], "one Warrior slot: the old card goes without a question"


@clause("BR-12.1.2")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("troll", 2),
        ("sea_serpent", 3),
        ("frost_giant", 4),
        ("dark_elf", 1),
        ("dwarf_chieftain", 0),
        ("soldier_of_hel", 0),
        ("lord_of_axes", 3),
        ("experts_in_arms", 2),
        ("fire_dragons", 2),
        ("lokis_wrath", 3),
        ("friggas_domain", 0),
    ],
)
def test_the_cost_is_the_strength_of_the_card(card: str, cost: int) -> None:
    """Given 6 Rage / when an Upgrade is played / then its STR is paid, with Frigga's Charm 1 less, never below 0."""
    t = hall({"rage": 6, "hand": [card]}, {}, age=3)
    t.play(0, card)
    assert t.rage(0) == 6 - cost
    t = hall({"rage": 6, "hand": [card], "upgrades": ["friggas_charm"]}, {}, age=3)
    t.play(0, card)
    assert t.rage(0) == 6 - max(0, cost - 1)


@clause("BR-12.1.2")
def test_charm_still_helps_to_pay_for_what_replaces_it() -> None:
    """Given 1 Rage, Charm and full slots / when a card of cost 2 replaces Charm / then 1 Rage is paid."""
    t = hall(
        {"rage": 1, "hand": ["thors_glory"], "upgrades": ["friggas_charm", "lokis_domain", "friggas_succor"]},
        {},
    )
    t.play(0, "thors_glory").does(0, t.card(0, "friggas_charm"))
    assert (t.rage(0), t.upgrades(0)) == (0, ["lokis_domain", "friggas_succor", "thors_glory"])
    t.idle()


@clause("BR-12.1.3", "BR-A14")
def test_an_occupied_slot_may_be_chosen_while_another_is_free() -> None:
    """Given one of two Monster slots taken / when a Monster is played / then it may replace the first one."""
    t = hall({"rage": 3, "hand": ["dwarf_chieftain"], "upgrades": ["troll"]}, {})
    t.does(0, "slot:monster").asked("upgrade-card", 0)  # asked of one card as of several: a hand is secret
    t.play(0, "dwarf_chieftain", "pass")
    assert t.upgrades(0) == ["dwarf_chieftain"]


@clause("BR-12.1.3", "BR-A14")
def test_which_card_replaces_which_is_the_players_choice() -> None:
    """Given two clan cards in hand and two in play / when one is to be replaced / then each may come and each may go."""
    held, lying = ["friggas_charm", "friggas_succor"], ["lokis_domain", "thors_glory"]
    t = hall({"rage": 6, "hand": held, "upgrades": lying}, {})
    t.does(0, "slot:clan").asked("upgrade-card", 0)
    assert t.options(0) == [t.card(0, title) for title in held]
    t.play(0, "friggas_succor").asked("upgrade-slot", 0)
    assert t.options(0) == [t.card(0, title) for title in lying]
    t.does(0, t.card(0, "lokis_domain"))
    assert (t.upgrades(0), t.discard()) == (["thors_glory", "friggas_succor"], ["lokis_domain"])


@clause("BR-12.1.3")
@pytest.mark.parametrize(
    ("lying", "hand", "rage"),
    [
        ([], ["troll"], 3),
        (["troll", "sea_serpent"], ["dwarf_chieftain"], 3),
        (["troll"], ["thors_glory"], 3),
        (["dwarf_chieftain"], ["troll"], 1),
    ],
    ids=["nothing lies there", "no slot is free", "no card of the kind", "too dear"],
)
def test_replacing_is_offered_only_beside_a_free_slot(lying: list[str], hand: list[str], rage: int) -> None:
    """Given nothing to replace, no free slot, no card for it or too little Rage / then no slot is offered."""
    t = hall({"rage": rage, "hand": hand, "upgrades": lying}, {})
    assert not [value for value in t.options(0) if str(value).startswith("slot:")]


@clause("BR-12.1.4")
def test_the_old_card_is_discarded_face_up() -> None:
    """Given Brothers in Arms / when Experts in Arms replaces it / then everybody sees it in the discard."""
    t = hall({"rage": 3, "hand": ["experts_in_arms"], "upgrades": ["brothers_in_arms"]}, {}, age=2)
    t.play(0, "experts_in_arms", "pass")
    assert t.discard() == ["brothers_in_arms"]
    assert t.game.view(None)["zones"]["discard"] == ["card:brothers_in_arms#a1-1"]


@clause("BR-12.1.5")
def test_an_upgrade_works_from_now_on_until_replaced() -> None:
    """Given Frigga's Charm played / then the next Upgrade is cheaper; after it is replaced, no more."""
    t = hall({"rage": 5, "hand": ["friggas_charm", "troll", "lokis_domain"], "upgrades": CLAN_3[1:]}, {})
    t.play(0, "friggas_charm").play(0, "troll", "pass")
    assert t.rage(0) == 4
    t.play(0, "lokis_domain").does(0, t.card(0, "friggas_charm"))
    assert t.rage(0) == 4
    assert t.game.view(None)["zones"]["upgrades"][0] == [
        f"card:{title}#a1-1" for title in (*CLAN_3[1:], "troll", "lokis_domain")
    ]


@clause("BR-12.1.6", "BR-19.2")
def test_equal_benefits_add_up() -> None:
    """Given Loki's Domain, Eminence and Wrath / when two figures return / then 2 x (1 + 2 + 3) Glory."""
    upgrades = ["lokis_domain", "lokis_eminence", "lokis_wrath"]
    t = hall({"upgrades": upgrades, "warriors": {"valhalla": 2}}, {}, age=3, frame=("release_valhalla",))
    assert t.glory(0) == 12
    t.idle()


@clause("BR-12.1.6", "BR-14.4.6")
def test_tyrs_domain_and_wrath_add_up() -> None:
    """Given both / when a Quest is revealed / then it may count +8, which the total shows."""
    t = hall(
        {
            "rage": 1,
            "leader": "gimle",
            "hand": ["quest_alfheim"],
            "upgrades": ["tyrs_domain", "thors_glory", "tyrs_wrath"],
        },
        {"ship": "nw", "hand": []},
        age=3,
    )
    t.does(0, "pillage").reveal(s0="quest_alfheim").asked("quest-as-battle", 0)
    assert t.options(0) == ["no", "plus:8"]
    t.does(0, "plus:8").no_late_cards()
    assert t.told("battle-total")[0]["params"]["strength"] == 3 + 8


# 12.2 Troop upgrades


@clause("BR-12.2.1")
@pytest.mark.parametrize(
    ("card", "figure", "place"),
    [
        ("lord_of_axes", "leader", "province:gimle"),
        ("experts_in_arms", "warrior", "province:gimle"),
        ("fire_dragons", "ship", "fjord:nw"),
    ],
)
def test_a_troop_upgrade_may_invade_for_free(card: str, figure: str, place: str) -> None:
    """Given just the cost of the card / when it is played / then one figure of its kind comes for nothing, or none."""
    cost = {"lord_of_axes": 3}.get(card, 2)
    t = hall({"rage": cost, "hand": [card]}, {}, age=2)
    t.play(0, card).asked("free-invade", 0)
    assert t.told("upgrade-played")
    t.does(0, place).idle()
    assert t.told("figure-invaded")[0]["params"]["figure"] == f"figure:{figure}"
    t = hall({"rage": cost, "hand": [card]}, {}, age=2)
    t.play(0, card, "pass").idle()
    assert t.s.fielded[0] == 0


@clause("BR-12.2.1", "BR-A16")
def test_the_sea_serpent_may_come_instead_of_the_ship() -> None:
    """Given the Sea Serpent in reserve / when a Ship upgrade is played / then one of the two may invade."""
    t = hall({"rage": 2, "hand": ["lokis_dragons"], "upgrades": ["sea_serpent"]}, {})
    t.play(0, "lokis_dragons").asked("free-invade-figure", 0)
    assert t.options(0) == ["figure:ship", "figure:sea_serpent", "pass"]
    t.does(0, "figure:sea_serpent", "fjord:nw").idle()
    assert (t.where(0, "sea_serpent"), t.where(0, "ship")) == ("nw", "reserve")


@clause("BR-12.2.2")
@pytest.mark.parametrize(
    "clan",
    [{"leader": "gimle"}, {"warriors": {"gimle": 4}}, {"leader": "valhalla"}],
    ids=["on the board", "Horns", "Valhalla"],
)
def test_the_upgrade_is_legal_without_the_free_invade(clan: dict[str, object]) -> None:
    """Given no Leader in reserve or no room under the Horns / when a Leader upgrade is played / then nothing is asked."""
    t = hall({"rage": 3, "hand": ["lord_of_spears"], **clan}, {}, age=3)
    t.play(0, "lord_of_spears").idle()
    assert t.upgrades(0) == ["lord_of_spears"]


@clause("BR-12.2.2")
@pytest.mark.parametrize(
    ("title", "clan"),
    [("experts_in_arms", {"warriors": {"valhalla": 8}}), ("fire_dragons", {"ship": "valhalla"})],
)
def test_without_the_figure_in_reserve_there_is_no_free_invade(title: str, clan: dict[str, object]) -> None:
    """Given no Warrior or no Ship in reserve / when their upgrade is played / then nothing is asked."""
    t = hall({"rage": 2, "hand": [title], **clan}, {}, age=2)
    t.play(0, title).idle()
    assert (t.upgrades(0), t.s.fielded[0]) == ([title], 0)


# 12.3 Monster upgrades


@clause("BR-12.3.1")
def test_a_monster_joins_the_reserve_and_may_invade_at_once() -> None:
    """Given the Troll in hand / when it is played / then it belongs to the clan, and invades for nothing if wanted."""
    t = hall({"rage": 2, "hand": ["troll"]}, {})
    assert t.where(0, "troll") == "stock"
    t.play(0, "troll")
    assert t.where(0, "troll") == "reserve"
    t.does(0, "province:gimle").idle()
    assert (t.where(0, "troll"), t.rage(0)) == ("gimle", 0)


@clause("BR-12.3.1")
def test_without_room_the_monster_waits_in_the_reserve() -> None:
    """Given the Horns are reached / when a Monster is played / then it stays in the reserve."""
    t = hall({"rage": 2, "hand": ["troll"], "warriors": {"gimle": 4}}, {})
    t.play(0, "troll").idle()
    assert t.where(0, "troll") == "reserve"


@clause("BR-12.3.2", "BR-15.7")
@pytest.mark.parametrize("place", ["reserve", "gimle", "valhalla"])
def test_a_replaced_monster_leaves_the_game_undestroyed(place: str) -> None:
    """Given the Troll anywhere / when its card is replaced / then it goes to the box, and nobody gains anything."""
    t = hall(
        {
            "rage": 3,
            "hand": ["dwarf_chieftain"],
            "upgrades": ["troll", "sea_serpent"],
            "monsters": {"troll": place},
        },
        {},
    )
    t.play(0, "dwarf_chieftain").does(0, t.card(0, "troll"))
    assert t.where(0, "troll") == "box"
    assert not t.told("figures-destroyed")
    assert (t.glory(0), t.figures(0, "valhalla")) == (0, 0)
    t.does(0, "pass")
    assert "figure:troll" not in t.options(0)


@clause("BR-12.3.2", "BR-15.7")
def test_dragons_do_not_pay_for_a_replaced_sea_serpent() -> None:
    """Given Fire Dragons and the Sea Serpent in a fjord / when her card is replaced / then no Glory."""
    t = hall(
        {
            "rage": 3,
            "hand": ["dark_elf"],
            "upgrades": ["troll", "sea_serpent", "fire_dragons"],
            "monsters": {"sea_serpent": "nw"},
        },
        {},
        age=2,
    )
    t.play(0, "dark_elf").does(0, t.card(0, "sea_serpent"), "pass")
    assert (t.where(0, "sea_serpent"), t.glory(0), t.s.fielded[0]) == ("box", 0, 0)


@clause("BR-12.3.3", "BR-A17")
def test_a_monster_card_goes_only_for_another_monster() -> None:
    """Given the Troll in play / then no action gives it up, and a clan upgrade cannot take its slot."""
    t = hall({"rage": 3, "hand": ["lokis_domain"], "upgrades": ["troll"]}, {})
    question = t.game.question(0)
    assert question is not None
    assert t.card(0, "troll") not in [*question.values, *(value for value, _ in question.blocked())]
    t.play(0, "lokis_domain")
    assert t.upgrades(0) == ["troll", "lokis_domain"]


@clause("BR-12.3.4", "BR-18.3")
def test_monsters_die_return_and_score_like_other_figures() -> None:
    """Given the Troll in the doomed province / when Ragnarök and the release come / then 2 Glory, then the reserve."""
    troll = {"upgrades": ["troll"], "monsters": {"troll": "gimle"}}
    t = hall(troll, {}, doom="gimle", frame=("ragnarok",))
    assert (t.where(0, "troll"), t.glory(0)) == ("valhalla", 2)
    t = hall({**troll, "monsters": {"troll": "valhalla"}}, {}, frame=("release_valhalla",))
    assert t.where(0, "troll") == "reserve"
