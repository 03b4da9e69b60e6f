"""The end of a game as lines of text: ranks, tie-breaks, and where the prestige came from."""

from collections.abc import Iterable, Iterator

from core import notre_dame as nd
from core.notre_dame.event_types import Event
from nd_tui.games.notre_dame.words.things import source_name
from nd_tui.words.listing import listed
from nd_tui.words.numbers import signed
from nd_tui.words.texts import Texts
from nd_tui.words.victory import victory


def ending_lines(texts: Texts, state: nd.State, happened: Iterable[Event]) -> Iterator[str]:
    """The final standing, the winners, and every player's prestige by source."""
    result = nd.result(state)
    assert result is not None
    names = state.table.setup.players
    yield texts("end-heading")
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        yield texts(
            "end-rank",
            rank=result.ranks[seat],
            player=names[seat],
            prestige=result.points[seat],
            tie_break=result.tie_breaks[0][seat],
        )
    yield victory(texts, names, result)
    yield texts("end-sources-heading")
    for name, sheet in zip(names, nd.prestige_by_source(happened, len(names)), strict=True):
        by_size = sorted(sheet.items(), key=lambda item: -item[1])
        parts = [
            texts("end-source", source=source_name(texts, source, "all"), n=signed(n))
            for source, n in by_size
        ]
        if parts:
            yield texts("end-sources", player=name, sources=listed(parts))
