"""The themes: dark, light, high contrast, and one that colour-blind people can tell apart."""

from textual.theme import Theme

from nd_tui.looks.player_colours import ON_PAPER


def _players(**colours: str) -> dict[str, str]:
    return {f"player-{name}": colour for name, colour in colours.items()}


USUAL_PLAYERS = _players(blue="#6aa5ff", red="#ff6b6b", green="#6fcf7c", yellow="#e8c547", violet="#c48bff")
DARK_PLAYERS = _players(**ON_PAPER)
# Okabe and Ito's palette, which stays apart with every common kind of colour blindness.
SAFE_PLAYERS = _players(blue="#56b4e9", red="#d55e00", green="#009e73", yellow="#f0e442", violet="#cc79a7")
LOUD_PLAYERS = _players(blue="#66b3ff", red="#ff5555", green="#55ff55", yellow="#ffff55", violet="#ff77ff")

THEMES = (
    Theme(
        name="nd-dark",
        primary="#b58a4a",
        secondary="#7f8ea3",
        accent="#e0b15a",
        warning="#e0a030",
        error="#d05050",
        success="#6fae6f",
        background="#15171c",
        surface="#1c1f26",
        panel="#262a33",
        foreground="#e6e1d6",
        dark=True,
        variables=USUAL_PLAYERS,
    ),
    Theme(
        name="nd-light",
        primary="#7a5a20",
        secondary="#4a5a70",
        accent="#9a5b00",
        warning="#8a5a00",
        error="#a02020",
        success="#2a6a2a",
        background="#f7f3e8",
        surface="#efe9da",
        panel="#e4dcc8",
        foreground="#22201a",
        dark=False,
        variables=DARK_PLAYERS,
    ),
    Theme(
        name="nd-contrast",
        primary="#ffffff",
        secondary="#ffffff",
        accent="#ffff00",
        warning="#ffaa00",
        error="#ff5555",
        success="#55ff55",
        background="#000000",
        surface="#1a1a1a",
        panel="#202020",
        foreground="#ffffff",
        dark=True,
        variables=LOUD_PLAYERS,
    ),
    Theme(
        name="nd-colour-blind",
        primary="#e69f00",
        secondary="#999999",
        accent="#f0e442",
        warning="#e69f00",
        error="#d55e00",
        success="#56b4e9",
        background="#101418",
        surface="#181d22",
        panel="#232a30",
        foreground="#f0f0f0",
        dark=True,
        variables=SAFE_PLAYERS,
    ),
)
THEME_NAMES = tuple(theme.name for theme in THEMES)
DEFAULT_VARIABLES = USUAL_PLAYERS
