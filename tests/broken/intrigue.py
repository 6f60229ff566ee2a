"""Broken rules of Intrigue: clause, file, what stands there, what is written instead."""

CARDS = "cards/intrigue.py"

BROKEN: list[tuple[str, str, str, str]] = []
