"""The history of the schema, applied in order when a server starts."""
