"""A table: what happens at it, what is stored of it, and what its people are told.

Everything that a hall and a page have in common, with the standard library alone: commands become rows, rows become positions, positions
become messages. Who stores the rows, who thinks for the bots and how messages travel is the business of whoever keeps the table.
"""
