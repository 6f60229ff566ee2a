"""What a client is shown: the table as one seat may know it, in one language."""

from dataclasses import dataclass, field, replace

from coffers.cards.library import all_facts
from coffers.log import outline, sentence
from coffers.picks import Decision
from coffers.prompts import option_label, option_words, prompt
from coffers.server.games import ServedGame
from coffers.server.messages import LogLine, Option, Part, Question, State
from coffers.server.speech import marked, parts, plain
from coffers.texts import Language
from coffers.views import Event, View


@dataclass(slots=True)
class Viewer:
    """Somebody who looks at a table, and what they have been shown of it already."""

    seat: int | None  # None: only looking on
    language: str
    number: int = -1  # the last number shown; -1 for none
    turn: int = -1  # the log before this turn has been shown for good; -1 for nothing
    lines: int = 0  # how many lines that was
    said: dict[tuple[Event, ...], list[Part]] = field(default_factory=dict)
    """The sentences of the lines shown last: most of them are shown again with the next answer."""


def state(game: ServedGame, viewer: Viewer) -> State:
    """The position, with the log and the events that are new to the viewer."""
    me = None if viewer.seat is None else game.players[viewer.seat]
    view = game.view(me)
    told, start, events = _news(game, viewer, me)
    seen = 0 <= viewer.number <= game.number
    log_from, log = _log(events, viewer, me)
    viewer.number = game.number
    news = events[told - start :] if seen else []
    return _state(game, view, viewer, log, log_from, news)


def _news(game: ServedGame, viewer: Viewer, me: str | None) -> tuple[int, int, list[Event]]:
    """From which event on things are new, and the events from the one with that number on.

    The log is sent from the start of a turn on. Where the viewer lags behind what is kept, or
    that turn has been taken back, everything is sent anew.
    """
    common = game.common(max(viewer.number, 0))
    told = game.told_at(common)
    starts = game.turn_starts()
    here = viewer.turn - game.turns_forgotten
    if viewer.turn > 0 and 0 < here <= len(starts) and told >= starts[here - 1]:
        start = starts[here - 1]
        return told, start, game.events(me, start)
    viewer.turn = viewer.lines = 0
    if game.turns_forgotten:
        whole = game.copy()
        assert isinstance(whole, ServedGame)
        return whole.told_at(common), 0, whole.events(me)
    return told, 0, game.events(me)


def _log(events: list[Event], viewer: Viewer, me: str | None) -> tuple[int, list[LogLine]]:
    """The lines of these events, and the index of the first one; the viewer has seen them now."""
    log_from = viewer.lines
    before = max(viewer.turn - 1, 0)
    language = marked(viewer.language)
    said: dict[tuple[Event, ...], list[Part]] = {}
    log = []
    for group, indent, turn in outline(events):
        key = tuple(group)
        if key not in said:
            said[key] = viewer.said.get(key) or parts(sentence(group, language, me))
        log.append(LogLine(before + turn, indent, said[key]))
    viewer.said = said
    viewer.turn = log[-1].turn if log else 0
    viewer.lines += sum(line.turn < viewer.turn for line in log)
    return log_from, log


def _state(
    game: ServedGame,
    view: View,
    viewer: Viewer,
    log: list[LogLine],
    log_from: int,
    events: list[Event],
) -> State:
    language = plain(viewer.language)
    if game.frozen is not None:
        view = replace(view, decision=None)
        asked = str(game.frozen)
    elif view.decision is not None:
        asked = prompt(view.decision, language, view)
    elif view.waiting_for is not None:
        asked = language.text("server-waiting-for", player=view.waiting_for)
    else:
        asked = language.text("server-over")
    return State(
        number=game.number,
        view=view,
        decision=question(game, view.decision, language) if view.decision else None,
        prompt=asked,
        waiting_for=view.waiting_for,
        undo=free_undo(game, view.me),
        log=log,
        log_from=log_from,
        events=events,
        over=view.over,
    )


def question(game: ServedGame, decision: Decision, language: Language) -> Question:
    """A decision with everything a client must show of it."""
    return Question(
        kind=decision.kind,
        source=decision.source,
        about=decision.about,
        subject=decision.subject,
        place=decision.place,
        passing=decision.passing,
        passing_label=(
            option_label(decision.passing, decision, language) if decision.passing else None
        ),
        all_treasures=decision.all_treasures,
        several=bool(game.engine_decision.several),
        count=decision.count,
        options=[
            Option(pick, option_label(pick, decision, language), _card(pick, decision))
            for pick in decision.options
        ],
    )


def _card(pick: str, decision: Decision) -> str | None:
    words = option_words(pick, decision)
    return words if decision.kind != "choose" and words in all_facts() else None


def free_undo(game: ServedGame, me: str | None) -> int:
    """How many of their last answers a player may take back without asking."""
    if me is None or game.over:
        return 0
    return min(game.undoable(me), len(game.answers) - game.opening)


def past_state(game: ServedGame, answers: int, seat: int | None, language: str) -> State:
    """A finished game as a seat saw it after so many answers; with no seat, all hands open."""
    past = game.past(answers)
    viewer = Viewer(seat, language, number=max(answers - 1, 0))
    shown = _open_state(past, viewer) if seat is None else state(past, viewer)
    shown.undo = 0
    return shown


def _open_state(past: ServedGame, viewer: Viewer) -> State:
    """The table with all cards open, once the game is over and there are no secrets left."""
    views = {name: past.view(name) for name in past.players}
    view = replace(
        past.view(),
        players=tuple(views[name].player(name) for name in past.players),
        decision=None if past.over else past.decision,
    )
    public = past.events()
    private = {name: past.events(name) for name in past.players}
    events = [
        private[knowing][i] if knowing else public[i] for i, knowing in enumerate(past.open_hands())
    ]
    viewer.turn = 0
    log_from, log = _log(events, viewer, None)
    first = past.told_at(past.common(viewer.number))
    return _state(past, view, viewer, log, log_from, events[first:])
