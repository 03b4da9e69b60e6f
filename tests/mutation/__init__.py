"""Small faults are put into the rules one by one, to see whether the tests notice."""
