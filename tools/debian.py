"""The programs that the tests drive and pip cannot install: a browser and a PostgreSQL server.

    python -m tools.debian chromium postgresql

Installs what is missing through apt-get when run as root on Debian; otherwise says how to install it and fails.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def browser() -> Path | None:
    """The browser that the tests drive."""
    found = (shutil.which(name) for name in BROWSERS)
    return next((Path(path) for path in found if path), None)


def postgresql() -> Path | None:
    """The folder of `initdb` and `postgres`; Debian keeps one per version, off the PATH. The newest wins."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).parent
    versions = [p.parent for p in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(versions, key=lambda folder: float(folder.parent.name), default=None)


PROGRAMS: dict[str, Callable[[], Path | None]] = {"chromium": browser, "postgresql": postgresql}


def missing(packages: list[str]) -> list[str]:
    return [package for package in packages if PROGRAMS[package]() is None]


def install(packages: list[str]) -> list[str]:
    """Install the packages that are missing, if we may; return those still missing."""
    wanted = missing(packages)
    if wanted and shutil.which("apt-get") and os.geteuid() == 0:
        print(f"Installing with apt-get: {' '.join(wanted)}", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
        command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *wanted]
        subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL)
    return missing(packages)


def main(packages: list[str]) -> int:
    unknown = [package for package in packages if package not in PROGRAMS]
    if unknown:
        print(f"Unknown: {', '.join(unknown)}; expected {' or '.join(PROGRAMS)}.", file=sys.stderr)
        return 2
    still = install(packages)
    if still:
        print(
            f"Missing for the tests: install them with `sudo apt-get install {' '.join(still)}`.",
            file=sys.stderr,
        )
    return 1 if still else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
