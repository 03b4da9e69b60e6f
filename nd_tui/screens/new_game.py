"""The form of a new game: who plays, by which rules, and with what luck."""

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Button, Footer, Input, Static

from core.game import Problem
from core.notre_dame.agents.levels import LEVELS as AGENTS
from core.notre_dame.names import COLOURS
from core.notre_dame.setup import EDITIONS, FEWEST_PLAYERS, MOST_PLAYERS
from nd_tui.play.new_game import NewGameForm, form_of, game_of, remembered
from nd_tui.screens.form import FormScreen
from nd_tui.storage.saves import PERSON
from nd_tui.widgets.fields import Choices, Cycle, Row, Value
from nd_tui.widgets.text_line import TextLine
from nd_tui.words.levels import numbered_level

OPTIONS = ("hotel_two_from", "fool_from_cathedral", "limited_gold", "new_persons")


class NewGameScreen(FormScreen[None]):
    """Begin a new game."""

    PLACE: ClassVar[str] = "new-game"
    AUTO_FOCUS = "#players"

    wish: NewGameForm | None = None

    def compose(self) -> ComposeResult:
        """The form, filled in as far as it has been."""
        texts = self.texts
        wish = self.wish = self.wish or form_of(
            self.game_app.settings.new_game.get(self.game_app.game_name, {}), texts
        )
        fields = {name: self.cycle(name, *offer) for name, offer in self.offers(wish)}
        yield Static(Content(texts("new-title")), classes="heading")
        with VerticalScroll(classes="form", can_focus=False):
            yield Row(texts("new-players"), fields["players"])
            for seat, name in enumerate(wish.names):
                row = Row(
                    texts("new-seat", n=seat + 1),
                    fields[f"who-{seat}"],
                    TextLine(name, id=f"name-{seat}", classes="name", compact=True),
                    fields[f"colour-{seat}"],
                    id=f"seat-{seat}",
                    classes="seat",
                )
                row.display = seat < wish.players
                yield row
            yield Row(texts("new-edition"), fields["edition"], classes="gap")
            for option in OPTIONS:
                yield Row(texts(f"rule-{option}"), fields[option])
            seed = TextLine(wish.seed, placeholder=texts("new-seed-random"), id="seed", compact=True)
            yield Row(texts("new-seed"), seed, classes="gap")
            yield Row(texts("new-start"), fields["start"])
            yield Row(texts("new-prestige"), fields["secret"])
            yield Button(Content(texts("new-begin")), id="begin", variant="primary", compact=True)
        yield Footer()

    def offers(self, wish: NewGameForm) -> Iterator[tuple[str, tuple[Choices, Value]]]:
        """What every field offers, and its value."""
        texts = self.texts
        counts = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        yield "players", ([(count, str(count)) for count in counts], wish.players)
        kinds = [(PERSON, texts("seat-person")), *((name, numbered_level(texts, name)) for name in AGENTS)]
        colours = [(c, Content.styled(texts(f"colour-{c}"), f"$player-{c}")) for c in COLOURS]
        for seat in range(MOST_PLAYERS):
            yield f"who-{seat}", (kinds, wish.who[seat])
            yield f"colour-{seat}", (colours, wish.colours[seat])
        yield "edition", ([(edition, texts(f"edition-{edition}")) for edition in EDITIONS], wish.edition)
        for option in OPTIONS:
            values = (3, 4) if option == "hotel_two_from" else (True, False)
            usual = self.value_told(getattr(EDITIONS[wish.edition], option))
            told = [(value, self.value_told(value)) for value in values]
            yield option, ([(None, texts("as-edition", value=usual)), *told], getattr(wish, option))
        seats = [(seat, texts("new-seat", n=seat + 1)) for seat in range(wish.players)]
        yield "start", ([(None, texts("new-start-seed")), *seats], wish.start)
        kinds_of_prestige = [(False, texts("prestige-open")), (True, texts("prestige-secret"))]
        yield "secret", (kinds_of_prestige, self.game_app.settings.secret_points)

    def value_told(self, value: int | bool) -> str:
        """The value of an option."""
        if isinstance(value, bool):
            return self.texts("form-yes" if value else "form-no")
        return str(value)

    @on(Cycle.Changed)
    def choose(self, event: Cycle.Changed) -> None:
        """Note a chosen value; what depends on it changes with it."""
        assert self.wish is not None
        field, _, seat = str(event.cycle.id).partition("-")
        match field:
            case "secret":
                self.game_app.change_settings(secret_points=event.value)
                return
            case "players":
                self.wish = self.wish.with_players(event.value)
            case "who":
                self.wish = self.wish.with_who(int(seat), event.value)
            case "colour":
                self.wish = self.wish.with_colour(int(seat), event.value)
            case _:
                self.wish = replace(self.wish, **{field: event.value})
        for name, (choices, value) in self.offers(self.wish):
            self.query_one(f"#{name}", Cycle).offer(choices, value)
        for number in range(MOST_PLAYERS):
            self.query_one(f"#seat-{number}").display = number < self.wish.players

    @on(Input.Changed)
    def write(self, event: Input.Changed) -> None:
        """Note what is typed."""
        assert self.wish is not None
        if event.input.id == "seed":
            self.wish = replace(self.wish, seed=event.value)
        else:
            self.wish = self.wish.with_name(int(str(event.input.id).removeprefix("name-")), event.value)

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
        self.game_app.begin_new(match)
