"""Broken rules of Alchemy: clause, file, what stands there, what is written instead."""

CARDS = "cards/alchemy.py"

BROKEN: list[tuple[str, str, str, str]] = []
