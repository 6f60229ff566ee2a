"""What the points of a finished game are made of."""

from coffers.game import Game


def points_made(game: Game, player: str) -> list[tuple[str, int, int]]:
    """The cards of a player that score: name, how many, and what they are worth together.

    Once the game is over everybody counts openly, so this may look at all cards.
    """
    owner = game.table.players[game.players.index(player)]
    made = []
    for card in game.setup.cards:
        n = int(owner.owned[card.number])
        if n > 0:
            worth = int(card.points(owner))
            is_victory = (game.setup.victories >> card.number) & 1 == 1
            if worth or is_victory:
                made.append((card.name, n, n * worth))
    return sorted(made, key=lambda entry: -entry[2])
