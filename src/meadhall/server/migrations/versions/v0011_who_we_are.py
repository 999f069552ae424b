"""People sign in by passkey or phrase and are told on other ways; results and ratings outlive tables; private notes."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("people", sa.Column("phrase", sa.String(64), nullable=False, server_default=""))
    op.add_column("people", sa.Column("channel", sa.String(500), nullable=False, server_default=""))
    op.add_column("people", sa.Column("lang", sa.String(2), nullable=False, server_default="en"))
    op.create_index("ix_people_phrase", "people", ["phrase"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("person_id", sa.Integer, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_passkeys_person_id"),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(100), nullable=False),
        sa.Column("person_id", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenges"),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("person_id", sa.Integer, nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_pushes"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_pushes_person_id"),
    )
    op.create_index("ix_pushes_person_id", "pushes", ["person_id"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person_id", sa.Integer, nullable=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("called", sa.String(120), nullable=False),
        sa.Column("counts", sa.String(12), nullable=False),
        sa.Column("before", sa.Integer, nullable=True),
        sa.Column("after", sa.Integer, nullable=True),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_results_person_id"),
    )
    op.create_index("ix_results_person_id", "results", ["person_id"])
    op.create_index("ix_results_game", "results", ["game"])
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_ratings_person_id"),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("person_id", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_notes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_notes_person_id"),
    )


def downgrade() -> None:
    for name in ("notes", "ratings", "results", "secrets", "pushes", "challenges", "passkeys"):
        op.drop_table(name)
    op.drop_index("ix_people_phrase", "people")
    for name in ("lang", "channel", "phrase"):
        op.drop_column("people", name)
