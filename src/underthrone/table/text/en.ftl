# Words of the server: what it refuses and why, and what happens at a table beside the game.

took-back = { $seat } took an answer back.
