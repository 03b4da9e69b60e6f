"""Mutants: a module of the rules with one small fault, made in its syntax tree."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
# What an opponent thinks is a matter of taste, so that only the rules and what a seat knows are changed.
GAMES = ("notre_dame", "rattus_cartus")
RULES = tuple(
    path
    for game in GAMES
    for path in sorted((ROOT / "core" / game).rglob("*.py"))
    if "agents" not in path.parts and path.name != "__init__.py"
)
OPPOSITES: tuple[tuple[type[Any], type[Any]], ...] = (
    (ast.Lt, ast.LtE),
    (ast.Gt, ast.GtE),
    (ast.Eq, ast.NotEq),
    (ast.Is, ast.IsNot),
    (ast.In, ast.NotIn),
    (ast.Add, ast.Sub),
    (ast.Mult, ast.FloorDiv),
    (ast.And, ast.Or),
)
OTHER = {**dict(OPPOSITES), **{second: first for first, second in OPPOSITES}}
OTHER_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNPLAYED = {"annotation", "returns", "decorator_list", "gc"}  # parts that mean nothing in play

Place = tuple[list[ast.stmt], int]  # a statement, as a block and an index in it
Change = Callable[[], Any]  # puts the fault into the tree


@dataclass(frozen=True)
class Mutant:
    """The fault of a number in a module."""

    path: Path
    number: int
    line: int
    was: str
    becomes: str

    @property
    def game(self) -> str:
        """Whose rule it is."""
        return self.path.relative_to(ROOT).parts[1]

    @property
    def module(self) -> str:
        return ".".join(self.path.relative_to(ROOT).with_suffix("").parts)

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.was}  →  {self.becomes}"

    def tree(self) -> ast.Module:
        """The module with the fault in it."""
        tree = ast.parse(self.path.read_text("utf-8"))
        _, change = next(islice(faults(tree), self.number, None))
        change()
        return ast.fix_missing_locations(tree)


def mutants(path: Path) -> Iterator[Mutant]:
    """All faults that a module can be given."""
    source = path.read_text("utf-8")
    for number in range(sum(1 for _ in faults(ast.parse(source)))):
        (block, index), change = next(islice(faults(ast.parse(source)), number, None))
        line, was = block[index].lineno, words(block[index])
        change()
        yield Mutant(path, number, line, was, words(block[index]))


def words(statement: ast.stmt) -> str:
    """A statement in one line, without the block that belongs to it."""
    text = ast.unparse(ast.fix_missing_locations(statement))
    if blocks_in(statement):
        text = next(line for line in text.splitlines() if not line.startswith("@"))
    return " ".join(text.split())


def faults(tree: ast.Module) -> Iterator[tuple[Place, Change]]:
    """Every fault with the statement it is in, always in the same order."""
    for block in blocks(tree):
        for index, statement in enumerate(block):
            if is_step(statement):
                yield (block, index), partial(block.__setitem__, index, ast.Pass())
            for change in in_expressions(statement):
                yield (block, index), change


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The lists of statements in a tree, outermost first."""
    for block in blocks_in(node):
        yield block
        for statement in block:
            yield from blocks(statement)


def blocks_in(node: ast.AST) -> list[list[ast.stmt]]:
    """The lists of statements that belong to a node itself."""
    fields = [value for _, value in ast.iter_fields(node) if isinstance(value, list)]
    return [value for value in fields if value and isinstance(value[0], ast.stmt)]


def is_step(statement: ast.stmt) -> bool:
    """Whether it can be left out: a call for its effect, or a new value made from the old one."""
    match statement:
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            return True
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(value))
    return False


def in_expressions(node: ast.AST) -> Iterator[Change]:
    """The faults of a statement or an expression itself, without those of the blocks in it."""
    if isinstance(node, ast.keyword) and node.arg in UNPLAYED:
        return
    yield from of_node(node)
    for name, value in ast.iter_fields(node):
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, ast.AST) and not isinstance(item, ast.stmt) and name not in UNPLAYED:
                yield from in_expressions(item)


def of_node(node: ast.AST) -> Iterator[Change]:
    """What can be made wrong about one node."""
    match node:
        case ast.Compare(ops=ops):
            for place, operator in enumerate(ops):
                if other := OTHER.get(type(operator)):
                    yield partial(ops.__setitem__, place, other())
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) | ast.BoolOp(op=operator):
            if other := OTHER.get(type(operator)):
                yield partial(setattr, node, "op", other())
        case ast.Constant(value=bool() as value):
            yield partial(setattr, node, "value", not value)
        case ast.Constant(value=int() as value):
            yield partial(setattr, node, "value", value + 1)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield partial(setattr, node, "operand", ast.UnaryOp(ast.Not(), operand))
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield partial(setattr, node, "test", ast.UnaryOp(ast.Not(), test))
        case ast.comprehension(ifs=[_, *_] as tests):
            yield partial(tests.pop, 0)
        case ast.Call(func=ast.Name(id=name) as function) if name in OTHER_NAMES:
            yield partial(setattr, function, "id", OTHER_NAMES[name])
