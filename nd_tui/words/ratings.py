"""Ratings in words: how strong somebody is believed to be, by what rule, and whom to play next."""

from collections.abc import Iterator, Sequence

from core.rating import Rating
from nd_tui.play.ratings import Suggestion, courses, rated_levels, spread, suggested
from nd_tui.storage.statistics import Known
from nd_tui.words.levels import numbered_level
from nd_tui.words.numbers import percent
from nd_tui.words.texts import Texts


def rating_told(texts: Texts, player: str, course: Sequence[Rating]) -> str:
    """The rating of now, how uncertain it is, and from how many games."""
    now = course[-1]
    return texts(
        "rating-told", player=player, rating=str(round(now.mean)), spread=str(spread(now)), games=len(course)
    )


def suggestion_told(texts: Texts, suggestion: Suggestion, player: str = "") -> str:
    """The next opponent, and why; with a player's name where nothing else says whose it is."""
    about = {
        "level": numbered_level(texts, suggestion.level),
        "share": percent(texts, suggestion.share),
    }
    return texts("rating-suggested", player=player, **about) if player else texts("rating-next", **about)


def rating_sentences(texts: Texts, known: Known, name: str | None = None) -> Iterator[str]:
    """Everything about the ratings of a person or of all; what would bring one where there is none."""
    levels = rated_levels(texts.game)
    found = courses(known.games, levels)
    shown = {player: course for player, course in found.items() if name in (None, player)}
    if not shown:
        yield texts("rating-none")
    for player, course in shown.items():
        yield rating_told(texts, player, course)
        suggestion = suggested(course[-1], levels)
        if suggestion is not None:
            yield suggestion_told(texts, suggestion)
    yield texts("rating-rule")
