"""The SQLite file as a file: one server at a time, and damage that SQLite itself passes over in silence."""

from __future__ import annotations

import errno
import sqlite3
import struct
import sys
from pathlib import Path
from typing import IO

from meadhall.engine import MeadhallError

WAL_HEADER, FRAME_HEADER = 32, 24
CHECKED_BYTES = 256 << 20
"""Larger files are not read through at every start, only by `meadhall hall check`."""

_held: list[IO[str]] = []


def hold(path: Path) -> None:
    """Take the file for this process, until it ends. Two servers would each tell their own half of a game."""
    lock = path.with_name(path.name + ".lock").open("a")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN):
            lock.close()
            raise MeadhallError(f"another server already has the database {path} open") from None
    _held.append(lock)  # a file system without locks is no reason to stay closed


def damage(path: Path, most: int | None = CHECKED_BYTES) -> list[str]:
    """What is wrong with the file, a sentence each. `most`: a larger one is not read through. To be asked before anybody opens it."""
    found: list[str] = []
    if not path.is_file():
        return found
    lost = lost_frames(path)
    if lost:
        found.append(f"the end of {path}-wal is missing: {lost} pages that were stored before are gone")
    if most is None or path.stat().st_size <= most:
        try:
            connection = sqlite3.connect(path)
            try:
                said = [str(row[0]) for row in connection.execute("PRAGMA quick_check(3)")]
            finally:
                connection.close()
        except sqlite3.Error as error:
            said = [str(error)]
        if said != ["ok"]:
            first = next(line for line in "\n".join(said).splitlines() if not line.startswith("***"))
            found.append(f"the database {path} is damaged: {first}")
    return found


def lost_frames(path: Path) -> int:
    """How many pages the write-ahead log has lost at its end, as far as the index beside it still knows.

    SQLite takes a log that was cut off for one whose last writes never happened; its index (-shm) says how many there were.
    """
    try:
        index = path.with_name(path.name + "-shm").read_bytes()[:48]  # first: a server may be writing
        wal = path.with_name(path.name + "-wal")
        with wal.open("rb") as file:
            head = file.read(WAL_HEADER)
        size = wal.stat().st_size
    except OSError:
        return 0
    if len(head) < WAL_HEADER or len(index) < 48:
        return 0
    page: int = struct.unpack(">I", head[8:12])[0]
    known: int = struct.unpack("=I", index[16:20])[0]
    if head[16:24] != index[32:40] or page == 0:  # the salts: the index belongs to another log
        return 0
    return max(0, known - (size - WAL_HEADER) // (page + FRAME_HEADER))
