"""A server with the toy on its shelf: `python -m tests.server.launch PORT DATABASE [WORKERS]`.

The toy is put there on import, because the bots' worker processes import this module too. MEADHALL_TOY names other rules for it.
"""

import os
import sys

from meadhall.server import serve
from tests.server.toys import put_on_shelf

put_on_shelf(os.environ.get("MEADHALL_TOY", ""))


def forked(words: list[str], environment: dict[str, str], output: str) -> None:
    """The same in a process that was forked when everything was imported already."""
    written = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    for stream in (1, 2):
        os.dup2(written, stream)
    os.environ.clear()
    os.environ.update(environment)
    sys.modules["__main__"] = sys.modules[__name__]  # what processes of the server's own import
    put_on_shelf(os.environ.get("MEADHALL_TOY", ""))
    start(words)


def start(words: list[str]) -> None:
    port, database, *workers = words
    serve(port=int(port), database=database, workers=int(workers[0]) if workers else 1)


if __name__ == "__main__":
    start(sys.argv[1:])
