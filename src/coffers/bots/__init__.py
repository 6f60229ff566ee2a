"""Bots: strategies that play. They decide from what their own player may know."""
