"""The table of versions says what the code says."""

import re

import meadhall
from meadhall.engine import saga
from meadhall.envs import table as envs
from meadhall.games import SHELF, find_rules
from meadhall.table import ended, messages
from tests.docs.guides import ROOT

ROW = re.compile(r"^\| (.+?) \| (.+?) \| `(.+?)` \|", re.M)
MIGRATIONS = ROOT / "src" / "meadhall" / "server" / "migrations" / "versions"


def test_the_table_of_versions_is_true() -> None:
    told = {
        what: version for what, version, _ in ROW.findall((ROOT / "docs" / "versions.md").read_text("utf-8"))
    }
    assert told == {
        "Meadhall": meadhall.__version__,
        **{f"rules of {game}": find_rules(game).version for game in SHELF},
        "saga file": saga.FORMAT.split()[1],
        "protocol of the WebSocket": str(messages.PROTOCOL),
        "environments": str(envs.VERSION),
        "kept end of a game": str(ended.FORMAT),
        "database": max(path.name for path in MIGRATIONS.glob("v*.py")).partition("_")[0],
    }


def test_every_version_stands_where_the_table_says() -> None:
    for _, _, place in ROW.findall((ROOT / "docs" / "versions.md").read_text("utf-8")):
        assert (ROOT / place).exists(), place
