"""The cards of every table, by their hash."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those of tables from before 1.0 aren't known any more."""
    op.create_table(
        "editions",
        sa.Column("id", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("contents", sa.Text, nullable=False),
    )
