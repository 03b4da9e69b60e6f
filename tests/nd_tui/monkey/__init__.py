"""A monkey at a real terminal: it presses, clicks, pastes and resizes at random, and nothing may break.

`python -m tests.nd_tui.monkey --seed 7 --minutes 5` lets one loose; what it does follows from its seed.
"""
