"""What a lesson can light on the table of Notre Dame."""

from core.notre_dame.names import ACTION_NAMES, PLACES
from nd_tui.lessons.lights import Lights

LIGHTS = Lights(
    places={
        "top": ("top", "#top"),
        "persons": ("persons", ".person"),
        **{f"person-{n}": ("persons", f"#person-{n}") for n in (1, 2, 3)},
        "plague": ("persons", "#plague"),
        "own": ("own", "#own"),
        "goods": ("own", "#own .goods"),
        **{ACTION_NAMES[place]: ("own", f"#own .place-{ACTION_NAMES[place]}") for place in PLACES},
        "harbour": ("own", "#own .harbour"),
        "hand": ("hand", "#hand"),
        "others": ("others", "#others"),
        "choices": ("choices", "#choices"),
        "streets": ("map", "#streets"),
        "log": ("log", "#log"),
        "keys": ("keys", "KeyBar"),
    },
    pages=("map",),
    acts=("map", "others", "persons"),
)
