"""A proposal is written down as one; it was a line of the talk with a value in brackets."""

import re

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

OLD = re.compile(r"\[([\w#:-]+)\]")


def upgrade() -> None:
    op.add_column("chat", sa.Column("proposes", sa.Text, nullable=True))
    op.add_column("chat", sa.Column("asked", sa.Integer, nullable=True))
    op.add_column("chat", sa.Column("decision", sa.Integer, nullable=True))
    chat = sa.table("chat", sa.column("id"), sa.column("text"), sa.column("proposes"))
    here = op.get_bind()
    for id_, text in here.execute(sa.select(chat.c.id, chat.c.text).where(chat.c.text.like("[%]"))).all():
        if found := OLD.fullmatch(text):
            here.execute(sa.update(chat).where(chat.c.id == id_).values(text="", proposes=found[1]))


def downgrade() -> None:
    chat = sa.table("chat", sa.column("text"), sa.column("proposes"))
    old = sa.literal("[").concat(chat.c.proposes).concat("]")
    op.execute(sa.update(chat).where(chat.c.proposes.is_not(None)).values(text=old))
    with op.batch_alter_table("chat") as lines:
        lines.drop_column("proposes")
        lines.drop_column("asked")
        lines.drop_column("decision")
