"""The strong bot's way with more of everything."""

from __future__ import annotations

from dataclasses import replace

from meadhall.bots.strong import StrongBot


class MasterBot(StrongBot):
    """Looks longer before it compares, compares more options, more often, and expects better answers of the others."""

    style = replace(StrongBot.style, enough=60)
    look = 400
    best = 8
    tries = 4
    most = 1000
