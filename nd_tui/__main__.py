"""`nd-tui`, or `python -m nd_tui`, is the command; its version is told before anything is loaded."""

import sys

from nd_tui import __version__

INTERRUPTED = 128 + 2  # what a shell tells of a program that was ended with Ctrl+C


def main() -> None:
    """Run the command; whoever has changed their mind while it loads is left in silence."""
    try:
        _main()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _main() -> None:
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
