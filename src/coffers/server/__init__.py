"""The table for several people: seats, sockets and a database behind the browser client.

docs/server.md describes what it speaks with a client, docs/security.md what it promises.
"""
