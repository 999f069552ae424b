"""The hook before a commit runs what CI runs first."""

import os
import re
from pathlib import Path

from tools.check import ROOT, stages

HOOK = Path(ROOT) / "tools" / "hooks" / "pre-commit"


def test_the_hook_runs_the_first_stages() -> None:
    assert os.access(HOOK, os.X_OK)
    named = re.search(r"tools\.check ([a-z ]+?) \|\|", HOOK.read_text("utf-8"))
    assert named is not None
    assert named[1].split() == [stage.name for stage in stages()][:3]
