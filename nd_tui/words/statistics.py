"""Finished games in words, for the screen and for plain text."""

from collections.abc import Iterator

from nd_tui.games.box import Words
from nd_tui.play.tallies import (
    Entry,
    Tally,
    best,
    by_kind,
    by_level,
    by_person,
    by_players,
    last_results,
    shares,
    tally,
)
from nd_tui.storage.saves import PERSON
from nd_tui.storage.statistics import Known
from nd_tui.words.levels import numbered_level
from nd_tui.words.listing import INDENT, listed
from nd_tui.words.ratings import rating_sentences
from nd_tui.words.texts import Texts
from nd_tui.words.times import day

Table = list[tuple[str, Tally]]


def tables(texts: Texts, words: Words, found: list[Entry]) -> Iterator[tuple[str, Table]]:
    """The tables, each with the message that is its heading."""
    yield "statistics-all", [(texts("statistics-together"), tally(found))]
    yield (
        "statistics-by-players",
        [(texts("statistics-players", n=players), row) for players, row in by_players(found)],
    )
    yield "statistics-by-level", [(opponent_name(texts, level), row) for level, row in by_level(found)]
    yield "statistics-by-kind", [(words.kind_counted(texts, kind), row) for kind, row in by_kind(found)]


def opponent_name(texts: Texts, level: str) -> str:
    """The strongest opponent; one of another version of the program is called as it was kept."""
    return texts("statistics-persons-alone") if level == PERSON else numbered_level(texts, level)


def best_line(texts: Texts, entry: Entry) -> str:
    """A score of the list of the best."""
    score, game = entry.score, entry.game
    message = "statistics-score-taken-back" if game.taken_back else "statistics-score"
    return texts(
        message,
        points=score.points,
        player=score.name,
        place=texts("statistics-place", n=score.place),
        players=len(game.seats),
        when=day(texts, game.when),
    )


def notices(texts: Texts, known: Known, kept: bool) -> Iterator[str]:
    """What should be said about the whole: that nothing is there yet, is kept, or can be read."""
    if not known.games:
        yield texts("statistics-none")
    if not kept:
        yield texts("statistics-off")
    if known.broken:
        yield texts("statistics-broken", n=known.broken)


def statistics_lines(texts: Texts, words: Words, known: Known, kept: bool) -> Iterator[tuple[str, str]]:
    """Everything as plain text, lines with their indents; several persons one after the other."""
    for notice in notices(texts, known, kept):
        yield "", notice
    if known.games:
        yield "", texts("statistics-rating")
        for sentence in rating_sentences(texts, known):
            yield INDENT, sentence
    persons = by_person(known.games)
    for name, found in persons.items():
        if len(persons) > 1:
            yield "", texts("statistics-person", player=name)
        yield from _told(texts, words, found)


def _told(texts: Texts, words: Words, found: list[Entry]) -> Iterator[tuple[str, str]]:
    for heading, rows in tables(texts, words, found):
        yield "", texts(heading)
        for label, row in rows:
            yield (
                "  ",
                texts(
                    "statistics-told",
                    label=label,
                    games=row.games,
                    wins=row.wins,
                    average=row.average,
                    best=row.best,
                ),
            )
    yield "", texts("statistics-best")
    for number, entry in enumerate(best(found), start=1):
        yield "  ", f"{number}. {best_line(texts, entry)}"
    yield "", texts("statistics-sources")
    for source, share in shares(found):
        yield "  ", texts("statistics-share-told", source=words.source(texts, source), n=share)
    yield "", texts("statistics-course")
    results = [
        texts(
            "statistics-result",
            points=entry.score.points,
            place=texts("statistics-place", n=entry.score.place),
        )
        for entry in last_results(found)
    ]
    yield "  ", listed(results)
