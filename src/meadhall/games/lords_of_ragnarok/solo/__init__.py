"""The Followers of Surtr: opponents that follow a printed procedure. Nothing here is a free choice (SOLO-0.9).

Every step is an event with its clause; every choice says why: the criterion that decided, or the tie-break.
"""
