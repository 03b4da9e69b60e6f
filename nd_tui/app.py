"""The app: settings, words, themes and the way between screens; the game itself is a Session."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events, work
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.filter import LineFilter
from textual.message import Message
from textual.screen import Screen
from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.widgets._toast import ToastHolder

from core.game import BadSetup, IllegalMove, Problem
from nd_tui import games
from nd_tui.keys.actions import clashes, key_of
from nd_tui.keys.bindings import palette_binding
from nd_tui.lessons.progress import PROGRESS_FILE, Progress, load_progress, save_progress
from nd_tui.looks import styles
from nd_tui.looks.plain_signs import PlainScrollBar, PlainSigns
from nd_tui.looks.symbols import Symbols, symbols_for
from nd_tui.looks.themes import DEFAULT_VARIABLES, THEME_NAMES, THEMES
from nd_tui.screens import preload
from nd_tui.screens.game_door import GameDoor
from nd_tui.storage.preferences import Preferences
from nd_tui.storage.saves import GameFolder
from nd_tui.storage.settings import Settings
from nd_tui.terminal.changed_lines import draw_changed_lines
from nd_tui.terminal.drawn_text import NothingHarmful, draw_nothing_harmful
from nd_tui.terminal.input_gate import QUIT, InputGate
from nd_tui.terminal.light_textual import lighten
from nd_tui.terminal.typography import keep_words_whole
from nd_tui.terminal.unseen_lists import turn_no_unseen_pages
from nd_tui.thinking import garbage_collector
from nd_tui.words.keys import ARROWS, key_name
from nd_tui.words.problems import problem_sentence
from nd_tui.words.texts import LANGUAGES, Texts, language_of

if TYPE_CHECKING:
    from core.record import AnyMatch
    from nd_tui.games.box import Box
    from nd_tui.play.session import Session
    from nd_tui.storage.loading import OwnComponents
    from nd_tui.thinking.thinker import Thinker

HOME = 1  # the screen that always stays: the title


class GamesApp(App[None]):
    """Board games in the terminal."""

    CSS_PATH = styles.OF_THE_TITLE
    ENABLE_COMMAND_PALETTE = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(QUIT, "quit", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(
        self,
        folder: GameFolder,
        settings_file: Path,
        language: str | None = None,
        first: "AnyMatch | None" = None,
        components: "OwnComponents | None" = None,
        opening: "Callable[[GamesApp], None] | None" = None,
        looks: Mapping[str, Any] | None = None,
        game: str = "",
    ) -> None:
        self.folder = folder
        self._opening = opening  # what to open over the title at first
        self.own_components = components or {}
        self._first = first  # a game to begin with
        self.settings_file = settings_file
        self.preferences = Preferences(settings_file, looks)
        self.game_name = game or games.remembered(self.settings.last_game)  # the one that is open or chosen
        self.texts = Texts(language or self.wished_language(), self.game_name)
        self._nothing_harmful, self._plain_signs = NothingHarmful(), PlainSigns()
        keep_words_whole()
        draw_nothing_harmful()
        lighten()
        draw_changed_lines()
        turn_no_unseen_pages()
        self.session: Session | None = None
        self.door = GameDoor(self)
        self.input_gate = InputGate(self)
        self.lost: Problem | None = None  # why the last moves of the last game could not be kept
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
        self.apply_settings()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Colours of the players, for themes that define none."""
        return DEFAULT_VARIABLES

    def refresh_css(self, animate: bool = True) -> None:
        """Style everything anew; as long as there is no screen, other colours for what comes are enough."""
        if self.screen_stack:
            super().refresh_css(animate)
        else:
            self.stylesheet.set_variables(self.get_css_variables())

    @property
    def box(self) -> "Box":
        """All that the game that is open or chosen brings to the table."""
        return games.open_box(self.game_name)

    @property
    def components(self) -> Any:
        """Component data of a player's own for this game; None for those of the program."""
        return self.own_components.get(self.game_name)

    def choose_game(self, name: str) -> None:
        """Turn to a game and speak of it, also next time."""
        if name != games.remembered(self.settings.last_game):
            self.remember(last_game=name)
        if name == self.game_name:
            return
        self.game_name = name
        self.texts = Texts(self.texts.language, name)
        self.dismiss_thinker()
        self.show_anew(self.screen_stack[0])

    @cached_property
    def thinker(self) -> "Thinker":
        """Whoever lets agents think; not there before the first of them has to."""
        from nd_tui.thinking.thinker import Thinker

        return Thinker(self.box)

    def dismiss_thinker(self) -> None:
        """End all thinking; the next question begins it anew, about the game of then."""
        if "thinker" in vars(self):
            self.thinker.close()
            del self.thinker

    @cached_property
    def progress(self) -> Progress:
        """How far the course was followed; a file that makes no sense is told and counts as none."""
        try:
            return load_progress(self.settings_file.with_name(PROGRESS_FILE))
        except Problem as problem:
            self.tell(problem)
            return Progress()

    def note_progress(self, progress: Progress) -> None:
        """Remember how far the course was followed, for next time too."""
        before, self.progress = self.progress, progress
        try:
            save_progress(progress, self.settings_file.with_name(PROGRESS_FILE), before)
        except Problem as problem:
            self.tell(problem)

    @property
    def settings(self) -> Settings:
        """What the person at the screen likes."""
        return self.preferences.now

    @property
    def symbols(self) -> Symbols:
        """The signs of this terminal."""
        return symbols_for(self.settings.ascii)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What everything drawn goes through: it steers no terminal, and on demand its signs become plain."""
        plain = [self._plain_signs] if self.settings.ascii else []
        return [*super().get_line_filters(), self._nothing_harmful, *plain]

    def get_driver_class(self) -> type[Driver]:
        """Whoever draws and hears keys: in a terminal one that leaves in time, however it is ended."""
        usual = super().get_driver_class()
        if usual.__name__ != "LinuxDriver":
            return usual
        from nd_tui.terminal.terminal_driver import TerminalDriver

        return TerminalDriver

    def get_default_screen(self) -> Screen[Any]:
        """Begin with the title."""
        from nd_tui.screens.title import TitleScreen

        return TitleScreen()

    async def _post_message(self, message: Message) -> bool:
        """Take in what the driver tells; of the window's size, what it is by now."""
        bring_up_to_date = getattr(self._driver, "size_of_now", None)  # only of a real terminal
        if isinstance(message, events.Resize) and bring_up_to_date is not None:
            message = bring_up_to_date(message)
        return await super()._post_message(message)

    async def on_event(self, event: events.Event) -> None:
        """Deal with what happens; keys and clicks wait until they can be dealt with."""
        if not self.input_gate.holds(event):
            await super().on_event(event)

    def on_mount(self) -> None:
        """Say what is wrong with the settings, and begin the game that was asked for."""
        if self.preferences.broken is not None:
            self.tell(self.preferences.broken)
        self.choose_game(self.game_name)
        if self._first is not None:
            self.door.begin_new(self._first)
        if self._opening is not None:
            self._opening(self)

    def on_ready(self) -> None:
        """Load what comes after the title once that is to be seen."""
        garbage_collector.go_on()
        self.set_timer(preload.SECONDS, self.load_ahead)

    @work
    async def load_ahead(self) -> None:
        """Load it beside the keys."""
        await preload.load_ahead(self.stylesheet, self.texts.language, self.game_name)

    def wished_language(self) -> str:
        """The language of the settings, or that of the environment."""
        return self.settings.language if self.settings.language in LANGUAGES else language_of()

    def apply_settings(self) -> None:
        """Make looks and keys as the settings want them."""
        self.theme = self.settings.theme if self.settings.theme in THEME_NAMES else THEME_NAMES[0]
        self.set_class(self.settings.ascii, "-ascii")
        ScrollBar.renderer = PlainScrollBar if self.settings.ascii else ScrollBarRender
        self.animation_level = "full" if self.settings.animations else "none"
        # Keys that contradict each other can only come from a file edited by hand.
        self.set_keymap({} if any(clashes(self.settings.keys)) else dict(self.settings.keys))
        palette = self.COMMAND_PALETTE_BINDING
        self._bindings.key_to_bindings[palette] = [palette_binding(palette, self.texts)]

    def change_settings(self, **changes: Any) -> None:
        """Change some settings, keep them, and show anew what depends on them."""
        self.remember(**changes)
        if "language" in changes:
            self.texts = Texts(self.wished_language(), self.game_name)
        self.apply_settings()  # another theme has everything styled anew
        for screen in self.screen_stack:
            if "ascii" in changes:
                self.stylesheet.update(screen)  # a class of the app reaches only the screen on top
            if not changes.keys().isdisjoint(getattr(screen, "TELLS", ())):
                self.show_anew(screen)

    def remember(self, **changes: Any) -> None:
        """Keep some settings that change nothing on the screen."""
        try:
            self.preferences.change(**changes)
        except Problem as problem:
            self.tell(problem)

    def show_anew(self, screen: Screen[Any]) -> None:
        """A screen in other words or signs; what it shows is derived from the session, so nothing is lost."""
        if hasattr(screen, "retell"):
            screen.retell()

    def next_language(self) -> None:
        """Switch to the other language, at once and for next time."""
        languages = list(LANGUAGES)
        following = languages[(languages.index(self.texts.language) + 1) % len(languages)]
        self.change_settings(language=following)

    def tell(self, *problems: Problem) -> None:
        """What went wrong, in a sentence each, in the place of what was said before."""
        if problems:
            self.clear_notifications()
        for problem in problems:
            words = self.box.words if isinstance(problem, IllegalMove) else None
            sentence = problem_sentence(self.texts, problem, words)
            self.notify(sentence, markup=False, severity="warning", timeout=8)

    def say(self, sentence: str, **how: Any) -> None:
        """A sentence beside everything else; it takes the place of what was said before."""
        self.clear_notifications()
        self.notify(sentence, markup=False, **how)

    def clear_notifications(self) -> None:
        """Take away what is told, and its place too, for which Textual would keep an empty line."""
        super().clear_notifications()
        for screen in self.screen_stack:
            screen.query(ToastHolder).remove()

    def key_for(self, act: str) -> str:
        """The key that does something, as a person calls it."""
        return key_name(self.texts, key_of(act, self.settings.keys))

    async def action_quit(self) -> None:
        """End the program, once the game is kept."""
        self.door.when_kept(self.exit)

    def begin(self, session: "Session", waiting: bool = False) -> None:
        """Sit down at the table with a game; the way back from there is to the title.

        The others may wait until they are asked to play: somebody looks around in a study.
        """
        from nd_tui.screens.table import TableScreen

        if not session.people:
            session.kept.close()
            self.tell(BadSetup("setup-people-count", found=0, most=len(session.names)))
            return
        self.leave_game()
        self.session = session
        self.choose_game(session.game.NAME)
        while len(self.screen_stack) > HOME:
            self.pop_screen()
        table = TableScreen(session)
        table.play.waiting = waiting
        self.push_screen(table)

    def leave_game(self) -> None:
        """Let go of the game; it is kept, or `lost` says why not."""
        session, self.session = self.session, None
        if session is not None:
            if not session.given_up and not session.is_saved():
                self.lost = session.unsaved
            session.kept.close()

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What the palette offers: the registry's actions of this screen, and to quit."""
        from nd_tui.keys.palette import commands
        from nd_tui.screens.base import GameScreen

        if isinstance(screen, GameScreen):
            yield from commands(self, screen)

    def action_command_palette(self) -> None:
        """Open the palette, unless the terminal is too small to see it."""
        from nd_tui.keys.palette import PALETTE_ID, Palette
        from nd_tui.widgets.too_small import TooSmall

        if self.screen.id != PALETTE_ID and not self.screen.query(TooSmall):
            self.push_screen(Palette(self.texts))

    def action_help_quit(self) -> None:
        """What to press instead of Ctrl+C."""
        self.notify(self.texts("how-to-quit", key=key_name(self.texts, QUIT)), markup=False)

    def get_key_display(self, binding: Binding) -> str:
        """A key in the footer, in the language of now."""
        if binding.group is not None and binding.key in ARROWS:
            return ARROWS[binding.key][self.settings.ascii]
        return binding.key_display or key_name(self.texts, binding.key)

    def on_unmount(self) -> None:
        """Leave nothing behind: no process, no lock."""
        self.dismiss_thinker()
        self.leave_game()
