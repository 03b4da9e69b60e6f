"""The board of Rattus Cartus on the screen."""
