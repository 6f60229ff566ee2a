### coffers play --against

terminal-metavar-strategy = STRATEGY
terminal-option-against = strategies to play against: names of shipped ones, TOML files, or Python classes (file.py:Class); the kingdom suits them
