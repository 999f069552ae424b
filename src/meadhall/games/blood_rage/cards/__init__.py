"""The cards in our own words: one function per card that is more than a number, grouped by kind."""
