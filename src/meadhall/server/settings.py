"""What a hall can be told from outside: by `meadhall serve` and by environment variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from meadhall.engine import MeadhallError

WEB = Path(__file__).parent.parent / "web"
"""Where the build of the client lies in the package."""

LOOPBACK = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True)
class Settings:
    """Everything a server process needs to know. `docs/hosting.md` explains each variable."""

    database: str
    data: Path
    host: str = "127.0.0.1"
    port: int = 8421
    password: str = field(default="", repr=False)
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    public_url: str = ""
    private_webhooks: bool = False
    bot_workers: int = 1
    bot_seconds: float = 2.0
    bots: tuple[str, ...] = ()
    bot_pause: float = 0.0
    rate: float = 5.0
    proxies: tuple[str, ...] = ()
    head_seconds: float = 20.0
    grace_hours: float = 24.0
    away_minutes: float = 10.0
    web: Path = WEB

    @property
    def loopback(self) -> bool:
        """Only this machine can reach the hall."""
        return self.host in LOOPBACK


def from_environment(
    given: Mapping[str, str] = os.environ,
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
) -> Settings:
    """The settings of the environment; what is given by name wins.

    Not pydantic-settings: it wants lists as JSON and says what is wrong in several lines, which would have to be put into our one sentence.
    """
    data = Path(given.get("MEADHALL_DATA") or platformdirs.user_data_dir("meadhall", appauthor=False))
    return Settings(
        database=database_url(database or given.get("MEADHALL_DATABASE_URL") or str(data / "meadhall.db")),
        data=data,
        host=host or given.get("MEADHALL_HOST", "127.0.0.1"),
        port=port if port is not None else int(_number(given, "MEADHALL_PORT", 8421)),
        password=given.get("MEADHALL_PASSWORD", ""),
        hosts=_words(given.get("MEADHALL_HOSTS", "")),
        origins=_words(given.get("MEADHALL_ORIGINS", "")),
        public_url=given.get("MEADHALL_PUBLIC_URL", "").rstrip("/"),
        private_webhooks=given.get("MEADHALL_PRIVATE_WEBHOOKS", "") in ("1", "yes", "true"),
        bot_workers=max(1, int(_number(given, "MEADHALL_BOT_WORKERS", max(1, (os.cpu_count() or 2) - 1)))),
        bot_seconds=_number(given, "MEADHALL_BOT_SECONDS", 2.0),
        bots=_words(given.get("MEADHALL_BOTS", "")),
        bot_pause=_number(given, "MEADHALL_BOT_PAUSE", 0.0),
        head_seconds=_number(given, "MEADHALL_HEAD_SECONDS", 20.0),
        proxies=_words(given.get("MEADHALL_PROXY", "")),
        rate=_number(given, "MEADHALL_RATE", 5.0),
        away_minutes=_number(given, "MEADHALL_AWAY_MINUTES", 10.0),
        grace_hours=_number(given, "MEADHALL_GRACE_HOURS", 24.0),
        web=Path(given.get("MEADHALL_WEB") or WEB),
    )


def database_url(given: str) -> str:
    """The URL with the driver we use. A path is an SQLite file."""
    for scheme, driver in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if given.startswith(scheme):
            return driver + given.removeprefix(scheme)
    if given.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        return given
    if "://" in given:
        raise MeadhallError(
            f"the database {given.partition('://')[0]!r} is not one we know; "
            "expected postgresql://… or the path of an SQLite file"
        )
    return f"sqlite+aiosqlite:///{Path(given).expanduser().absolute()}"


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def _number(given: Mapping[str, str], name: str, default: float) -> float:
    text = given.get(name)
    try:
        number = float(text) if text else default
    except ValueError:
        raise MeadhallError(f"{name} should be a number, not {text!r}") from None
    if number < 0:
        raise MeadhallError(f"{name} should not be negative, but is {text}")
    return number
