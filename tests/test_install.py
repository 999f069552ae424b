"""The wheel holds what the package needs, and the engine and the games need nothing but Python."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.wheel import ClientHook

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "meadhall"
DATA = ("*.toml", "*.ftl", "*.md", "py.typed")

# -S leaves site-packages out, -I everything else that the surroundings could add.
BARE = """
import importlib, sys
sys.path.insert(0, sys.argv[1])
import meadhall
for name in sys.argv[2:]:
    importlib.import_module(name)
print(meadhall.__file__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    [path] = out.glob("*.whl")
    return path


def test_the_wheel_holds_code_content_texts_rules_and_client(wheel: Path) -> None:
    source = [path for pattern in ("*.py", *DATA) for path in PACKAGE.rglob(pattern) if path.is_file()]
    source += [path for path in (PACKAGE / "web").rglob("*") if path.is_file()]
    wanted = {str(path.relative_to(PACKAGE.parent)) for path in source if "__pycache__" not in path.parts}
    held = set(zipfile.ZipFile(wheel).namelist())
    assert "meadhall/py.typed" in held
    assert wanted - held == set()


def test_the_engine_and_the_games_need_nothing_but_python(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    folders = sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))
    modules = ["meadhall.engine", *(f"meadhall.games.{name}" for name in folders)]
    command = [sys.executable, "-I", "-S", "-c", BARE, str(tmp_path), *modules]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == str(tmp_path / "meadhall" / "__init__.py")


def test_no_wheel_is_built_without_the_client(tmp_path: Path) -> None:
    hook = ClientHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel")  # type: ignore[arg-type]
    hook.initialize("editable", {})
    with pytest.raises(SystemExit, match="make web"):
        hook.initialize("standard", {})
