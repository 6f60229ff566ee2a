"""Playing in the terminal: what is typed, what is shown, and a game of one person against bots.

`coffers play` (commands/play.py) starts it.
"""
