"""`nd-tui`, or `python -m nd_tui`, is the command; its version is told before anything is loaded."""

import sys

from nd_tui import __version__


def main() -> None:
    """Run the command."""
    if sys.argv[1:] == ["--version"]:
        try:
            print(f"nd-tui {__version__}", flush=True)
        except OSError:
            pass  # the command will find the same, and tell it
        else:
            return
    from nd_tui.commands.main import main as command

    command()


if __name__ == "__main__":
    main()
