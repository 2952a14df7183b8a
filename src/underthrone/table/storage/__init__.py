"""Storage: what was accepted is on the disk before anybody is told."""
