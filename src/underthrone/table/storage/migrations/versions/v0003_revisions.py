"""A table counts its changes, so that two processes can't both make one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every table begins at nought."""
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
