"""The JSON API: everything that a page can do, for programs."""
