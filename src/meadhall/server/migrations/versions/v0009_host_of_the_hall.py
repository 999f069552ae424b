"""A hall has a host: people with that role, people who are shut out, closed tables, messages to everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.String(8), nullable=False, server_default=""))
    op.add_column("people", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("closed", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "grants",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("grants")
    for table, name in (("tables", "closed"), ("people", "banned"), ("people", "role")):
        op.drop_column(table, name)
