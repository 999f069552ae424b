"""The REST side of the hall, by subject."""
