"""What a monkey has found."""


class Trouble(AssertionError):
    """The program ended, hung or lost something that it should not."""
