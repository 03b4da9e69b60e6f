"""The end of a game as lines of text: ranks, who died of the plague, and where the points came from."""

from collections.abc import Iterator

from core import rattus_cartus as rc
from core.rattus_cartus.scoring import nuns_in
from nd_tui.games.rattus_cartus.words.things import source_name
from nd_tui.words.listing import listed
from nd_tui.words.texts import Texts
from nd_tui.words.victory import victory


def ending_lines(texts: Texts, state: rc.State) -> Iterator[str]:
    """The nuns, the final standing, the winners, and everybody's points by source."""
    result = rc.result(state)
    assert result is not None
    names, sheets = state.table.setup.players, rc.score_sheets(state)
    yield texts("end-nuns", n=nuns_in(state.nuns))
    yield texts("end-heading")
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        yield texts(
            "end-rank",
            fate="lives" if sheets[seat].lives else "dies",
            rank=result.ranks[seat],
            player=names[seat],
            points=texts("amount-points", n=result.points[seat]),
            rats=texts("amount-rats", n=state.rats[seat]),
        )
    yield victory(texts, names, result)
    yield texts("end-sources-heading")
    for name, sheet in zip(names, rc.points_by_source(state), strict=True):
        by_size = sorted(sheet.items(), key=lambda item: -item[1])
        told = [texts("end-source", source=source_name(texts, source), n=n) for source, n in by_size]
        if told:
            yield texts("end-sources", player=name, sources=listed(told))
