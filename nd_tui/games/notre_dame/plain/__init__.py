"""Notre Dame as lines of text."""
