"""The game in words, as the shell asks for them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from core.ai.reason import Reason
from core.game import IllegalMove, Problem
from nd_tui.games.box import Details
from nd_tui.games.parts import Amount, Part, Values
from nd_tui.looks.symbols import Symbols
from nd_tui.words.texts import Texts
from tests.toybox import game
from tests.toybox.box import choosing
from tests.toybox.box.brief import belongs_to, brief_forms
from tests.toybox.box.signs import signs_for
from tests.toybox.box.telling import event_sentence, move_told
from tests.toybox.game.things import KINDS, Lay, RoundBegan

PAGES = {"lay": "rounds", "look": "cards", "guess": "cards", "over": "rounds"}  # of the rulebook


class PebblesWords:
    """Fulfils `nd_tui.games.box.Words`."""

    def question(self, texts: Texts, view: game.View) -> str:
        """What is asked of the seat that decides."""
        return choosing.question(texts, view)

    def choice(self, texts: Texts, view: game.View, move: game.Move, brief: bool = False) -> str:
        """A move with what it costs or may bring, which needs little room."""
        return choosing.choice(texts, view, move)

    def choice_name(self, texts: Texts, view: game.View, move: game.Move) -> str:
        """A move by its name alone."""
        return choosing.choice_name(texts, move)

    def impossible_choice(self, texts: Texts, view: game.View, move: game.Move, why: IllegalMove) -> str:
        """A move that cannot be made, and briefly why."""
        reason = texts(f"problem-{why.reason}.short")
        return texts("choice-impossible", choice=choosing.choice_name(texts, move), reason=reason)

    def listed(self, view: game.View, moves: Sequence[game.Move]) -> Sequence[game.Move]:
        """All of them: no two come to the same."""
        return moves

    def useful(self, view: game.View, listed: Sequence[game.Move]) -> int:
        """All of them."""
        return len(listed)

    def as_listed(self, moves: Sequence[game.Move], move: game.Move) -> game.Move:
        """The move itself."""
        return move

    def did(self, texts: Texts, before: game.State, move: game.Move, hidden: bool = False) -> str:
        """A move that was made, in a few words."""
        return move_told(texts, move, hidden)

    def event(self, texts: Texts, state: game.State, event: game.Event, reader: int | None) -> str | None:
        """What happened as a sentence for a seat."""
        return event_sentence(texts, state, event, reader)

    def in_brief(
        self, texts: Texts, state: game.State, happened: Sequence[game.Event], reader: int | None
    ) -> Sequence[str]:
        """The events of an action in a few words, with the points in a shorter form too."""
        return brief_forms(texts, state, happened, reader)

    def belongs_to(self, before: game.Event, event: game.Event) -> bool:
        """A look and what it costs are one action."""
        return belongs_to(before, event)

    def heads(self, event: game.Event) -> bool:
        """A round's first event begins a section."""
        return isinstance(event, RoundBegan)

    def actor(self, event: game.Event) -> int | None:
        """The seat whose sign stands before an event in the log."""
        seat: int | None = getattr(event, "seat", None)
        return seat

    def headline(self, texts: Texts, view: game.View, symbols: Symbols) -> Iterator[str | int]:
        """The round and what is done in it, and who has guessed what the next card will be."""
        yield texts("top-when", **_when(view), step=texts(f"step-{view.step}"))
        if view.guess is not None:
            yield f"  {texts('top-guessed')} "
            yield view.guess.seat

    def moment(self, texts: Texts, state: game.State) -> str:
        """The round."""
        return texts("when", **_when(state))

    def moment_within(self, texts: Texts, state: game.State) -> str:
        """In which round."""
        return texts("when.in", **_when(state))

    def moment_short(self, state: game.State) -> str:
        """The number of the round."""
        return str(_when(state)["round"])

    def progress(self, texts: Texts, state: game.State) -> str:
        """The round of how many."""
        return texts("when.progress", **_when(state))

    def standing(self, texts: Texts, name: str) -> str:
        """Points, pebbles of a kind, or pebbles laid."""
        return texts(f"standing-{name}")

    def at_the_end(self, texts: Texts, state: game.State) -> str:
        """Nothing."""
        return ""

    def fate(self, texts: Texts, state: game.State, seat: int) -> str:
        """Nothing but points counts."""
        return ""

    def source(self, texts: Texts, source: str) -> str:
        """The name of what brought points."""
        return texts(f"source-{source}") if f"source-{source}" in texts else source

    def reason(self, texts: Texts, view: game.View, reason: Reason) -> str:
        """More points from somewhere, or more pebbles left."""
        return texts(f"why-{reason.term}" if reason.worth > 0 else f"why-{reason.term}.less")

    def followers(self, texts: Texts, view: game.View, line: Sequence[game.Move]) -> Sequence[str]:
        """A guess after a look."""
        return [choosing.choice_name(texts, move) for move in line[1:] if not isinstance(move, Lay)]

    def details(self, texts: Texts, problem: Problem) -> Details:
        """Nothing in them is a code name."""
        return dict(problem.details)

    def kind_of_game(self, texts: Texts, setup: game.Setup) -> str:
        """Whether the one who guesses sits out."""
        return self.kind_counted(texts, (setup.sit_out,))

    def kind_counted(self, texts: Texts, kind: tuple[Any, ...]) -> str:
        """The same of games that belong together."""
        return texts("kind-sit_out" if kind[0] else "kind-usual")

    def typed(self, texts: Texts, state: game.State, text: str) -> game.Move:
        """The legal move that a person means by words or notation."""
        return choosing.move_typed(texts, state, text)

    def parts(self, texts: Texts, view: game.View) -> Sequence[Part]:
        """How many pebbles of each kind are laid."""
        if view.step != "lay":
            return ()
        own, most = view.pebbles[view.seat], view.components.most
        return [
            Amount(kind, texts(f"part-{kind}"), 0, min(has, most), 0)
            for kind, has in zip(KINDS, own, strict=True)
        ]

    def composed(self, view: game.View, values: Values) -> game.Move:
        """So many of each kind."""
        move = Lay(tuple(values[kind] for kind in KINDS))
        if move not in game.options(view):
            raise IllegalMove("not-enough-pebbles")
        return move

    def decomposed(self, view: game.View, move: game.Move) -> Values:
        """How many of each kind a laying has; nothing of any other move."""
        return dict(zip(KINDS, move.pebbles, strict=True)) if isinstance(move, Lay) else {}

    def hesitation(self, texts: Texts, view: game.View, move: game.Move) -> str:
        """Nothing: who has no pebble left lays none."""
        return ""

    def typed_names(self, texts: Texts, view: game.View, moves: Sequence[game.Move]) -> str:
        """What can be typed for moves, in a row."""
        return choosing.names_of(texts, moves)

    def signs_told(self, texts: Texts, symbols: Symbols) -> Iterable[tuple[str, str]]:
        """The players and the pebbles."""
        yield " ".join(symbols.players.values()), texts("sign-players")
        for kind, sign in signs_for(symbols).items():
            yield sign, texts(f"sign-{kind}")

    def abbreviations(self, texts: Texts) -> Iterable[str]:
        """Nothing is cut short but the points."""
        yield texts("abbreviation-points")

    def page(self, view: game.View, move: game.Move | None) -> str:
        """The page about the step."""
        return PAGES[view.step]


def _when(position: game.State | game.View) -> dict[str, str | int]:
    rounds = position.components.rounds
    return {"round": min(position.round + 1, rounds), "of": rounds}
