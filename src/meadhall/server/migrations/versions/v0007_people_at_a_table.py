"""Who is away since when and who wants a bot in a seat; who wants a rematch; lines of the talk in which the table itself speaks."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("away", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("votes", sa.String(200), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("again", sa.String(200), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("note", sa.Text, nullable=True))


def downgrade() -> None:
    for table, name in (("chat", "note"), ("tables", "again"), ("seats", "votes"), ("seats", "away")):
        op.drop_column(table, name)
