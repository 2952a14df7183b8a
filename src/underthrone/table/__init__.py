"""The table on the web: rooms, storage, pages, API."""
