"""`nd-tui`, or `python -m nd_tui`, is the command; its version is told before anything is loaded."""

import sys

from nd_tui import __version__


def main() -> None:
    """Run the command."""
    if sys.argv[1:] == ["--version"]:
        print(f"nd-tui {__version__}")
        return
    from nd_tui import command

    command.main()


if __name__ == "__main__":
    main()
