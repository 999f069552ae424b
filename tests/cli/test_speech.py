"""The command speaks both languages, and says everything in both."""

import re
from pathlib import Path

import pytest

import meadhall.cli
from meadhall.audit import read
from meadhall.cli.speech import language
from meadhall.engine import MeadhallError

FOLDER = Path(meadhall.cli.__file__).parent


def test_both_languages_say_the_same_things() -> None:
    english, polish = (read(FOLDER / "text" / f"{lang}.ftl") for lang in ("en", "pl"))
    assert english[1] == polish[1] == []
    assert english[0] == polish[0]


def test_every_text_has_a_use_and_every_use_a_text() -> None:
    source = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    used = set(re.findall(r"""(?:(?<!words\.)\bsay|_say_saved)\(\s*["']([a-z-]+)["']""", source))
    families = set(re.findall(r"""\bsay\(\s*f["']([a-z-]+-)\{""", source))
    known = set(read(FOLDER / "text" / "en.ftl")[0])
    assert used - known == set()
    used |= {
        key for key in known if f'"{key}"' in source
    }  # said by way of a name: a key chosen among several
    assert {key for key in known - used if not key.startswith(tuple(families))} == set()


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL"}, "en"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(
    variables: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language(None) == lang
    assert language("pl") == "pl"


def test_an_unknown_language() -> None:
    with pytest.raises(MeadhallError, match="there is no language 'de'"):
        language("de")
