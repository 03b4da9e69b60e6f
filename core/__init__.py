"""The games without a screen: contract, luck, rules; usable with nothing else installed but msgspec."""
