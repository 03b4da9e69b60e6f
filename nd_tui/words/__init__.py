"""The game in words: its things, moves, events and problems as texts of a language."""
