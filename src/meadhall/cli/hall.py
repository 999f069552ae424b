"""The commands that look after a hall's database: `meadhall hall …`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from meadhall.cli.serve import part_of_server
from meadhall.cli.speech import LangOption, Speech, complain
from meadhall.engine import MeadhallError

if TYPE_CHECKING:
    from meadhall.server.keeping import Stored
    from meadhall.server.storage import Store

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL|FILE",
        help="postgresql://… or an SQLite file; without it the file in your home.",
    ),
]
DryOption = Annotated[bool, typer.Option("--dry-run", help="Only say what would be done.")]
Tables = Annotated[
    list[str], typer.Argument(metavar="TABLE…", help="Their ids, as `hall tables` lists them.")
]

DASHED_ID = re.compile(r"-[\w-]{11}", re.ASCII)


class OfTables(TyperCommand):
    """A command that takes ids of tables; those of former days may begin with a dash and are no options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put such ids behind the `--` that ends the options."""
        end = args.index("--") if "--" in args else len(args)
        options = {name for param in self.params for name in param.opts}
        ids = [word for word in args[:end] if DASHED_ID.fullmatch(word) and word not in options]
        others = [word for word in args[:end] if word not in ids]
        return super().parse_args(ctx, [*others, "--", *ids, *args[end + 1 :]])


hall = typer.Typer(no_args_is_help=True, help="Look after a hall's stored tables.")


def register(app: typer.Typer) -> None:
    """Put the commands into the app."""
    for command in (tables, check, export, delete, expire, backup, restore, host):
        hall.command(cls=OfTables if command in (export, delete) else None)(command)
    app.add_typer(hall, name="hall", rich_help_panel="Play")


def _keeping() -> ModuleType:
    return part_of_server("keeping")


def _line(say: Speech, table: Stored) -> str:
    moved = datetime.fromtimestamp(table.last.at, UTC).strftime("%Y-%m-%d %H:%M")
    about = f"{table.row['game']} {table.row['version']}"
    return say(
        "hall-table",
        id=table.id,
        game=about,
        seats=table.seats,
        rows=table.last.number + 1,
        moved=moved,
        status=table.status,
    )


async def _complain_of_hidden(say: Speech, keeping: ModuleType, store: Store, found: Sequence[Stored]) -> int:
    """Name the tables that damage hides; how many there are."""
    hidden: Sequence[str] = await keeping.hidden(store, found)
    for table_id in hidden:
        complain(keeping.unreadable(table_id), say.lang)
    return len(hidden)


def tables(database: DatabaseOption = None, lang: LangOption = None) -> None:
    """List all tables, the one that moved last first.

    meadhall hall tables
    """
    say, keeping = Speech(lang), _keeping()

    async def work(store: Store) -> Sequence[Stored]:
        found: Sequence[Stored] = await keeping.listed(store)
        await _complain_of_hidden(say, keeping, store, found)
        return found

    found = keeping.open_store(database, work)
    for table in found:
        say.print(_line(say, table), markup=False, soft_wrap=True)
    say.print(say("hall-tables", tables=len(found)), markup=False, soft_wrap=True)


def check(database: DatabaseOption = None, lang: LangOption = None) -> None:
    """Tell every stored game again by the rules of today and say how it fares; nothing is changed at any table.

    Exit code 1 if a running game no longer fits.

    meadhall hall check

    meadhall hall check --database postgresql://me@localhost/meadhall
    """
    say, keeping = Speech(lang), _keeping()
    counted: Counter[str] = Counter()
    damaged = keeping.damaged(database)
    for sentence in damaged:
        complain(sentence, say.lang)

    async def work(store: Store) -> None:
        tables = await keeping.listed(store)
        await _complain_of_hidden(say, keeping, store, tables)
        for table in tables:
            try:
                retold, last = await keeping.told(store, table)
            except MeadhallError as error:
                complain(error, say.lang)
                continue
            found = keeping.verdict(retold, last)
            counted[found] += 1
            record = retold.record
            compared = None if record is None else record.compared
            fate = say(
                f"hall-{found}",
                row=retold.broken if found == "breaks" else (compared.differs if compared else None) or 0,
                then=_scores(compared.then if compared else None),
                now=_scores(compared.now if compared else None),
            )
            say.print(f"{_line(say, table)}: {fate}", markup=False, soft_wrap=True)

    keeping.open_store(database, work)
    summary = say(
        "hall-checked",
        tables=counted.total(),
        fits=counted["fits"] + counted["kept"] + counted["goes-on"],
        asks=counted["asks"] + counted["unknown"],
        breaks=counted["breaks"],
    )
    say.print(summary, markup=False, soft_wrap=True)
    if counted["breaks"] or damaged:
        raise typer.Exit(1)


def _scores(scores: Sequence[int] | None) -> str:
    return " ".join(map(str, scores or ()))


def export(
    tables: Annotated[
        list[str] | None, typer.Argument(metavar="TABLE…", help="Their ids; without any, all tables.")
    ] = None,
    to: Annotated[Path, typer.Option("--to", metavar="FOLDER", help="Where the sagas go.")] = Path(),
    seed: Annotated[bool, typer.Option("--seed", help="Write the seeds of running games, too.")] = False,
    database: DatabaseOption = None,
    dry_run: DryOption = False,
    lang: LangOption = None,
) -> None:
    """Write the sagas of tables, one file each, as far as they can be told.

    meadhall hall export --to sagas
    """
    say, keeping = Speech(lang), _keeping()

    async def work(store: Store) -> int:
        found = await keeping.listed(store, tables or ())
        failed = 0 if tables else await _complain_of_hidden(say, keeping, store, found)
        for table in found:
            path = to / f"{table.row['game']}-{table.id}.saga"
            try:
                text, fate = await keeping.written(store, table, seed=seed)
            except MeadhallError as error:
                failed += 1
                complain(error, say.lang)
                continue
            if not dry_run:
                to.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
            key = "hall-exported-part" if fate == "breaks" else "hall-exported"
            say.print(say(key, path=str(path)), markup=False, soft_wrap=True)
        return failed

    try:
        failed = keeping.open_store(database, work)
    except OSError as error:
        raise MeadhallError(f"cannot write into {to}: {error.strerror or error}") from None
    if failed:
        raise typer.Exit(1)


def delete(
    tables: Tables, database: DatabaseOption = None, dry_run: DryOption = False, lang: LangOption = None
) -> None:
    """Delete tables for good, with their rows, seats and chat.

    meadhall hall delete tJ3kQ0x9aB-1 --dry-run
    """
    _remove(tables, None, False, database, dry_run, lang)


def expire(
    older_than: Annotated[str, typer.Option("--older-than", metavar="90d", help="Hours, days or weeks.")],
    finished: Annotated[bool, typer.Option("--finished", help="Only games that are over.")] = False,
    database: DatabaseOption = None,
    dry_run: DryOption = False,
    lang: LangOption = None,
) -> None:
    """Delete the tables at which nothing has happened for so long.

    meadhall hall expire --older-than 90d --dry-run
    """
    _remove((), older_than, finished, database, dry_run, lang)


File = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]


def backup(file: File, database: DatabaseOption = None, lang: LangOption = None) -> None:
    """Write everything that is stored into one file, also while the hall is open.

    meadhall hall backup hall-monday.db
    """
    say, keeping, backups = Speech(lang), _keeping(), part_of_server("backup")
    count = keeping.open_store(database, lambda store: backups.back_up(store, file))
    say.print(say("hall-backed-up", path=str(file), tables=count), markup=False, soft_wrap=True)


def restore(file: File, database: DatabaseOption = None, lang: LangOption = None) -> None:
    """Fill an empty database, SQLite or PostgreSQL, from a backup of either.

    meadhall hall restore hall-monday.db --database new.db
    """
    say, keeping, backups = Speech(lang), _keeping(), part_of_server("backup")
    count = keeping.open_store(database, lambda store: backups.restore(store, file), new=True)
    say.print(say("hall-restored", path=str(file), tables=count), markup=False, soft_wrap=True)


def host(database: DatabaseOption = None, lang: LangOption = None) -> None:
    """Print a link, good once and for a quarter of an hour, that makes whoever opens it the host of the hall.

    meadhall hall host
    """
    say, keeping, hosting = Speech(lang), _keeping(), part_of_server("hosting")
    token = keeping.open_store(database, hosting.grant, new=True)
    say.print(say("hall-host", link=f"{keeping.address()}/house#{token}"), markup=False, soft_wrap=True)


def _remove(
    only: Sequence[str],
    age: str | None,
    finished: bool,
    database: str | None,
    dry_run: bool,
    lang: str | None,
) -> None:
    say, keeping = Speech(lang), _keeping()

    async def work(store: Store) -> Sequence[Stored]:
        found: Sequence[Stored] = await keeping.listed(store, only)
        if age is not None:
            found = keeping.older_than(found, age)
        if finished:
            found = [table for table in found if table.status == "over"]
        if not dry_run:
            await keeping.remove(store, found)
        return found

    gone = keeping.open_store(database, work)
    for table in gone:
        say.print(_line(say, table), markup=False, soft_wrap=True)
    say.print(say("hall-would-go" if dry_run else "hall-gone", tables=len(gone)), markup=False)
