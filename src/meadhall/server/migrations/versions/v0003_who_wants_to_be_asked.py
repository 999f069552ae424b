"""A seat says when it wants to be asked; rows say whether the table answered for a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("asks", sa.String(12), nullable=False, server_default="always"))
    op.add_column("log", sa.Column("automatic", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("asks")
    with op.batch_alter_table("log") as log:
        log.drop_column("automatic")
