"""The answer to a decision of the plain text game: the move that a typed line means."""

from core.game import BadNotation, Problem
from nd_tui.games.game_types import Move, View
from nd_tui.games.parts import Composition, composition
from nd_tui.looks.symbols import UNICODE
from nd_tui.plain.composing import composed_as_typed
from nd_tui.plain.screen import Screen, number_in
from nd_tui.play.play import Play
from nd_tui.words.keys import key_name
from nd_tui.words.listing import INDENT
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import Texts


class Answering:
    """Reads moves by their numbers, names or parts; what is no move is told, and asked again."""

    def __init__(self, texts: Texts, screen: Screen, play: Play) -> None:
        self._texts, self._screen, self._play = texts, screen, play
        self._composed: Composition | None = None  # the last decision of parts, with what was set in it
        self._doubted: Composition | None = None  # what was asked for once, and is rarely meant

    def move(self, view: View, typed: str) -> Move | None:
        """The move that is meant, if it is one."""
        session = self._play.session
        if (asked := self.composition(view)) is not None:
            return self._composed_move(asked, typed)
        moves = session.box.words.listed(view, self._play.options)
        if 1 <= (number := number_in(typed)) <= len(moves):
            return moves[number - 1]
        if not typed or typed.lstrip("+-").isdigit():
            self._screen.say(self._texts("no-such-number", most=len(moves)))
            return None
        try:
            return session.box.words.typed(self._texts, session.state, typed)
        except Problem as problem:
            self._refuse(problem)
            return None

    def composition(self, view: View) -> Composition | None:
        """What is asked with what was set in it so far; None where its moves are a list."""
        if self._composed is None or self._composed.view != view:
            session = self._play.session
            asked, again = composition(session.box.words, self._texts, view), session.made_here
            self._composed = asked if asked is None or again is None else asked.of_move(again)
        return self._composed

    def _composed_move(self, asked: Composition, typed: str) -> Move | None:
        """Set what is typed and tell what that comes to; an empty line decides, and so does notation."""
        session = self._play.session
        try:
            now = self._composed = composed_as_typed(self._texts, asked, typed)
        except BadNotation as unclear:
            try:
                return session.game.parse_move(session.state, typed)
            except BadNotation:
                self._refuse(unclear)
                return None
        if now.refusal is not None:
            self._refuse(now.refusal)
        elif typed:
            told = session.box.words.choice(self._texts, now.view, now.move)
            self._screen.say(f"{UNICODE.arrow} {told}", INDENT)
        elif (why := now.hesitation(self._texts)) and self._doubted != now:
            self._doubted = now
            key = key_name(self._texts, "enter")
            self._screen.say(self._texts("composer-once-more", why=why, key=key), INDENT)
        else:
            return now.move
        return None

    def _refuse(self, problem: Problem) -> None:
        self._doubted = None  # something else was wanted meanwhile
        self._screen.say(problem_sentence(self._texts, problem, self._play.session.box.words))
