"""Changes of the database, in order; they run when the server starts."""
