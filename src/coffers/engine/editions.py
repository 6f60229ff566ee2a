"""The editions of the rules. Where the books differ, a rule reads a switch, and it is here."""

from typing import Final, final

from mypy_extensions import mypyc_attr

RULES: Final = 1
"""The version of the rules as they are carried out. It is raised with every correction that can
make a game come out another way, so that games saved before are not taken for damaged."""


@final
@mypyc_attr(acyclic=True)
class Edition:
    """One reading of the rules; docs/editions.md explains the switches to players."""

    name: str
    throne_room_optional: bool  # base game, 2nd edition: you may play an Action twice
    moneylender_optional: bool  # ... you may trash a Copper
    mine_optional: bool  # ... you may trash a Treasure
    own_reward_first: bool  # Tournament: the reward is taken before the others reveal
    curses_before_discards: bool  # Followers: all Curses first, then all discards
    horn_of_plenty_optional: bool  # Horn of Plenty: gaining is a permission
    masquerade_passes_over: bool  # Masquerade: whoever has no cards in hand is left out
    tokens_to_possessor: bool  # Possession: tokens of that turn are the possessor's, too

    def __init__(
        self,
        name: str,
        second_base_edition: bool,
        own_reward_first: bool,
        curses_before_discards: bool,
        horn_of_plenty_optional: bool,
    ) -> None:
        self.name = name
        self.throne_room_optional = second_base_edition
        self.moneylender_optional = second_base_edition
        self.mine_optional = second_base_edition
        self.own_reward_first = own_reward_first
        self.curses_before_discards = curses_before_discards
        self.horn_of_plenty_optional = horn_of_plenty_optional
        self.masquerade_passes_over = second_base_edition
        self.tokens_to_possessor = second_base_edition


EDITIONS: Final = {
    "2011": Edition(
        "2011",
        second_base_edition=False,
        own_reward_first=False,
        curses_before_discards=True,
        horn_of_plenty_optional=False,
    ),
    "2011-de": Edition(
        "2011-de",
        second_base_edition=False,
        own_reward_first=True,
        curses_before_discards=False,
        horn_of_plenty_optional=True,
    ),
    "2017": Edition(
        "2017",
        second_base_edition=True,
        own_reward_first=False,
        curses_before_discards=False,
        horn_of_plenty_optional=False,
    ),
}
DEFAULT_EDITION: Final = "2017"
