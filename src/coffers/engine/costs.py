"""What a card costs: coins, Potion and debt in one number.

Coins are the lowest 20 bits, so the cost of nearly every card simply is its coins, and adding
coins is adding. A cost is "up to" another one only if no part of it is greater.
"""

from typing import Final

from mypy_extensions import i64

COINS: Final = 0xFFFFF
POTION: Final = 0x100000
DEBT: Final = 0x10000000
POTIONS: Final = 255
ANY_DEBT: Final = 255  # more than any card costs


def packed(coins: i64, potion: i64, debt: i64) -> i64:
    return coins + POTION * potion + DEBT * debt


def coins_of(cost: i64) -> i64:
    return cost & COINS


def potions_of(cost: i64) -> i64:
    return (cost >> 20) & POTIONS


def debt_of(cost: i64) -> i64:
    return cost >> 28


def at_most(cost: i64, limit: i64) -> bool:
    """Whether a cost is covered by a limit, part by part."""
    if cost < POTION and limit < POTION:
        return cost <= limit
    return (
        cost & COINS <= limit & COINS
        and (cost >> 20) & POTIONS <= (limit >> 20) & POTIONS
        and cost >> 28 <= limit >> 28
    )


def cheaper(cost: i64, coins: i64) -> i64:
    """A cost reduced by some coins, but never below 0 (TURN-28)."""
    have = cost & COINS
    return cost - (coins if coins < have else have)


def written(cost: i64) -> str:
    """A cost as players write it: 3, 3P (and a Potion), 4D (Debt), 8+8D."""
    coins = cost & COINS
    potions = (cost >> 20) & POTIONS
    debt = cost >> 28
    said = str(coins) if coins > 0 or (potions == 0 and debt == 0) else ""
    said += "P" * potions
    if debt > 0:
        said += f"+{debt}D" if said else f"{debt}D"
    return said
