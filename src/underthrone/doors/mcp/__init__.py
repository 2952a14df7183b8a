"""A language model at a seat, by the Model Context Protocol: at a table of ours, or in a game with bots right here."""
