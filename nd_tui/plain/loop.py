"""The plain text game from its first line to its last: until the end or until somebody has had enough."""

from nd_tui.plain.screen import Screen
from nd_tui.plain.stage import PlainStage
from nd_tui.play.session import Session
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import Texts


class Loop:
    """One game: persons at this screen and agents, as its seats say; saved after every decision."""

    def __init__(self, texts: Texts, screen: Screen, session: Session, secret_points: bool = False) -> None:
        self.texts = texts
        self.screen = screen
        self.session = session
        self.stage = PlainStage(texts, screen, session, secret_points)

    def run(self) -> None:
        """Play until the game is over or a person leaves; KeyboardInterrupt, after a goodbye, if by force."""
        try:
            self._play_all()
        finally:
            self.session.kept.close()

    def _play_all(self) -> None:
        try:
            self._introduce()
            self.session.save()
            self.stage.run(self.stage.play.begin)
        except EOFError:
            self.screen.say()
        except KeyboardInterrupt:
            self.screen.say()
            self._say_goodbye()
            raise
        if self.session.seat is not None or not self.session.is_saved():
            self._say_goodbye()

    def _say_goodbye(self) -> None:
        kept = "goodbye" if self.session.is_saved() else "goodbye-unsaved"
        self.screen.say(self.texts(kept, seed=str(self.session.match.seed)))

    def _introduce(self) -> None:
        session, texts = self.session, self.texts
        self.screen.say(texts("title"))
        introduction = session.box.plain.introduction
        for line in introduction(texts, session.state, session.people, session.match.seed):
            self.screen.say(line)
        if session.kept.repaired is not None:
            self.screen.say(texts("backup-taken", fault=problem_sentence(texts, session.kept.repaired)))
        self.screen.say(texts("type-help"))
