"""The form of a new game: who plays, by which rules, and with what luck."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Button, Input, Static

from core.game import Problem
from nd_tui.games.form import Field
from nd_tui.looks.symbols import colour_style
from nd_tui.play.new_game import NewGameForm, form_of, game_of, remembered
from nd_tui.play.ratings import suggested_for
from nd_tui.screens.app_screen import ALL_TELL
from nd_tui.screens.form import FormScreen, row_of
from nd_tui.storage.saves import PERSON
from nd_tui.storage.statistics import Known, StatisticsFile
from nd_tui.widgets.fields import Choices, Cycle, Row, Value
from nd_tui.widgets.key_bar import KeyBar
from nd_tui.widgets.text_line import TextLine
from nd_tui.words.characters import character_about, character_name, wishes_for
from nd_tui.words.levels import level_about, level_name, levels_of_game, numbered_level
from nd_tui.words.ratings import suggestion_told

CHARACTER = "character"


class NewGameScreen(FormScreen[None]):
    """Begin a new game."""

    PLACE: ClassVar[str] = "new-game"
    TELLS: ClassVar[frozenset[str]] = ALL_TELL | {"secret_points"}
    AUTO_FOCUS = "#players"

    wish: NewGameForm | None = None

    def compose(self) -> ComposeResult:
        """The form, filled in as far as it has been."""
        texts = self.texts
        kept = self.game_app.settings.new_game.get(self.game_app.game_name, {})
        wish = self.wish = self.wish or form_of(kept, texts)
        cycles = {name: self.cycle(name, *offer) for name, offer in self.offers(wish)}
        for cycle in cycles.values():
            cycle.display = is_shown(cycle)
            cycle.set_class(is_character(cycle), CHARACTER)
        fields = list(self.game_app.box.form.fields(texts, wish.values, wish.players))
        rules = [field for field in fields if not field.with_luck]
        yield Static(Content(texts("new-title")), classes="heading")
        suggestion = Static(Content(self.suggestion(wish)), classes="hint", id="suggestion")
        suggestion.display = bool(self.suggestion(wish))
        yield suggestion
        with VerticalScroll(classes="form", can_focus=False):
            yield Row(texts("new-players"), cycles["players"])
            for seat, name in enumerate(wish.names):
                own = [
                    cycles[id] for id in (f"{CHARACTER}-{seat}", f"{self.seat_field}-{seat}") if id in cycles
                ]
                row = Row(
                    texts("new-seat", n=seat + 1),
                    cycles[f"who-{seat}"],
                    TextLine(name, id=f"name-{seat}", classes="name", compact=True),
                    *own,
                    id=f"seat-{seat}",
                    classes="seat",
                )
                row.set_class(self.has_characters, "with-character")
                row.display = seat < wish.players
                yield row
            for number, field in enumerate(rules):
                yield Row(field.label, cycles[field.id], classes="" if number else "gap")
            seed = TextLine(wish.seed, placeholder=texts("new-seed-random"), id="seed", compact=True)
            yield Row(texts("new-seed"), seed, classes="gap")
            for field in fields:
                if field.with_luck:
                    yield Row(field.label, cycles[field.id])
            yield Row(texts("points-of-others"), cycles["secret"])
            yield Button(Content(texts("new-begin")), id="begin", variant="primary", compact=True)
        about = Static(Content(self.opponent(wish)), classes="hint", id="opponent")
        about.display = bool(self.opponent(wish))
        yield about
        yield KeyBar()

    @cached_property
    def known(self) -> Known:
        """The games that were finished so far; none if they cannot be read, which is told."""
        try:
            return StatisticsFile(self.game_app.folder.folder).load().of(self.game_app.game_name)
        except Problem as problem:
            self.game_app.tell(problem)
            return Known()

    def suggestion(self, wish: NewGameForm) -> str:
        """An opponent for the first person at the table, if there were games to tell by; else nothing."""
        persons = [name for name, who in zip(wish.names, wish.who, strict=True) if who == PERSON]
        name = persons[0] if persons else ""
        suggestion = suggested_for(self.known.games, wish.game, name)
        if suggestion is None:
            return ""
        return suggestion_told(self.texts, suggestion, name)

    def opponent(self, wish: NewGameForm) -> str:
        """How the opponent plays whose seat has the focus, else the first; nothing where there is none."""
        seats = [seat for seat, who in enumerate(wish.who[: wish.players]) if who != PERSON]
        if not seats:
            return ""
        focus = self.focused
        row = row_of(focus).id if focus is not None else None
        seat = next((seat for seat in seats if row == f"seat-{seat}"), seats[0])
        level, character = wish.who[seat], wish.character(seat)
        told = {"level": level_name(self.texts, level), "about": level_about(self.texts, level)}
        # That somebody has none needs saying only where one could be chosen.
        if not character and not (focus is not None and focus.id == f"{CHARACTER}-{seat}"):
            return self.texts("new-opponent", n=seat + 1, **told)
        name, taste = character_name(self.texts, character), character_about(self.texts, character)
        return self.texts("new-opponent-character", n=seat + 1, character=name, taste=taste, **told)

    @property
    def has_characters(self) -> bool:
        """Whether opponents of the game may have a character."""
        return bool(self.game_app.box.minds().CHARACTERS)

    @property
    def seat_field(self) -> str:
        """What the game's field of a seat is called, if there is one."""
        assert self.wish is not None
        field = self.game_app.box.form.seat_field(self.texts, self.wish.values, 0)
        return "" if field is None else field.id

    def offers(self, wish: NewGameForm) -> Iterator[tuple[str, tuple[Choices, Value]]]:
        """What every field offers, and its value."""
        texts, box = self.texts, self.game_app.box
        yield "players", ([(count, str(count)) for count in box.game.PLAYERS], wish.players)
        levels = levels_of_game(wish.game)
        kinds = [(PERSON, texts("seat-person")), *((name, numbered_level(texts, name)) for name in levels)]
        for seat in range(len(wish.names)):
            yield f"who-{seat}", (kinds, wish.who[seat])
            characters = [(one, character_name(texts, one)) for one in wishes_for(wish.game, wish.who[seat])]
            yield f"{CHARACTER}-{seat}", (characters, wish.character(seat))
            field = box.form.seat_field(texts, wish.values, seat)
            if field is not None:
                yield f"{field.id}-{seat}", (drawn_choices(field), field.value)
        for field in box.form.fields(texts, wish.values, wish.players):
            yield field.id, (drawn_choices(field), field.value)
        openness = [(False, texts("points-open")), (True, texts("points-secret"))]
        yield "secret", (openness, self.game_app.settings.secret_points)

    @on(Cycle.Changed)
    def choose(self, event: Cycle.Changed) -> None:
        """Note a chosen value; what depends on it changes with it."""
        assert self.wish is not None
        field, _, seat = str(event.cycle.id).partition("-")
        if field == "secret":
            self.game_app.change_settings(secret_points=event.value)
            return
        if field == "players":
            self.wish = self.wish.with_players(event.value)
        elif field == "who":
            self.wish = self.wish.with_who(int(seat), event.value)
        elif field == CHARACTER:
            self.wish = self.wish.with_character(int(seat), event.value)
        elif seat:
            self.wish = self.wish.with_seat_value(int(seat), event.value)
        else:
            self.wish = self.wish.with_value(field, event.value)
        offers = dict(self.offers(self.wish))
        if offers.keys() != {cycle.id for cycle in self.query(Cycle)}:
            self.refresh(recompose=True)  # what was chosen asks for more, or for less
            return
        for name, (choices, value) in offers.items():
            cycle = self.query_one(f"#{name}", Cycle)
            cycle.offer(choices, value)
            cycle.display = is_shown(cycle)
        for number in range(len(self.wish.names)):
            self.query_one(f"#seat-{number}").display = number < self.wish.players
        self.suggest()
        self.tell_of_opponent()

    @on(events.DescendantFocus)
    def tell_of_opponent(self) -> None:
        """Say how the opponent plays that is looked at."""
        assert self.wish is not None
        self._tell("#opponent", self.opponent(self.wish))

    @on(Input.Changed)
    def write(self, event: Input.Changed) -> None:
        """Note what is typed."""
        assert self.wish is not None
        if event.input.id == "seed":
            self.wish = replace(self.wish, seed=event.value)
        else:
            self.wish = self.wish.with_name(int(str(event.input.id).removeprefix("name-")), event.value)
            self.suggest()

    def suggest(self) -> None:
        """Say whom the person who is named now should play."""
        assert self.wish is not None
        self._tell("#suggestion", self.suggestion(self.wish))

    def _tell(self, where: str, sentence: str) -> None:
        """A sentence in its place; no line where there is nothing to say."""
        place = self.query_one(where, Static)
        place.update(Content(sentence))
        place.display = bool(sentence)

    @on(Input.Submitted)
    def next_field(self) -> None:
        """Enter in a line of text goes on to the next field."""
        self.focus_next()

    @on(Button.Pressed, "#begin")
    def action_start(self) -> None:
        """Begin the game or, if it cannot be played, say why."""
        assert self.wish is not None
        try:
            match = game_of(self.wish, self.game_app.components)
        except Problem as problem:
            self.game_app.tell(problem)
            return
        form = {self.game_app.game_name: remembered(self.wish)}
        self.game_app.remember(new_game=self.game_app.settings.new_game | form)
        self.game_app.door.begin_new(match)


def is_shown(cycle: Cycle) -> bool:
    """Whether a field is there to be chosen in: that of a character only where there is more than none."""
    return len(cycle.choices) > 1 or not is_character(cycle)


def is_character(cycle: Cycle) -> bool:
    """Whether a character is chosen in a field."""
    return str(cycle.id).startswith(CHARACTER)


def drawn_choices(field: Field) -> Choices:
    """What a field of a game offers, players' colours in their colours."""
    if not field.are_colours:
        return field.choices
    return [(value, Content.styled(words, colour_style(value))) for value, words in field.choices]
