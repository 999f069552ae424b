"""A table says how much its previews show: all, or costs only."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("previews", sa.String(8), nullable=False, server_default="all"))


def downgrade() -> None:
    op.drop_column("tables", "previews")
