"""Upgrade phase (GOW-8) and what runs out (GOW-15)."""

from meadhall.cli.screen import question
from meadhall.cli.speech import Speech, Words
from meadhall.games.god_of_war import terminal
from meadhall.games.god_of_war.content import CARD_RUNE, UPGRADES
from meadhall.games.god_of_war.state import hand_limit
from meadhall.text import Texts
from tests.clauses import clause
from tests.games.god_of_war.scene import act, names, scene


@clause("GOW-8.1")
def test_all_hands_are_discarded() -> None:
    t = scene("upgrade_phase", hands=[["strength"], ["charm", "veil"]], row=["steady_might"])
    assert t.s.hands == [[], []]
    assert names(t.s.discards[1]) == ["veil", "charm"]


@clause("GOW-8.2")
def test_take_a_card_or_remove_one() -> None:
    t = scene("upgrade_phase", first=1, discards=[["grit"], ["charm"]], row=["steady_might", "insight"])
    t.asked("upgrade", 1)
    assert t.options(1) == ["card:steady_might#up_001", "card:insight#up_082", "card:charm#st_f09"]
    t.does(1, "card:insight#up_082")
    assert names(t.s.tops[1]) == ["insight"]
    assert t.options(0) == ["card:steady_might#up_001", "card:insight#up_082", "card:grit#st_k09"]
    t.does(0, "card:grit#st_k09")
    assert t.s.discards[0] == []
    t.idle()
    t = scene("upgrade_phase")
    t.idle()  # neither is possible


@clause("GOW-8.2")
def test_the_terminal_tells_taking_from_removing() -> None:
    t = scene("upgrade_phase", first=1, discards=[["grit"], ["charm"]], row=["steady_might", "insight"])
    t.does(1, "card:insight#up_082")
    texts, ask, view = Texts(t.game.rules), t.game.questions[0], t.game.view(0)
    headings = [terminal.heading(view, ask, value, texts) for value in ask.values]
    assert headings == [texts.say(key) for key in ("table-take", "table-claim", "table-remove")]
    said = Speech("en")
    with said.console.capture() as shown:
        question(said, ask, Words(t.game.rules, "en", ["A", "B"]), t.game)
    lines = shown.get().splitlines()
    assert [line.strip() for line in lines if line.strip() in headings] == headings


@clause("GOW-8.3")
def test_removed_cards_go_to_the_box_or_their_pile() -> None:
    t = scene("upgrade_phase", discards=[["grit"], ["poison"]])
    assert t.options(0) == ["card:grit#st_k09", "pass"]  # without a card to take nobody has to remove one
    t.does(0, "card:grit#st_k09")
    assert names(t.s.box) == ["grit"]
    assert len(t.s.piles[1]) == 9
    poison = t.options(1)[0]
    t.does(1, poison)
    assert len(t.s.piles[1]) == 10


@clause("GOW-8.4")
def test_the_first_player_decides_who_takes_a_card() -> None:
    given = {
        "boards": ["kratos", "freya", "atreus"],
        "first": 2,
        "row": ["insight", "great_might", "swift_step"],
    }
    t = scene("upgrade_phase", **given)
    t.does(2, "card:great_might#up_016").does(0, "card:great_might#up_016")
    t.asked("who-takes", 2)
    assert t.options(2) == ["seat:2", "seat:0"]
    t.does(2, "seat:0")
    assert names(t.s.tops[0]) == ["great_might"]
    assert t.s.tops[2] == ()
    t.asked("upgrade", 2)  # and chooses again
    assert "card:great_might#up_016" not in t.options(2)  # it is decided
    t.does(2, "card:insight#up_082").does(1, "card:insight#up_082").does(2, "seat:2").asked("upgrade", 1)
    t = scene("upgrade_phase", **given)
    t.does(2, "card:great_might#up_016").does(0, "card:great_might#up_016").does(2, "seat:2").asked(
        "upgrade", 0
    )
    assert names(t.s.tops[2]) == ["great_might"]
    assert "card:great_might#up_016" not in t.options(0)


@clause("GOW-8.5")
def test_what_nobody_took_goes_under_the_deck_in_order() -> None:
    t = scene("upgrade_phase", row=["insight", "great_might", "steady_might"], upgrade_bottom=["swift_step"])
    t.does(0, "card:great_might#up_016").does(1, "card:steady_might#up_001")
    assert names(t.s.upgrade_bottom) == ["swift_step", "insight"]
    assert t.s.row == []


@clause("GOW-8.7")
def test_the_first_player_token_passes() -> None:
    t = scene("upgrade_phase", boards=["kratos", "freya", "atreus"], first=2)
    assert t.s.first == 0


# --- GOW-15


@clause("GOW-15.1")
def test_an_empty_pile_adds_nothing() -> None:
    t = scene("step", 0, hands=[["leviathan_chop"]], heroes={"kratos": {"column": 2}}, piles=[10, 10, 0])
    t.does(0, "spot:strike_seam")
    assert t.s.tops[0] == ()


@clause("GOW-15.2")
def test_an_empty_upgrade_deck_is_made_of_the_box() -> None:
    t = scene("step", 0)
    t.s.box += tuple(t.s.upgrade_deck[:2])
    t.s.unused += tuple(t.s.upgrade_deck[2:])
    t.s.upgrade_deck = []
    t.goto("scene_activation", 0)
    assert len(t.game.chance.values if t.game.chance else ()) == 2
    t.draws("steady_might")
    assert len(t.s.row) == 1
    t = scene("step", 0)
    t.s.unused += tuple(t.s.upgrade_deck)
    t.s.upgrade_deck = []
    t.goto("scene_activation", 0)
    assert t.game.chance is not None
    assert list(t.game.chance.values) == [f"rune:{x}" for x in "futark"]
    t.die("rune:r")
    assert t.s.row == []  # no card is laid out
    assert [e["params"]["rune"] for e in t.told("card-activated")] == ["rune:r"]
    t = scene("step", 0, boards=["kratos"])
    t.s.unused += tuple(t.s.upgrade_deck[1:])
    t.s.upgrade_deck = t.s.upgrade_deck[:1]
    t.does(0, "ability:mimir_2b").draws("steady_might").does(0, "top")  # one card is all that can be had
    assert len(t.s.upgrade_top) == 1


@clause("GOW-15.3")
def test_no_stun_token_left() -> None:
    stunned = ["U1", "U2", "U4", "L1", "L2"]
    t = scene("step", 0, hands=[["shock_bolt", "shock_bolt"]], stunned=stunned)
    t.does(0, t.card("shock_bolt"), "side:sc01_l3_a")
    assert t.s.stunned[6] == 1  # the sixth and last token
    t.does(0, t.card("shock_bolt"), "side:sc01_l4_a")
    assert (t.s.stunned[7], sum(t.s.stunned)) == (0, 6)


@clause("GOW-15.4")
def test_the_hand_limit_is_at_least_one() -> None:
    t = scene("step", 0, hand_tokens=[-9, 0])
    assert hand_limit(t.s, 0) == 1


def test_every_upgrade_card_has_a_rune() -> None:
    assert all(CARD_RUNE[card] >= 0 for card in UPGRADES)
    assert act("F").s.row
