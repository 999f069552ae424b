"""A server with the toy on its shelf: `python -m tests.server.launch PORT DATABASE [WORKERS]`.

The toy is put there on import, because the bots' worker processes import this module too.
"""

import sys
from types import ModuleType

from meadhall.games import SHELF
from meadhall.server import serve
from tests.engine.toy import TOY

if "toy" not in SHELF:
    SHELF["toy"] = "toy"
    module = ModuleType("meadhall.games.toy")
    module.__dict__["RULES"] = TOY
    sys.modules[module.__name__] = module

if __name__ == "__main__":
    port, database, *workers = sys.argv[1:]
    serve(port=int(port), database=database, workers=int(workers[0]) if workers else 1)
