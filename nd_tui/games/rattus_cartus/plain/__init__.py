"""Rattus Cartus as lines of text."""
