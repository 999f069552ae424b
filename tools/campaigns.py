"""How often bots win God of War, by number of players and by Scene, as the Markdown tables of docs/balance/god-of-war.md.

    python -m tools.campaigns GAMES TRIES [FIRST]
    python -m tools.campaigns GAMES TRIES [FIRST] single

The first plays GAMES whole games for every number of players with the yardstick (tools/yardstick) at TRIES tries for a decision, on one core; the second as many
of every Scene alone, with starting cards. The seeds are fixed: the same arguments give the same tables. FIRST is the number of the first
game (0 if it is not given), for games that nothing was chosen by.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from zlib import crc32

import meadhall
from meadhall.games.god_of_war.content import QUESTS
from meadhall.lab.stats import wilson
from tools import yardstick

GAME = "god-of-war"
PLAYERS = (1, 2, 3, 4)


@dataclass
class Campaign:
    """One game: who won it, and every Scene it came to."""

    players: int
    won: bool
    scenes: list[str] = field(default_factory=list)
    """In the order played; all but the last were completed, and the last in a game that was won."""


def play(players: int, number: int, tries: int, scene: str = "") -> Campaign:
    """A whole game, or a Scene alone."""
    seed = f"{players}-{number}"
    options = {"first_scene": scene, "length": "single"} if scene else {}
    table, base = meadhall.new(GAME, players, seed, options), crc32(seed.encode())
    scenes: list[str] = []
    while not table.over:
        question = table.questions[0]
        if question.key == "place-hero" and len(scenes) == table.s.done:
            scenes.append(QUESTS[table.s.quest].id)
        table.answer(question.seat, yardstick.choose(table, question, base + table.decision, tries))
    return Campaign(players, table.s.won, scenes)


def row(name: str, wins: int, count: int) -> str:
    if not count:
        return f"| {name} | 0 | 0 | - | - |"
    share = wilson(wins, count)
    return f"| {name} | {count} | {wins} | {share.value:.0%} | {share.low:.0%} to {share.high:.0%} |"


def tables(campaigns: Iterable[Campaign]) -> str:
    games = list(campaigns)
    rule = "|---|---:|---:|---:|---|"
    out = ["| players | games | won | share | 95 % |", rule]
    for players in PLAYERS:
        of_these = [game.won for game in games if game.players == players]
        out.append(row(str(players), sum(of_these), len(of_these)))
    out.append(row("all", sum(game.won for game in games), len(games)))
    played, completed = Counter[str](), Counter[str]()
    for game in games:
        played.update(game.scenes)
        completed.update(game.scenes if game.won else game.scenes[:-1])
    out += ["", "| Scene | played | completed | share | 95 % |", rule]
    out += [row(quest.id, completed[quest.id], played[quest.id]) for quest in QUESTS]
    return "\n".join(out)


def main(games: int, tries: int, first: int, single: bool) -> int:
    scenes = [quest.id for quest in QUESTS] if single else [""]
    todo = [
        (players, number, tries, scene)
        for number in range(first, first + games)
        for scene in scenes
        for players in PLAYERS
    ]
    done = []
    for task in todo:
        done.append(play(*task))
        print(f"\r{len(done)} of {len(todo)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(tables(done))
    return 0


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "single"]
    sys.exit(main(int(words[0]), int(words[1]), int(words[2]) if len(words) > 2 else 0, "single" in sys.argv))
