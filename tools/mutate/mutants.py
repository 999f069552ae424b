"""Small faults put into code that cites a clause or stands with a card, and into the numbers of a game's content."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TypeGuard

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = ROOT / "src" / "meadhall" / "games"
CITED = re.compile(r"\b(?:BR|LOR|SOLO|RM|GOW)-\d+(?:\.\d+)*")
NUMBER = re.compile(r"(?<![\w.\"'#-])\d+(?![\w.\"'])")
DRAWN = re.compile(r"\b[xy] = \d+")
"""Where a thing is drawn on the board: judged by looking."""
JUDGED_OTHERWISE = {"value.py", "terminal.py", "content.py"}
"""What bots think is judged by matches, what a terminal draws by looking, what a reader of content refuses by the content itself."""

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}

VERBS = {
    "g.begin": "span",
    "g.tell": "told",
    "g.push": "next",
    "g.then": "next",
    "g.next": "successor",
    "g.result": "noted",
    "g.reveal": "barred",
}
"""The agenda, the events, the result of a span and the bar against taking back are lists apart. The end of a span is put below what its
frame pushes, and a successor below that; but what is told or noted belongs to the spans that have begun."""

Node = ast.expr | ast.stmt


@dataclass(frozen=True)
class Mutant:
    """One fault: in the file at `path`, the text from `start` to `end` is replaced."""

    game: str
    path: str
    line: int
    where: str
    """The function, or the table of the content."""
    kind: str
    start: int
    end: int
    before: str
    after: str
    clauses: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        before, after = (" ".join(text.split()) for text in (self.before, self.after))
        return f"{self.path}:{self.line} {self.where}, {self.kind}: {before}  ->  {after}"

    def applied(self, text: str) -> str:
        """The file with the fault in it."""
        return text[: self.start] + self.after + text[self.end :]


def of_game(game: str) -> list[Mutant]:
    """All mutants of a game, by its folder's name."""
    found: list[Mutant] = []
    for path in sorted((GAMES / game).rglob("*.py")):
        if path.name not in JUDGED_OTHERWISE:
            found += of_code(game, str(path.relative_to(ROOT)), path.read_text("utf-8"))
    for path in sorted((GAMES / game / "content").glob("*.toml")):
        found += of_content(game, str(path.relative_to(ROOT)), path.read_text("utf-8"))
    return found


def of_code(game: str, path: str, text: str) -> list[Mutant]:
    """The faults of the functions that cite a clause, and of all that stand with the cards: there the card is what is cited."""
    offsets = _offsets(text)
    found: list[Mutant] = []
    for node in ast.parse(text).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        start, end = _span(offsets, text, node)
        clauses = tuple(dict.fromkeys(CITED.findall(text[start:end])))
        if clauses or "cards" in Path(path).parts:
            for kind, first, last, after in _faults(node):
                begin, finish = _span(offsets, text, first)[0], _span(offsets, text, last)[1]
                before = text[begin:finish]
                found.append(
                    Mutant(game, path, first.lineno, node.name, kind, begin, finish, before, after, clauses)
                )
    return found


def of_content(game: str, path: str, text: str) -> list[Mutant]:
    """Every number one higher."""
    found: list[Mutant] = []
    at, table = 0, ""
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        if line.startswith("["):
            table = line.strip("[] \n")
        elif not line.lstrip().startswith("#"):
            for hit in NUMBER.finditer(_without_strings(line)):
                start, value = at + hit.start(), hit.group()
                after = str(int(value) + 1)
                found.append(
                    Mutant(game, path, number, table, "number", start, start + len(value), value, after)
                )
        at += len(line)
    return found


def _without_strings(line: str) -> str:
    """The line with its quoted parts, its places on the drawn board and its comment blanked out."""
    line = re.sub(r'"[^"]*"', lambda hit: '"' * len(hit.group()), line)
    line = DRAWN.sub(lambda hit: '"' * len(hit.group()), line)
    return re.sub(r"#.*", lambda hit: "#" * len(hit.group()), line)


def _faults(function: ast.FunctionDef) -> Iterator[tuple[str, Node, Node, str]]:
    """Kind, the first and the last node that are replaced, and by what."""
    for node in _inside(function):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            turned = ast.Compare(node.left, [TURNED[type(node.ops[0])]()], node.comparators)
            yield "boundary", node, node, f"({ast.unparse(turned)})"
        elif isinstance(node, ast.BoolOp):
            other = ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
            yield "and/or", node, node, f"({ast.unparse(other)})"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield "not", node, node, f"({ast.unparse(node.operand)})"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            if not any(
                isinstance(each, ast.List | ast.ListComp | ast.Tuple | ast.JoinedStr)
                for each in (node.left, node.right)
            ):
                yield "sum", node, node, f"({ast.unparse(ast.BinOp(node.left, op, node.right))})"
        elif _is_negative(node):
            yield "number", node, node, str(ast.literal_eval(node) + 1)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield "number", node, node, str(node.value + 1)
        for body in _bodies(node):
            effects = [each for each in body if _is_effect(each)]
            for effect in effects:
                yield "deleted", effect, effect, "yield from ()" if _asks(effect) else "pass"
            for first, second in pairwise(body):
                if _is_call(first) and _is_call(second) and not _either_way(first, second):
                    indent = "\n" + " " * first.col_offset
                    yield (
                        "swapped",
                        first,
                        second,
                        ast.unparse(second) + indent + ast.unparse(first).replace("\n", indent),
                    )


def _inside(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The function and everything in its body: not its decorators, defaults and annotations."""
    waiting: list[ast.AST] = [function]
    while waiting:
        node = waiting.pop()
        yield node
        if _is_negative(node):
            continue  # -1 is one number, "nobody" more often than not: what is wrong is 0, not -2
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "args") and not isinstance(node, ast.Call):
                continue
            children = value if isinstance(value, list) else [value]
            waiting += [child for child in children if isinstance(child, ast.AST)]


def _is_negative(node: ast.AST) -> TypeGuard[ast.UnaryOp]:
    return (
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.USub)
        and isinstance(node.operand, ast.Constant)
        and type(node.operand.value) is int
    )


def _bodies(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        body = getattr(node, name, None)
        if isinstance(body, list):
            yield body


def _is_effect(node: ast.stmt) -> bool:
    """Something is done to the table: a call, or a change of the state. Names of the function itself are none."""
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    if isinstance(node, ast.AugAssign):
        return not isinstance(node.target, ast.Name)
    return isinstance(node, ast.Assign) and not any(
        isinstance(each, ast.Name | ast.Tuple) for each in node.targets
    )


def _is_call(node: ast.stmt) -> bool:
    """Two of these may not change places; two changes of numbers may."""
    return isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)


def _either_way(first: ast.stmt, second: ast.stmt) -> bool:
    """The same call twice, or of the verbs of `Play` two that do not touch: what is told, what comes next, and what is noted for later."""
    if ast.dump(first) == ast.dump(second):
        return True
    one, other = (VERBS.get(ast.unparse(each).partition("(")[0], "") for each in (first, second))
    if "span" in (one, other) and not {one, other} & {"next", "successor"}:
        return False
    return bool(one and other) and one != other


def _asks(node: ast.stmt) -> bool:
    return any(isinstance(each, ast.Yield | ast.YieldFrom) for each in ast.walk(node))


def _offsets(text: str) -> list[int]:
    """Line -> where it begins in the text; line 0 does not exist."""
    out, at = [0], 0
    for line in text.splitlines(keepends=True):
        out.append(at)
        at += len(line)
    return out


def _span(offsets: list[int], text: str, node: Node) -> tuple[int, int]:
    """Where a node begins and ends; columns are counted in bytes."""
    line, last = node.lineno, node.end_lineno or node.lineno
    first_line = text[offsets[line] :].split("\n", 1)[0].encode()
    last_line = text[offsets[last] :].split("\n", 1)[0].encode()
    start = offsets[line] + len(first_line[: node.col_offset].decode())
    end = offsets[last] + len(last_line[: node.end_col_offset].decode())
    return start, end
