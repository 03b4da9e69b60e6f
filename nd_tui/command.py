"""The command `nd-tui`."""


def main() -> None:
    """Play."""
