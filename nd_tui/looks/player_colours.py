"""The colours of players where no theme of the terminal says them: on paper, and on pages."""

ON_PAPER = {
    "blue": "#1f5fbf",
    "red": "#b3261e",
    "green": "#1e7a33",
    "yellow": "#8a6d00",
    "violet": "#7a3fb0",
}
