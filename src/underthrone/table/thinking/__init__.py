"""Bots: they think in processes of their own, never in the event loop."""
