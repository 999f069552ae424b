"""What the table tells: every change with its cause, a result for every Attack, the reason of a defeat."""

from meadhall.text import Texts
from tests.clauses import clause
from tests.games.god_of_war.scene import Scene, act, scene


def said(t: Scene, key: str) -> dict[str, object]:
    (event,) = t.told(key)
    return dict(event["params"])


def lines(t: Scene, lang: str = "en") -> list[str]:
    texts = Texts(t.game.rules, lang)
    return [texts.event(event) for event in t.game.events(None)]


@clause("GOW-5.4.2", "GOW-5.7.1")
def test_an_attack_names_its_cards_and_its_result() -> None:
    t = scene("step", 0, hands=[["leviathan_chop", "strength"]], heroes={"kratos": {"attack_bonus": 3}})
    t.does(0, "attack:kratos").die(3)
    assert lines(t) == [
        "Kratos plays Leviathan Chop.",
        "Kratos plays Strength.",
        "Kratos adds the waiting bonus of +3 to this Attack.",
        "Kratos attacks Draugr with strength 5.",
        "Rage of Kratos: 0 → 1 (Attack).",
        "The Enemy die shows 3.",
        "Draugr takes 2 damage, health 4 → 2 (Kratos).",
    ]
    t = scene("step", 0, hands=[["leviathan_chop", "grit"]])
    t.does(0, "attack:kratos").die(3)
    assert lines(t)[-1] == "Draugr takes 0 damage."
    assert lines(t, "pl")[-1] == "Draugr otrzymuje 0 Obrażeń."


@clause("GOW-5.5.2", "GOW-5.4.2")
def test_armor_that_holds_and_a_fixed_defense_are_said() -> None:
    t = scene("step", 0, hands=[["leviathan_chop", "strength"]], heroes={"kratos": {"column": 2}})
    t.does(0, "attack:kratos")
    assert (said(t, "armor-holds")["n"], said(t, "armor-holds")["strength"]) == (7, 2)
    given = {"quest": "grendels", "heroes": {"kratos": {"column": 2}}}
    t = scene("step", 0, hands=[["leviathan_chop", "godly_strength"]], **given)
    t.does(0, "attack:kratos")
    assert said(t, "defense-fixed")["n"] == 2


@clause("GOW-5.4.2", "GOW-5.5.2")
def test_an_attack_ends_with_what_came_of_it() -> None:
    def ended(t: Scene, lang: str = "en") -> str:
        told = [event["params"] for event in t.game.events(None, spans=True) if event["key"][0] == "@"]
        begin, end = [params for params in told if params["kind"] == "attack"]
        return Texts(t.game.rules, lang).say("moment-attack", {**begin, **end}, "end")

    t = scene("step", 0, hands=[["leviathan_chop", "strength"]])
    t.does(0, "attack:kratos").die(1)
    assert "(strength 2, die 1) deals 1 damage: Draugr" in ended(t)
    assert "(siła 2, kość 1) zadaje 1 Obrażenie: Draugr" in ended(t, "pl")
    t = scene("step", 0, hands=[["leviathan_chop", "grit"]])
    t.does(0, "attack:kratos").die(3)
    assert "deals 0 damage" in ended(t)
    t = scene("step", 0, hands=[["leviathan_chop", "godly_strength"]], damage={"L1": 3})
    t.does(0, "attack:kratos").die(0)
    assert "deals 3 damage and defeats" in ended(t)
    t = scene("step", 0, hands=[["leviathan_chop", "strength"]], heroes={"kratos": {"column": 2}})
    t.does(0, "attack:kratos")
    assert "armor 7 holds" in ended(t)
    given = {"quest": "grendels", "heroes": {"kratos": {"column": 2}}}
    t = scene("step", 0, hands=[["leviathan_chop", "godly_strength"]], **given)
    t.does(0, "attack:kratos")
    assert "(strength 3, Defense 2) deals 1 damage" in ended(t)
    assert "(siła 3, Obrona 2) zadaje 1 Obrażenie" in ended(t, "pl")


@clause("GOW-5.6.2", "GOW-13.18")
def test_a_card_that_helps_says_by_how_much() -> None:
    t = scene("step", 0, hands=[["leviathan_chop", "strength"], ["battle_cry"]])
    cry = t.card("battle_cry")
    t.does(0, "attack:kratos").does(1, cry)
    assert said(t, "attack-boosted") == {"hero": "hero:kratos", "n": 2, "by": cry}
    assert "Attack of Kratos: +2 strength (Battle Cry)." in lines(t)
    t = scene("step", 0, boards=["kratos"], hands=[["leviathan_chop", "strength"]])
    t.does(0, "attack:kratos", "side:sc01_l1_a", t.whole("leviathan_chop", "strength"), "ability:atreus_1b")
    assert said(t, "attack-boosted") | {"hero": ""} == {"hero": "", "n": 3, "by": "ability:atreus_1b"}
    t.die(1).does(0, "yes")
    ends = [event["params"] for event in t.game.events(None, spans=True) if event["key"] == "@end"]
    (end,) = [params for params in ends if params["kind"] == "attack"]
    assert (end["by"], end["less"], end["damage"]) == ("inverted", 1, 6)


@clause("GOW-6.3.4", "GOW-9.2")
def test_who_turns_and_then_attacks_keeps_the_name() -> None:
    t = act("K", quest="alfheim", heroes={"kratos": {"column": 2}})
    assert {event["params"]["card"] for event in t.told("hero-attacked")} == {"side:sc05_u2_a"}


@clause("GOW-12.9")
def test_an_enemy_on_several_cards_has_one_name() -> None:
    t = act("K", quest="ogre", health_stunned=["hc_ogre"], heroes={"kratos": {"column": 2}})
    assert said(t, "enemy-recovers")["enemy"] == "enemy:ogre"
    t = scene("step", 0, quest="ogre", hands=[["shock_bolt"]], heroes={"kratos": {"column": 2}})
    t.does(0, t.card("shock_bolt"), "side:sc03_l2_a")
    assert said(t, "enemy-stunned")["enemy"] == "enemy:ogre"
    assert said(t, "enemy-stunned")["by"] == t.told("special-played")[0]["params"]["card"]


@clause("GOW-11.3.7", "GOW-11.5.2")
def test_rage_abilities_leave_a_trace() -> None:
    t = scene(
        "scene_activation",
        1,
        boards=["kratos", "mimir"],
        medium="kratos",
        heroes={"mimir": {"rage": 4}},
        upgrade_top=["steady_might#up_005", "great_might#up_017"],
    )
    t.does(1, "yes", "card:great_might#up_017")
    assert said(t, "rage-used") | {"hero": ""} == {
        "hero": "",
        "ability": "rage:mimir",
        "before": 4,
        "after": 0,
    }
    assert said(t, "upgrade-put-under")["card"] == "card:steady_might#up_005"
    heroes = {"sindri": {"column": 1, "defense_bonus": 3}, "brok": {"column": 4}, "kratos": {"column": 4}}
    t = act("F", boards=["brok_sindri", "kratos"], heroes=heroes, stunned=["U1"])
    assert said(t, "defense-bonus-used")["n"] == 3


@clause("GOW-10.6", "GOW-8.3", "GOW-4.4")
def test_obstacles_removals_and_draws_say_what_they_do() -> None:
    t = scene("obstacle", 5)
    assert [e["params"]["n"] for e in t.told("first-draw")] == [2, 2]
    t = scene("obstacle", 3)
    assert t.told("card-lost")[0]["params"]["by"] == "obstacle:helheim"
    assert t.told("card-removed") == []
    t = scene("step", 0).open_dice(False).goto("preparation")
    assert [e["params"]["n"] for e in t.told("cards-drawn")] == [7, 7]


@clause("GOW-4.2", "GOW-7.1")
def test_the_phases_are_named() -> None:
    t = scene("step", 0, boards=["kratos"]).open_dice(False).goto("round")
    while t.s.round < 3:
        question = t.game.next
        assert question is not None
        t.does(
            0,
            "end"
            if "end" in question.values
            else "pass"
            if "pass" in question.values
            else question.values[0],
        )
    phases = [e["params"]["phase"] for e in t.told("phase")]
    assert phases == ["phase:preparation", "phase:additional", "phase:upgrade", "phase:preparation"]
    assert t.told("first-player") == []  # one player: nothing passes


@clause("GOW-4.1", "GOW-6.5.4", "GOW-10.9", "GOW-13.17")
def test_a_defeat_names_its_reason() -> None:
    t = act("F", boards=["kratos"], heroes={"kratos": {"column": 1, "damage": 9}}, stunned=["U1"]).passing()
    t.does(0, "-")
    assert said(t, "game-lost")["by"] == "defeat:knocked_out"
    assert lines(t)[-1] == "The Heroes have lost: all Heroes are Knocked Out."
    assert scene("round", round=40).told("game-lost")[0]["params"]["by"] == "defeat:rounds"
    t = act("K", quest="helheim", sides={"L1": "B"}, heroes={"kratos": {"column": 4}, "freya": {"column": 3}})
    assert said(t, "game-lost") == {"by": "side:sc04_l1_b", "rune": "rune:k"}
    assert t.told("card-activated")[-1]["params"]["rune"] == "rune:k"
    assert lines(t)[-1] == "The Heroes have lost: Western Dead Pyre, rune Kaun."


@clause("GOW-13.17")
def test_a_card_that_loses_warns_before_it_is_activated() -> None:
    given = {"quest": "helheim", "sides": {"L1": "B"}, "heroes": {"kratos": {"column": 4}}}
    t = act("K", hands=[["axe_recall"]], discards=[["axe_throw"]], **given).asked("before-card", 0)
    assert said(t, "defeat-looms") == {"card": "side:sc04_l1_b", "rune": "rune:k"}
    assert t.told("game-lost") == []  # somebody may still act
    t = act("F", **given)
    assert t.told("defeat-looms") == []
    runes = {
        (card["card"], each["rune"])
        for card in t.game.rules.facts(t.s, 0)["cards"]
        for each in card["runes"]
        if each["loses"]
    }
    assert runes == {("side:sc04_l1_b", "rune:k")}  # the other Pyre burns


@clause("GOW-14.1.2", "GOW-14.1.6", "GOW-13.22")
def test_what_allies_and_special_cards_did() -> None:
    t = scene("step", 0, boards=["kratos"], heroes={"kratos": {"rage": 5}}, abilities_used=["atreus_1"])
    t.does(0, "rage:kratos")
    assert said(t, "attack-bonus")["after"] == 3
    assert said(t, "abilities-refreshed")["by"] == "rage:kratos"
    t = scene("step", 0, boards=["kratos"], upgrade_top=["steady_might#up_005", "great_might#up_017"])
    t.does(0, "ability:mimir_2b", "bottom", "top")
    assert said(t, "upgrade-put-under")["card"] == "card:great_might#up_017"
    assert said(t, "upgrade-put-on-top")["card"] == "card:steady_might#up_005"
    t = scene("step", 0, hands=[["offering_of_strength", "strength"]], heroes={"kratos": {"damage": 3}})
    t.does(0, t.card("offering_of_strength"), "hero:kratos")
    assert said(t, "card-sacrificed")["n"] == 2
    assert said(t, "hero-healed")["by"] == t.told("special-played")[0]["params"]["card"]
    t = scene("step", 0, hands=[["healing_roots"]])
    t.does(0, t.card("healing_roots"), "hero:kratos")
    assert said(t, "no-effect")


@clause("GOW-5.3.4", "GOW-6.3.4")
def test_a_hero_who_has_nothing_to_defend_with_is_said() -> None:
    t = act("F", heroes={"freya": {"column": 0}}, stunned=["L1"])
    told = lines(t)
    hit = next(n for n, line in enumerate(told) if line.startswith("Kratos takes 1 damage"))
    assert told[hit - 1] == "Kratos has no cards for a defense set (a Defense icon and a Number)."
    assert "Kratos nie ma kart na zestaw Obrony (ikona Obrony i Liczba)." in lines(t, "pl")


@clause("GOW-4.7")
def test_poison_is_a_moment_of_its_own() -> None:
    t = scene("preparation", tops=[["poison"]])
    ends = [event["params"] for event in t.game.events(None, spans=True) if event["key"] == "@end"]
    (end,) = [params for params in ends if params["kind"] == "poison"]
    assert (end["hero"], end["damage"]) == ("hero:kratos", 1)


@clause("GOW-12.7", "GOW-13.22")
def test_whoever_chooses_is_told_what_for() -> None:
    t = scene("step", 0, hands=[["offering_of_strength", "strength"]], heroes={"kratos": {"damage": 3}})
    card = t.card("offering_of_strength")
    t.does(0, card).asked("choose-hero-heal", 0)
    (ask,) = t.game.questions
    assert ask.params == {"card": card, "n": 2}
    assert Texts(t.game.rules, "en").question(ask.key, ask.params) == (
        "Offering of Strength: which Hero is healed (up to 2)?"
    )
    t = scene("step", 0, hands=[["healing_roots"]], heroes={"kratos": {"damage": 3}})
    card = t.card("healing_roots")
    t.does(0, card).asked("choose-hero-heal", 0)
    assert t.game.questions[0].params["card"] == card


@clause("GOW-5.1.1")
def test_an_end_that_nobody_chose_is_no_deed_of_the_player() -> None:
    t = scene("step", 0, hands=[["leviathan_chop", "strength"]], heroes={"kratos": {"moved": 1}})
    t.does(0, "attack:kratos").die(3)
    open_now: list[str] = []
    for event in t.game.events(None, spans=True):
        if event["key"] == "@begin":
            open_now.append(str(event["params"]["kind"]))
        elif event["key"] == "@end":
            open_now.remove(str(event["params"]["kind"]))
        elif event["key"] == "nothing-left":
            break
    else:
        raise AssertionError("nobody was told")
    assert "action" not in open_now
