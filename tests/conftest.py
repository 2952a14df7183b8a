"""How hard the laws are tried: quickly and alike each time; `UNDERTHRONE_LAWS=thorough` tries more, and other games."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "quick", max_examples=4, deadline=None, derandomize=True, database=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile("thorough", max_examples=100, deadline=None, suppress_health_check=SLOW_IS_FINE)
settings.load_profile(os.environ.get("UNDERTHRONE_LAWS", "quick"))
