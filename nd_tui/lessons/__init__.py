"""Lessons: read from `tutorials/`, held step by step, and remembered; what shows them is a screen."""
