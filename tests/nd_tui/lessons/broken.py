"""Lessons for tests: a small sound one, and ways to break it."""

from pathlib import Path

SOUND = """
seed = 832
moves = ["keep hotel", "keep hospital", "keep cathedral", "keep bank", "keep friend", "keep carriage_house"]

[setup]
players = ["Anna", "Luc", "Claire"]
start = 0

[[steps]]
say = "read"
lit = ["own"]

[[steps]]
say = "bank"
lit = ["hand", "choices"]
right = ["play bank", "play residence"]
answers = { "*" = "other" }
then = ["play hospital", "play carriage_house", "drive green-ol", "take"]

[[steps]]
say = "back"
act = "take-back"

[[steps]]
say = "branch"
act = "branch"

[[steps]]
say = "hotel"
right = ["play hotel"]
answers = { "play bank" = "bank", "play residence" = "residence" }

[[steps]]
say = "lines"
act = "lines"
"""


def write_lesson(folder: Path, *changes: tuple[str, str], name: str = "01-sound.toml") -> Path:
    """The sound lesson in a file, with some text of it replaced."""
    text = SOUND
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path
