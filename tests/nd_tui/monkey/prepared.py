"""The games that lie in a monkey's folder from the beginning, so that it soon gets everywhere."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

from core.evaluation import Evaluation
from core.files.writing import write_safely
from core.game import AnyGame
from core.history import AnyNode
from core.notre_dame.state import ROUNDS_A_PERIOD
from core.record import AnyMatch, content_of, new_match, save
from core.record.study import encode_study, new_study
from nd_tui import __version__
from nd_tui.exports.html import html_of
from nd_tui.exports.pages import Chapter
from nd_tui.games import FIRST, names, open_box
from nd_tui.screens.drawn_boards import drawn_boards
from nd_tui.storage.saves import PERSON
from tests.nd_tui.monkey.pasted import TEXTS
from tests.nd_tui.statistics_games import keep_statistics
from tests.nd_tui.texts import Texts

WRITTEN = "2024-05-01T18:30:00+00:00"
NAMES = ("Anna", "Luc", "Claire")
LAST_DECISIONS = 12
MIDST = 24  # decisions, after which some has been played and much is still to come
HOSTILE = [text for text in TEXTS if text]
Enough = Callable[[AnyMatch], bool]


def prepare(folder: Path, seed: int) -> None:
    """Of each game one in its midst with some lines, one near its end, one that is over; and a study."""
    keep_statistics(folder, broken=b"")
    chance = random.Random(seed)
    kept = {f"{prefix(name)}{what}": match for name in names() for what, match in games_of(name, chance)}
    for name, match in kept.items():
        save(match, folder / f"{name}.json", WRITTEN, __version__)
    study = [(name, content_of(match, WRITTEN, __version__)) for name, match in kept.items()]
    write_safely(folder / "study.json", encode_study(new_study(study, "<!-- [b]all of them -->")))
    page = folder / "page.html"
    if not page.exists():
        raw = (folder / "midst.json").read_bytes()
        told = html_of("", [Chapter("", kept["midst"])], raw, Texts("en"), drawn_boards)
        page.write_text("\n".join(told), encoding="utf-8")


def prefix(name: str) -> str:
    """What the names of a game's files begin with."""
    return "" if name == FIRST else f"{name}-"


def games_of(name: str, chance: random.Random) -> Iterator[tuple[str, AnyMatch]]:
    """What there is of a game."""
    game = open_box(name).game
    midst = played(game, chance, is_in_the_midst)
    for _ in range(6):
        line = midst.history.line_to(midst.history.cursor)
        midst.history.go_back_to(line[max(1, len(line) - chance.randint(3, 12))])
        play_on(midst, chance, 5)
    for node in midst.history:
        write_on(node, chance)
    midst.history.go(midst.history.root.children[0].children[0])
    yield "midst", midst
    yield "over", played(game, chance, is_over)
    late = played(game, chance, is_over)
    back = late.history.line_to(late.history.cursor)
    mine = [node for node in back if game.to_move(node.state) == 0][-LAST_DECISIONS:]
    late.history.go_back_to(mine[0])
    late.history.delete(mine[0].children[0])
    yield "late", late
    if name == FIRST:
        yield "round", played(game, chance, ends_a_round)


def write_on(node: AnyNode, chance: random.Random) -> None:
    """Sometimes a name, a comment, a mark, a word or what the position is worth."""
    if node.parent is None or chance.random() < 0.5:
        return
    if chance.random() < 0.2:
        node.line_start().name = chance.choice(HOSTILE)
    if chance.random() < 0.2:
        node.comment = chance.choice(HOSTILE)
    if chance.random() < 0.2:
        node.mark, node.word = "!?", chance.choice(HOSTILE)[:20]
    if chance.random() < 0.5:
        luck = chance.random()
        chances = (luck, (1 - luck) / 2, (1 - luck) / 2)
        node.evaluation = Evaluation(chances, (1.0, -1.0, -2.5), 0, 100)


def played(game: AnyGame, chance: random.Random, enough: Enough) -> AnyMatch:
    """A game of a person and two others, at random until it is enough; another one if it never is."""
    while True:
        setup = game.read_setup({"players": NAMES})
        match = new_match(game, setup, chance.randrange(2**30), (PERSON, "random", "greedy"))
        while not enough(match) and not is_over(match):
            play_on(match, chance, 1)
        if enough(match):
            return match


def play_on(match: AnyMatch, chance: random.Random, moves: int) -> None:
    """Some moves at random."""
    for _ in range(moves):
        if options := match.history.game.legal_moves(match.history.state):
            match.history.play(chance.choice(options))


def is_over(match: AnyMatch) -> bool:
    """Whether nobody has anything to decide any more."""
    return match.history.game.to_move(match.history.state) is None


def is_in_the_midst(match: AnyMatch) -> bool:
    """Whether some has been played, and much is still to come."""
    return match.history.cursor.depth >= MIDST


def ends_a_round(match: AnyMatch) -> bool:
    """Whether the person is the last to hire in a round of Notre Dame, and not in a whole period."""
    game, state = match.history.game, match.history.state
    if game.to_move(state) != 0 or game.decision(state) != "hire":
        return False
    after = game.apply(state, game.legal_moves(state)[0])
    return bool(after.round > state.round and after.round % ROUNDS_A_PERIOD != 0)
