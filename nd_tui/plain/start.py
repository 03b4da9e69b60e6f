"""From the options of the command to a game that is ready to be played: a new one, or one left before."""

import secrets
import unicodedata
from typing import Any

from core.game import BadSetup, Problem
from core.record import AnyMatch, new_match
from nd_tui.games import open_box
from nd_tui.plain.screen import Screen, number_in
from nd_tui.plain.typed import QUIT, meant
from nd_tui.play.new_game import SEEDS, opponents_of, surprised, usual_players
from nd_tui.storage.kept import KeptGame
from nd_tui.storage.saves import PERSON, GameFolder
from nd_tui.storage.summaries import Summary
from nd_tui.terminal.visible import check_typed_names
from nd_tui.words.games import who_plays
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import Texts
from nd_tui.words.times import moment


def new_game(
    texts: Texts,
    players: int | None = None,
    names: str = "",
    people: int = 1,
    seed: int | None = None,
    components: Any = None,
    level: str = "",
    opponents: str = "",
    **options: Any,
) -> AnyMatch:
    """A game with these options, some of which only this game may have; a Problem if they do not make one."""
    box = open_box(texts.game)
    if level and opponents:
        raise BadSetup("setup-level-twice")
    levels = opponents_of(texts, opponents or level or box.minds().USUAL)
    if players is None and opponents:
        players = people + len(levels)
    seated = seat_names(texts, box.game.PLAYERS, players, names)
    setup = box.game.read_setup(box.form.setup(box.form.given(texts, options), seated))
    if not 1 <= people <= len(seated):
        raise BadSetup("setup-people-count", found=people, most=len(seated))
    others = len(seated) - people
    if not opponents:
        levels = levels[:1] * others
    elif len(levels) != others:
        raise BadSetup("setup-opponent-count", found=len(levels), wanted=others)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    seats = surprised(texts.game, (PERSON,) * people + levels, seed)
    return new_match(box.game, setup, seed, seats, components)


def seat_names(texts: Texts, possible: range, players: int | None, names: str) -> tuple[str, ...]:
    """The names that were given; seats without one get a usual name that nobody has yet."""
    given = [name.strip() for name in names.split(",")] if names else []
    if players is None:
        players = len(given) if len(given) > 1 else usual_players(possible)
    if players not in possible:
        raise BadSetup("setup-player-count", found=players, fewest=possible[0], most=possible[-1])
    if len(given) > players:
        raise BadSetup("setup-name-count", found=len(given), players=players)
    check_typed_names(given)
    taken = {_alike(name) for name in given}
    free = [name for name in texts("usual-names").split(", ") if _alike(name) not in taken]
    return (*given, *free[: players - len(given)])


def _alike(name: str) -> str:
    """A name as it is compared: two that look alike are the same."""
    return unicodedata.normalize("NFKC", name).strip().casefold()


def game_left_before(
    texts: Texts, screen: Screen, folder: GameFolder, components: Any = None
) -> KeptGame | None:
    """The unfinished game that somebody chooses to go on with; None for a new one, EOFError to leave."""
    games = folder.unfinished(MOST_OFFERED)
    if not games:
        return None
    screen.say(texts("games-left"))
    for number, (_, summary) in enumerate(games, start=1):
        screen.say(f"{number}. {told(texts, summary)}", "  ")
    screen.say(f"{len(games) + 1}. {texts('games-new')}", "  ")
    while True:
        typed = screen.ask()
        if meant(texts, typed) == QUIT:
            raise EOFError
        number = number_in(typed)
        if number == len(games) + 1:
            return None
        if 1 <= number <= len(games):
            try:
                return folder.open(games[number - 1][0], components)
            except Problem as problem:
                screen.say(problem_sentence(texts, problem))
        screen.say(texts("games-which", most=len(games) + 1))


MOST_OFFERED = 5


def told(texts: Texts, summary: Summary) -> str:
    """A line about a saved game."""
    players = who_plays(texts, summary.game, summary.setup.players)
    return texts("games-game", players=players, written=moment(texts, summary.written))
