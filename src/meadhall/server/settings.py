"""What a hall can be told from outside: by `meadhall serve`, by environment variables and by a file `.env` in the folder it starts in."""

from __future__ import annotations

import os
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import platformdirs
from dotenv import dotenv_values
from pydantic import (
    AfterValidator,
    AliasChoices,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from meadhall.engine import MeadhallError

WEB = Path(__file__).parent.parent / "web"
"""Where the build of the client lies in the package."""

LOOPBACK = ("127.0.0.1", "::1", "localhost")
PREFIX = "MEADHALL_"
FILE = ".env"
ELSEWHERE = ("MEADHALL_DEBUG", "MEADHALL_WORKERS")
"""Variables that others read."""


SCHEMES = (
    *(
        "mailto",
        "mailtos",
        "matrix",
        "matrixs",
        "discord",
        "tgram",
        "slack",
        "ntfy",
        "ntfys",
        "gotify",
        "gotifys",
    ),
    *("signal", "signals", "rocket", "rockets", "mmost", "mmosts", "pover", "whatsapp", "json", "jsons"),
)
"""The ways of Apprise that are open unless the host says otherwise: none that touches the machine of the hall itself."""


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


def _words(given: object) -> object:
    return (
        tuple(word.strip() for word in given.split(",") if word.strip()) if isinstance(given, str) else given
    )


Words = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_words)]
Amount = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Folder = Annotated[Path, AfterValidator(Path.expanduser)]


class Settings(BaseModel):
    """Everything a server process needs to know. `docs/hosting.md` explains each variable."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    database: Annotated[str, Field(validation_alias=AliasChoices("MEADHALL_DATABASE_URL"))] = ""
    data: Folder = Field(
        default_factory=lambda: Path(platformdirs.user_data_dir("meadhall", appauthor=False))
    )
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8421
    password: str = Field(default="", repr=False)
    hosts: Words = ()
    origins: Words = ()
    public_url: Annotated[str, AfterValidator(lambda url: url.rstrip("/"))] = ""
    private_webhooks: bool = False
    debug: bool = False
    notify_schemes: Words = SCHEMES
    notify_hosts: Words = ()
    notify_seconds: Amount = 20.0
    bot_workers: Annotated[int, Field(ge=0), AfterValidator(lambda count: max(1, count))] = Field(
        default_factory=lambda: max(1, (os.cpu_count() or 2) - 1)
    )
    bot_seconds: Amount = 2.0
    bots: Words = ()
    bot_pause: Amount = 0.0
    rate: Amount = 5.0
    proxies: Annotated[Words, Field(validation_alias=AliasChoices("MEADHALL_PROXY"))] = ()
    head_seconds: Amount = 20.0
    grace_hours: Amount = 24.0
    away_minutes: Amount = 10.0
    metrics_token: str = Field(default="", repr=False)
    keep_days: Amount = 0.0
    keep_finished_days: Amount = 0.0
    web: Folder = WEB
    thinking: Annotated[Path | None, AfterValidator(lambda path: path and path.expanduser())] = None

    @property
    def loopback(self) -> bool:
        """Only this machine can reach the hall."""
        return self.host in LOOPBACK


class Environment(BaseSettings, Settings):
    """The settings as the environment and the file `.env` give them; the environment wins."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=FILE, env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )


def variable(field: str) -> str:
    """The variable that a setting is read from."""
    alias = Settings.model_fields[field].validation_alias
    return str(alias.choices[0]) if isinstance(alias, AliasChoices) else f"{PREFIX}{field.upper()}"


def from_environment(
    *, host: str | None = None, port: int | None = None, database: str | None = None
) -> Settings:
    """The settings of the environment; what is given by name wins. Whatever is wrong is one sentence."""
    named = {"host": host, "port": port, "database": database}
    try:
        _check_names()
        read = Environment(**{name: value for name, value in named.items() if value is not None})  # type: ignore[arg-type]
    except ValidationError as error:
        raise MeadhallError(_sentence(error)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise MeadhallError(f"the file {FILE} cannot be read: {error}") from None
    url = database_url(read.database or str(read.data / "meadhall.db"))
    return Settings(**{**dict(read), "database": url})


def _check_names() -> None:
    """A misspelt name in `.env` would change nothing without a word. The environment belongs to others, too, and is not looked through."""
    known = [*map(variable, Settings.model_fields), *ELSEWHERE]
    for name in dotenv_values(FILE, encoding="utf-8"):
        if name.startswith(PREFIX) and name not in known:
            near = get_close_matches(name, known, 1)
            if near:
                raise MeadhallError(f"{name} in the file {FILE} is not a setting; did you mean {near[0]}?")
            raise MeadhallError(f"{name} in the file {FILE} is not a setting")


def _sentence(error: ValidationError) -> str:
    first = error.errors()[0]
    place = str(first["loc"][0])
    name = place if place.startswith(PREFIX) else variable(place)
    given, context = first.get("input"), first.get("ctx", {})
    match first["type"]:
        case "int_parsing" | "float_parsing" | "int_from_float" | "finite_number":
            return f"{name} should be a number, not {given!r}"
        case "bool_parsing":
            return f"{name} should be yes or no, not {given!r}"
        case "greater_than_equal":
            return f"{name} should not be less than {context['ge']:g}, but is {given}"
        case "less_than_equal":
            return f"{name} should not be more than {context['le']:g}, but is {given}"
    return f"{name} does not fit: {first['msg']}"
