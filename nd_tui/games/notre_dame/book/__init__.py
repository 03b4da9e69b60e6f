"""The rulebook of Notre Dame."""
