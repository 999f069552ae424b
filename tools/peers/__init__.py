"""The peers we measure ourselves against; each runs in a virtual environment of its own."""
