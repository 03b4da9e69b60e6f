"""`python -m nd_tui` is the command."""

from nd_tui.command import main

if __name__ == "__main__":
    main()
