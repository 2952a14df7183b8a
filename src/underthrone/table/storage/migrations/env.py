"""How Alembic reaches the database: on the connection that the store gives it."""

from __future__ import annotations

from alembic import context

from underthrone.table.storage.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    transactional_ddl=True,
    render_as_batch=True,  # SQLite changes a column by copying its table
)
with context.begin_transaction():
    context.run_migrations()
