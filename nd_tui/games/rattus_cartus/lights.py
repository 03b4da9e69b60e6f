"""What a lesson can light on the table of Rattus Cartus."""

from core.rattus_cartus.names import CLASSES
from nd_tui.lessons.lights import Lights

PILES = "rattus-piles"  # the key that shows what lies where, and its page of a small screen

LIGHTS = Lights(
    places={
        "top": ("top", "#top"),
        "row": ("row", "#row"),
        **{f"building-{n}": ("row", f"#building-{n}") for n in range(1, 6)},
        "tracks": ("tracks", "#tracks"),
        **{name: ("tracks", f"#track-{name}") for name in CLASSES},
        "nuns": ("nuns", "#nuns"),
        "hand": ("hand", "#hand"),
        "players": ("players", "#players"),
        "piles": ("piles", "#piles"),
        "choices": ("choices", "#choices"),
        "log": ("log", "#log"),
        "keys": ("keys", "KeyBar"),
    },
    pages=("piles",),
    acts=(PILES,),
)
