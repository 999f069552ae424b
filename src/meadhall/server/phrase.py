"""Recovery phrases: 96 random bits as six words that can be said, written down and typed again. The hall keeps a hash."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
WORDS = 6


def made() -> str:
    """A new phrase. Each word holds 16 bits: consonant, vowel, consonant, vowel, consonant."""
    return " ".join(_word(secrets.randbits(16)) for _ in range(WORDS))


def _word(bits: int) -> str:
    out = ""
    for letters in (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS):
        bits, index = divmod(bits, len(letters))
        out += letters[index]
    return out


def hashed(phrase: str) -> str:
    """What is stored of a phrase, however it was typed: capitals, blanks, dashes and commas do not matter."""
    letters = "".join(c for c in unicodedata.normalize("NFKC", phrase).casefold() if c.isalpha())
    return hashlib.sha256(f"meadhall-phrase:{letters}".encode()).hexdigest()
