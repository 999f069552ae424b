"""A server with the toy on its shelf: `python -m tests.server.launch PORT DATABASE [WORKERS]`.

The toy is put there on import, because the bots' worker processes import this module too. MEADHALL_TOY names other rules for it.
"""

import os
import sys

from meadhall.server import serve
from tests.server.toys import put_on_shelf

put_on_shelf(os.environ.get("MEADHALL_TOY", ""))

if __name__ == "__main__":
    port, database, *workers = sys.argv[1:]
    serve(port=int(port), database=database, workers=int(workers[0]) if workers else 1)
