"""Games a second that the lab plays: by the local pool, and by a cluster of Dask (and of Ray, where it is installed) with as many workers on this machine.

    python -m tools.lab_speed
    python -m tools.lab_speed --game lords-of-ragnarok --bots normal --games 60

All take turns; the best of all rounds counts. A cluster is there already when it is timed, as it would be for whoever uses one.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from meadhall import lab

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 120.0


@contextmanager
def dask(workers: int) -> Iterator[dict[str, Any]]:
    """A Dask cluster of so many processes."""
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as made:
        yield {"scheduler": made.scheduler_address}


@contextmanager
def ray(workers: int) -> Iterator[dict[str, Any]]:
    """A Ray cluster of so many processes."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    start = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--port", str(port)]
    start += ["--num-cpus", str(workers), "--include-dashboard", "false", "--disable-usage-stats"]
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    head = subprocess.Popen(
        [*start, "--node-ip-address", "127.0.0.1"],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and socket.socket().connect_ex(("127.0.0.1", port)):
            time.sleep(0.2)
        yield {"ray": f"127.0.0.1:{port}"}
    finally:
        head.terminate()
        try:
            head.wait(15)
        except subprocess.TimeoutExpired:
            os.killpg(head.pid, signal.SIGKILL)
            head.wait()


@contextmanager
def pool(workers: int) -> Iterator[dict[str, Any]]:
    """So many processes of the local pool."""
    yield {"jobs": workers}


def speed(where: dict[str, Any], game: str, bots: str, games: int) -> float:
    """Games a second, the way to the workers and back among them."""
    began = time.perf_counter()
    played = sum(1 for _ in lab.simulate(lab.matches(game, games, [bots]), **where))
    return played / (time.perf_counter() - began)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--game", default="blood-rage")
    options.add_argument("--bots", default="random")
    options.add_argument("--games", type=int, default=400)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    given = options.parse_args()
    kinds = {"local pool": pool, "Dask": dask} | ({"Ray": ray} if find_spec("ray") else {})
    runs: dict[tuple[str, int], list[float]] = defaultdict(list)
    for workers in given.workers:
        with ExitStack() as stack:
            places = {kind: stack.enter_context(start(workers)) for kind, start in kinds.items()}
            for where in places.values():
                speed(where, given.game, given.bots, 4 * workers)  # what only the first games cost is paid
            for _ in range(given.rounds):
                for kind, where in places.items():
                    runs[kind, workers].append(speed(where, given.game, given.bots, given.games))
    print(f"{given.game}, {given.games} games of {given.bots}, games a second; best of {given.rounds}\n")
    print(f"{'':12}" + "".join(f"{f'{n} worker' + 's' * (n > 1):>12}" for n in given.workers))
    for kind in kinds:
        print(f"{kind:12}" + "".join(f"{max(runs[kind, n]):12.1f}" for n in given.workers))
    if "Ray" not in kinds:
        print("\nRay is not installed: pip install -r requirements/cluster.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
