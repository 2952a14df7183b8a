"""How fast the table is: a real server with durable storage, and players over loopback in a process of their own."""
