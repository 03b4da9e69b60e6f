"""A few questions before a new plain text game; an empty line takes what is usual."""

from collections.abc import Sequence
from typing import Any

from core.notre_dame.agents.levels import LEVELS
from core.notre_dame.setup import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS
from nd_tui.games.notre_dame.plain.board import INDENT
from nd_tui.plain.screen import Screen, number_in
from nd_tui.plain.start import USUAL_EDITION
from nd_tui.plain.typed import QUIT, meant
from nd_tui.play.seats import AGENT, USUAL_PLAYERS
from nd_tui.words.levels import numbered_level
from nd_tui.words.texts import Texts
from nd_tui.words.typed_words import is_part_of


def wishes(texts: Texts, screen: Screen) -> dict[str, Any]:
    """What somebody wants to play, as options of a new game; EOFError to leave."""
    numbers = [str(number) for number in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
    players = _chosen(texts, screen, "asked-players", numbers, numbers, str(USUAL_PLAYERS))
    levels, editions = list(LEVELS), list(EDITIONS)
    names = [numbered_level(texts, level) for level in levels]
    level = _chosen(texts, screen, "asked-level", levels, names, AGENT)
    names = [texts(f"edition-{edition}") for edition in editions]
    edition = _chosen(texts, screen, "asked-edition", editions, names, USUAL_EDITION)
    names = [texts("form-no"), texts("form-yes")]
    new_persons = _chosen(texts, screen, "asked-new-persons", [False, True], names, False)
    return {"players": int(players), "level": level, "edition": edition, "new_persons": new_persons}


def _chosen(
    texts: Texts, screen: Screen, question: str, values: Sequence[Any], names: Sequence[str], usual: Any
) -> Any:
    """The value that somebody chooses by its number or name; where the names are numbers, these are typed."""
    are_numbers = values is names
    if are_numbers:
        screen.say(texts(question, usual=usual))
    else:
        screen.say(texts(question, usual=values.index(usual) + 1))
        for number, name in enumerate(names, start=1):
            screen.say(f"{number}. {name}", INDENT)
    least, most = (int(values[0]), int(values[-1])) if are_numbers else (1, len(values))
    while True:
        typed = screen.ask()
        if meant(texts, typed) == QUIT:
            raise EOFError
        if not typed:
            return usual
        if least <= (number := number_in(typed)) <= most:
            return values[number - least]
        called = [value for value, name in zip(values, names, strict=True) if is_part_of(typed, name)]
        if len(called) == 1:
            return called[0]
        screen.say(texts("asked-number", least=least, most=most))
