"""The lessons of the toy game."""
