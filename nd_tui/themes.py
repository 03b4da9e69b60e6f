"""The themes: dark, light, high contrast, and one that colour-blind people can tell apart."""

from textual.theme import Theme

from core.notre_dame.names import COLOURS

USUAL_PLAYERS = ("#6aa5ff", "#ff6b6b", "#6fcf7c", "#e8c547", "#c48bff")
DARK_PLAYERS = ("#1f5fbf", "#b3261e", "#1e7a33", "#8a6d00", "#7a3fb0")
# Okabe and Ito's palette, which stays apart with every common kind of colour blindness.
SAFE_PLAYERS = ("#56b4e9", "#d55e00", "#009e73", "#f0e442", "#cc79a7")
LOUD_PLAYERS = ("#66b3ff", "#ff5555", "#55ff55", "#ffff55", "#ff77ff")


def _players(colours: tuple[str, ...]) -> dict[str, str]:
    return {f"player-{name}": colour for name, colour in zip(COLOURS, colours, strict=True)}


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
        variables=_players(USUAL_PLAYERS),
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
        variables=_players(DARK_PLAYERS),
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
        surface="#000000",
        panel="#202020",
        foreground="#ffffff",
        dark=True,
        variables=_players(LOUD_PLAYERS),
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
        variables=_players(SAFE_PLAYERS),
    ),
)
THEME_NAMES = tuple(theme.name for theme in THEMES)
DEFAULT_VARIABLES = _players(USUAL_PLAYERS)
