"""Notre Dame in the terminal."""
