"""The review of a game: a person's decisions judged one by one, and a way to try what was better."""

from contextlib import aclosing

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import Worker

from core.history import NoSuchStep
from nd_tui.looks.plots import bar
from nd_tui.play.review_summary import Moment
from nd_tui.play.reviewing import CannotJudge, Progress, before, better_move, judging, review_of
from nd_tui.play.session import Session
from nd_tui.screens.base import GameScreen
from nd_tui.widgets.common import joined
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.widgets.review_drawings import ChanceCourse, DecisionList
from nd_tui.widgets.review_words import ReviewWords
from nd_tui.widgets.score_drawings import DrawStyle
from nd_tui.words.review import DecisionWords

TWO_COLUMNS = 110  # from this width on
BAR = 20
UNKNOWN = 1000  # columns, before anything is laid out


class ReviewScreen(GameScreen[None]):
    """How a person decided: counts, the course of the chance to win, and the decisions worth another look."""

    PLACE = "review"
    CSS_PATH = "../styles/review.tcss"
    AUTO_FOCUS = "#review-list"
    HORIZONTAL_BREAKPOINTS = [(0, "-one-column"), (TWO_COLUMNS, "-two-columns")]  # noqa: RUF012

    def __init__(self, session: Session, reader: int) -> None:
        super().__init__()
        self.session = session
        self.review = review_of(session, reader)
        self.seat = reader
        self.reader = reader
        self.opponents = False  # whether their decisions are judged too
        self.everything = False  # whether all decisions are listed
        self.rows: list[Moment] = []
        self.width = UNKNOWN  # columns in which the rows were told
        self.looked_at: Moment | None = None
        self.progress: Progress | None = None  # while judging

    # What is seen

    def compose(self) -> ComposeResult:
        """Figures above or beside the list."""
        yield Static(id="review-title")
        yield Static(id="review-progress")
        with Horizontal(id="review-page"):
            with Vertical(id="review-figures"):
                yield Static(id="review-counts")
                yield ChanceCourse(self.look, "review-course")
            with Vertical(id="review-text"):
                yield DecisionList(id="review-list", compact=True, markup=False)
                yield Static(id="review-details")
        yield KeyBar(compact=True)

    def on_mount(self) -> None:
        """Show what is known, and find out the rest."""
        self.show()
        self.judge()

    def on_resize(self, event: events.Resize) -> None:
        """In another width the rows take other lines."""
        self.call_after_refresh(lambda: self.show_rows(self.words))

    def retell(self) -> None:
        """Everything again, in other words or signs; judging goes on."""
        self.name_keys()
        self.rows = []
        self.show()

    @property
    def look(self) -> DrawStyle:
        """How to draw."""
        return DrawStyle.for_session(self.session, self.texts, self.symbols, self.game_app.settings.ascii)

    @property
    def words(self) -> ReviewWords:
        """The decisions of the person in question, told."""
        words = DecisionWords(self.texts, self.session.box)
        return ReviewWords(words, self.symbols, self.review.decisions[self.seat])

    def show(self) -> None:
        """Draw everything as it is known now."""
        words = self.words
        player = self.session.names[self.seat]
        self.query_one("#review-title", Static).update(Content(self.texts("review-title", player=player)))
        self.query_one("#review-counts", Static).update(words.counts())
        course = words.course(self.review.end, self.seat)
        self.query_one(ChanceCourse).show(self.look, self.seat, course)
        self.show_progress()
        self.show_rows(words)
        self.refresh_bindings()

    def show_progress(self) -> None:
        """Draw how far the judging is; nothing once it is done."""
        texts, progress = self.texts, self.progress
        told = self.query_one("#review-progress", Static)
        told.set_class(self.review.all_judged, "-done")
        if progress is None:
            told.update(Content(texts("review-stopped", key=self.game_app.key_for("judge"))))
            return
        percent = round(100 * (progress.done + progress.share) / max(1, progress.total))
        drawn = bar(percent, 100, BAR, self.game_app.settings.ascii).ljust(BAR)
        number = min(progress.done + 1, progress.total)
        sentence = texts("review-progress", n=number, total=progress.total)
        told.update(joined([sentence, "  ", (drawn, "$accent"), f" {texts('percent', n=percent)}"]))

    def show_rows(self, words: ReviewWords) -> None:
        """List the decisions, keeping the highlighted one."""
        options = self.query_one(DecisionList)
        rows, width = words.rows(self.everything), options.scrollable_content_region.width or UNKNOWN
        if (rows, width) != (self.rows, self.width) or options.option_count != len(rows):
            self.rows, self.width = rows, width
            options.set_options([Option(words.row(moment, width)) for moment in rows])
            kept = self.looked_at
            options.highlighted = rows.index(kept) if kept in rows else 0 if rows else None
        self.looked_at = rows[options.highlighted] if options.highlighted is not None else None
        self.show_details(words)

    def show_details(self, words: ReviewWords) -> None:
        """Draw what there is to say about the highlighted decision, or why there is none."""
        details = self.query_one("#review-details", Static)
        if self.looked_at is not None:
            details.update(words.details(self.looked_at))
        else:
            key = self.game_app.key_for("show-all")
            details.update(Content(words.nothing_listed(key)))

    @property
    def may_see_all(self) -> bool:
        """Whether the line is over, so that no decision tells what nobody else should know."""
        return self.session.game.to_move(self.review.end) is None

    # Judging

    @work(exclusive=True, group="judging")
    async def judge(self) -> None:
        """Judge what is not judged yet, every person's decisions that may be seen."""
        seats = sorted(self.review.decisions, key=lambda seat: seat != self.seat)  # who is looked at first
        nodes = [node for seat in seats for node in self.review.decisions[seat]]
        done, thinker = -1, self.game_app.thinker
        try:
            async with aclosing(judging(self.session, nodes, thinker, thinker.minds.REVIEW)) as steps:
                async for self.progress in steps:
                    if not await self.until_whole():
                        return
                    if self.progress.done != done:
                        done = self.progress.done
                        self.show()
                    else:
                        self.show_progress()
        except CannotJudge as problem:
            thinker.close()  # the next try gets new processes
            self.game_app.tell(problem)
        self.game_app.tell(*self.session.notices())

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Judging was stopped, or has come to its end."""
        if event.worker.is_finished and self.is_there:
            self.progress = None
            self.show()

    def action_judge(self) -> None:
        """Stop judging, or go on with it."""
        if self.progress is not None:
            self.workers.cancel_group(self, "judging")
        else:
            self.judge()

    # Looking around

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another decision is looked at."""
        if event.option_index < len(self.rows):
            self.looked_at = self.rows[event.option_index]
            self.show_details(self.words)
            self.refresh_bindings()

    def on_decision_list_picked(self) -> None:
        """A second click goes there."""
        self.action_go_there()

    def action_show_all(self) -> None:
        """All decisions, or only those that lost something."""
        self.everything = not self.everything
        self.show()

    def action_opponents(self) -> None:
        """Judge the opponents' decisions too, or look at those of people alone again."""
        self.workers.cancel_group(self, "judging")
        self.opponents = not self.opponents
        self.review = review_of(self.session, self.reader, self.opponents)
        if self.seat not in self.review.decisions:
            self.seat, self.looked_at = self.reader, None
        elif self.opponents:
            self.action_next_person()
        self.show()
        self.judge()

    def action_next_person(self) -> None:
        """The decisions of the next person."""
        seats = list(self.review.decisions)
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
        self.looked_at = None
        self.show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No key for what would do nothing now."""
        if action == "go_there":
            return self.looked_at is not None
        if action == "play_better":
            return (
                self.looked_at is not None and better_move(self.session.game, self.looked_at.node) is not None
            )
        if action == "opponents":
            return self.may_see_all and len(self.session.people) < len(self.session.names)
        if action == "next_person":
            return len(self.review.decisions) > 1
        if action == "judge":
            return not self.review.all_judged
        return super().check_action(action, parameters)

    # Trying what was better

    def action_go_there(self) -> None:
        """To the position of the decision; another choice there begins a line of its own."""
        if self.looked_at is not None:
            node = self.looked_at.node
            self.session.go(before(node))
            self.session.branch(self.words.words.line_instead(node))
            self.lead_to_the_table()

    def action_play_better(self) -> None:
        """Play what was better, as a line of its own, and go on from there."""
        better = better_move(self.session.game, self.looked_at.node) if self.looked_at is not None else None
        if self.looked_at is not None and better is not None:
            here = self.session.history.cursor
            self.session.go(before(self.looked_at.node))
            self.session.branch(self.words.words.line_with(self.looked_at.node, better))
            try:
                self.session.play(better)
            except NoSuchStep as full:
                self.session.branch("")
                self.session.go(here)
                self.game_app.tell(full)
                return
            self.lead_to_the_table()

    def lead_to_the_table(self) -> None:
        """Leave for a line of its own, and say how to find the game again as it was played."""
        app = self.game_app
        app.say(
            self.texts("review-entered", lines=app.key_for("lines"), review=app.key_for("review")), timeout=10
        )
        self.dismiss()
