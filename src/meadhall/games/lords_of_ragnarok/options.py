"""What is chosen when the table is laid: Followers and their Villains, the ladder of difficulty, house rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from meadhall.engine import Option, Reason, Value
from meadhall.games.lords_of_ragnarok.content import CHALLENGES, HEROES

YES_NO = ("no", "yes")
RANDOM = "random"
PRINTED = "printed"
VILLAIN_CHOICE = Option(RANDOM, (RANDOM, *(hero.id for hero in HEROES)))
RESPITES = {
    # SOLO-19.6: in how many turns at the beginning a Follower rests, and in every which one after that
    "none": (0, 0),
    "short": (2, 0),
    "long": (4, 0),
    "lasting": (4, 2),
}


class Difficulty(NamedTuple):
    """SOLO-19: what makes a game with Followers easier or harder."""

    easy_start: bool = False
    respite: str = "none"
    drawn: int = 0
    chosen: tuple[int, ...] = ()


RUNGS = {
    # SOLO-19.7: the ladder, from the easiest rung to the hardest
    "first_step": Difficulty(easy_start=True, respite="lasting"),
    "second_step": Difficulty(easy_start=True, respite="long"),
    "third_step": Difficulty(easy_start=True, respite="short"),
    "fourth_step": Difficulty(easy_start=True),
    PRINTED: Difficulty(),
    **{f"challenges_{n}": Difficulty(drawn=n) for n in range(1, len(CHALLENGES) + 1)},
}

SINGLE = {
    # the single options of which the rungs are made, for those who want them
    "easy_start": Option("no", YES_NO),
    "respite": Option("none", tuple(RESPITES)),
    "challenges_drawn": Option(0, tuple(range(len(CHALLENGES) + 1))),
    **{f"challenge_{card.id}": Option("no", YES_NO) for card in CHALLENGES},
}
WITH_FOLLOWERS = {"ladder": Option(PRINTED, tuple(RUNGS)), **SINGLE}
OPTIONS = {
    "followers": Option("auto", ("auto", 0, 1, 2, 3)),
    "ladder": WITH_FOLLOWERS["ladder"],
    "temple_track": Option("a", ("a", "b")),
    "ninth_level": Option("ragnarok", ("ragnarok", PRINTED)),
    "own_cards": Option("drawn", ("drawn", "free")),
    "villain_1": VILLAIN_CHOICE,
    "villain_2": VILLAIN_CHOICE,
    "villain_3": VILLAIN_CHOICE,
    "method3_reading": Option("literal", ("literal", "finish_lands")),
    **SINGLE,
}


def follower_count(seats: int, options: Mapping[str, Value]) -> int:
    """SOLO-2, 17.1, 18.1: as many as asked for; one for somebody who sits alone."""
    asked = options["followers"]
    return (1 if seats == 1 else 0) if asked == "auto" else int(asked)


def difficulty(options: Mapping[str, Value]) -> Difficulty:
    """The rung of the ladder, or what the single options say."""
    if options["ladder"] != PRINTED:
        return RUNGS[str(options["ladder"])]
    return Difficulty(
        options["easy_start"] == "yes",
        str(options["respite"]),
        int(options["challenges_drawn"]),
        tuple(i for i, card in enumerate(CHALLENGES) if options[f"challenge_{card.id}"] == "yes"),
    )


def why_not_table(seats: int, options: Mapping[str, Value]) -> Reason | None:
    """LOR-1.1.1, SOLO-17.1, 18.1: two to four take part; every Villain is another one; no option without what it is about."""
    followers = follower_count(seats, options)
    if not 2 <= seats + followers <= 4:
        return Reason("LOR-1.1.1", "table-participants", {"count": seats + followers})
    changed = [name for name, option in OPTIONS.items() if options[name] != option.default]
    villains = [str(options[f"villain_{n}"]) for n in range(1, followers + 1)]
    chosen = [villain for villain in villains if villain != RANDOM]
    if len(set(chosen)) < len(chosen):
        return Reason("SOLO-2.2", "table-same-villain")
    for name in changed:
        if name.startswith("villain_") and int(name[-1]) > followers:
            return Reason("SOLO-2.2", "table-villain", {"option": f"option:{name}", "count": followers})
        if not followers and (name in WITH_FOLLOWERS or name == "method3_reading"):
            return Reason("SOLO-2.1", "table-needs-followers", {"option": f"option:{name}"})
        if name == "own_cards" and (seats > 1 or not followers):
            return Reason("SOLO-2.13", "table-one-player", {"option": f"option:{name}"})
        if name in SINGLE and options["ladder"] != PRINTED:
            return Reason("SOLO-19.7", "table-ladder", {"option": f"option:{name}"})
    how = difficulty(options)
    if len(how.chosen) + how.drawn > len(CHALLENGES):
        wanted = len(how.chosen) + how.drawn
        return Reason("SOLO-19.2", "table-challenges", {"most": len(CHALLENGES), "count": wanted})
    return None
