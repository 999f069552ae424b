"""Reavers of Midgard."""
