"""Notre Dame as lines of text, as the shell asks for them."""

from collections.abc import Iterable, Iterator, Sequence

from core import notre_dame as nd
from nd_tui.games.notre_dame.plain.board import board_lines, market_lines
from nd_tui.games.notre_dame.plain.ending import ending_lines
from nd_tui.games.notre_dame.plain.knowledge import knowledge_lines
from nd_tui.games.notre_dame.plain.streets import street_lines
from nd_tui.games.notre_dame.words.things import colour_name
from nd_tui.looks.paper import Paper
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts


class NotreDamePlainBoard:
    """Fulfils `nd_tui.games.box.PlainBoard`."""

    def introduction(self, texts: Texts, state: nd.State, people: Sequence[int], seed: int) -> Iterator[str]:
        """The edition, and the names or the colour of the people at the screen."""
        table, names = state.table, state.table.setup.players
        edition = texts(f"edition-{table.setup.edition}")
        yield texts("table-told", players=len(names), edition=edition, seed=str(seed))
        if table.options.new_persons:
            yield texts("with-new-persons")
        if len(people) == 1:
            colour = colour_name(texts, table, table.homes[people[0]])
            yield texts("you-are", player=names[people[0]], colour=colour)
        else:
            yield texts("people-are", names=listed(names[seat] for seat in people))

    def lines(self, texts: Texts, view: nd.View, secret_points: bool) -> Iterator[tuple[str, str]]:
        """The whole table, and what the seat knows besides."""
        yield from board_lines(texts, view, secret_points)
        yield from (("", line) for line in knowledge_lines(texts, view))

    def before_choices(self, texts: Texts, view: nd.View, paper: Paper) -> Iterator[tuple[str, str]]:
        """The markets, where the carriage is to drive: on a map, and in words."""
        if view.task is not None and view.task.name == "drive":
            yield from (("", line) for line in street_lines(texts, view, paper))
            yield from market_lines(texts, view)

    def ending(self, texts: Texts, state: nd.State, happened: Iterable[nd.Event]) -> Iterator[str]:
        """How a game ended."""
        return ending_lines(texts, state, happened)
