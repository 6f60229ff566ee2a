### coffers play --against

terminal-metavar-strategy = STRATEGIE
terminal-option-against = Strategien, gegen die du spielst: Namen der mitgelieferten, TOML-Dateien oder Python-Klassen (datei.py:Klasse); das Königreich passt zu ihnen
