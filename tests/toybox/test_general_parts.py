"""The tree of lines, saves, fresh luck and tournaments, with a game that is not Notre Dame."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from core.ai.tournament import play_game
from core.game import known_standings
from core.history import History
from core.record import decode, encode, new_match
from core.record.match import Match
from tests.toybox import agents, game
from tests.toybox.game.components import default_components
from tests.toybox.game.things import Lay

SETUP = game.Setup(("Anna", "Luc", "Claire"))
SEATS = ("person", "greedy", "random")


def a_match(components: game.Components | None = None) -> Match[game.State, game.Move]:
    """A game with two lines, in the midst of the second laying of one of them."""
    match = new_match(game, SETUP, 4, SEATS, components)
    history = match.history
    while history.state.round == 0:
        seat = game.to_move(history.state)
        assert seat is not None
        history.play(agents.choose_greedily(game.view(history.state, seat), 1))
    history.play(Lay((1, 1)))
    history.undo()
    history.play(Lay((0, 1)))
    return match


def test_a_tree_with_sealed_answers_is_saved_and_read_again() -> None:
    match = a_match()
    again = decode(encode(match, "today", "test"), game)
    assert [node.state for node in again.history] == [node.state for node in match.history]
    assert again.history.state == match.history.state


def test_a_game_goes_on_with_the_component_data_in_its_save() -> None:
    other = replace(default_components(), price=2, enough=5)
    raw = encode(a_match(other), "today", "test")
    for data in (None, other, default_components()):
        assert decode(raw, game, data).history.state.components == other


def test_component_data_can_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "components.toml"
    own = Path(game.__file__).with_name("components.toml").read_text(encoding="utf-8")
    file.write_text(own.replace("rounds = 3", "rounds = 2"), encoding="utf-8")
    components = game.decode_components(file.read_bytes())
    assert components == replace(default_components(), rounds=2)


@pytest.mark.parametrize("keeping", [(), (0,), (0, 1), (0, 1, 2)])
def test_fresh_luck_keeps_what_some_know_also_while_answers_are_sealed(keeping: tuple[int, ...]) -> None:
    history = a_match().history
    before = history.state
    assert before.sealed is not None
    assert before.sealed.answers
    seat = game.to_move(before)
    assert seat is not None
    history.fresh_luck(11, keeping)
    for one in keeping or (seat,):
        assert game.view(history.state, one) == game.view(before, one)


def test_whoever_decides_still_decides_after_fresh_luck_that_keeps_what_he_knows() -> None:
    history = a_match().history
    history.undo()
    assert history.state.sealed is not None
    assert history.state.sealed.seats == (1, 2, 0)
    for decides, others in ((1, (0,)), (1, (0, 2)), (2, (0, 1)), (0, (1, 2))):
        assert game.to_move(history.state) == decides
        history.fresh_luck(11, (*others, decides))
        assert game.to_move(history.state) == decides
        history.undo()
        if len(others) > 1:
            history.play(Lay((0, 0)))


def test_what_is_secret_of_two_positions_is_compared_only_for_those_who_know_it() -> None:
    history: History[game.State, game.Move] = History(game, game.new_game(SETUP, 1))
    first = history.play(Lay((1, 0)))
    history.undo()
    second = history.play(Lay((3, 3)))
    assert history.compare(first, second).differences[0] == {"laid": (1, 6)}
    assert history.compare(first, second, (0,)).differences[0] == {"laid": (1, 6)}
    assert history.compare(first, second, (1,)).differences == ({}, {}, {})
    assert history.compare(first, second, (0, 1)).differences == ({}, {}, {})
    assert history.compare(history.root, second, (0,)).differences == ({}, {}, {}), "nothing to compare with"
    assert "laid" in known_standings(game, second.state)[0]


def test_the_greedy_one_wins_more_often_than_two_by_chance_together_and_some_games_nobody() -> None:
    won = {"greedy": 0, "random": 0, "nobody": 0}
    for seed in range(60):
        seats = [agents.choose_at_random] * 3
        seats[seed % 3] = agents.choose_greedily
        state, _ = play_game(game, game.new_game(SETUP, seed), seats, seed)
        result = game.result(state)
        assert result is not None
        for winner in result.winners:
            won["greedy" if winner == seed % 3 else "random"] += 1
        won["nobody"] += not result.winners
    assert won["greedy"] > won["random"]
    assert won["nobody"] > 5
