"""A line keeps what it caused, and a position is stored now and then: a long table opens as quickly as a short one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lines from before say nothing of what they caused."""
    op.add_column("lines", sa.Column("caused", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "checkpoints",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("state", sa.Text, nullable=False),
    )
