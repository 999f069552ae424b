"""What is stored. The log is the truth: everything a game is can be told again from its rows, in the order of their numbers."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    false,
)
from sqlalchemy import (
    Table as SqlTable,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# `role`: "host" looks after the hall. Who is `banned` is not let in. `phrase`: the hash of the recovery phrase, if there is one.
# `channel`: where word is sent when a decision is owed, in Apprise's notation; `lang`: the language of that word.
people = SqlTable(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("webhook", String(500), nullable=False),
    Column("created", Float, nullable=False),
    Column("role", String(8), nullable=False, server_default=""),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("phrase", String(64), nullable=False, server_default=""),
    Column("channel", String(500), nullable=False, server_default=""),
    Column("lang", String(2), nullable=False, server_default="en"),
    Index("ix_people_phrase", "phrase"),
)

# A device's secret; only its hash is kept. `admitted` is the fingerprint of the hall's password the device gave.
keys = SqlTable(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("admitted", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

# A passkey of a person: the public half of a key that a device keeps (passkeys.py). `id` is the device's name for it, `label` the person's.
passkeys = SqlTable(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_passkeys_person_id", "person_id"),
)

# What a passkey has to sign, once and soon. `person_id` 0: somebody wants to sign in.
challenges = SqlTable(
    "challenges",
    metadata,
    Column("challenge", String(100), primary_key=True),
    Column("person_id", Integer, nullable=False),
    Column("expires", Float, nullable=False),
)

# A browser that wants to be told although no page is open (push.py).
pushes = SqlTable(
    "pushes",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_pushes_person_id", "person_id"),
)

# What the hall keeps to itself, such as the key with which it signs what it pushes.
secrets = SqlTable(
    "secrets",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)

# How a seat fared in a finished game (results.py). It outlives its table. `counts`: "rated", or why the game was not.
# `before`, `after`: the rating of the seat's person.
results = SqlTable(
    "results",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("person_id", ForeignKey("people.id"), nullable=True),
    Column("name", String(24), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("called", String(120), nullable=False),
    Column("counts", String(12), nullable=False),
    Column("before", Integer, nullable=True),
    Column("after", Integer, nullable=True),
    Column("answers", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_results_person_id", "person_id"),
    Index("ix_results_game", "game"),
)

ratings = SqlTable(
    "ratings",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# A token, good once, that makes whoever brings it the host of the hall; only its hash is kept.
grants = SqlTable(
    "grants",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("expires", Float, nullable=False),
)

# What the host of the hall says to everybody; the last one stands on the wall, an empty one takes it down.
notices = SqlTable(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

carries = SqlTable(
    "carries",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

# `dice`: 1 if throws that were taken back are the same again, as they were in former days (retell.py); `seen`: how somebody at the table
# came to know what is hidden (a saga was read, the game was wound back), for whoever sits down later.
# `listed`: it stands in the lobby. `clock`, `clock_seconds`, `clock_then`, `due`: see clocks.py.
# `closed`: when the host of the hall stopped it, else 0.
# `origin` is the saga a table goes on from (import, fork); its first row stands on the position that saga ends in.
tables = SqlTable(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(40), nullable=False),
    Column("content", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("origin", Text, nullable=True),
    Column("host_id", ForeignKey("people.id"), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("previews", String(8), nullable=False, server_default="all"),
    Column("dice", Integer, nullable=False, server_default="1"),
    Column("seen", String(8), nullable=False, server_default=""),
    Column("again", String(200), nullable=False, server_default=""),
    Column("invitation", String(32), nullable=False),
    Column("next_id", String(24), nullable=True),
    Column("parent_id", String(24), nullable=True),
    Column("created", Float, nullable=False),
    Column("closed", Float, nullable=False, server_default="0"),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("clock", String(8), nullable=False, server_default=""),
    Column("clock_seconds", Float, nullable=False, server_default="0"),
    Column("clock_then", String(8), nullable=False, server_default=""),
    Column("due", Float, nullable=False, server_default="0"),
)

# `sat`: when somebody sat down at a table that was laid already, `back`: took the seat back from a bot; `timed_out`: the clock gave the seat to a bot.
# `away`: when the person left, -1 while present, 0 if never seen; `votes`: the people, by number, who want a bot there instead.
# Nobody and no level: an open seat. A person and a level: a bot plays for the person. `asks`: see windows.py.
seats = SqlTable(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("people.id"), nullable=True),
    Column("name", String(24), nullable=False),
    Column("level", String(24), nullable=True),
    Column("resigned", Boolean, nullable=False),
    Column("asks", String(12), nullable=False, server_default="always"),
    Column("away", Float, nullable=False, server_default="0"),
    Column("votes", String(200), nullable=False, server_default=""),
    Column("sat", Float, nullable=False, server_default="0"),
    Column("back", Float, nullable=False, server_default="0"),
    Column("timed_out", Boolean, nullable=False, server_default=false()),
    Index("ix_seats_person_id", "person_id"),
)

# `value` and `drawn` (what the dice gave because of this row) are JSON; `waiting` is a bit mask of the seats asked afterwards.
# `digest` and `scores` (JSON) tell once a turn how the game stood after the row, by the rules of that day; else they are empty.
# `kept` stands in the row that ends the game: all that is ever shown of it, so that it needs no rules to be read (ended.py).
# `automatic`: the table gave this answer for the seat (windows.py). `stage`: which Age, round or turn it is afterwards.
log = SqlTable(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("value", Text, nullable=False),
    Column("drawn", Text, nullable=False),
    Column("waiting", BigInteger, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("digest", String(24), nullable=False, server_default=""),
    Column("scores", Text, nullable=False, server_default=""),
    Column("kept", LargeBinary, nullable=True),
    Column("automatic", Boolean, nullable=False, server_default=false()),
    Column("winners", BigInteger, nullable=True),
    Column("stage", Integer, nullable=True),
)

# How much of something somebody (an address, a person) may still do; also where it is tried whether anything can be stored.
quotas = SqlTable(
    "quotas",
    metadata,
    Column("who", String(80), primary_key=True),
    Column("what", String(16), primary_key=True),
    Column("level", Float, nullable=False),
    Column("at", Float, nullable=False),
)

chat = SqlTable(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("proposes", Text, nullable=True),
    Column("asked", Integer, nullable=True),
    Column("decision", Integer, nullable=True),
    Column("note", Text, nullable=True),
    Index("ix_chat_table_id", "table_id"),
)

# What a person writes down at a table, for these eyes only.
notes = SqlTable(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

OF_TABLES = (notes, chat, log, seats)
"""What belongs to a table and goes with it."""
OF_PEOPLE = (
    keys.c.person_id,
    carries.c.person_id,
    passkeys.c.person_id,
    pushes.c.person_id,
    tables.c.host_id,
    seats.c.person_id,
    notes.c.person_id,
    results.c.person_id,
    ratings.c.person_id,
)
"""Where a person is named: who stands in none of these holds nothing."""
