"""Tables that stand in the lobby, and tables with a clock; when somebody sat down, and who lost the seat to the clock."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("clock", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("clock_seconds", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("clock_then", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("sat", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("back", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("timed_out", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for name in ("timed_out", "back", "sat"):
        op.drop_column("seats", name)
    for name in ("due", "clock_then", "clock_seconds", "clock", "listed"):
        op.drop_column("tables", name)
