"""What people, programs and bots do at a table, one verb per file: check, store, change the room, then tell."""
