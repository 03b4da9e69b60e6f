"""Notre Dame in words, as the shell asks for them."""

from collections.abc import Sequence

from core import notre_dame as nd
from core.game import IllegalMove, Problem
from core.notre_dame.event_types import RoundBegan
from core.notre_dame.names import ACTION_NAMES
from core.notre_dame.persons import EFFECTS
from nd_tui.games.notre_dame.book.places import page_of_moment
from nd_tui.games.notre_dame.twins import as_listed, listed_moves
from nd_tui.games.notre_dame.words import moves
from nd_tui.games.notre_dame.words.events import event_sentence
from nd_tui.games.notre_dame.words.played import move_told
from nd_tui.games.notre_dame.words.things import PERIODS, source_name
from nd_tui.words.texts import Texts

PLACE_FORMS = {"place": "the", "at": "at", "from": "from", "taken": "taken"}


class NotreDameWords:
    """Fulfils `nd_tui.games.box.Words`."""

    def question(self, texts: Texts, view: nd.View) -> str:
        """What is asked of the seat that decides."""
        return moves.question(texts, view)

    def choice(self, texts: Texts, view: nd.View, move: nd.Move, brief: bool = False) -> str:
        """A move as a line of the list of choices."""
        return moves.choice(texts, view, move, brief)

    def choice_name(self, texts: Texts, view: nd.View, move: nd.Move) -> str:
        """A move by its name alone."""
        return moves.choice_name(texts, view, move)

    def impossible_choice(self, texts: Texts, view: nd.View, move: nd.Move, why: IllegalMove) -> str:
        """A move that cannot be made, and briefly why."""
        return moves.impossible_choice(texts, view, move, why)

    def listed(self, options: Sequence[nd.Move]) -> Sequence[nd.Move]:
        """Moves as they are listed: of twin cards the first alone."""
        return listed_moves(options)

    def as_listed(self, options: Sequence[nd.Move], move: nd.Move) -> nd.Move:
        """The move that stands in the list for this one."""
        return as_listed(options, move)

    def did(self, texts: Texts, before: nd.State, move: nd.Move, hidden: bool = False) -> str:
        """A move that was made, in a few words."""
        return move_told(texts, before, move, hidden)

    def event(self, texts: Texts, state: nd.State, event: nd.Event, reader: int | None) -> str | None:
        """What happened as a sentence for a seat."""
        return event_sentence(texts, state.table, event, reader)

    def heads(self, event: nd.Event) -> bool:
        """A round's first event begins a paragraph."""
        return isinstance(event, RoundBegan)

    def actor(self, event: nd.Event) -> int | None:
        """The seat whose sign stands before an event in the log."""
        seat: int | None = getattr(event, "seat", None)
        return seat

    def moment(self, texts: Texts, state: nd.State) -> str:
        """The period and the round."""
        period, place, _ = nd.moment(state)
        return texts("moment", period=PERIODS[period], round=place + 1)

    def moment_short(self, state: nd.State) -> str:
        """The period and the round, like B2."""
        period, place, _ = nd.moment(state)
        return f"{PERIODS[period]}{place + 1}"

    def standing(self, texts: Texts, name: str) -> str:
        """The name of a number by which positions are compared."""
        return texts(f"action-{name}" if name in ACTION_NAMES else f"standing-{name}")

    def source(self, texts: Texts, source: str) -> str:
        """The name of what brought prestige."""
        return source_name(texts, source)

    def details(self, texts: Texts, problem: Problem) -> dict[str, str | int]:
        """The details of a problem, with places, actions and persons by their names."""
        details = dict(problem.details)
        place = details.get("place")
        if place in ACTION_NAMES:
            details |= {name: texts(f"action-{place}.{form}") for name, form in PLACE_FORMS.items()}
        if details.get("action") in ACTION_NAMES:
            details["action"] = texts(f"action-{details['action']}")
        if details.get("person") in EFFECTS:
            details["person"] = texts(f"person-{details['person']}")
        return details

    def kind_of_game(self, texts: Texts, setup: nd.Setup) -> str:
        """The edition."""
        return texts(f"edition-{setup.edition}")

    def page(self, view: nd.View, move: nd.Move | None) -> str:
        """The page of the rulebook about a decision and the choice that is looked at."""
        return page_of_moment(view, move)
