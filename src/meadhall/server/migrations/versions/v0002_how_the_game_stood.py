"""Rows say once a turn how the game stood; the row that ends a game keeps it. Written for stored tables while their rules are those of today."""

import sqlalchemy as sa
from alembic import op

from meadhall.server.marks import write_marks

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.add_column(sa.Column("digest", sa.String(24), nullable=False, server_default=""))
        log.add_column(sa.Column("scores", sa.Text, nullable=False, server_default=""))
        log.add_column(sa.Column("kept", sa.LargeBinary, nullable=True))
    write_marks(op.get_bind())


def downgrade() -> None:
    with op.batch_alter_table("log") as log:
        for name in ("kept", "scores", "digest"):
            log.drop_column(name)
