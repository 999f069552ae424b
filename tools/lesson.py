"""Play a lesson by its own advice and print how it goes: `python -m tools.lesson blood-rage first`.

Every question of the learner is shown with what the lesson accepts and what else would be legal; every answer of a bot that is not
prepared is marked with a star, as a line that can be put into the file.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from meadhall.engine import Choose, Game, MeadhallError, Subset, Value
from meadhall.games import SHELF, find_rules
from meadhall.lessons import Guide, find_lesson
from meadhall.lessons.rehearse import advice_faults, by_advice, rehearse
from meadhall.lessons.run import texts
from meadhall.text import LANGUAGES, Texts


def main(arguments: list[str] | None = None) -> int:
    """Print the course of a lesson."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SHELF))
    parser.add_argument("lesson", nargs="?", default="")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    given = parser.parse_args(arguments)
    rules = find_rules(given.game)
    try:
        lesson = find_lesson(rules, given.lesson)
    except MeadhallError as error:
        print(error, file=sys.stderr)
        return 2
    say = Texts(rules, given.lang)
    shown: list[str] = []

    def heard(guide: Guide, game: Game[Any], seat: int, asked: Choose, value: Value, ready: bool) -> None:
        step = guide.step
        if step is not None and step.id not in shown:
            shown.append(step.id)
            key = f"lesson-{lesson.name}-{step.id}"
            told = say.say(key, texts(rules), "text") if say.has(key) else "(no text yet)"
            print(f"\n== {guide.place.step + 1}/{len(lesson.steps)} {step.id}: {told}")
        if seat != lesson.seat:
            mark = "" if ready else "   * not prepared"
            print(f'   [bots.{seat}] {asked.key} = ["{value}"]{mark}')
            return
        own = game.question(seat)
        assert own is not None
        legal = list(map(str, own.members if isinstance(own, Subset) else own.values))
        accepted = list(map(str, asked.look(()).fits if isinstance(asked, Subset) else asked.values))
        print(f"   asked {asked.key} {dict(asked.params)}: answers {value}")
        print(f"      accepted: {', '.join(accepted)}")
        rest = [each for each in legal if each not in accepted]
        if rest:
            print(f"      else legal: {', '.join(rest)}")

    out = rehearse(rules, lesson, by_advice, prepared=True, heard=heard)
    faults = [*out.faults, *advice_faults(rules, lesson)]
    print(f"\n{len(out.left)} of {len(lesson.steps)} steps, {out.answers} answers")
    for fault in faults:
        print(f"! {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
