"""The spy: what one seat knows of the gray persons to come, and the others do not."""

from msgspec.structs import replace

from core import notre_dame as nd
from core.notre_dame.event_types import Gained, StackSeen
from tests.core.notre_dame.persons.helpers import me, told
from tests.core.notre_dame.scenes import give, hire, plague, table

SHOWN = ("bishop", "patron", "nurse", "spy")
TO_COME = ("priest", "advocate", "lover", "guard", "carpenter")


def fourth_round() -> nd.State:
    """The first round of period B, with the spy on display."""
    state = replace(table(new_persons=True), gray=SHOWN + TO_COME, round=3)
    return replace(state, persons=("monk", "doctor", "spy"), phase=4)


def test_spy_brings_two_prestige() -> None:
    assert me(hire(fourth_round(), "spy")).prestige == 2


def test_spy_shows_the_seat_all_gray_persons_to_come_in_order() -> None:
    seen = nd.view(hire(fourth_round(), "spy"), 0)
    assert (seen.gray, seen.gray_left) == (SHOWN + TO_COME, ())


def test_before_the_spy_the_seat_knows_only_who_is_still_to_come() -> None:
    seen = nd.view(fourth_round(), 0)
    assert seen.gray == SHOWN
    assert set(seen.gray_left) == set(TO_COME)


def test_spy_shows_the_other_seats_nothing() -> None:
    state = hire(fourth_round(), "spy")
    for seat in (1, 2):
        seen = nd.view(state, seat)
        assert seen.gray == SHOWN
        assert seen.gray_left == nd.view(fourth_round(), seat).gray_left


def test_the_other_seats_views_do_not_depend_on_the_order_the_spy_saw() -> None:
    state = fourth_round()
    turned = replace(state, gray=(*SHOWN, "advocate", "priest", "carpenter", "guard", "lover"))
    assert nd.view(hire(state, "spy"), 1) == nd.view(hire(turned, "spy"), 1)
    assert nd.view(hire(state, "spy"), 0) != nd.view(hire(turned, "spy"), 0)


def test_the_spy_s_look_lasts_for_the_rest_of_the_game() -> None:
    state = replace(plague(hire(fourth_round(), "spy"), 3), round=6)
    assert nd.view(state, 0).gray == SHOWN + TO_COME
    assert nd.view(state, 1).gray == SHOWN + TO_COME[:3]


def test_positions_that_agree_with_the_spy_s_view_keep_the_order() -> None:
    state = hire(fourth_round(), "spy")
    dealt = {nd.determinize(nd.view(state, 0), luck).gray for luck in range(20)}
    assert dealt == {SHOWN + TO_COME}
    assert len({nd.determinize(nd.view(state, 1), luck).gray for luck in range(20)}) > 1


def test_spy_leaves_the_order_as_it_is() -> None:
    assert hire(fourth_round(), "spy").gray == SHOWN + TO_COME


def test_spy_tells_everybody_of_the_look_but_only_the_seat_what_it_saw() -> None:
    look, prestige = told(give(fourth_round(), park=2), "spy")
    assert prestige == Gained(0, "prestige", 2, "spy", park=1)
    assert nd.seen_by(look, 0) == StackSeen(0, TO_COME)
    assert nd.seen_by(look, 1) == StackSeen(0, ())
