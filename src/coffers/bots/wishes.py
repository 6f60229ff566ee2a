"""Bots that follow a list of wishes: buy the first of them that can be had."""

from librt.vecs import append, vec
from mypy_extensions import i64

from coffers.bots.sensible import Sensible
from coffers.engine.decisions import Decision
from coffers.engine.piles import lowest
from coffers.engine.player import Player
from coffers.engine.setup import Setup
from coffers.engine.vocabulary import NONE, PROVINCE

ANY_NUMBER = 99


class Wish:
    """Buy a card while one owns fewer than `most` and at most `provinces` Provinces are left, but
    more than `more_than`."""

    card: i64
    most: i64
    provinces: i64
    more_than: i64

    def __init__(self, card: i64, most: i64, provinces: i64, more_than: i64) -> None:
        self.card = card
        self.most = most
        self.provinces = provinces
        self.more_than = more_than


def wish(
    setup: Setup,
    card: str,
    most: int = ANY_NUMBER,
    provinces: int = ANY_NUMBER,
    more_than: int = NONE,
) -> Wish:
    return Wish(setup.number(card), most, provinces, more_than)


class WishList(Sensible):
    """Buys by a list of wishes and plays Actions in a fixed order."""

    wishes: list[Wish]
    order: vec[i64]

    def __init__(self, setup: Setup, wishes: list[Wish], order: list[str]) -> None:
        super().__init__(setup)
        self.wishes = wishes
        self.order = vec[i64]()
        for name in order:
            self.order = append(self.order, setup.number(name))

    def buy(self, me: Player, d: Decision) -> i64:
        provinces = me.table.left[PROVINCE]
        options = d.options
        for w in self.wishes:
            if (options >> w.card) & 1 and me.owned[w.card] < w.most:
                if w.more_than < provinces <= w.provinces:
                    return w.card
        return NONE

    def play(self, me: Player, d: Decision) -> i64:
        for c in self.order:
            if (d.options >> c) & 1:
                return c
        return lowest(d.options)


def big_money(setup: Setup) -> WishList:
    """Province, Gold, Silver and nothing else: the yardstick of every strategy."""
    return WishList(
        setup, [wish(setup, "Province"), wish(setup, "Gold"), wish(setup, "Silver")], []
    )


def big_money_with(setup: Setup, terminal: str, most: int = 2) -> WishList:
    """Big Money and up to so many of one card that it plays each turn."""
    wishes = [
        wish(setup, "Province"),
        wish(setup, "Gold"),
        wish(setup, terminal, most),
        wish(setup, "Silver"),
    ]
    return WishList(setup, wishes, [terminal])
