"""Which card is too strong? For every card: how often did the seats win that chose it, compared with everybody?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from meadhall import __version__
from meadhall.engine import MeadhallError
from meadhall.lab.simulate import Played
from meadhall.lab.stats import Estimate, wilson, z_for
from meadhall.text import bundle, figures


@dataclass(frozen=True)
class CardLine:
    """A card as the answer to one question: win rate of the seats that chose it, and what it adds to a score."""

    question: str
    card: str
    wins: Estimate
    score: float
    """Mean score of those seats less the mean score of all seats."""
    verdict: int
    """1 too strong, -1 too weak, 0 cannot be told: by an interval wide enough for all cards together."""


def balance(results: Iterable[Played], least: int = 10) -> tuple[float, list[CardLine]]:
    """The win rate of any seat, and a line for every card that was chosen at least `least` times, the strongest first."""
    seats = wins = total = 0
    won: dict[tuple[str, str], int] = {}
    chosen: dict[tuple[str, str], int] = {}
    scored: dict[tuple[str, str], int] = {}
    for played in results:
        for row in played.rows:
            seats, wins, total = seats + 1, wins + row.won, total + row.score
        for seat, question, card in played.cards:
            key, row = (question, card), played.rows[seat]
            chosen[key] = chosen.get(key, 0) + 1
            won[key] = won.get(key, 0) + row.won
            scored[key] = scored.get(key, 0) + row.score
    if not seats:
        raise MeadhallError("no game has been played, so nothing can be said about its balance")
    base, usual = wins / seats, total / seats
    keys = [key for key, count in chosen.items() if count >= least]
    z = z_for(len(keys))
    lines = []
    for key in keys:
        strict = wilson(won[key], chosen[key], z)
        lines.append(
            CardLine(
                *key,
                wilson(won[key], chosen[key]),
                scored[key] / chosen[key] - usual,
                (strict.low > base) - (strict.high < base),
            )
        )
    return base, sorted(lines, key=lambda line: (line.question, -line.wins.value, line.card))


def report(
    title: str,
    results: Sequence[Played],
    least: int = 10,
    lang: str = "en",
    label: Callable[[str], str] = str,
    question: Callable[[str], str] = str,
    again: str = "",
) -> str:
    """The balance as Markdown, with all that is needed to play the same games again; `again` is the command that does."""
    base, lines = balance(results, least)
    out = [f"# {title}", "", _played(results, lang), ""]
    out += [say(lang, "again"), "", f"    {again}", ""] if again else []
    if not lines:
        return "\n".join([*out, say(lang, "balance-too-few", least=least), ""])
    out += [say(lang, "balance-base", share=figures(f"{base:.1%}", lang), cards=len(lines)), ""]
    out.append(say(lang, "balance-caution"))
    for key in sorted({line.question for line in lines}):
        out += ["", f"## {question(key)}", "", say(lang, "balance-head"), "|---|---:|---:|---|---:|---|"]
        out += [_row(line, lang, label) for line in lines if line.question == key]
    return "\n".join(out) + "\n"


def _played(results: Sequence[Played], lang: str) -> str:
    match, row = results[0].match, results[0].rows[0]
    return say(
        lang,
        "balance-played",
        version=__version__,
        games=len(results),
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        bots=", ".join(dict.fromkeys(bot for played in results for bot in played.match.bots)),
        seed=match.seed.rpartition("-")[0] or match.seed,
        options=" ".join(f"{name}={value}" for name, value in match.options) or "none",
        date=date.today().isoformat(),
    )


def _row(line: CardLine, lang: str, label: Callable[[str], str]) -> str:
    verdict = ("", say(lang, "balance-strong"), say(lang, "balance-weak"))[line.verdict]
    span = say(lang, "balance-range", low=f"{line.wins.low:.1%}", high=f"{line.wins.high:.1%}")
    told = figures(f"{line.wins.n} | {line.wins.value:.1%} | {span} | {line.score:+.1f}", lang)
    return f"| {label(line.card)} | {told} | {verdict} |"


def say(lang: str, key: str, **params: object) -> str:
    """A text of the lab."""
    texts = bundle(Path(__file__).parent, lang)
    pattern = texts.get_message(key).value
    assert pattern is not None
    text, errors = texts.format_pattern(pattern, params)
    assert not errors, errors
    return str(text)
