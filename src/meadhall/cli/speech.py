"""How the command speaks: in English or Polish, on stdout what was asked for, on stderr what went wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer
from fluent.runtime import FluentBundle, FluentResource
from rich.console import Console

from meadhall.engine import BadTable, MeadhallError, Reason, Rules, Value
from meadhall.games import find_rules
from meadhall.sentences import translated
from meadhall.text import LANGUAGES, MissingText, Texts, figures

FOLDER = Path(__file__).parent / "text"

LangOption = Annotated[
    str | None, typer.Option("--lang", metavar="pl|en", help="Language; without it that of LANG.")
]


def complain(error: Exception | str, lang: str = "") -> None:
    """One sentence on stderr, in the language of the command line."""
    print(f"meadhall: {worded(error, lang or spoken(sys.argv[1:]))}", file=sys.stderr)


def worded(error: Exception | str, lang: str) -> str:
    """What went wrong, in a language; a game has its own words for a table that cannot be."""
    if isinstance(error, BadTable):
        return Words(find_rules(error.game), lang).why(error.reason)
    return translated(" ".join(str(error).split()), lang)


def spoken(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, whatever else is wrong with it."""
    for word, following in zip(arguments, [*arguments[1:], ""], strict=True):
        name, sign, value = word.partition("=")
        asked = value if sign else following
        if name == "--lang" and asked in LANGUAGES:
            return asked
    return language(None)


def language(given: str | None) -> str:
    """The language asked for, or the one of the environment."""
    if given is not None:
        if given not in LANGUAGES:
            raise MeadhallError(f"there is no language {given!r}; there are: {', '.join(LANGUAGES)}")
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "pl" if os.environ[name].lower().startswith("pl") else "en"
    return "en"


@cache
def _bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")))
    return made


class Speech:
    """What the command itself says, in one language."""

    def __init__(self, lang: str | None = None) -> None:
        self.lang = language(lang)
        self.console = Console(highlight=False)

    def __call__(self, key: str, **params: Any) -> str:
        """The command's own text `key`."""
        bundle = _bundle(self.lang)
        if not bundle.has_message(key):
            raise KeyError(key)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, params)
        if errors:
            raise errors[0]
        return str(text)

    def error(self, error: Exception | str) -> str:
        """What went wrong, in this language."""
        return worded(error, self.lang)

    def figures(self, *written: str) -> list[str]:
        """Figures as this language writes them."""
        return [figures(each, self.lang) for each in written]

    def print(self, *what: Any, **how: Any) -> None:
        """Print to stdout."""
        self.console.print(*what, **how)


class Words(Texts):
    """The words of a game; where a game has none, its keys are better than silence."""

    def __init__(self, rules: Rules[Any], lang: str, names: Sequence[str] = ()) -> None:
        super().__init__(rules, lang, names)
        self.own: dict[str, str] = {}

    def learn(self, facts: Mapping[str, Any]) -> None:
        """Names that come with the table itself, in the own language or in another: a Scene that somebody wrote."""
        called: Sequence[str | None] = facts.get("called", ())
        given_names = [*self.names, *[""] * (len(called) - len(self.names))]
        for seat, value in enumerate(called):  # who has no name is called after the clan
            if value and not given_names[seat]:
                given_names[seat] = self.label(value)
        self.names = given_names
        given: Mapping[str, Mapping[str, str]] = facts.get("texts", {})
        self.own = {
            key: text for names in (*given.values(), given.get(self.lang, {})) for key, text in names.items()
        }

    def say(self, key: str, params: Any = None, attribute: str = "") -> str:
        """The text, or the key with its parameters."""
        if key in self.own and not attribute:
            return self.own[key]
        try:
            return super().say(key, params, attribute)
        except MissingText:
            shown = ", ".join(f"{name} {self._param(value)}" for name, value in (params or {}).items())
            plain = key.partition("-")[2].replace("_", " ") or key
            return f"{plain} ({shown})" if shown else plain

    def why(self, reason: Reason) -> str:
        """A reason with its clause."""
        text = self.reason(reason)
        return f"{text} ({reason.clause})" if reason.clause else text

    def names_of(self, values: Sequence[Value | None], hidden: str = "?") -> str:
        """Names with commas; what is hidden is counted."""
        known = [self.label(value) for value in values if value is not None]
        unknown = len(values) - len(known)
        return ", ".join(known + ([f"{hidden}×{unknown}"] if unknown else []))
