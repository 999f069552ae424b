"""Tables say what a rewind does to the dice and whether somebody knows what is hidden; quotas that all processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("dice", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("seen", sa.String(8), nullable=False, server_default=""))
    op.create_table(
        "quotas",
        sa.Column("who", sa.String(80), primary_key=True),
        sa.Column("what", sa.String(16), primary_key=True),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("quotas")
    op.drop_column("tables", "seen")
    op.drop_column("tables", "dice")
