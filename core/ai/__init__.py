"""Agents: each sees a view, never a state, and answers with a move."""
