"""A real PostgreSQL for tests, the same that the bench throws away."""

from __future__ import annotations

from underthrone.table.bench.postgres import Postgres, programs, running

__all__ = ["Postgres", "programs", "running"]
