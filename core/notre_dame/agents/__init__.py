"""Agents that play Notre Dame: each is given a view and a luck, nothing else."""
