"""The cube tower's figures: a rigid-body simulation, and the game's discrete model fitted to it."""
