"""What people may be called: something that everybody can see and tell apart."""

from __future__ import annotations

import unicodedata

LONGEST = 24
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""They count as letters or signs and show nothing."""
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Controls (overrides of the direction among them), private and unknown characters, ends of lines."""
MARKS = 2
"""So many marks may stand on one letter."""


def neat(name: str) -> str:
    """The name in one spelling, with single spaces. Raises ValueError if it cannot be shown as a name."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind in UNSEEN or letter in BLANK or marks > MARKS:
            raise ValueError("a name holds letters that everybody can see, and nothing else")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in text):
        raise ValueError("a name holds letters that everybody can see, and nothing else")
    if len(text) > LONGEST:
        raise ValueError(f"a name has at most {LONGEST} letters")
    return text


def neat_or_none(name: str) -> str:
    """The name, cut to its length; empty if it cannot be shown."""
    try:
        return neat(unicodedata.normalize("NFC", name)[:LONGEST])
    except ValueError:
        return ""
