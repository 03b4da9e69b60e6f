"""The program's own sources as data: reasons of problems, and string literals."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@cache  # many tests look through the same sources
def trees(package: str) -> list[tuple[Path, ast.Module]]:
    """The syntax trees of a package."""
    paths = sorted((ROOT / package).rglob("*.py"))
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


@cache
def problem_classes() -> set[str]:
    """The names of all kinds of problem."""
    packages = [ROOT / "core", ROOT / "nd_tui"]
    text = "".join(p.read_text(encoding="utf-8") for package in packages for p in package.rglob("*.py"))
    return {"Problem", *re.findall(r"class (\w+)\(Problem\)", text)}


@cache
def reasons(*packages: str, but: str = "") -> dict[str, set[str]]:
    """Every reason that a problem is raised with, and its details; those of a game left out."""
    kinds = problem_classes()
    left_out = (ROOT / "core" / but, ROOT / "nd_tui" / "games" / but) if but else ()
    found: dict[str, set[str]] = {}
    for path, tree in (each for package in packages for each in trees(package)):
        if any(path.is_relative_to(folder) for folder in left_out):
            continue
        for function in [node for node in ast.walk(tree) if isinstance(node, FUNCTIONS)]:
            for call in _calls(function, kinds):
                details = {keyword.arg or "" for keyword in call.keywords}
                for reason in _reasons_of(call.args[0], function):
                    found[reason] = found.get(reason, details) & details
    return found


def _calls(tree: ast.AST, names: set[str]) -> list[ast.Call]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in names]


def _reasons_of(argument: ast.expr, function: ast.AST) -> set[str]:
    """The reasons an argument can be; where it is looked up, all values of the function's dicts count."""
    found = set(strings(argument))
    if isinstance(argument, ast.Call):
        dicts = [node for node in ast.walk(function) if isinstance(node, ast.Dict)]
        found |= {text for node in dicts for value in node.values for text in strings(value)}
    return found


def strings(tree: ast.AST) -> list[str]:
    """All string literals below a node, those in f-strings included."""
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [value for value in constants if isinstance(value, str)]


def docstrings(tree: ast.Module) -> list[str]:
    """The docstrings of a module and of everything in it."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return [
        node.body[0].value.value
        for node in ast.walk(tree)
        if isinstance(node, documented)
        and isinstance(node.body[0], ast.Expr)
        and isinstance(node.body[0].value, ast.Constant)
    ]
