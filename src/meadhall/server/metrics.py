"""What the hall counts, for Prometheus (routes/metrics.py)."""

from __future__ import annotations

import logging

from prometheus_client import Counter, Gauge, Histogram

from meadhall import __version__

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where several processes count together; `meadhall serve --workers` names it."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)

REQUESTS = Counter(
    "meadhall_requests", "HTTP requests under /api, by method and status.", ["method", "status"]
)
SECONDS = Histogram("meadhall_request_seconds", "How long a request under /api took.", buckets=QUICK)
STORED = Histogram(
    "meadhall_answer_seconds",
    "How long it took to store answers and other steps, many in one commit.",
    buckets=QUICK,
)
MADE = Counter("meadhall_tables_made", "Tables laid.", ["game"])
ENDED = Counter("meadhall_games_ended", "Games that came to their end.", ["game"])
TROUBLE = Counter("meadhall_errors", "Lines of the log with level error, by event.", ["event"])
OPEN = Gauge("meadhall_tables_open", "Tables held open.", multiprocess_mode="livesum")
LINES = Gauge("meadhall_connections", "WebSockets, seated and watching.", multiprocess_mode="livesum")
THINKING = Gauge("meadhall_bots_thinking", "Seats that a bot thinks for.", multiprocess_mode="livesum")
VERSION = Gauge("meadhall_info", "The version, always 1.", ["version"], multiprocess_mode="max")
VERSION.labels(__version__).set(1)


def counted(method: str, status: int, seconds: float) -> None:
    """A request was answered."""
    known = method if method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS") else "other"
    REQUESTS.labels(known, str(status)).inc()
    SECONDS.observe(seconds)


class _Errors(logging.Filter):
    """Counts what the log complains of, and lets everything pass."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            TROUBLE.labels(record.getMessage()).inc()
        return True


logging.getLogger("meadhall.server").addFilter(_Errors())
