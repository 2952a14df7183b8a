"""The kernel: knows no game and no dependency."""
