"""Bots' decisions are work that any thinker may take, by lease; a table remembers from where it was opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody knows where older tables were opened."""
    op.add_column("tables", sa.Column("origin", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "work",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("origin", sa.String(32), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("holder", sa.String(16), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "served",
        sa.Column("origin", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
