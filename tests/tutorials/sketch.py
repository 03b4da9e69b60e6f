"""For writers of lessons: `python -m tests.tutorials.sketch tutorials/notre_dame/01-board.toml --play 6`.

Prints the position of every step, up to `--step`, with the moves that can be made there; then lets a player
of the program go on from that position for some moves, and prints those as the file wants them.
"""

import argparse
from pathlib import Path

from core import notre_dame as nd
from core.notre_dame.agents.levels import LEVELS
from nd_tui.lessons.course import load_course
from nd_tui.lessons.lecture import Lecture
from nd_tui.lessons.lesson import SEAT


def position(state: nd.State) -> str:
    """Who decides what, by which moves; and what the person has."""
    seat = nd.to_move(state)
    if seat is None:
        return "the game is over"
    moves = ", ".join(nd.format_move(state, move) for move in nd.legal_moves(state))
    own = nd.standings(nd.view(state, SEAT))[SEAT]
    return f"{state.table.setup.players[seat]} ({nd.decision(state)}): {moves}\n     {dict(own)}"


def played_on(state: nd.State, level: str, plies: int) -> list[tuple[str, str]]:
    """What a level plays from a position, for every seat: names and moves."""
    line = []
    for ply in range(plies):
        seat = nd.to_move(state)
        if seat is None:
            break
        move = LEVELS[level](nd.view(state, seat), ply)
        line.append((state.table.setup.players[seat], nd.format_move(state, move)))
        state = nd.apply(state, move)
    return line


def main() -> None:
    """Print what was asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("file", type=Path)
    asked.add_argument("--step", type=int, help="stop before this step; else after the last")
    asked.add_argument("--play", type=int, default=0, help="how many moves to go on")
    asked.add_argument("--level", default="clerk", choices=LEVELS)
    wish = asked.parse_args()
    course = load_course(wish.file.parent)
    lesson = course[wish.file.stem.partition("-")[2]]
    end = len(lesson.steps) if wish.step is None else wish.step - 1
    lecture = Lecture(course, lesson)
    for at in range(end + 1):
        lecture.go_to(at)
        name = lesson.steps[at].say if at < len(lesson.steps) else "(end)"
        print(f"{at + 1:>3}. {name}: {position(lecture.session.state)}")
    line = played_on(lecture.session.state, wish.level, wish.play)
    if line:
        print("\n".join(f'  "{move}",  # {player}' for player, move in line))


if __name__ == "__main__":
    main()
