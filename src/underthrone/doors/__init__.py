"""Doors for programs: engines over pipes, seats over HTTP, language models."""
