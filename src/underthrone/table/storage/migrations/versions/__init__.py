"""One file per change; a change that was released is never edited."""
