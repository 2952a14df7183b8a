"""Who left in the middle of a game and who went on; spectators who write."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is known to have left before; nowhere may spectators write."""
    op.add_column("tables", sa.Column("open_chat", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("chat") as chat:
        chat.alter_column("seat", existing_type=sa.Integer, nullable=True)
    op.create_table(
        "handovers",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
