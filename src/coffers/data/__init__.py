"""Facts: cards.json, sets.json. No behaviour, no sentences."""
