"""Write docs/environments/<game>.md, a page for each environment, from the declarations of its state.

python -m tools.environments
"""

from __future__ import annotations

import re
from pathlib import Path

import meadhall
from meadhall.engine import Bits, Count, Of, OneOf, Seat, Seats, UpTo
from meadhall.engine.meaning import SEAT, Axis
from meadhall.engine.state import Field
from meadhall.envs.observe import Layout, layout
from meadhall.envs.slots import shown
from meadhall.envs.table import VERSION
from meadhall.games import find_rules
from meadhall.text import Texts

FOLDER = Path(__file__).parent.parent / "docs" / "environments"
WIDTH = 60

PAGE = """# {title}

The environment `meadhall/{game}-v{version}` (Gymnasium) and `{name}_v{version}` (PettingZoo), for {seats}. Made by `python -m tools.environments`;
what all environments have in common stands in [Environments](../environments.md).

## Observation

With {most} seats, in this order. A slot is one number; `env.layout.slots` names each with its least and its most.

| part | slots | each entry | counted |
|---|---:|---|---|
{rows}

Then, in every game: who is waited for (a slot for each seat), which question is asked (a slot for each), up to seven numbers of its parameters, a slot
for each value that they name, and a slot for each value that is chosen so far where a set is being chosen.

## Mask

One place for each answer of the action table; 1 where the answer is allowed. Seats count from the one that answers.

## Rewards

{rewards}

## Versions

| version | since | what changed |
|---|---|---|
| v2 | rules 2.0.0 | observation from the declared state, seats counted from the one that looks, also in answers; sets are chosen member by member; where order matters, a card says how near to the front it lies |
| v1 | rules 1.0.0 | the first |
"""


def count_slots(made: Layout, field: Field) -> int:
    """How many numbers of the vector tell of a field."""
    return sum(1 for slot in made.slots if re.split(r"[.=&:\[]", slot.name)[0] == field.name)


def axis(each: Axis) -> str:
    if each == SEAT:
        return "seat"
    return f"up to {each.most}" if isinstance(each, UpTo) else f"{each}"


def counted(field: Field) -> str:
    parts = [axis(each) for each in field.by]
    if field.stride > 1:
        parts[0] += f" x {field.stride}"
    return ", ".join(parts)


def holds(field: Field) -> str:
    what = field.what
    if field.role == "zone":
        seen = {"all": "seen by all", "owner": "seen by its owner", "nobody": "seen by nobody"}[field.see]
        order = "; and how near to the front" if field.ordered else ""
        return f"`{field.kind}` by definition, {seen}{order}"
    match what:
        case Count(most=1, least=0):
            return "yes or no"
        case Count():
            scale = (
                ""
                if not what.scale
                else " / its own scale"
                if isinstance(what.scale, tuple)
                else f" / {what.scale}"
            )
            return f"{what.least} to {what.most}{scale}"
        case Seat():
            return "a seat" + (f", or {', '.join(map(str, what.others))}" if what.others else "")
        case Seats():
            return "a bit for each seat"
        case OneOf():
            listed = ", ".join(map(str, what.values))
            return f"one of {len(what.values)}" + (f": {listed}" if len(listed) <= WIDTH else "")
        case Bits():
            return f"{what.count} bits"
        case Of():
            return f"`{what.kind}` by definition"
    return str(what)


def page(game: str) -> str:
    """The page of a game."""
    rules = find_rules(game)
    most = rules.seats[-1]
    made = layout(game, most)
    rows = [
        f"| `{field.name}` | {count_slots(made, field)} | {holds(field)} | {counted(field)} |"
        for field in shown(rules.state)
    ]
    together = "Everybody wins or everybody loses. " if game == "god-of-war" else ""
    return PAGE.format(
        title=Texts(rules, "en").say("game-title"),
        game=game,
        name=game.replace("-", "_"),
        version=VERSION,
        seats=f"{rules.seats[0]} to {most} seats",
        most=most,
        rows="\n".join(rows),
        rewards=f"{together}`win`: 1 or -1 when the game is over, 0 before. `score`: the points gained since the last answer.",
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in meadhall.shelf():
        (FOLDER / f"{game}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
