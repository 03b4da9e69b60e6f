"""A study of several chapters with lines, marks, words, comments and evaluations, of any game."""

from collections.abc import Sequence
from pathlib import Path

from core.evaluation import MARKS, Evaluation
from core.record import AnyMatch
from core.record.files import content_of
from core.record.positions import set_up_from
from core.record.study import Study, encode_study, new_study
from nd_tui.looks.drawn import DrawnBoard
from nd_tui.looks.picture import Picture
from tests.nd_tui.any_game import begun, played

WRITTEN = "2026-01-01T00:00:00+00:00"


def studied(game: str, moves: int = 20, sides: int = 4) -> AnyMatch:
    """A game with side lines in which everything that can be noted is noted somewhere."""
    match = played(begun(game), moves)
    history = match.history
    main = list(history.main_line())
    for start in main[2 : 2 + 2 * sides : 2]:
        made = start.children[0].move
        others = [move for move in history.game.legal_moves(start.state)[:5] if move != made]
        if others:
            history.go(start)
            side = history.play(others[0])
            side.name, side.comment = "What if <b>", 'A "comment" & more:\n*second* line -->'
    history.go(main[-1])
    nodes = list(history)
    for number, node in enumerate(nodes):
        share = 1 / len(match.setup.players)
        tilt = 0.1 * (number % 5) * share
        chances = (share + tilt, *[share - tilt / 2] * (len(match.setup.players) - 1))
        node.evaluation = Evaluation(chances, (1.5,) * len(chances), 0, 100)
    for mark, node in zip(MARKS, nodes[3:], strict=False):
        node.mark, node.word = mark, "bold" if mark == "!?" else ""
    history.root.name, history.root.comment = "The main game", "How it went."
    return match


def study_of(game: str) -> Study:
    """Three chapters: a game with all that can be noted, a position of it, and another game."""
    match = studied(game)
    position = set_up_from(match, list(match.history.main_line())[8])
    other = played(begun(game, seed=8), 6)
    saves = [content_of(each, WRITTEN, "1.0") for each in (match, position, other)]
    return new_study(list(zip(("Game & notes", "A position", ""), saves, strict=True)), "My <study>")


def study_file(folder: Path, game: str) -> Path:
    """The same as a file."""
    file = folder / "study.json"
    file.write_bytes(encode_study(study_of(game)))
    return file


def undrawn(pictures: Sequence[Picture]) -> Sequence[DrawnBoard]:
    """In place of drawings, for pages of which other things are looked at."""
    return [()] * len(pictures)


def differences(one: AnyMatch, other: AnyMatch) -> list[str]:
    """In what two games are not equal; nothing of a game that came back as it was."""
    found = [name for name in ("setup", "seed", "seats") if getattr(one, name) != getattr(other, name)]
    nodes = list(zip(one.history, other.history, strict=True))
    names = ("state", "move", "luck", "name", "comment", "mark", "word", "evaluation", "verdict", "foreseen")
    for here, there in nodes:
        found += [f"{name} at {here.depth}" for name in names if getattr(here, name) != getattr(there, name)]
    cursors = [match.history.cursor for match in (one, other)]
    if (cursors[0], cursors[1]) not in nodes:
        found.append("cursor")
    return found
