"""A preview as lines of text."""

from __future__ import annotations

from meadhall.engine import Value
from meadhall.preview import Preview, Spread
from meadhall.text import Texts, signed

ENDS = ("pass", "done", "none", "no", "end")
"""Answers that end a question without doing anything."""
FEW = 4
"""So many results and numbers of the odds are told; the others weigh less."""


def lines(words: Texts, seen: Preview) -> list[str]:
    """What an option does: what is sure, whom it calls on next, the odds, and what to beware of."""
    seat = seen["seat"]
    out = []
    for who in sorted({change["seat"] for change in seen["numbers"]}, key=lambda each: each != seat):
        what = ", ".join(
            f"{words.say('purse-' + change['name'])} {signed(change['by'], words.lang)}"
            for change in seen["numbers"]
            if change["seat"] == who
        )
        out.append(what if who == seat else f"{words.label(f'seat:{who}')}: {what}")
    for key, values in (("gives", seen["gives"]), ("gets", seen["gets"])):
        if values:
            out.append(words.fill(f"preview-{key}", what=", ".join(map(words.label, values))))
    out += [words.event(event) for event in seen["events"]]
    if seen["then"]:
        numbers = weighty(seen["then"]["numbers"])
        for key, same in (("preview-all", True), ("preview-then", False)):
            what = ", ".join(
                _spread(words, each, "preview-range")
                for each in numbers
                if (each["least"] == each["most"]) == same
            )
            if what:
                out.append(words.fill(key, tries=seen["then"]["tries"], what=what))
    out += _next(words, seen)
    out += _odds(words, seen)
    if seen["final"]:
        out.append(f"! {words.say('preview-final', {'why': seen['final']})}")
    if seen["loses"]:
        odds = seen["odds"]
        if odds and odds["loses"]:
            out.append(f"! {words.say('preview-loses', {'count': odds['loses'], 'tries': odds['tries']})}")
        else:
            out.append(f"! {words.say('preview-loses-short')}")
    return out or [words.say("preview-nothing")]


def weighty(numbers: list[Spread]) -> list[Spread]:
    """The few numbers that change most."""
    return sorted(numbers, key=lambda each: -abs(each["mean"]) - (each["most"] - each["least"]) / 10)[:FEW]


def news(seen: Preview) -> list[Spread]:
    """What the odds say of numbers that was not said before: by the seat's own choices, or for sure."""
    said = {(c["name"], c["by"], c["by"]) for c in seen["numbers"] if c["seat"] == seen["seat"]}
    said |= {(n["name"], n["least"], n["most"]) for n in (seen["then"] or {"numbers": []})["numbers"]}
    numbers = seen["odds"]["numbers"] if seen["odds"] else []
    return [each for each in numbers if (each["name"], each["least"], each["most"]) not in said]


def _spread(words: Texts, each: Spread, text: str = "preview-mean") -> str:
    name = words.say(f"purse-{each['name']}")
    least, most, mean = (signed(each[part], words.lang) for part in ("least", "most", "mean"))
    if least == most:
        return f"{name} {least}"
    return words.fill(text, name=name, least=least, most=most, mean=mean)


def _next(words: Texts, seen: Preview) -> list[str]:
    after, out = seen["next"], []
    if after["chance"]:
        out.append(words.say("preview-next-chance"))
    if after["over"]:
        out.append(words.say("preview-next-over"))
    if after["seats"] == [seen["seat"]]:
        asked = words.question(after["key"], after["params"]) if after["key"] else ""
        among = ", ".join(words.option(after["key"], value) for value in things(after["options"]))
        if asked and among:
            out.append(words.fill("preview-next-among", question=asked, options=among))
        else:
            out.append(
                words.fill("preview-next-you", question=asked) if asked else words.say("preview-next-again")
            )
    elif after["seats"]:
        who = ", ".join(words.label(f"seat:{each}") for each in after["seats"])
        out.append(words.fill("preview-next-seats", who=who))
    return out


def things(options: list[Value]) -> list[Value]:
    """The options that say something: not to pass, and not to be done. A yes or no is said by its question."""
    some = [value for value in options if value not in ENDS]
    return some if len(some) > 2 or any(":" in str(value) for value in some) else []


def _odds(words: Texts, seen: Preview) -> list[str]:
    odds = seen["odds"]
    if odds is None:
        return []
    told = [
        words.fill(
            "preview-odds-result",
            count=each["count"],
            tries=odds["tries"],
            what=words.say(f"moment-{each['kind']}", each["params"], "odds"),
        )
        for each in odds["results"][:FEW]
    ]
    told += [_spread(words, each) for each in weighty(news(seen))]
    if not told:
        return []
    head = "preview-odds-answers" if odds["answers"] else "preview-odds"
    return [words.say(head, {"tries": odds["tries"]}), *(f"  {line}" for line in told)]
