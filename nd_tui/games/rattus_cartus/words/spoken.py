"""Rattus Cartus in words, as the shell asks for them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from core import rattus_cartus as rc
from core.ai.reason import Reason
from core.game import IllegalMove, Problem
from core.rattus_cartus.event_types import GameEnded, RoundBegan
from core.rattus_cartus.names import CLASSES, PILES, Phase
from core.rattus_cartus.scoring import nuns_in
from core.rattus_cartus.state import is_last_round
from nd_tui.games.parts import Part, Values
from nd_tui.games.rattus_cartus.signs import signs_for
from nd_tui.games.rattus_cartus.words import brings, choosing, composing
from nd_tui.games.rattus_cartus.words.brief import belongs_to, brief_forms
from nd_tui.games.rattus_cartus.words.events import event_sentence
from nd_tui.games.rattus_cartus.words.places import page_of_moment
from nd_tui.games.rattus_cartus.words.played import move_told
from nd_tui.games.rattus_cartus.words.problems import details_of
from nd_tui.games.rattus_cartus.words.reasons import reason_told
from nd_tui.games.rattus_cartus.words.things import rounds_args, source_name
from nd_tui.games.rattus_cartus.words.typed import move_typed, names_of
from nd_tui.looks.symbols import Symbols
from nd_tui.words.texts import Texts

PHASES = "abcde"  # as the rulebook calls them


class RattusWords:
    """Fulfils `nd_tui.games.box.Words`."""

    def question(self, texts: Texts, view: rc.View) -> str:
        """What is asked of the seat that decides."""
        return choosing.question(texts, view)

    def choice(self, texts: Texts, view: rc.View, move: rc.Move, brief: bool = False) -> str:
        """A move as a line of the list of choices, with what it brings."""
        return brings.choice(texts, view, move, brief)

    def choice_name(self, texts: Texts, view: rc.View, move: rc.Move) -> str:
        """A move by its name alone."""
        return choosing.choice_name(texts, view, move)

    def impossible_choice(self, texts: Texts, view: rc.View, move: rc.Move, why: IllegalMove) -> str:
        """A move that cannot be made, and briefly why."""
        return choosing.impossible_choice(texts, view, move, why)

    def listed(self, view: rc.View, moves: Sequence[rc.Move]) -> Sequence[rc.Move]:
        """All of them: those of which there are many are no list."""
        return moves

    def useful(self, view: rc.View, listed: Sequence[rc.Move]) -> int:
        """All of them."""
        return len(listed)

    def as_listed(self, moves: Sequence[rc.Move], move: rc.Move) -> rc.Move:
        """The move itself."""
        return move

    def did(self, texts: Texts, before: rc.State, move: rc.Move, hidden: bool = False) -> str:
        """A move that was made, in a few words."""
        return move_told(texts, before, move, hidden)

    def event(self, texts: Texts, state: rc.State, event: rc.Event, reader: int | None) -> str | None:
        """What happened as a sentence for a seat."""
        return event_sentence(texts, state, event, reader)

    def in_brief(
        self, texts: Texts, state: rc.State, happened: Sequence[rc.Event], reader: int | None
    ) -> Sequence[str]:
        """The events of one action as a line of the log, the longer form first."""
        return brief_forms(texts, state, happened, reader)

    def belongs_to(self, before: rc.Event, event: rc.Event) -> bool:
        """Whether one line of the log tells both."""
        return belongs_to(before, event)

    def heads(self, event: rc.Event) -> bool:
        """A round and the end begin a section."""
        return isinstance(event, RoundBegan | GameEnded)

    def actor(self, event: rc.Event) -> int | None:
        """The seat whose sign stands before an event in the log."""
        seat: int | None = getattr(event, "seat", None)
        return seat

    def headline(self, texts: Texts, view: rc.View, symbols: Symbols) -> Iterator[str | int]:
        """The round and the phase, a sign for the last round, and who has the start player card."""
        last = "yes" if is_last_round(view) else "no"
        yield texts("top-when", **_when(view), last=last, name=texts(f"phase-{phase_letter(view.phase)}"))
        yield f"  {signs_for(symbols).start} "
        yield view.start

    def moment(self, texts: Texts, state: rc.State) -> str:
        """The round, and at the end that it is the end."""
        return texts("when.after" if state.task is None else "when", **_when(state))

    def moment_within(self, texts: Texts, state: rc.State) -> str:
        """In which round."""
        return texts("when.in-after" if state.task is None else "when.in", **_when(state))

    def moment_short(self, state: rc.State) -> str:
        """The number of the round."""
        return str(_when(state)["round"])

    def progress(self, texts: Texts, state: rc.State) -> str:
        """The round of how many."""
        return texts("when.progress", **_when(state))

    def standing(self, texts: Texts, name: str) -> str:
        """Influence with a class, cards of a pile, or what else can be counted."""
        if name in CLASSES:
            return texts(f"class-{name}")
        return texts(f"card-{name}.part" if name in PILES else f"standing-{name}")

    def at_the_end(self, texts: Texts, state: rc.State) -> str:
        """How many nuns there were, which says who lives."""
        return texts("end-nuns", n=nuns_in(state.nuns))

    def fate(self, texts: Texts, state: rc.State, seat: int) -> str:
        """Whom the plague has killed."""
        return "" if rc.score_sheets(state)[seat].lives else texts("end-dead")

    def source(self, texts: Texts, source: str) -> str:
        """The name of what brought points; one that nobody knows is left as it is."""
        known = source in CLASSES or f"source-{source}" in texts
        return source_name(texts, source) if known else source

    def reason(self, texts: Texts, view: rc.View, reason: Reason) -> str:
        """What a move brings more or less of than another."""
        return reason_told(texts, view, reason)

    def followers(self, texts: Texts, view: rc.View, line: Sequence[rc.Move]) -> Sequence[str]:
        """None: after a move others turn over their cards, and what follows has another look."""
        return []

    def details(self, texts: Texts, problem: Problem) -> dict[str, str | int]:
        """The details of a problem, with cards and buildings by their names."""
        return details_of(texts, problem)

    def kind_of_game(self, texts: Texts, setup: rc.Setup) -> str:
        """How the buildings were chosen, and whether somebody lives in any case."""
        return self.kind_counted(texts, (setup.buildings, setup.all_dead))

    def kind_counted(self, texts: Texts, kind: tuple[Any, ...]) -> str:
        """The same of games that belong together."""
        buildings, all_dead = kind
        name = f"buildings-{buildings}"
        told = texts(f"{name}.name") if name in texts else str(buildings)
        told = texts("kind-buildings", buildings=told)
        return texts("kind-lives", kind=told) if all_dead == "fewest_rats_live" else told

    def typed(self, texts: Texts, state: rc.State, text: str) -> rc.Move:
        """The legal move that a person means by words or notation."""
        return move_typed(texts, state, text)

    def typed_names(self, texts: Texts, view: rc.View, moves: Sequence[rc.Move]) -> str:
        """What can be typed for moves, in a row."""
        return names_of(texts, view, moves)

    def parts(self, texts: Texts, view: rc.View) -> Sequence[Part]:
        """A building and how many cards of each sort, where cards go."""
        return composing.parts(texts, view)

    def composed(self, view: rc.View, values: Values) -> rc.Move:
        """The move that has these values."""
        return composing.composed(view, values)

    def decomposed(self, view: rc.View, move: rc.Move) -> Values:
        """The values by which a move is composed."""
        return composing.decomposed(view, move)

    def hesitation(self, texts: Texts, view: rc.View, move: rc.Move) -> str:
        """No card at all, where there would have been some."""
        return composing.hesitation(texts, view, move)

    def signs_told(self, texts: Texts, symbols: Symbols) -> Iterable[tuple[str, str]]:
        """The players and the things."""
        yield " ".join(symbols.players.values()), texts("sign-players")
        for name, sign in asdict(signs_for(symbols)).items():
            yield sign, texts(f"sign-{name}")

    def abbreviations(self, texts: Texts) -> Iterable[str]:
        """The letters on buildings and beside players, and the short names of classes."""
        yield texts("abbreviation-support")
        yield texts("abbreviation-players")
        yield texts("abbreviation-cards")
        for name in CLASSES:
            short, whole = texts(f"class-{name}.brief"), texts(f"class-{name}")
            if short != whole:
                yield texts("abbreviation", short=short, whole=whole)

    def page(self, view: rc.View, move: rc.Move | None) -> str:
        """The page of the rulebook about a decision and the choice that is looked at."""
        return page_of_moment(view, move)


def phase_letter(phase: Phase) -> str:
    """The letter of a phase."""
    return PHASES[phase - 1]


def _when(position: rc.State | rc.View) -> dict[str, str | int]:
    return rounds_args(position.round, position.table.size.rounds)
