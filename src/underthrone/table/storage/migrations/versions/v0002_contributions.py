"""Contributions are sealed before they are opened; a table knows its journal's version, a line its verb."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables from before have journals of version 1."""
    op.add_column("tables", sa.Column("journal", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("dealing", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seal", sa.String(64), nullable=False, server_default=""))
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("word", new_column_name="contribution")
    with op.batch_alter_table("lines") as lines:
        lines.add_column(sa.Column("verb", sa.String(8), nullable=False, server_default="answer"))
        lines.alter_column("move", existing_type=sa.BigInteger, nullable=True)
        lines.alter_column("base", new_column_name="seen_ply")
