"""The server: REST for the hall, a WebSocket for each table, a log in a database as the truth."""

from meadhall.server.app import create_app
from meadhall.server.serve import serve

__all__ = ["create_app", "serve"]
