"""The row that ends a game says who has won: the list of tables need not open what is kept of it."""

import zlib

import orjson
import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("log", sa.Column("winners", sa.BigInteger, nullable=True))
    log = sa.table("log", sa.column("table_id"), sa.column("number"), sa.column("kept"), sa.column("winners"))
    here = op.get_bind()
    ended = here.execute(sa.select(log.c.table_id, log.c.number).where(log.c.kept.is_not(None))).fetchall()
    for table_id, number in ended:
        row = (log.c.table_id == table_id) & (log.c.number == number)
        data = orjson.loads(zlib.decompress(here.execute(sa.select(log.c.kept).where(row)).scalar_one()))
        won = sum(1 << seat for seat in data["winners"])
        here.execute(sa.update(log).where(row).values(winners=won))


def downgrade() -> None:
    op.drop_column("log", "winners")
