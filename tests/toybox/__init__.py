"""A third game, small and made up, with what Notre Dame lacks: on it is proved what is said of any game."""
