"""The garbage collector kept away from what stays: looking through all of it for cycles takes too long."""

import gc

SELDOM = (10_000, 10, 10)  # new things before it looks at the youngest, and how often it goes further


def set_aside() -> None:
    """Let it look seldom, and only at what is made from now on; what has become useless meanwhile goes."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def pause() -> None:
    """Let it not look at all while the program starts: hardly anything made then becomes useless."""
    gc.disable()


def go_on() -> None:
    """Let it look again, if it was paused, at what is made from now on."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
