"""The browser's part of the guide to a new game, for `make full`: the client is built in the copy, and the guide's own test plays there."""

import subprocess
from pathlib import Path

from tests.docs.guides import ROOT, Step, carry_out, copied, steps
from tools.npm import path_with_node


def test_add_a_game_in_the_browser(tmp_path: Path) -> None:
    copy = copied(tmp_path, ("src", "tests", "tools", "docs", "web"))
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for step in steps(ROOT / "docs" / "add-a-game.md"):
        if step.kind != "command":
            carry_out(step, copy)
    own = "src/games/luck"
    for command in (["prettier", "--check", own], ["eslint", own], ["svelte-check"], ["vite", "build"]):
        done = subprocess.run(
            ["npx", *command],
            cwd=copy / "web",
            env={"PATH": path_with_node()},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    said = carry_out(
        Step(0, "command", ".venv/bin/python -m pytest -q tests/browser/test_board_luck.py"), copy
    )
    assert "2 passed" in said
