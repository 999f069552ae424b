"""A row says which Age, round or turn it is: the list of tables tells games apart by it. Older rows do not say it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("log", sa.Column("stage", sa.Integer, nullable=True))


def downgrade() -> None:
    op.drop_column("log", "stage")
