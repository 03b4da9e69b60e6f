"""From the options of the command to a game that is ready to be played: a new one, or one left before."""

import secrets
from typing import Any

from core import notre_dame as nd
from core.game import BadSetup, Problem
from core.notre_dame.setup import FEWEST_PLAYERS, MOST_PLAYERS, folded
from core.record import AnyMatch, new_match
from nd_tui.games.notre_dame.words.editions import edition_named, edition_names
from nd_tui.plain.screen import Screen, number_in
from nd_tui.plain.typed import QUIT, meant
from nd_tui.play.seats import AGENT, SEEDS, USUAL_PLAYERS, levels_of
from nd_tui.storage.kept import KeptGame
from nd_tui.storage.loading import OwnComponents
from nd_tui.storage.saves import PERSON, GameFolder
from nd_tui.storage.summaries import Summary
from nd_tui.terminal.visible import check_typed_names
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import Texts
from nd_tui.words.times import moment

USUAL_EDITION = "anniversary"


def new_game(
    texts: Texts,
    players: int | None = None,
    names: str = "",
    people: int = 1,
    edition: str = USUAL_EDITION,
    new_persons: bool = False,
    seed: int | None = None,
    components: Any = None,
    level: str = "",
    opponents: str = "",
) -> AnyMatch:
    """A game with these options; a Problem if they do not make one."""
    if level and opponents:
        raise BadSetup("setup-level-twice")
    levels = levels_of(texts, opponents or level or AGENT)
    if players is None and opponents:
        players = people + len(levels)
    seated = seat_names(texts, players, names)
    rules = edition_named(edition)
    if rules is None:
        raise BadSetup("setup-edition", edition=edition, known=", ".join(edition_names(texts)))
    setup = nd.Setup(seated, edition=rules, new_persons=new_persons)
    if not 1 <= people <= len(seated):
        raise BadSetup("setup-people-count", found=people, most=len(seated))
    others = len(seated) - people
    if not opponents:
        levels = levels[:1] * others
    elif len(levels) != others:
        raise BadSetup("setup-opponent-count", found=len(levels), wanted=others)
    seats = (PERSON,) * people + levels
    return new_match(nd, setup, secrets.randbelow(SEEDS) if seed is None else seed, seats, components)


def seat_names(texts: Texts, players: int | None, names: str) -> tuple[str, ...]:
    """The names that were given; seats without one get a usual name that nobody has yet."""
    given = [name.strip() for name in names.split(",")] if names else []
    if players is None:
        players = len(given) if len(given) > 1 else USUAL_PLAYERS
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadSetup("setup-player-count", found=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if len(given) > players:
        raise BadSetup("setup-name-count", found=len(given), players=players)
    check_typed_names(given)
    taken = {folded(name) for name in given}
    free = [name for name in texts("usual-names").split(", ") if folded(name) not in taken]
    return (*given, *free[: players - len(given)])


def game_left_before(
    texts: Texts, screen: Screen, folder: GameFolder, components: OwnComponents | None = None
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
    players = ", ".join(summary.setup.players)
    return texts("games-game", players=players, written=moment(texts, summary.written))
