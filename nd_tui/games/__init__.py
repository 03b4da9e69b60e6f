"""The games of the box, a folder each."""
