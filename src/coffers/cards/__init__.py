"""The cards, one module per expansion, each card reading like its text."""
