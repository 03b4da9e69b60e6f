"""Rattus Cartus in words: its things, moves and events."""
