"""Games of any kind for tests of what is the same in all of them: begun, played on, and at their end."""

from pathlib import Path
from typing import Any

from core.record import AnyMatch, new_match
from nd_tui.games import open_box
from nd_tui.play.session import Session
from nd_tui.storage.saves import PERSON, GameFolder

NAMES = ("Anna", "Luc", "Claire", "Léo", "Stéphanie")


def begun(game: str, players: int = 3, seed: int = 5, people: int = 1, **options: Any) -> AnyMatch:
    """A new game, the first seats of which are played by people."""
    rules = open_box(game).game
    setup = rules.read_setup({"players": NAMES[:players], **options})
    return new_match(rules, setup, seed, (PERSON,) * people + ("greedy",) * (players - people))


def played(match: AnyMatch, moves: int | None = None) -> AnyMatch:
    """The same some moves later, or at its end; the same moves every time."""
    box, history = open_box(match.history.game.NAME), match.history
    choose = box.minds().LEVELS["greedy"]
    while moves != 0 and (seat := box.game.to_move(history.state)) is not None:
        history.play(choose(box.game.view(history.state, seat), history.cursor.depth))
        moves = None if moves is None else moves - 1
    return match


def near_its_end(game: str) -> AnyMatch:
    """A game of two at the person's last decision."""
    whole = played(begun(game, players=2)).history
    line = whole.line_to(whole.cursor)
    last = [node.depth for node in line if whole.game.to_move(node.state) == 0][-1]
    return played(begun(game, players=2), last)


def kept_in(folder: Path, match: AnyMatch) -> Path:
    """The file of a game that is kept and closed."""
    kept = GameFolder(folder).keep(match)
    kept.save()
    kept.close()
    return kept.path


def opened(folder: Path, match: AnyMatch) -> Session:
    """A game that is kept and open."""
    session = Session(GameFolder(folder).keep(match))
    session.save()
    return session
