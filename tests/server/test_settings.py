"""Settings come from the environment and from `.env`; what is wrong is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.engine import MeadhallError
from meadhall.sentences import translated
from meadhall.server.settings import Settings, from_environment, variable

DOCS = Path(__file__).parent.parent.parent / "docs" / "hosting.md"
DEPLOY = Path(__file__).parent.parent.parent / "deploy"


@pytest.fixture(autouse=True)
def clean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without a `.env`, an environment without settings."""
    monkeypatch.chdir(tmp_path)
    for field in Settings.model_fields:
        monkeypatch.delenv(variable(field), raising=False)
    return tmp_path


def test_the_environment_wins_over_the_file_and_what_is_given_over_both(
    clean: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (clean / ".env").write_text(
        "MEADHALL_PORT=9000\nMEADHALL_RATE=7\nMEADHALL_HOSTS=hall.example, other.example\nOTHER=1\n"
    )
    monkeypatch.setenv("MEADHALL_RATE", "8")
    read = from_environment()
    assert (read.port, read.rate, read.hosts) == (9000, 8.0, ("hall.example", "other.example"))
    assert from_environment(port=9001).port == 9001
    assert from_environment(database="postgres://db/hall").database == "postgresql+asyncpg://db/hall"


def test_an_empty_variable_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_PORT", "")
    assert from_environment().port == 8421


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("MEADHALL_PORT", "many", "MEADHALL_PORT should be a number, not 'many'"),
        ("MEADHALL_PORT", "70000", "MEADHALL_PORT should not be more than 65535, but is 70000"),
        ("MEADHALL_RATE", "-1", "MEADHALL_RATE should not be less than 0, but is -1"),
        ("MEADHALL_RATE", "nan", "MEADHALL_RATE should be a number, not 'nan'"),
        ("MEADHALL_PRIVATE_WEBHOOKS", "so", "MEADHALL_PRIVATE_WEBHOOKS should be yes or no, not 'so'"),
    ],
)
def test_a_bad_value_is_one_sentence_in_both_languages(
    name: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(MeadhallError) as error:
        from_environment()
    assert str(error.value) == sentence
    assert translated(sentence, "pl") != sentence


def test_a_misspelt_name_in_the_file_is_said(clean: Path) -> None:
    (clean / ".env").write_text("MEADHALL_PASWORD=x\n")
    with pytest.raises(MeadhallError, match=r"MEADHALL_PASWORD .* did you mean MEADHALL_PASSWORD"):
        from_environment()


def test_a_file_that_cannot_be_read_is_said(clean: Path) -> None:
    (clean / ".env").write_bytes(b"MEADHALL_PASSWORD=\xff\xfe\n")
    with pytest.raises(MeadhallError, match=r"\.env cannot be read"):
        from_environment()


def test_secrets_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MEADHALL_PASSWORD", "MEADHALL_METRICS_TOKEN"):
        monkeypatch.setenv(name, "swordfish")
    assert "swordfish" not in repr(from_environment())


def test_every_setting_is_documented() -> None:
    told = DOCS.read_text("utf-8")
    for field in Settings.model_fields:
        assert f"`{variable(field)}`" in told or field in ("host", "port"), field
