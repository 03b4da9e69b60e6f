"""Learning the values of Rattus Cartus."""
