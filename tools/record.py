"""Record the games that tests replay: sagas in tests/sagas, playthroughs in tests/playthroughs, how they stand in tests/behaviour.

    python -m tools.record                          all games on the shelf
    python -m tools.record blood-rage               this game
    python -m tools.record --digests blood-rage     only how the recorded sagas of this game stand and are told, turn by turn
    python -m tools.record --unreleased blood-rage  although the rules version was not raised: no release has it yet

A change of rules or views changes these files. Record them anew and read the difference like code.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import meadhall
from meadhall.bots import decide
from meadhall.engine import CHANCE, Choose, Game
from meadhall.engine.history import Event
from meadhall.games import SHELF, find_rules
from meadhall.laws import IDLE

TESTS = Path(__file__).resolve().parent.parent / "tests"
SAGAS = TESTS / "sagas"
PLAYTHROUGHS = TESTS / "playthroughs"
BEHAVIOUR = TESTS / "behaviour"
NAMES = ("Astrid", "Bjørn", "Ceallach", "Dagný")
UNDO_EVERY = 20
EAGER = 0.8


# Sagas


def recorded_sagas(game: str) -> Iterator[tuple[str, str]]:
    """Name and text: for every number of seats one game of bots, and one of wavering players who take answers back."""
    for seats in find_rules(game).seats:
        yield f"{seats}-bots", bots_play(meadhall.new(game, seats, f"saga-{seats}-bots")).saga(NAMES[:seats])
        yield f"{seats}-undo", wavering_saga(game, seats)
    if "first_scene" in find_rules(game).options:
        for scene in find_rules(game).options["first_scene"].choices[1:]:
            yield f"{scene}-won", scene_saga(game, str(scene), "greedy:6", won=True)
            yield f"{scene}-lost", scene_saga(game, str(scene), "random", won=False)


def scene_saga(game: str, scene: str, bot: str, *, won: bool) -> str:
    """The first game of this Scene alone that bots play to this end, from the setup on."""
    for number in range(1, 100):
        options = {"first_scene": scene, "length": "single"}
        table = bots_play(meadhall.new(game, 3, f"saga-{scene}-{number}", options), bot)
        if bool(table.winners()) == won:
            return table.saga(NAMES[:3])
    raise SystemExit(f"{bot} bots never {'win' if won else 'lose'} the Scene {scene} of {game}")


def bots_play(table: Game[Any], bot: str = "greedy:6") -> Game[Any]:
    while not table.over:
        question = table.questions[0]
        forced = len(question.values) == 1
        value = question.values[0] if forced else decide(bot, table, question.seat, table.decision)
        table.answer(question.seat, value)
    return table


def wavering_saga(game: str, seats: int) -> str:
    """The first of several short games in which somebody took something back."""
    for number in range(1, 100):
        seed = f"saga-{seats}-undo" + (f"-{number}" if number > 1 else "")
        saga = wavering(meadhall.new(game, seats, seed)).saga()
        if " @undo " in saga:
            return saga
    raise SystemExit(f"nobody takes anything back in {game} with {seats} seats")


def wavering(table: Game[Any]) -> Game[Any]:
    """Random answers, now and then taken back where the rules allow it."""
    random = Random(table.seeds[0][1])
    while not table.over:
        question = random.choice(table.questions)
        table.answer(question.seat, random.choice(list(question.values)))
        if random.randrange(UNDO_EVERY) == 0 and not table.over and not table.why_not_undo(question.seat):
            table.undo(question.seat)
    return table


# Playthroughs


def playthrough(game: str, seats: int, seed: int) -> str:
    """A whole game as every seat sees it: each answer, what it changed for whom, what was told, what is asked next."""
    table = meadhall.new(game, seats, seed)
    random = Random(seed)
    shown: dict[int | None, dict[str, str]] = {seat: {} for seat in (None, *range(seats))}
    out = [f"# {game}, {seats} seats, seed {seed}"]
    told = 0
    while True:
        out += changes(table, shown)
        events = table.events(None)
        out += [f"  * {event['key']} {words(event['params'])}".rstrip() for event in events[told:]]
        told = len(events)
        if table.over:
            break
        out += [line for question in table.questions for line in asked(question)]
        question = random.choice(table.questions)
        deeds = [value for value in question.values if value not in IDLE]
        value = random.choice(deeds if deeds and random.random() < EAGER else list(question.values))
        table.answer(question.seat, value)
        out.append(f"\n{table.decision}. seat {question.seat} {question.key}: {value}")
    out.append(f"\nscores {table.scores()}, winners {table.winners()}, digest {table.digest()}")
    return "\n".join(out) + "\n"


def words(params: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in params.items())


def asked(question: Choose) -> Iterator[str]:
    """The question with its options; what is blocked with clause and reason."""
    yield f"  ? seat {question.seat} {question.key} {words(question.params)}".rstrip()
    yield "    " + " ".join(map(str, question.values))
    for value, reason in question.blocked():
        yield f"    not {value}: {reason.clause} {reason.key} {words(reason.params)}".rstrip()


def changes(table: Game[Any], shown: dict[int | None, dict[str, str]]) -> Iterator[str]:
    """What changed in the public view, then for each seat what it sees beyond that."""
    public: dict[str, str] = {}
    facts = json.dumps([table.view(seat)["facts"] for seat in shown], sort_keys=True, ensure_ascii=False)
    for seat in (None, *range(table.seats)):
        view = table.view(seat)
        flat = dict(flatten("", {"state": view["state"], "zones": view["zones"]}))
        if seat is None:
            public = flat
            flat["facts"] = sha256(facts.encode()).hexdigest()[:8]
        else:
            flat = {path: value for path, value in flat.items() if public.get(path) != value}
        before = shown[seat]
        new = [f"{path}={value}" for path, value in flat.items() if before.get(path) != value]
        gone = [path for path in before if path not in flat]
        who = "all" if seat is None else f"seat {seat}"
        if gone:
            new.append(f"{'gone' if seat is None else 'as all'}: {', '.join(gone)}")
        if new:
            yield f"  {who}: {'; '.join(new)}"
        shown[seat] = flat


def flatten(path: str, data: Any) -> Iterator[tuple[str, str]]:
    """Path and value of everything in a view; a list of names is one value."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from flatten(f"{path}.{key}" if path else key, value)
    elif isinstance(data, list | tuple) and any(isinstance(item, list | tuple | int) for item in data):
        for number, value in enumerate(data):
            yield from flatten(f"{path}[{number}]", value)
    elif isinstance(data, list | tuple):
        yield path, "[" + " ".join("?" if item is None else str(item) for item in data) + "]"
    else:
        yield path, str(data)


def recorded_playthroughs(game: str) -> Iterator[tuple[str, str]]:
    """Name and text: two seeds, with few and with more seats."""
    for seats, seed in ((2, 1), (3, 2)):
        yield f"{SHELF[game]}-{seats}-seats-seed-{seed}", playthrough(game, seats, seed)


# Behaviour


def behaviour(game: str, sagas: Mapping[str, str]) -> str:
    """How the games stand, turn by turn: the rules version, then name, position and digest. The agenda is no part of it."""
    out = [f"rules {find_rules(game).version}"]
    for name, text in sorted(sagas.items()):
        out += [f"{name} {position} {digest}" for position, digest in turns(text)]
    return "\n".join(out) + "\n"


def turns(saga: str) -> Iterator[tuple[int, str]]:
    """Position and digest of a recorded game whenever other seats are asked than before, and at its end."""
    told = meadhall.loads(saga)
    game: Game[Any] = Game(told.rules, told.seats, told.options, told.seeds[0][1]).begin()
    asked: tuple[int, ...] = ()
    answers = [answer for answer in told.all_answers() if answer.seat != CHANCE]
    for answer in [*answers, None]:
        if game.over or (not game.pending and asked != tuple(game.waiting)):
            asked = tuple(game.waiting)
            yield game.position, game.digest()
        if answer is not None:
            game.answer(answer.seat, answer.value)


def told(game: str, sagas: Mapping[str, str]) -> str:
    """What is told up to every turn, and how the table stands when it is told: name, position, number of events and a digest of both.

    Games in which something is taken back tell it twice, and are left out.
    """
    out = []
    for name, text in sorted(sagas.items()):
        if not name.endswith("-undo"):
            out += [f"{name} {position} {count} {digest}" for position, count, digest in heard(text)]
    return "\n".join(out) + "\n"


def heard(saga: str) -> Iterator[tuple[int, int, str]]:
    """Position, number of events and a digest of all of them so far, whenever other seats are asked than before, and at the end."""
    recorded = meadhall.loads(saga, strict=False)
    game: Game[Any] = Game(recorded.rules, recorded.seats, recorded.options, recorded.seeds[0][1])
    digest, count = sha256(), 0

    def hear(event: Event) -> None:
        nonlocal count
        count += 1
        digest.update(f"{event.key} {event.clause} {words(event.params)} {game.s.digest()}\n".encode())

    game.play.listener = hear
    game.begin()
    asked: tuple[int, ...] = ()
    for answer in [*(answer for answer in recorded.all_answers() if answer.seat != CHANCE), None]:
        if game.over or (not game.pending and asked != tuple(game.waiting)):
            asked = tuple(game.waiting)
            yield game.position, count, digest.hexdigest()[:16]
        if answer is not None:
            game.play.listener = hear
            game.answer(answer.seat, answer.value)


def stored_sagas(game: str) -> dict[str, str]:
    return {path.stem: path.read_text("utf-8") for path in (SAGAS / SHELF[game]).glob("*.saga")}


def main(words: list[str]) -> int:
    flags, games = [w for w in words if w.startswith("-")], [w for w in words if not w.startswith("-")]
    odd = [f for f in flags if f not in ("--digests", "--unreleased")] + [g for g in games if g not in SHELF]
    if odd:
        print(f"There is no game {odd[0]!r}; there are: {', '.join(SHELF)}.", file=sys.stderr)
        return 2
    for game in games or list(SHELF):
        sagas = stored_sagas(game) if "--digests" in flags else dict(recorded_sagas(game))
        digests, path = behaviour(game, sagas), BEHAVIOUR / f"{SHELF[game]}.txt"
        known = path.read_text("utf-8") if path.exists() else ""
        same_version = known.partition("\n")[0] == digests.partition("\n")[0]
        # The recorded games tell whether the rules moved: a bot that plays otherwise makes other games by the same rules.
        if "--unreleased" not in flags and same_version and known != behaviour(game, stored_sagas(game)):
            print(
                f"{game} stands otherwise than recorded with rules {find_rules(game).version}: raise the version in "
                f"src/meadhall/games/{SHELF[game]}/__init__.py, or say --unreleased if no release has it yet.",
                file=sys.stderr,
            )
            return 1
        files = [(path, digests), (BEHAVIOUR / f"{SHELF[game]}.told.txt", told(game, sagas))]
        if "--digests" not in flags:
            files += [(SAGAS / SHELF[game] / f"{name}.saga", text) for name, text in sagas.items()]
            files += [(PLAYTHROUGHS / f"{name}.txt", text) for name, text in recorded_playthroughs(game)]
        for path, text in files:
            path.parent.mkdir(parents=True, exist_ok=True)
            same = path.exists() and path.read_text("utf-8") == text
            path.write_text(text, "utf-8")
            print(f"{'same' if same else 'new '} {path.relative_to(TESTS)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
