"""The opponents of Rattus Cartus."""
