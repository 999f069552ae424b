"""Words for keys: questions, options, reasons, events and components in English and Polish.

Rules speak in keys and parameters; the sentences stand in the Fluent files of each game and in `texts/` for what is common.
Ids: `ask-KEY` a question, `no-KEY` a reason, `log-KEY` an event, `KIND-ID` a value `KIND:ID` (attribute `.text`: what it does),
`do-WORD` a bare word, `opt-QUESTION-WORD` a bare word as the answer to one question.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from meadhall.engine import Choose, MeadhallError, Reason, Rules, Value

LANGUAGES = ("en", "pl")
COMMON = Path(__file__).parent / "texts"
PARTS = ("text", "lessons", "pieces")
"""The folders of a game that hold texts."""
CLOSED = re.compile(r"([!?])\.(?!\.)")
"""Some cards are called "Manheim!": no full stop follows a name that closes a sentence itself."""
MINUS = re.compile(r"(?<![\w.,;-])-(?=\d)")
"""A hyphen before a number that stands alone is a minus."""


class MissingText(MeadhallError):
    """A key without a text, or a text that asks for a parameter it does not get."""


@cache
def bundle(folder: Path, lang: str) -> FluentBundle:
    """The texts of one game folder in one language, with the common ones."""
    if lang not in LANGUAGES:
        raise MeadhallError(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    made = FluentBundle([lang], use_isolating=False)
    for path in (COMMON / f"{lang}.ftl", *(folder / part / f"{lang}.ftl" for part in PARTS)):
        if path.exists():
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def text_id(value: Value) -> str:
    """The text id of a value: `card:troll#a1-1` -> `card-troll`, `pass` -> `do-pass`."""
    kind, colon, name = str(value).partition("#")[0].partition(":")
    return f"{kind}-{name}" if colon else f"do-{kind}"


class Texts:
    """Says things about one game in one language; `names` are the players' names by seat."""

    def __init__(self, rules: Rules[Any], lang: str = "en", names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names
        self._bundle = bundle(rules.folder, lang)
        self._added = rules.texts.get(lang, {})

    def has(self, key: str) -> bool:
        """Is there a text with that id?"""
        return key in self._added or self._bundle.has_message(key)

    def say(self, key: str, params: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """The text with that id; parameters that are values are named in the same language."""
        where = f"{key}.{attribute}" if attribute else key
        if not self.has(key):
            raise MissingText(f"there is no text {where!r} in {self.lang}")
        if key in self._added:
            if where not in self._added:
                raise MissingText(f"there is no text {where!r} in {self.lang}")
            return self._added[where]
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"there is no text {where!r} in {self.lang}")
        shown = {name: self._param(value) for name, value in (params or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise MissingText(f"the text {where!r} in {self.lang} does not work: {errors[0]}")
        return MINUS.sub("−", CLOSED.sub(r"\1", str(text)))

    def fill(self, key: str, **params: Any) -> str:
        """A text with sentences in it, which no text may take for names of things because of a colon."""
        marks = {name: f"@{name}@" if isinstance(value, str) else value for name, value in params.items()}
        text = self.say(key, marks)
        for name, value in params.items():
            text = text.replace(f"@{name}@", str(value))
        return text

    def _param(self, value: Any) -> Any:
        return self.label(value) if isinstance(value, str) and ":" in value else value

    def label(self, value: Value) -> str:
        """The name of a value; numbers stand for themselves."""
        if isinstance(value, int):
            return str(value)
        kind, colon, name = value.partition(":")
        if (
            kind == "seat"
            and colon
            and name.isdigit()
            and int(name) < len(self.names)
            and self.names[int(name)]
        ):
            return self.names[int(name)]
        return self.say(text_id(value))

    def attribute(self, key: str, name: str) -> bool:
        """Has the text with that id such a part?"""
        if key in self._added:
            return f"{key}.{name}" in self._added
        return self.has(key) and name in self._bundle.get_message(key).attributes

    def effect(self, value: Value) -> str:
        """What a component does; empty if there is nothing to say. Copies that differ are told apart by `$copy`."""
        key = text_id(value)
        if isinstance(value, int) or not self.has(key):
            return ""
        if not self.attribute(key, "text"):
            return ""
        return self.say(key, {"copy": value.partition("#")[2].partition("-")[0]}, "text")

    def question(self, key: str, params: Mapping[str, Any] | None = None) -> str:
        """A question as a sentence."""
        return self.say(f"ask-{key}", params)

    def heading(self, key: str) -> str:
        """A question as a heading for all times when it is asked: dots stand for what is filled in."""
        if not self.has(f"ask-{key}"):
            return key
        pattern = self._bundle.get_message(f"ask-{key}").value
        assert pattern is not None
        _, missing = self._bundle.format_pattern(pattern, {})
        dots = {str(error).rpartition(" ")[2]: "…" for error in missing}
        return CLOSED.sub(r"\1", str(self._bundle.format_pattern(pattern, dots)[0]))

    def option(self, question: str, value: Value) -> str:
        """An option of a question."""
        own = f"opt-{question}-{str(value).replace(':', '-')}"
        return self.say(own) if self.has(own) else self.label(value)

    def reason(self, reason: Reason) -> str:
        """Why not, as a sentence."""
        return self.say(f"no-{reason.key}", reason.params)

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as a sentence."""
        return self.say(f"log-{event['key']}", self._told_apart(event["params"]))

    def _told_apart(self, params: Mapping[str, Any]) -> Mapping[str, Any]:
        """A seat that is called like something else in the sentence, such as the clan it chooses, goes by its number."""
        seats = {name: value for name, value in params.items() if str(value).startswith("seat:")}
        others = {self._param(value) for name, value in params.items() if name not in seats}
        alike = {name: text_id(value) for name, value in seats.items() if self._param(value) in others}
        return {**params, **{name: self.say(key) for name, key in alike.items()}} if alike else params

    def all_of(self, questions: Iterable[Choose]) -> list[str]:
        """Everything that can be shown of these questions; raises if anything has no words."""
        out = []
        for question in questions:
            out.append(self.question(question.key, question.params))
            out += [self.option(question.key, value) for value in question.values]
            for value, reason in question.blocked():
                out += [self.option(question.key, value), self.reason(reason)]
        return out


def signed(by: float, lang: str) -> str:
    """A change with its sign."""
    size = f"{abs(by):g}"
    return ("+" if by > 0 else "−" if by < 0 else "") + (size.replace(".", ",") if lang == "pl" else size)


def figures(written: str, lang: str) -> str:
    """Figures as a language writes them: 12.5% is 12,5 % in Polish."""
    if lang != "pl":
        return written
    return re.sub(r"(?<=\d)\.(?=\d)", ",", written).replace("%", "\N{NO-BREAK SPACE}%")
