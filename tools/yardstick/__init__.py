"""The measure of God of War's difficulty: the greedy bot of rules 1.2.0, its search and its value function, kept as it was.

Later bots play better or worse; the measure must not move with them. Only the rules it plays are today's.
"""

from tools.yardstick.search import choose

__all__ = ["choose"]
