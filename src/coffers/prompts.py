"""What a player is asked, and what the answers are called, in the language of that player.

>>> from coffers import Game
>>> from coffers.texts import language
>>> game = Game(["Anna", "Ben"], seed=7)
>>> prompt(game.decision, language("de"), game.view("Anna"))
'Du darfst Geldkarten ausspielen.'
>>> option_label("play Copper", game.decision, language("de"))
'Kupfer'
"""

from collections.abc import Callable

from coffers.cards.library import all_facts
from coffers.log import card_name, label, some_cards
from coffers.picks import ALL_TREASURES, Decision
from coffers.texts import Language, slug
from coffers.views import View

MAY_BE_CHOSEN = ("trash", "discard", "topdeck", "discard deck")
"""Labels that may stand alone, as something one may do or not: message prompt-may-<label>."""


def prompt(decision: Decision, language: Language, view: View) -> str:
    """What is to be decided, and which card asks: "Militia: Discard two cards from your hand."

    `view` is the table as the one who decides sees it.
    """
    message = _message(decision, language, view)
    own = decision.subject is None or decides_for_another(decision, view)
    details: dict[str, Callable[[], object]] = {
        "may": lambda: _may(decision),
        "what": lambda: _what(decision, language, view),
        "place": lambda: _place(decision, language),
        "whose": lambda: "own" if own else "other",
        "subject": lambda: decision.subject or "",
        "about": lambda: card_name(decision.about, language),
        "this": lambda: language.some(decision.about) if decision.about else "",
        "turn": lambda: view.turn,
        "actions": lambda: language.text("words-actions", n=view.actions),
        "buys": lambda: language.text("words-buys", n=view.buys),
        "coins": lambda: money(view.coins, view.potions, language),
        "most": lambda: _most(decision, language),
    }
    named = {name: details[name]() for name in language.variables(message)}
    question = language.text(message, **named)
    if decision.reason:
        reason = label(decision.reason, language)
        question = language.text("prompt-reason", question=question, reason=reason)
    possessed = "-possessed" if decides_for_another(decision, view) else ""
    if decision.source is not None:
        source = language.card(decision.source)
        return language.text(
            f"prompt-from{possessed}", source=source, turn=view.turn, question=question
        )
    if possessed:
        return language.text("prompt-possessed", turn=view.turn, question=question)
    return question


def decides_for_another(decision: Decision, view: View) -> bool:
    """Whether it is a decision of whoever possesses the player whose turn it is."""
    return view.possessed_by == decision.player and decision.subject == view.turn


def option_words(pick: str, decision: Decision) -> str:
    """A pick without its verb: "buy Province" is "Province"."""
    return pick.removeprefix(f"{decision.kind} ")


def option_label(pick: str, decision: Decision, language: Language) -> str:
    """An answer as it is shown to a person."""
    if pick == ALL_TREASURES:
        return language.text("prompt-all-treasures")
    if pick == decision.passing:
        return language.text(f"prompt-pass-{slug(pick)}")
    words = option_words(pick, decision)
    if decision.players:
        return words
    if decision.kind == "choose":
        return label(words, language)
    if decision.kind == "pay" and not in_coins(decision):
        if words == "0":
            return card_name("nothing", language)
        return money(int(words.rstrip("P") or 0), words.count("P"), language)
    if words.isdecimal():
        return words
    return card_name(words, language)


def in_coins(decision: Decision) -> bool:
    """Whether all numbers on offer are plain ones: "2P" is one with a Potion."""
    return all(option_words(pick, decision).isdecimal() for pick in decision.options)


def money(coins: int, potions: int, language: Language) -> str:
    """So much money in words: "2 Coins, 1 Potion", without what there is none of."""
    parts = [language.text("words-coins", n=coins)] if coins or not potions else []
    if potions:
        parts.append(language.text("words-potions", n=potions))
    return ", ".join(parts)


def _message(decision: Decision, language: Language, view: View) -> str:
    """The message that asks."""
    kind = slug(decision.kind)
    if decision.source is None:
        if decision.passing == "end actions":
            return "prompt-action"
        if decision.passing == "end treasures":
            return "prompt-treasure"
    else:
        # What a card asks in its own words
        own = f"prompt-{kind}-{slug(decision.source)}"
        if language.has(own):
            return own
    if kind == "choose":
        return _choose_message(decision)
    if kind == "reveal" and decision.about:
        # an Attack that is being played asks itself; one that is gained does not
        if decision.source == decision.about and "Attack" in all_facts()[decision.about].types:
            return "prompt-reveal-attack"
        return "prompt-reveal-gaining"
    if kind == "topdeck" and decision.about:
        return "prompt-may-topdeck"
    if kind == "topdeck" and decision.place == "revealed" and not decision.passing:
        return "prompt-put-back"
    return f"prompt-{kind}"


def _choose_message(decision: Decision) -> str:
    choices = [option_words(option, decision) for option in decision.options]
    if len(choices) == 1 and decision.passing and choices[0] in MAY_BE_CHOSEN:
        return f"prompt-may-{slug(choices[0])}"
    if decision.about is None:
        return "prompt-choose"
    if decision.players:
        return "prompt-choose-player"
    return "prompt-choose-about"


def _most(decision: Decision, language: Language) -> str:
    """The largest number on offer."""
    largest = decision.options[-1]
    if decision.kind == "pay":
        return option_label(largest, decision, language)
    return option_words(largest, decision)


def _may(decision: Decision) -> str:
    if decision.passing is None:
        return "no"
    return "several" if decision.passing == "done" else "one"


def _what(decision: Decision, language: Language, view: View) -> str:
    """The card in question, if there is only one; else so many cards."""
    left = min(decision.count, view.player(decision.subject or decision.player).hand_size)
    only = option_words(decision.options[0], decision)
    if left <= 1 and len(decision.options) == 1 and only in all_facts():
        return language.some(only)
    return some_cards(max(1, left), language)


def _place(decision: Decision, language: Language) -> str:
    """Where the cards on offer lie, in words."""
    place = f"prompt-place-{decision.place}"
    return language.text(place if language.has(place) else "prompt-place-other")
