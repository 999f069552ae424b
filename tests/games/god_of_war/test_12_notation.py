"""The notation of Scene cards and Scene files (GOW-12, GOW-13.25, GOW-14.7)."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import MeadhallError
from meadhall.engine.content import ContentError
from meadhall.engine.written import FileText
from meadhall.games.god_of_war import content, custom, scene_files
from meadhall.games.god_of_war.content import QUESTS
from meadhall.games.god_of_war.notation import Names, NotationError, Reader
from meadhall.games.god_of_war.obstacles import read_obstacle
from meadhall.games.god_of_war.scene_files import SceneError, load_scene, read_scene
from meadhall.games.god_of_war.scenes import compile_state
from tests.clauses import clause
from tests.games.god_of_war.scene import LAB, lab, names, scene

NAMES = Names(["imp", "titan"], ["doom"], ["hc_titan"])


def refused(text: str, *expected: str) -> None:
    with pytest.raises(NotationError) as error:
        Reader(text, NAMES).line()
    for words in expected:
        assert words in str(error.value)


@clause("GOW-12.1")
def test_a_side_is_an_enemy_and_a_list_of_lines() -> None:
    side = QUESTS[0].grids[0][4][0]
    assert side.id == "sc01_l1_a"
    assert side.enemy is not None
    assert side.enemy.health == 4
    assert side.reactions[0] is not None
    assert side.defeat_flip is not None
    assert QUESTS[8].grids[1][1][1].reactions == (None,) * 6  # Prison of Roots: nothing


@clause("GOW-12.2", "GOW-13.25")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("atk X melee 2 [c]", "a rune (F, U, T, A, R or K) at column 5"),
        ("atk F melee 2", '" " at column 14'),
        ("atk F melee 2 []", '"*" or some of'),
        ("atk F  melee 2 [c]", '" ranged ", " melee "'),
        ("atk F ranged 2 stunning", "the end of the line"),
        ("box F: explode(each,1)", "an effect (hurt, heal"),
        ("box F: boost(attack,2)", "an effect (hurt"),
        ("box F: hurt(everyone,1)", '"me", "each", "one"'),
        ("box F: hurt(each,x)", "a number"),
        ("box F: hit(ogre,2)", "an Enemy of this Scene (imp, titan)"),
        ("box F: tok(luck,+1)", "a token of this Scene (doom)"),
        ("box F: tok(doom,1)", '",+", ",-"'),
        ("flip sometime -> self", '"defeated", "armor"'),
        ("flip defeated -> rrr./...", '"r", "w", "."'),
        ("flip when(dark) -> self", '"clear", "killed"'),
        ("spot door pay Z do lose", '"M", "R", "D"'),
        ("spot door do lose", '" pay "'),
        ("dance F", '"place ", "while "'),
        ("while always: fly", '"reach", "str("'),
        ("place doom 2", '"/"'),
    ],
)
def test_anything_else_is_refused_with_the_place(line: str, expected: str) -> None:
    refused(line, expected, f'"{line}"')


@clause("GOW-12.3")
def test_six_runes() -> None:
    kind, line = Reader("atk F,U,T,A,R,K ranged 1", NAMES).line()
    assert kind == "atk"
    assert line.runes == (0, 1, 2, 3, 4, 5)  # type: ignore[union-attr]


@clause("GOW-12.4")
def test_every_kind_of_line_is_read() -> None:
    lines = [
        "place doom 1/3",
        "while !clear & hp(imp)<=3: str(imp,+2)",
        "atk F melee tok(doom)+1 [lcr] poison",
        "act U: mend(self,all)",
        "box A: if(tok(doom)>=2: lose else push(far,left))",
        "when attacked(imp): draw(me,1)",
        "spot door 1/turn need alive(imp) pay M,N>=3,C do assault(anyx(imp),paid+1)",
        "reward: hand(me,+1)",
        "flip attack(ranged) -> r.../..w.",
    ]
    kinds = [Reader(line, NAMES).line()[0] for line in lines]
    assert kinds == ["place", "while", "atk", "act", "box", "when", "spot", "reward", "flip"]


@clause("GOW-12.4.2")
def test_reach_and_strength() -> None:
    t = lab("step", 0, hands=[["leviathan_chop", "grit"]], heroes={"kratos": {"column": 3}})
    t.does(0, "attack:kratos").die(0)  # Melee against the upper row
    assert t.s.health_damage == (1,)
    t = lab("activate", 2, 2, tokens={"doom": 1}, heroes={"freya": {"column": 0}})
    assert t.damage("kratos") == 4  # two attacks of 1, each +1
    t = lab("activate", 4, 2, tokens={"doom": 1}, heroes={"kratos": {"column": 2}, "freya": {"column": 0}})
    assert t.damage("kratos") == 2  # a strike has no bonus: 1, and 1 from the box


@clause("GOW-12.4.3", "GOW-12.4.4")
def test_enemy_lines_and_boxes() -> None:
    t = lab("activate", 4, 2, health_stunned=["hc_titan"], heroes={"kratos": {"column": 2}})
    assert t.damage("kratos") == 0  # `act` of a stunned Enemy
    t = lab("activate", 2, 2, heroes={"freya": {"column": 0}})
    assert t.damage("kratos") == 2  # both `atk` lines in order


def test_the_view_shows_what_a_rune_does() -> None:
    t = scene("step", 0, quest="magni_modi", killed=["modi"], dead=["L3"])
    magni = t.game.rules.facts(t.s, 0)["cards"][5]
    melee, ranged = ({"rune": r, **line} for r in ("rune:f", "rune:k") for line in _attacks(magni, r))
    assert (melee["strength"], melee["columns"], melee["ranged"]) == (4, [1, 2, 3], False)  # 3 and 1 for Modi
    assert (ranged["strength"], ranged["columns"], ranged["ranged"]) == (4, [], True)
    mist = next(each for each in magni["runes"] if each["rune"] == "rune:t")
    assert (mist["enemy_box"], mist["box"], mist["flip"]) == (True, False, False)


def _attacks(card: dict[str, Any], rune: str) -> list[dict[str, Any]]:
    return [line for each in card["runes"] if each["rune"] == rune for line in each["attacks"]]


@clause("GOW-12.4.6")
def test_when_lines() -> None:
    t = lab("step", 0, hands=[["leviathan_chop", "strength", "grit"]], heroes={"kratos": {"column": 2}})
    t.does(0, "attack:kratos", t.whole("leviathan_chop", "strength"))
    assert t.token("doom") == 1  # also against armor, on another card of the same Enemy
    t = lab(
        "step",
        0,
        hands=[["leviathan_chop", "strength"]],
        heroes={"kratos": {"damage": 2}},
        tokens={"doom": 1},
    )
    t.does(0, "attack:kratos").die(0)
    assert t.killed("mite")
    assert t.damage("kratos") == 1  # `me` is the attacker
    assert t.token("doom") == 0
    t = lab("activate", 0, 6)
    assert t.s.health_damage == (3,)  # `hit` does not count as an Attack
    assert t.token("doom") == 0


@clause("GOW-12.5")
def test_states() -> None:
    t = scene(
        "step", 0, quest="grendels", damage={"L2": 5}, tokens={"ash": 3}, killed=["wulver"], sides={"L4": "B"}
    )
    quest = QUESTS[1]

    def true(text: str) -> bool:
        return compile_state(quest, Reader(text, quest.names).state())(t.s)

    assert true("always")
    assert not true("clear")
    assert true("!clear")
    assert true("killed(wulver) & !alive(wulver)")
    assert true("alive(grendel_ash)")
    assert true("hp(grendel_ash)<=9")
    assert not true("hp(grendel_ash)<=8")
    assert true("hp(wulver)<=0")  # defeated and not visible
    assert true("tok(ash)=3 & tok(frost)>=2")
    assert not true("tok(ash)<=2")
    assert true("side(L4)=B & side(U1)=A")
    t = scene("step", 0, quest="helheim")
    quest = QUESTS[3]
    assert not true("hp(mattugr)<=999")  # not seen yet: infinite
    assert not true("killed(mattugr)")


@clause("GOW-12.7")
def test_hero_selectors() -> None:
    # Scene 10, U2 back, T: far; ties are decided by the players
    t = lab("activate", 3, 1, heroes={"kratos": {"column": 1, "damage": 4}, "freya": {"column": 2}})
    asked = t.game.question(1)
    assert asked is not None
    assert asked.params["tie"] == 1  # the question says why only these
    t.asked("propose-hero", 1).does(1, "pass").asked("choose-hero-hurt", 0)  # both have 6 left
    t.does(0, "hero:freya")
    assert t.damage("freya") == 1
    assert t.rage("freya") == 1  # now she is the weakest alone
    t = lab("activate", 5, 0, heroes={"kratos": {"column": 1}, "freya": {"column": 4}})
    assert (t.column(2), t.column(4)) == (
        ["kratos"],
        ["freya"],
    )  # each: pushed right, the last column has no right
    t = scene(
        "activate",
        2,
        1,
        quest="sigrun",
        sides={"U2": "B", "L2": "B"},
        heroes={"kratos": {"column": 4}, "freya": {"column": 4}},
    )
    assert (t.damage("kratos"), t.damage("freya")) == (1, 0)  # far: the front Hero
    t = lab("activate", 4, 2, heroes={"kratos": {"column": 2}, "freya": {"column": 4}})
    assert (t.damage("kratos"), t.damage("freya")) == (2, 1)  # strike on the left column, then col[lcr]
    t = scene("activate", 2, 0, quest="stone_ancient", sides={"U4": "B"})
    assert t.s.tops[0] == ()
    assert names(t.s.tops[1]) == ["poison"]  # weakest: Freya has 6


@clause("GOW-12.8")
def test_enemy_selectors() -> None:
    t = lab("step", 0, hands=[["godly_strength"]], heroes={"kratos": {"column": 4}})
    t.does(0, "spot:trap").asked("choose-enemy-stun", 0)  # any: one per Enemy
    assert t.options(0) == ["side:lab_u1_a", "side:lab_u3_a", "side:lab_l1_a"]
    t.does(0, "side:lab_l1_a")
    assert t.s.health_damage == (3,)  # near: only the titan stands beside column 4
    t = scene("activate", 2, 3, quest="ogre", damage={"U4": 3, "L1": 5}, health_damage={"hc_ogre": 9})
    assert (t.damage("U4"), t.damage("L1"), t.s.health_damage) == (
        3,
        3,
        (7,),
    )  # others: not itself, the Ogre once
    t = scene(
        "step",
        0,
        quest="ogre",
        sides={"L2": "B", "L3": "B", "U2": "B"},
        hands=[["grit"]],
        heroes={"kratos": {"column": 2}},
    )
    t.does(0, "spot:rampage_left").asked("choose-enemy-assault", 0)
    assert "side:sc03_l2_b" not in t.options(0)  # anyx(ogre)
    t = scene(
        "step", 0, quest="alfheim", hands=[["crystal"]], heroes={"kratos": {"column": 4}}, sides={"U4": "B"}
    )
    t.does(0, "spot:burn_root")  # the Swarm is not visible: only the flip happens
    assert t.side("L4") == "B"


@clause("GOW-12.9")
def test_one_enemy_on_several_cards() -> None:
    t = scene(
        "step",
        0,
        quest="ogre",
        hands=[["leviathan_chop", "leviathan_chop", "strength", "grit"]],
        heroes={"kratos": {"column": 2}},
    )
    t.does(0, "attack:kratos", t.card("leviathan_chop"), t.card("strength")).die(0)
    assert t.s.health_damage == (2,)
    facts = t.game.rules.facts(t.s, 0)["cards"]
    assert facts[5]["enemy"]["left"] == facts[6]["enemy"]["left"] == 34
    t.does(0, "column:3", "attack:kratos").die(0)
    assert t.s.health_damage == (3,)
    t = lab("step", 0, hands=[["leviathan_chop", "strength"]], heroes={"kratos": {"column": 2}})
    t.does(0, "attack:kratos")
    assert t.s.health_damage == (0,)  # armor belongs to the card


@clause("GOW-12.10")
def test_mistletoe_lies_on_the_quest_card() -> None:
    quest = QUESTS[8]
    at = quest.names.tokens.index("mistletoe")
    assert quest.token_homes[at][0] == -1
    assert (quest.token_starts[at], quest.token_limits[at]) == (0, 4)
    others = [home for q in QUESTS for home in q.token_homes if home[0] < 0]
    assert len(others) == 1


# --- files


def bad(change: tuple[str, str], *expected: str) -> None:
    assert change[0] in LAB
    with pytest.raises(SceneError) as error:
        read_scene(LAB.replace(*change, 1), "my.toml")
    for words in expected:
        assert words in str(error.value), str(error.value)


@clause("GOW-14.7")
@pytest.mark.parametrize(
    ("change", "line", "expected"),
    [
        (("atk F,U ranged 2", "atk Q ranged 2"), 20, "a rune"),
        (('role = "quest"', 'role = "chapter"'), 4, '"role" should be "quest" or "boss"'),
        (('at = "U1"', 'at = "M1"'), 16, '"at" should be one of U1'),
        (('at = "U2"', 'at = "U1"'), 0, "exactly one card at U1, found 2"),
        (("imp hp 4 armor 5>3", "imp hp 4 armor 3>5"), 18, "from the highest to the lowest"),
        (("imp hp 4 armor 5>3", "imp hp 4"), 22, '"flip armor" needs an Enemy with armor'),
        (("box K: lose", "act K: lose"), 0, '"act" needs an Enemy'),
        (("box K: lose", "box K: mend(self,1)"), 0, '"self" needs an Enemy'),
        (("box K: lose", "box K: hit(any,paid)"), 0, '"paid" can stand only in a spot'),
        (('win = "killed(titan)', 'win = "killed(troll)'), 5, "an Enemy of this Scene"),
        (("first_draw(-2)", "first_draw(2)"), 7, '"hand(-"'),
        (("hc_titan", "titan_card"), 10, 'should begin with "hc_"'),
        (('role = "quest"', 'role = "quest"\nmood = "grim"'), 5, 'unknown key "mood"'),
        (("number = 11", 'number = "eleven"'), 3, '"number" of the Scene should be a number'),
        (('win = "killed(titan) & !alive(imp)"\n', ""), 1, 'has no "win"'),
        (("spot pray pay", "spot banner pay"), 0, 'the spot "banner" exists already'),
        (('lose = "tok(doom)>=3"', 'swap = "tok(doom)>=3"'), 0, "belong together"),
        (
            ("flip defeated -> w.../r...", "flip defeated -> w.../...."),
            0,
            "should turn the card of the Enemy",
        ),
        (('id = "lab"', 'id = "lab'), 2, "not TOML"),
        (('"doom 0/3"', '"doom"'), 8, 'expected "token start/most"'),
        (
            ('lines = ["reward: rage(one,2)"', 'lines = [7, "reward: rage(one,2)"'),
            0,
            "a line of notation in quotes",
        ),
        (('id = "lab_u2"', 'id = "lab_u1"'), 28, 'the card id "lab_u1" exists already'),
        (("number = 11", "number = 0"), 3, '"number" should be at least 1, found 0'),
        (("imp hp 4 armor 5>3", "imp hp 4000 armor 5>3"), 18, "a number up to 999"),
        (("imp hp 4 armor 5>3", "imp hp 4 armor 0"), 18, "a number of at least 1"),
        (("imp hp 4 armor 5>3", "imp hp 4 armor 5>3 def paid"), 18, 'a number or "tok(...)"'),
        (("titan hp @hc_titan", "titan hp @hc_giant"), 45, "a Health card of this Scene (hc_titan)"),
        (("health = 30", "health = -3"), 10, "at least 1 health, found -3"),
        (('"doom 0/3"', '"doom 5/3"'), 8, "cannot start with 5 tokens, at most 3"),
        (('"doom 0/3"', '"doom 0/3", "doom 1/2"'), 8, '"doom" has a place already'),
        (("box K: lose", "place gloom 4/2"), 59, "cannot start with 4 tokens, at most 2"),
        (("atk F,U ranged 2", "atk F,F ranged 2"), 20, "every rune once"),
        (("atk F,U ranged 2", "atk F,U melee 2 [cc]"), 20, "every column once"),
        (("box K: lose", "box K: hurt(each,all)"), 59, 'a number, "tok(...)" or "paid"'),
        (("box K: lose", "box K: if(clear: hit(any,paid))"), 59, '"paid" can stand only in a spot'),
        (("box K: lose", "box K: if(clear: lose else mend(self,1))"), 59, '"self" needs an Enemy'),
        (("box K: lose", "box K: " + "if(clear: " * 400 + "lose" + ")" * 400), 59, 'at most 3 "if"'),
        (("pay N>=3 do", "pay N>=0 do"), 34, "a number of at least 1"),
        (("[card.front]", "[card.fore]"), 17, 'unknown key "fore" in a card'),
        (('at = "U1"', 'at = "U1"\npart = 3'), 1, "should be 1, or 1 and 2, found 1, 3"),
        (("health = 30", "health = 30\n[text.de]"), 13, 'texts can be in "en" and "pl", found "de"'),
        (("health = 30", 'health = 30\n[text.en]\n"side-nobody" = "N"'), 14, 'called "side-nobody"'),
    ],
)
def test_a_faulty_file_is_refused_with_line_and_expectation(
    change: tuple[str, str], line: int, expected: str
) -> None:
    bad(change, expected, f"my.toml:{line}:" if line else "my.toml:")


PRAY = "spot pray pay N>=3 do heal(me,2)"


@pytest.mark.parametrize(
    ("pay", "effects"),
    [
        ("X", "draw(me,1)"),
        ("N>=3", "draw(one,2)"),
        ("X,N", "draw(me,1), heal(me,1), draw(me,1)"),
        ("X,X", "draw(each,1)"),
        ("M,R", "draw(col[c],1)"),
        ("X,N", "if(clear: heal(me,1) else draw(me,2))"),
        ("X,N", "draw(me,paid)"),
        ("X,N", "draw(me,tok(doom))"),
    ],
)
def test_a_spot_that_could_be_used_for_ever_is_a_mistake(pay: str, effects: str) -> None:
    spot = f"pay {pay} do {effects}"
    bad((PRAY, f"spot pray {spot}"), "my.toml:34:", 'the spot "pray" may give back as many cards as it takes')
    assert read_scene(LAB.replace(PRAY, f"spot pray 1/turn {spot}"))


@pytest.mark.parametrize(
    ("pay", "effects"),
    [
        ("R,N", "heal(me,1), draw(me,1)"),
        ("X,X,X", "draw(each,1)"),
        ("X,X", "if(clear: draw(me,1) else draw(me,1))"),
        ("X", "heal(me,1)"),
    ],
)
def test_a_spot_that_costs_more_cards_than_it_gives_may_be_used_again(pay: str, effects: str) -> None:
    assert read_scene(LAB.replace(PRAY, f"spot pray pay {pay} do {effects}"))


def test_a_back_that_is_never_shown_is_a_mistake() -> None:
    bad(("flip defeated -> w.../r...", "atk U ranged 1"), "ever turns up the back of lab_l1 at L1")


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SceneError, match="cannot be read"):
        load_scene(tmp_path / "none.toml")


@clause("GOW-14.7")
def test_a_scene_of_ones_own_is_played_and_travels_with_the_saga() -> None:
    for seats in (1, 2):
        random = Random(seats)
        game = meadhall.new("god-of-war", seats=seats, seed=3, options={"scene": LAB, "heroes": "random"})
        assert game.s.quest == len(QUESTS)
        while not game.over:
            assert game.rules.invariants(game.s) == []
            question = random.choice(game.questions)
            game.answer(question.seat, random.choice(question.values))
        again = meadhall.loads(game.saga())
        assert again.s == game.s
    boss = LAB.replace('role = "quest"', 'role = "boss"')
    game = meadhall.new("god-of-war", seats=1, seed=3, options={"scene": boss})
    assert game.s.boss_row[0] == len(QUESTS)
    game = meadhall.new("god-of-war", seats=1, seed=3, options={"scene": boss, "length": "single"})
    assert game.s.quest == len(QUESTS)


def test_the_option_takes_a_scene_or_its_packed_form() -> None:
    option = custom.SceneOption("-", ("-",))
    packed = option.parse("scene", LAB)
    assert custom.unpack(packed) == LAB
    assert option.parse("scene", packed) == packed
    assert option.parse("scene", "-") == "-"
    with pytest.raises(MeadhallError, match='scene:2: the id "ogre" is taken'):
        option.parse("scene", LAB.replace('id = "lab"', 'id = "ogre"'))
    with pytest.raises(MeadhallError, match="scene:4: "):
        option.parse("scene", LAB.replace('role = "quest"', 'role = "x"'))
    with pytest.raises(MeadhallError, match="neither a Scene file nor a packed one"):
        option.parse("scene", "scene.@@@")
    with pytest.raises(MeadhallError, match="may have 200000 characters"):
        option.parse("scene", "#" * 200_001)
    longest = LAB + "#" * (200_000 - len(LAB))
    assert custom.unpack(option.parse("scene", longest)) == longest  # that many are allowed
    with pytest.raises(MeadhallError, match="may have 200000 characters, this one has 200001"):
        option.parse("scene", custom.pack(longest + "#"))


def test_an_empty_file_is_not_no_scene() -> None:
    empty = FileText()
    empty.name = "mine.toml"
    with pytest.raises(SceneError, match=r'mine\.toml:1: the Scene has no "id"'):
        custom.SceneOption("-", ("-",)).parse("scene", empty)
    assert custom.SceneOption("-", ("-",)).parse("scene", "") == "-"


def test_the_texts_of_an_own_scene_are_among_the_facts() -> None:
    text = LAB + '\n[text.en]\n"side-lab_u1_a" = "Imp"\n'
    game = meadhall.new("god-of-war", seats=1, seed=1, options={"scene": text})
    assert game.view(0)["facts"]["texts"]["en"]["side-lab_u1_a"] == "Imp"
    bad(('id = "lab"', 'text = 3\nid = "lab"'), '"text" of the Scene should be a table')


# --- the content loader


def test_obstacles_are_read_and_refused() -> None:
    assert read_obstacle("each_player: shuffle_in(stun,2)").n == 2
    with pytest.raises(NotationError, match="scene_activation"):
        read_obstacle("rain")


def test_a_faulty_card_face_is_refused() -> None:
    with pytest.raises(ContentError, match="expected an icon, a Number or both"):
        content.read_face("odd", "kratos", "melee", "M+1/Q")


def test_the_ten_scenes_load_and_the_content_has_a_hash() -> None:
    assert [quest.number for quest in scene_files.load_all()] == list(range(1, 11))
    assert len(content.CONTENT_HASH) == 16


# --- docs/writing-a-scene.md


def documented() -> str:
    page = (Path(__file__).parents[3] / "docs" / "writing-a-scene.md").read_text("utf-8")
    return page.split("```toml my_scene.toml\n")[1].split("```")[0]


def test_the_scene_of_the_documentation_can_be_played() -> None:
    quest = read_scene(documented(), "docs")
    assert quest.names.enemies == ["archer", "warden", "wolf"]
    random = Random(1)
    game = meadhall.new("god-of-war", seats=2, seed=1, options={"scene": documented(), "length": "single"})
    while not game.over:
        assert game.rules.invariants(game.s) == []
        question = random.choice(game.questions)
        game.answer(question.seat, random.choice(question.values))
    assert game.s.won != game.s.lost


def test_the_complaint_of_the_documentation_is_true() -> None:
    with pytest.raises(NotationError) as error:
        Reader("atk X melee 2 [c]", NAMES).line()
    said = str(error.value)
    page = (Path(__file__).parents[3] / "docs" / "writing-a-scene.md").read_text("utf-8")
    assert said in page
