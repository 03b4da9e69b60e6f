"""Notre Dame in words, as the shell asks for them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from core import notre_dame as nd
from core.ai.reason import Reason
from core.game import IllegalMove, Problem
from core.notre_dame.event_types import RoundBegan
from core.notre_dame.names import ACTION_NAMES
from core.notre_dame.persons import EFFECTS
from core.notre_dame.setup import EDITIONS
from nd_tui.games.notre_dame.book.places import page_of_moment
from nd_tui.games.notre_dame.signs import drawings_for, signs_for
from nd_tui.games.notre_dame.words import moves as choices
from nd_tui.games.notre_dame.words.brief import belongs_to, brief_forms
from nd_tui.games.notre_dame.words.destinations import best_first, bringing
from nd_tui.games.notre_dame.words.events import event_sentence
from nd_tui.games.notre_dame.words.played import move_told
from nd_tui.games.notre_dame.words.problems import details_of
from nd_tui.games.notre_dame.words.reasons import followers, reason_told
from nd_tui.games.notre_dame.words.things import PERIODS, source_name
from nd_tui.games.notre_dame.words.twins import as_listed, listed_moves
from nd_tui.games.notre_dame.words.typed import move_typed, names_of
from nd_tui.games.parts import Part, Values
from nd_tui.looks.symbols import Symbols
from nd_tui.words.texts import Texts

GOODS = ("gold", "markers", "prestige", "rat", "hand")


class NotreDameWords:
    """Fulfils `nd_tui.games.box.Words`."""

    def question(self, texts: Texts, view: nd.View) -> str:
        """What is asked of the seat that decides."""
        return choices.question(texts, view)

    def choice(self, texts: Texts, view: nd.View, move: nd.Move, brief: bool = False) -> str:
        """A move as a line of the list of choices."""
        return choices.choice(texts, view, move, brief)

    def choice_name(self, texts: Texts, view: nd.View, move: nd.Move) -> str:
        """A move by its name alone."""
        return choices.choice_name(texts, view, move)

    def impossible_choice(self, texts: Texts, view: nd.View, move: nd.Move, why: IllegalMove) -> str:
        """A move that cannot be made, and briefly why."""
        return choices.impossible_choice(texts, view, move, why)

    def listed(self, view: nd.View, moves: Sequence[nd.Move]) -> Sequence[nd.Move]:
        """Moves as they are listed: of twin cards the first alone, of destinations the best first."""
        return best_first(view, listed_moves(moves))

    def useful(self, view: nd.View, listed: Sequence[nd.Move]) -> int:
        """All but the destinations that bring nothing."""
        return bringing(view, listed)

    def as_listed(self, moves: Sequence[nd.Move], move: nd.Move) -> nd.Move:
        """The move that stands in the list for this one."""
        return as_listed(moves, move)

    def did(self, texts: Texts, before: nd.State, move: nd.Move, hidden: bool = False) -> str:
        """A move that was made, in a few words."""
        return move_told(texts, before, move, hidden)

    def event(self, texts: Texts, state: nd.State, event: nd.Event, reader: int | None) -> str | None:
        """What happened as a sentence for a seat."""
        return event_sentence(texts, state.table, event, reader)

    def in_brief(
        self, texts: Texts, state: nd.State, happened: Sequence[nd.Event], reader: int | None
    ) -> Sequence[str]:
        """The events of an action as a line, in several lengths."""
        return brief_forms(texts, state.table, happened, reader)

    def belongs_to(self, before: nd.Event, event: nd.Event) -> bool:
        """What a player does with a card or a person, and all it brings, is one action."""
        return belongs_to(before, event)

    def heads(self, event: nd.Event) -> bool:
        """A round's first event begins a section."""
        return isinstance(event, RoundBegan)

    def actor(self, event: nd.Event) -> int | None:
        """The seat whose sign stands before an event in the log."""
        seat: int | None = getattr(event, "seat", None)
        return seat

    def headline(self, texts: Texts, view: nd.View, symbols: Symbols) -> Iterator[str | int]:
        """Period, round and phase, and who has the bell-ringer."""
        period, place, _ = nd.moment(view)
        phase = texts(f"phase-{view.phase}")
        yield texts("top-when", period=PERIODS[period], round=place + 1, name=phase)
        yield f"  {signs_for(symbols).bell} "
        yield view.start

    def moment(self, texts: Texts, state: nd.State) -> str:
        """The period and the round."""
        return texts("when", **_when(state))

    def moment_within(self, texts: Texts, state: nd.State) -> str:
        """In which period and round."""
        return texts("when.in", **_when(state))

    def progress(self, texts: Texts, state: nd.State) -> str:
        """The period, and the round of how many."""
        return texts("when.progress", **_when(state))

    def moment_short(self, state: nd.State) -> str:
        """The period and the round, like B2."""
        return "{period}{round}".format(**_when(state))

    def standing(self, texts: Texts, name: str) -> str:
        """The name of a number by which positions are compared."""
        return texts(f"action-{name}" if name in ACTION_NAMES else f"standing-{name}")

    def at_the_end(self, texts: Texts, state: nd.State) -> str:
        """Nothing."""
        return ""

    def fate(self, texts: Texts, state: nd.State, seat: int) -> str:
        """Nothing but points counts."""
        return ""

    def source(self, texts: Texts, source: str) -> str:
        """The name of what brought prestige in a whole game."""
        known = source in EFFECTS or source in ACTION_NAMES or f"source-{source}" in texts
        return source_name(texts, source, "all") if known else source

    def reason(self, texts: Texts, view: nd.View, reason: Reason) -> str:
        """What a move brings more or less of than another."""
        return reason_told(texts, view, reason)

    def followers(self, texts: Texts, view: nd.View, line: Sequence[nd.Move]) -> Sequence[str]:
        """The own moves that are expected after the first of a line."""
        return followers(texts, view, line)

    def details(self, texts: Texts, problem: Problem) -> dict[str, str | int]:
        """The details of a problem, with places, actions and persons by their names."""
        return details_of(texts, problem)

    def kind_of_game(self, texts: Texts, setup: nd.Setup) -> str:
        """The edition."""
        return texts(f"edition-{setup.edition}")

    def kind_counted(self, texts: Texts, kind: tuple[Any, ...]) -> str:
        """The edition in brief, and whether the new persons were in play."""
        edition, new_persons = kind
        name = texts(f"statistics-edition-{edition}") if edition in EDITIONS else edition
        return texts("statistics-new-persons", edition=name) if new_persons else name

    def typed(self, texts: Texts, state: nd.State, text: str) -> nd.Move:
        """The legal move that a person means by words or notation."""
        return move_typed(texts, state, text)

    def typed_names(self, texts: Texts, view: nd.View, moves: Sequence[nd.Move]) -> str:
        """What can be typed for moves, in a row."""
        return names_of(texts, view, moves)

    def parts(self, texts: Texts, view: nd.View) -> Sequence[Part]:
        """None: every decision of Notre Dame is a list."""
        return ()

    def composed(self, view: nd.View, values: Values) -> nd.Move:
        """Nothing is composed."""
        raise IllegalMove("not-an-option")

    def decomposed(self, view: nd.View, move: nd.Move) -> Values:
        """Nothing is composed."""
        return {}

    def hesitation(self, texts: Texts, view: nd.View, move: nd.Move) -> str:
        """Nothing is composed."""
        return ""

    def signs_told(self, texts: Texts, symbols: Symbols) -> Iterable[tuple[str, str]]:
        """The players, the pieces, and a message with a rat."""
        yield " ".join(symbols.players.values()), texts("sign-players")
        signs = signs_for(symbols)
        for name, sign in asdict(signs).items():
            yield sign, texts(f"sign-{name}")
        yield f"{signs.letter}3{drawings_for(symbols).rat_back}", texts("sign-message-rat")

    def abbreviations(self, texts: Texts) -> Iterable[str]:
        """The letters that stand for goods and places of the other players."""
        yield from (f"{texts(f'short-{good}')} {texts(f'long-{good}').strip()}" for good in GOODS)
        yield from (f"{texts(f'letter-{name}')} {texts(f'action-{name}')}" for name in ACTION_NAMES[:8])

    def page(self, view: nd.View, move: nd.Move | None) -> str:
        """The page of the rulebook about a decision and the choice that is looked at."""
        return page_of_moment(view, move)


def _when(state: nd.State) -> dict[str, str | int]:
    period, place, _ = nd.moment(state)
    return {"period": PERIODS[min(period, len(PERIODS) - 1)], "round": place + 1}
