"""The rules of the game, as a library: no input or output, no language, no clock, no network."""
