"""The street map as lines and places in cells, and as something to walk on; no screen is needed for it."""
