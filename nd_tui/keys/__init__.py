"""What keys do: the registry of actions, the palette, typed numbers, keys that are taken."""
