"""Streets of dots: each is one straight line between its two markets, and touches no third one."""

from core.notre_dame.names import borough_of
from nd_tui.games.notre_dame.streets.fine_lines import BITS, DOTS, Fine, fine_line, fine_lines, is_fine
from nd_tui.games.notre_dame.streets.plan import is_drawn
from nd_tui.games.notre_dame.streets.town import near, road, streets_of
from tests.nd_tui.games.notre_dame.streets.test_plan import RING, RINGS, is_one_piece, plans, room_of
from tests.nd_tui.games.notre_dame.streets.towns import USUAL

STREETS = streets_of(USUAL)


def dots_of(line: Fine) -> list[tuple[int, int]]:
    """The dots of a line by column and row, from left to right."""
    return sorted(
        (DOTS[0] * x + across, DOTS[1] * y + down)
        for (x, y), dots in line.items()
        for across in range(DOTS[0])
        for down in range(DOTS[1])
        if dots & BITS[across][down]
    )


@RING
def test_a_line_of_dots_is_straight_and_unbroken(ring: int) -> None:
    for plan in plans(ring):
        for street in STREETS:
            if is_fine(plan, street):
                dots = dots_of(fine_line(plan, street))
                (x, y), (to_x, to_y) = dots[0], dots[-1]
                assert is_one_piece(set(dots))
                for across, down in dots:
                    assert (
                        abs((across - x) * (to_y - y) - (down - y) * (to_x - x)) <= abs(to_y - y) + to_x - x
                    )


@RING
def test_it_leads_from_market_to_market_and_past_no_other_one(ring: int) -> None:
    for plan in plans(ring):
        places = {market: room_of(plan, start, spot) for market, start, spot in plan.markets()}
        signs = {cell: market for market, room in places.items() for cell in room}
        for joined, line in fine_lines(plan, STREETS):
            met = {signs[cell] for cell in line if cell in signs}
            around = {borough_of(market) for market in joined} == {plan.order[0], plan.order[-1]}
            assert met == set(joined) or (around and met < set(joined))


@RING
def test_every_street_has_one_line_of_one_kind(ring: int) -> None:
    graph = {road(one, other) for one, others in enumerate(near(USUAL, ring)) for other in others}
    for plan in plans(ring):
        fine = {joined for joined, _ in fine_lines(plan, STREETS)}
        others = {
            joined for joined, _ in plan.lines([street for street in STREETS if not is_fine(plan, street)])
        }
        assert fine | others == graph
        assert not fine & others


def test_the_lines_of_a_borough_are_as_on_the_left_so_on_the_right() -> None:
    for ring in RINGS:
        for plan in plans(ring):
            for street in STREETS:
                if street.across or street.there[1:] != "l" or not is_fine(plan, street):
                    continue
                other = street._replace(there=f"{street.there[0]}r")
                mirrored = {(DOTS[0] * plan.width - 1 - x, y) for x, y in dots_of(fine_line(plan, other))}
                assert set(dots_of(fine_line(plan, street))) == mirrored
                assert is_drawn(street, plan.form)
