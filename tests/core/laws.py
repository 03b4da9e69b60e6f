"""The laws of `core.game.Game`: what must hold between its functions, whatever the game.

A law takes a trial, which is a game played at random, and fails by an assertion. `test_laws.py` tries all of
them on every game that there is; a new game only has to be added to `SUBJECTS` there.
"""

import random
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from core.game import AnyGame, IllegalMove

LUCKS = range(20)


@dataclass(frozen=True)
class Subject:
    """A game for so many players, and how to tell which of its secret steps is open, if any."""

    game: AnyGame
    setup: Any
    secret_step: Callable[[Any], Hashable | None]
    kind: str = ""  # for the reports, where a game is tried in several kinds
    is_veiled: Callable[[Any], bool] = lambda move: False  # whether others see only a part of a move

    @property
    def name(self) -> str:
        """For the reports of tests."""
        return "-".join(filter(None, (self.game.NAME, str(len(self.setup.players)), self.kind)))


@dataclass(frozen=True)
class Trial:
    """A game of a subject, by a seed: every position with the move made in it, and the last position."""

    subject: Subject
    played: tuple[tuple[Any, Any], ...]
    last: Any
    chance: random.Random

    @property
    def game(self) -> AnyGame:
        """The game."""
        return self.subject.game

    def positions(self) -> Iterator[Any]:
        """All positions, the last one too."""
        yield from (state for state, _ in self.played)
        yield self.last

    def seats(self) -> range:
        """All seats."""
        return range(self.game.seats(self.last))

    def some_moves(self, state: Any, number: int) -> list[Any]:
        """Some of the legal moves, be they thousands."""
        moves = self.game.legal_moves(state)
        places = self.chance.sample(range(len(moves)), min(number, len(moves)))
        return [moves[place] for place in places]

    def seen(self, state: Any, move: Any, seat: int) -> list[Any]:
        """The events of a move as a seat sees them, those left out that it does not."""
        told = [self.game.seen_by(event, seat) for event in self.game.events(state, move)]
        return [event for event in told if event is not None]


def tried(subject: Subject, seed: int) -> Trial:
    """A game played at random."""
    chance = random.Random(seed)
    state = subject.game.new_game(subject.setup, seed)
    played = []
    while subject.game.to_move(state) is not None:
        move = chance.choice(subject.game.legal_moves(state))
        played.append((state, move))
        state = subject.game.apply(state, move)
    return Trial(subject, tuple(played), state, chance)


def a_dealt_position_has_the_view_it_was_dealt_from(trial: Trial) -> None:
    """Alone, and together with the views of other seats at the same moment."""
    game = trial.game
    for luck, state in enumerate(trial.positions()):
        views = {seat: game.view(state, seat) for seat in trial.seats()}
        for seat, view in views.items():
            assert game.view(game.determinize(view, luck), seat) == view
        first, *others = trial.chance.sample(trial.seats(), trial.chance.randint(2, len(views)))
        together = game.determinize(views[first], luck, *[views[seat] for seat in others])
        for seat in (first, *others):
            assert game.view(together, seat) == views[seat]


def whoever_decides_still_decides_in_what_is_dealt_from_his_view_and_others(trial: Trial) -> None:
    """So fresh luck that keeps what several know leaves the decision where it is."""
    game = trial.game
    for luck, (state, _) in enumerate(trial.played):
        seat = game.to_move(state)
        assert seat is not None
        others = [game.view(state, other) for other in trial.seats() if other != seat]
        assert game.to_move(game.determinize(game.view(state, seat), luck, *others)) == seat


def fresh_luck_leaves_what_some_know_and_the_decision_of_one_of_them(trial: Trial) -> None:
    """Whoever of them is named first."""
    game = trial.game
    for luck, (state, _) in enumerate(trial.played):
        decides = game.to_move(state)
        some = trial.chance.sample(trial.seats(), trial.chance.randint(1, len(trial.seats())))
        seats = sorted(some, key=lambda seat: seat != decides)
        fresh = game.deal_anew(state, luck, seats)
        assert all(game.view(fresh, seat) == game.view(state, seat) for seat in seats)
        assert decides not in seats or game.to_move(fresh) == decides


def the_options_of_a_view_are_the_legal_moves_of_what_is_dealt_from_it(trial: Trial) -> None:
    """Where its seat decides, as far as it knows; else there are none."""
    game = trial.game
    for luck, state in enumerate(trial.positions()):
        for seat in trial.seats():
            view = game.view(state, seat)
            dealt = game.determinize(view, luck)
            if game.to_move(dealt) == seat:
                assert game.options(view) == game.legal_moves(dealt)
            else:
                assert not game.options(view)
            if game.to_move(state) == seat:
                assert game.options(view) == game.legal_moves(state)


def a_move_is_read_back_from_its_text(trial: Trial) -> None:
    """And no two moves have the same text."""
    game = trial.game
    for state, _ in trial.played:
        moves = trial.some_moves(state, 30)
        texts = [game.format_move(state, move) for move in moves]
        assert [game.parse_move(state, text) for text in texts] == moves
        assert len(set(texts)) == len(moves)


def asking_and_applying_leave_a_position_untouched(trial: Trial) -> None:
    """It is a value."""
    game = trial.game
    for luck, (state, move) in enumerate(trial.played):
        before = msgspec.msgpack.encode(state)
        assert game.apply(state, move) == game.apply(state, move)
        assert game.events(state, move) == game.events(state, move)
        for seat in trial.seats():
            game.determinize(game.view(state, seat), luck)
        assert msgspec.msgpack.encode(state) == before


def while_a_secret_step_is_open_nobody_else_learns_anything(trial: Trial) -> None:
    """Whatever is answered, the others see the same of the move, no event, and no change in their views."""
    game, step = trial.game, trial.subject.secret_step
    for state, made in trial.played:
        open_step = step(state)
        if open_step is None:
            continue
        moves = [made, *trial.some_moves(state, 3)]
        others = [seat for seat in trial.seats() if seat != game.to_move(state)]
        for seat in others:
            assert len({game.seen_move(state, move, seat) for move in moves}) == 1
            assert all(isinstance(game.seen_move(state, move, seat), str) for move in moves)
        if step(after := game.apply(state, made)) != open_step:
            continue
        assert not game.came_out(state, made, after)
        for seat in others:
            seen = game.view(state, seat)
            for move in moves:
                assert game.view(game.apply(state, move), seat) == seen
                assert not trial.seen(state, move, seat)


def one_knows_ones_own_moves(trial: Trial) -> None:
    """And what is not secret is the move itself, for everybody; of what is veiled the others have a name."""
    game, subject = trial.game, trial.subject
    for state, move in trial.played:
        seat = game.to_move(state)
        assert seat is not None
        assert game.seen_move(state, move, seat) == move
        others = [game.seen_move(state, move, other) for other in trial.seats() if other != seat]
        if subject.is_veiled(move):
            assert all(isinstance(seen, str) for seen in others)
        elif subject.secret_step(state) is None:
            assert all(seen == move for seen in others)
            assert game.came_out(state, move, game.apply(state, move))


def what_is_foreseen_happens_whatever_the_seat_does_not_know(trial: Trial) -> None:
    """In the true position and in twenty others, in this order, and as the seat sees it."""
    game = trial.game
    for state, move in trial.played[:: max(1, len(trial.played) // 30)]:
        seat = game.to_move(state)
        assert seat is not None
        view = game.view(state, seat)
        for position in (state, *[game.determinize(view, luck) for luck in LUCKS]):
            happens = iter(trial.seen(position, move, seat))
            assert all(event in happens for event in game.foreseen(view, move))


def events_tell_a_seat_no_more_than_its_views(trial: Trial) -> None:
    """Positions that a seat cannot tell apart, before a move and after it, have shown it the same."""
    game = trial.game
    for luck, (state, move) in enumerate(trial.played):
        for seat in trial.seats():
            other = game.determinize(game.view(state, seat), luck)
            if game.to_move(other) != game.to_move(state) or move not in game.legal_moves(other):
                continue
            assert game.seen_move(other, move, seat) == game.seen_move(state, move, seat)
            if game.view(game.apply(other, move), seat) == game.view(game.apply(state, move), seat):
                assert trial.seen(other, move, seat) == trial.seen(state, move, seat)


def there_is_a_result_at_the_end_and_not_before(trial: Trial) -> None:
    """With a number for every seat, and only first ranks for those who have won."""
    game = trial.game
    for state, _ in trial.played:
        assert game.result(state) is None
        assert len(game.legal_moves(state)) > 0
        assert game.decision(state)
    result = game.result(trial.last)
    assert result is not None
    assert not game.legal_moves(trial.last)
    assert game.decision(trial.last) is None
    for numbers in (result.points, result.ranks, *result.tie_breaks):
        assert len(numbers) == len(trial.seats()) == len(trial.subject.setup.players)
    assert min(result.ranks) == 1
    assert {result.ranks[seat] for seat in result.winners} <= {1}


def time_never_goes_back(trial: Trial) -> None:
    """The moment of a position is the one before it or a later one."""
    moments = [trial.game.moment(state) for state in trial.positions()]
    assert moments == sorted(moments)
    assert len(set(map(len, moments))) == 1


def what_is_not_legal_is_refused_with_its_reason(trial: Trial) -> None:
    """Here the moves of the positions before, wherever they no longer can be made."""
    game = trial.game
    met = 0
    for (_, earlier), state in zip(trial.played, list(trial.positions())[1:], strict=True):
        if earlier in game.legal_moves(state):
            continue
        met += 1
        with pytest.raises(IllegalMove) as refused:
            game.apply(state, earlier)
        assert refused.value.reason == game.refusal(state, earlier).reason
    assert met


def what_is_impossible_is_no_option_and_says_why(trial: Trial) -> None:
    """And it is told to the seat that decides."""
    game = trial.game
    for luck, state in enumerate(trial.positions()):
        for seat in trial.seats():
            view = game.view(state, seat)
            dealt = game.determinize(view, luck)
            for move, why in game.impossible(view):
                assert game.to_move(dealt) == seat
                assert move not in game.options(view)
                assert why.reason == game.refusal(dealt, move).reason


def what_is_known_of_another_is_true(trial: Trial) -> None:
    """Numbers that a seat has of another one are those that the other has of itself."""
    game = trial.game
    for state in trial.positions():
        every = [game.standings(game.view(state, seat)) for seat in trial.seats()]
        for known in every:
            for seat, numbers in enumerate(known):
                assert numbers.items() <= every[seat][seat].items()


def a_move_that_is_played_does_what_is_applied_and_told(trial: Trial) -> None:
    """One run of the rules gives what two give."""
    for state, move in trial.played:
        after, events = trial.game.played(state, move)
        assert after == trial.game.apply(state, move)
        assert list(events) == list(trial.game.events(state, move))


def component_data_come_back_from_plain_data(trial: Trial) -> None:
    """As a save holds them, with the same fingerprint."""
    game, state = trial.game, trial.last
    components = game.components_of(state)
    plain = msgspec.json.decode(msgspec.json.encode(msgspec.to_builtins(components, str_keys=True)))
    again = game.read_components(plain)
    assert again == components
    first = game.new_game(trial.subject.setup, 1, again)
    assert game.components_fingerprint(first) == game.components_fingerprint(state)


LAWS: tuple[Callable[[Trial], None], ...] = (
    a_dealt_position_has_the_view_it_was_dealt_from,
    whoever_decides_still_decides_in_what_is_dealt_from_his_view_and_others,
    fresh_luck_leaves_what_some_know_and_the_decision_of_one_of_them,
    the_options_of_a_view_are_the_legal_moves_of_what_is_dealt_from_it,
    a_move_is_read_back_from_its_text,
    asking_and_applying_leave_a_position_untouched,
    while_a_secret_step_is_open_nobody_else_learns_anything,
    one_knows_ones_own_moves,
    what_is_foreseen_happens_whatever_the_seat_does_not_know,
    events_tell_a_seat_no_more_than_its_views,
    there_is_a_result_at_the_end_and_not_before,
    time_never_goes_back,
    what_is_not_legal_is_refused_with_its_reason,
    what_is_impossible_is_no_option_and_says_why,
    what_is_known_of_another_is_true,
    a_move_that_is_played_does_what_is_applied_and_told,
    component_data_come_back_from_plain_data,
)
