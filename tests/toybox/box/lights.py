"""What a lesson can light on the table."""

from nd_tui.lessons.lights import Lights

DECK = "pebbles-deck"  # the key that shows which cards are left

LIGHTS = Lights(
    places={
        "top": ("top", "#top"),
        "players": ("players", "#players"),
        "cards": ("cards", "#cards"),
        "deck": ("deck", "#cards"),
        "choices": ("choices", "#choices"),
        "log": ("log", "#log"),
        "keys": ("keys", "KeyBar"),
    },
    pages=("deck",),
    acts=(DECK,),
)
