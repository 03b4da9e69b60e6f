"""The rulebook of Rattus Cartus."""
