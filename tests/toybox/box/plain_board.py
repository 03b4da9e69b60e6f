"""A position as lines of text, and how a game ended."""

from collections.abc import Iterable, Iterator, Sequence

from nd_tui.looks.paper import Paper
from nd_tui.words.listing import INDENT, listed
from nd_tui.words.numbers import signed
from nd_tui.words.texts import Texts
from tests.toybox import game
from tests.toybox.box.sheet import PebblesSheet
from tests.toybox.box.telling import height, pebbles_told


class PebblesPlainBoard:
    """Fulfils `nd_tui.games.box.PlainBoard`."""

    def introduction(
        self, texts: Texts, state: game.State, people: Sequence[int], seed: int
    ) -> Iterator[str]:
        """How many play, and the people at the screen."""
        names = state.setup.players
        yield texts("table-told", players=len(names), seed=str(seed))
        if state.setup.sit_out:
            yield texts("with-sit_out")
        yield texts("people-are", names=listed(names[seat] for seat in people))

    def lines(self, texts: Texts, view: game.View, secret_points: bool) -> Iterator[tuple[str, str]]:
        """The round, the cards and everybody's pebbles."""
        parts = view.components
        yield "", texts("board-round", round=min(view.round + 1, parts.rounds), of=parts.rounds)
        yield "", texts("board-drawn", cards=listed(map(str, view.drawn)), n=len(view.drawn))
        if view.next_card is not None:
            yield "", texts("board-next", card=view.next_card, height=height(view, view.next_card))
        yield "", texts("board-left", cards=listed(map(str, view.left)))
        for seat, name in enumerate(view.setup.players):
            is_secret = secret_points and seat != view.seat
            points = texts("board-secret") if is_secret else texts("points-n", n=view.points[seat])
            pebbles = pebbles_told(texts, view.pebbles[seat])
            yield "", texts("board-player", player=name, points=points, pebbles=pebbles)
            if view.sealed is None and view.laid:
                yield INDENT, texts("board-laid", pebbles=pebbles_told(texts, view.laid[seat]))

    def before_choices(self, texts: Texts, view: game.View, paper: Paper) -> Iterator[tuple[str, str]]:
        """What has just been laid in secret, while others still lay, needs no second look."""
        return iter(())

    def ending(self, texts: Texts, state: game.State, happened: Iterable[game.Event]) -> Iterator[str]:
        """The ranks, who has won, and where the points came from."""
        result, names = game.result(state), state.setup.players
        assert result is not None
        yield texts("end-heading")
        for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
            yield texts(
                "end-rank",
                rank=result.ranks[seat],
                player=names[seat],
                points=texts("points-n", n=result.points[seat]),
                left=result.tie_breaks[0][seat],
            )
        winners = [names[seat] for seat in result.winners]
        yield texts("end-win", number=len(winners), names=listed(winners), enough=state.components.enough)
        for name, sheet in zip(names, PebblesSheet().by_source(happened, len(names)), strict=True):
            told = [texts("end-source", source=texts(f"source-{s}"), n=signed(n)) for s, n in sheet.items()]
            if told:
                yield texts("end-sources", player=name, sources=listed(told))
