"""A skipped test fails, wherever the skip stands."""

import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"


@pytest.mark.parametrize(
    "source",
    [
        'import pytest\n\n@pytest.mark.skip(reason="no time")\ndef test_it(): ...\n',
        'import pytest\n\ndef test_it():\n    pytest.skip("no time")\n',
        'import pytest\n\n@pytest.mark.xfail(reason="no time")\ndef test_it():\n    assert False\n',
        'import pytest\n\npytest.importorskip("no_such_module", reason="no time")\n',
    ],
    ids=["mark", "call", "xfail", "import"],
)
def test_a_skip_is_a_failure(tmp_path: Path, source: str) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST.read_text("utf-8"), "utf-8")
    (tmp_path / "test_it.py").write_text(source, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "."]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode not in (0, 5)
    assert "a test may not be skipped" in run.stdout
