"""Blood Rage: Viking clans pillage a dying world. Read flow.py for the course of the game, RULES.md for its clauses."""

from meadhall.engine import Option, Rules, Span
from meadhall.engine.characters import characters_of
from meadhall.engine.learned import learned_of
from meadhall.engine.prior import prior_of
from meadhall.engine.winning import scale_of
from meadhall.games.blood_rage.aid import AID
from meadhall.games.blood_rage.arrange import arrange
from meadhall.games.blood_rage.cards.registry import LISTENERS
from meadhall.games.blood_rage.content import AGE, CARD_NAMES, CONTENT, FOLDER, KIND, QUEST, TITLE
from meadhall.games.blood_rage.expanding import EXPANSION
from meadhall.games.blood_rage.features import BURDENS, FEATURES, PARTS, features, stakes
from meadhall.games.blood_rage.flow import FRAMES
from meadhall.games.blood_rage.invariants import invariants
from meadhall.games.blood_rage.keys import KEYS
from meadhall.games.blood_rage.reference import reference
from meadhall.games.blood_rage.scoring import scores, winners
from meadhall.games.blood_rage.setup import why_not_table
from meadhall.games.blood_rage.state import BloodRage
from meadhall.games.blood_rage.told import numbers, purse, retell
from meadhall.games.blood_rage.traits import TRAITS
from meadhall.games.blood_rage.value import progress, value, values
from meadhall.games.blood_rage.view import LASTING, mended_facts, seat_facts, table_facts


def pool(kind: str, card: int) -> str:
    """Hidden cards of one Age can be exchanged for each other: their backs show the Age (BR-6.8)."""
    return f"age-{AGE[card]}"


def fits(zone: str, kind: str, card: int) -> bool:
    """Only Quests can be committed (BR-13.2)."""
    return zone != "committed" or KIND[card] == QUEST


def in_play(s: BloodRage, seat: int) -> list[str]:
    return [TITLE[card] for card in s.upgrades[seat]]


SPANS = {
    "action": Span(action=True),
    **{
        kind: Span()
        for kind in (
            "draft",
            "quests",
            "ragnarok",
            "release",
            "end_of_age",
            "scoring",
        )
    },
    "pillage": Span(odds=("success",)),
    "battle": Span(odds=("winner", "tied")),
    "quest": Span(odds=("met",)),
}

RULES: Rules[BloodRage] = Rules(
    id="blood-rage",
    version="2.0.0",
    seats=range(2, 5),
    state=BloodRage,
    frames=FRAMES,
    keys=KEYS,
    kinds={"card": CARD_NAMES},
    options={
        "first_game": Option("no", ("no", "yes")),
        "first_player": Option("random", ("random", 0, 1, 2, 3)),
        "expansion": EXPANSION,
    },
    pool=pool,
    fits=fits,
    in_play=in_play,
    listeners=LISTENERS,
    spans=SPANS,
    numbers=numbers,
    stage=lambda s: s.age,
    retell=retell,
    purse=purse,
    stakes=stakes,
    table_facts=table_facts,
    lasting_facts=LASTING,
    mended_facts=mended_facts,
    seat_facts=seat_facts,
    scores=scores,
    winners=winners,
    value=value,
    doubt=2.0,
    standings=values,
    progress=progress,
    characters=characters_of(FOLDER, TRAITS),
    prior=prior_of(FOLDER),
    scale=scale_of(FOLDER),
    learned=learned_of(
        FOLDER, FEATURES, features, lambda s: len(s.glory), better=True, parts=PARTS, burdens=BURDENS
    ),
    arrange=arrange,
    invariants=invariants,
    why_not_table=why_not_table,
    reference=reference,
    aid=AID,
    content_hash=CONTENT.hash,
    folder=FOLDER,
)
