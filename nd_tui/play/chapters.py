"""The chapters of the file that a game is kept in; a game alone becomes the first of them with another."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from core.history import AnyNode
from core.record import AnyMatch, content_of
from core.record.files import read_file
from core.record.positions import set_up_from
from core.record.study import Study, new_study, save_in
from nd_tui import __version__
from nd_tui.play.session import Session, writable
from nd_tui.storage.loading import OwnComponents, decoded
from nd_tui.storage.summaries import Summary, summary_in


class Chapters:
    """What can be done with them; every change is saved at once, or undone where it cannot be."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def study(self) -> Study:
        """The study of the file, or what it would be with the game alone."""
        kept = self._session.kept
        return kept.study or new_study([(self._session.history.root.name, self._raw_now())])

    @property
    def current(self) -> int:
        """The place of the chapter on the table."""
        return self.study.current

    def listed(self) -> list[tuple[str, Summary | None]]:
        """Every chapter by its name, and what a list shows of it."""
        return [(chapter.name, summary_in(chapter.raw)) for chapter in self.study.chapters]

    def add_position(self, node: AnyNode, name: str) -> None:
        """The line to a position as a chapter of its own."""
        raw = self._raw(set_up_from(self._session.match, node))
        self._change(lambda study: study.added(writable(name), raw))

    def add_game(self, path: Path, name: str, components: OwnComponents) -> None:
        """A copy of the game in a file; a Problem where there is none."""
        raw = save_in(read_file(path))
        decoded(raw, components)
        self._change(lambda study: study.added(writable(name), raw))

    def rename(self, place: int, name: str) -> None:
        """Call a chapter otherwise."""
        self._change(lambda study: study.renamed(place, writable(name)))

    def move(self, place: int, by: int) -> None:
        """Put a chapter some places further on."""
        self._change(lambda study: study.moved(place, by))

    def delete(self, place: int) -> None:
        """Remove a chapter for good; a Problem for the one on the table."""
        self._change(lambda study: study.without(place))

    def call(self, name: str) -> None:
        """Give the whole study a name."""
        self._change(lambda study: study.called(writable(name)))

    def _change(self, step: Callable[[Study], Study]) -> None:
        kept, before = self._session.kept, self._session.kept.study
        kept.study = step(self.study)
        self._session.save()
        if self._session.unsaved is not None:
            kept.study = before
            raise self._session.unsaved

    def _raw_now(self) -> bytes:
        return self._raw(self._session.match)

    def _raw(self, match: AnyMatch) -> bytes:
        return content_of(match, datetime.now(UTC).isoformat(timespec="seconds"), __version__)
