"""A game in progress and what can be made of it, without a screen."""
