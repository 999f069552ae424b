"""Alembic's entry: runs on the connection that the server hands over, in the transaction that it is in."""

from alembic import context

from meadhall.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True
)
with context.begin_transaction():
    context.run_migrations()
