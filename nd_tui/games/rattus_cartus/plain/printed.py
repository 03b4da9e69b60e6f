"""Rattus Cartus as lines of text, as the shell asks for them."""

from collections.abc import Iterable, Iterator, Sequence

from core import rattus_cartus as rc
from nd_tui.games.rattus_cartus.plain.board import board_lines
from nd_tui.games.rattus_cartus.plain.ending import ending_lines
from nd_tui.games.rattus_cartus.plain.players import own_lines, player_lines
from nd_tui.games.rattus_cartus.words.spoken import RattusWords
from nd_tui.looks.paper import Paper
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts


class RattusPlainBoard:
    """Fulfils `nd_tui.games.box.PlainBoard`."""

    def introduction(self, texts: Texts, state: rc.State, people: Sequence[int], seed: int) -> Iterator[str]:
        """How many play with which buildings, and the names or the colour of the people at the screen."""
        setup = state.table.setup
        kind = RattusWords().kind_of_game(texts, setup)
        yield texts("table-told", players=len(setup.players), kind=kind, seed=str(seed))
        if len(people) == 1:
            colour = texts(f"colour-{setup.colours[people[0]]}")
            yield texts("you-are", player=setup.players[people[0]], colour=colour)
        else:
            yield texts("people-are", names=listed(setup.players[seat] for seat in people))

    def lines(self, texts: Texts, view: rc.View, secret_points: bool) -> Iterator[tuple[str, str]]:
        """The whole table, and the own hand."""
        yield from board_lines(texts, view)
        yield from player_lines(texts, view, secret_points)
        yield from (("", line) for line in own_lines(texts, view))

    def before_choices(self, texts: Texts, view: rc.View, paper: Paper) -> Iterator[tuple[str, str]]:
        """Nothing: the hand is the last that is shown of the table."""
        return iter(())

    def ending(self, texts: Texts, state: rc.State, happened: Iterable[rc.Event]) -> Iterator[str]:
        """How a game ended."""
        return ending_lines(texts, state)
