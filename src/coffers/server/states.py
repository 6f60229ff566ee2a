"""What a client is shown: the table as one seat may know it, in one language."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from msgspec import Struct

from coffers.cards.library import all_facts
from coffers.engine.events import Event as EngineEvent
from coffers.log import outline
from coffers.picks import Decision
from coffers.prompts import option_label, option_words, prompt
from coffers.server.games import ServedGame, Stage, farthest_back, is_told_apart
from coffers.server.messages import Changed, Changes, LogLine, Option, Question, Shown, State
from coffers.server.speech import plain, spoken
from coffers.texts import Language
from coffers.views import Counts, Event, View


class Seen(Struct):
    """Somebody who looks at a table, and what they have been shown of it already."""

    seat: int | None  # None: only looking on
    language: str
    number: int = -1  # the last number shown; -1 for none
    scene: int = -1  # the last scene shown
    shifted: int = 0  # `ServedGame.shifted` then
    turn: int = -1  # the turn in which that was; -1 for nothing shown yet
    told: int = 0  # how many events of that turn have been shown
    lines: dict[int, int] = {}
    """By turn, the last ones only: how many lines of the log come before it."""
    counts: bool = False  # whether they wish to be told what they could have counted


class Heard(Struct, frozen=True):
    """What a viewer has been told of a turn, so that only what is new need be said."""

    turn: int = -1
    shifted: int = 0  # `ServedGame.shifted` then
    events: list[Event] = []
    settled: int = 0  # lines of the log that will not change any more


NOTHING = Heard()


class Viewer(Seen):
    heard: Heard = NOTHING
    wants_changes: bool = False  # rather than whole positions...
    before: View | None = None  # ... after this one, which they have

    def seen(self) -> Seen:
        """What a viewer must remember."""
        return Seen(**{name: getattr(self, name) for name in Seen.__struct_fields__})

    def remember(self, seen: Seen) -> None:
        for name in Seen.__struct_fields__:
            setattr(self, name, getattr(seen, name))


DEEDS = {"turn-started", "played", "counted-money", "bought", "gained", "trashed", "discarded"}
"""The kinds of events that say what somebody did in a turn, in brief."""

KEPT_TURNS = 16  # turns of which a viewer knows where their lines start


def sent(viewer: Viewer, state: State) -> State | Changed:
    """A message as a viewer wants it: whole, or what has changed since the last one."""
    before, viewer.before = viewer.before, state.view
    if before is None or not viewer.wants_changes:
        return state
    parts = {name: getattr(state, name) for name in Shown.__struct_fields__}
    return Changed(**parts, view=changes(before, state.view))


def changes(before: View, now: View) -> Changes:
    """What is different between two positions of a game, to the same eyes."""
    found = Changes()
    for name in PLAIN:
        value = getattr(now, name)
        if value != getattr(before, name):
            setattr(found, name, value)
    players = [p for p, q in zip(now.players, before.players, strict=True) if p != q]
    piles = [p for p, q in zip(now.piles, before.piles, strict=True) if p is not q and p != q]
    if players:
        found.players = players
    if piles:
        found.piles = piles
    return found


PLAIN = [name for name in Changes.__struct_fields__ if name not in ("players", "piles")]


def news(game: ServedGame, viewer: Viewer) -> list[State]:
    """What is new to a viewer: each scene since the one they have seen, and what they must decide.

    How often others are asked in a scene, and whether at all, makes no difference to that.
    """
    number = game.number_for(viewer.seat)
    if viewer.number == number:
        return []
    shown = []
    decides = viewer.seat is not None and not game.over and game.decider == viewer.seat
    back = viewer.scene < 0 or viewer.shifted != game.shifted
    apart = is_told_apart(viewer.scene, game.scene, game.has_own_scene)
    at_once = decides and (back or not apart)
    if not back:
        missed = range(viewer.scene + 1, game.scene)
        for i, scene in enumerate(missed):
            stage = game.staged(scene)
            if stage is not None:
                later = len(missed) - i + (decides and not at_once)
                shown.append(_shown(game, viewer, stage, number - later, asked=False))
                stage.table.close()
    if back or viewer.scene < game.scene:
        now = number - (decides and not at_once)
        shown.append(_shown(game, viewer, game.stage(), now, asked=at_once))
    if decides and not at_once:
        shown.append(_shown(game, viewer, game.stage(), number, asked=True))
    viewer.scene, viewer.shifted = game.scene, game.shifted
    return shown


def state(game: ServedGame, viewer: Viewer) -> State:
    """The position, with the events that are new to the viewer, and all of the log that is new: for
    that a game that has forgotten turns is played again, if it knows their answers."""
    if is_behind(game, viewer) and game.is_whole:
        whole = game.copy()
        assert isinstance(whole, ServedGame)
        return last_state(whole, viewer)
    return last_state(game, viewer)


def last_state(game: ServedGame, viewer: Viewer) -> State:
    """The same with no more of the log than is kept, however much is new to the viewer."""
    stage = game.stage()
    shown = _shown(game, viewer, stage, game.number_for(viewer.seat), asked=True)
    viewer.scene, viewer.shifted = game.scene, game.shifted
    return shown


def is_behind(game: ServedGame, viewer: Viewer) -> bool:
    """Whether more of the game is needed to show a viewer all of the log than is kept of it."""
    first = _first_turn(game, viewer, game.turn)
    return game.turns_forgotten > 0 and (first <= game.turns_forgotten or first not in viewer.lines)


def _first_turn(game: ServedGame, viewer: Viewer, turn: int) -> int:
    """The first turn of which the viewer may not know everything, in a game that is in that one."""
    first = min(viewer.turn, turn)
    if viewer.shifted != game.shifted:
        first -= farthest_back(game)  # something was taken back
    return max(first, 0)


def _shown(game: ServedGame, viewer: Viewer, stage: Stage, number: int, asked: bool) -> State:
    """A moment as the viewer may know it, with what is new to them."""
    me = None if viewer.seat is None else game.players[viewer.seat]
    recent = [] if _goes_on(game, viewer) else _recent(game, stage, me)
    log_from, log, events = _log(game, viewer, stage, me)
    viewer.number = number
    decision = game.decision if asked and not game.over else None
    view = game.seen(stage.table, me, decision)
    counts = game.counted(stage.table, me) if viewer.counts else None
    return _state(game, view, viewer, log, log_from, events, recent, counts)


def _goes_on(game: ServedGame, viewer: Viewer) -> bool:
    """Whether what is new to a viewer can be told as going on from what they have seen."""
    return viewer.turn >= 0 and (viewer.scene < 0 or viewer.shifted == game.shifted)


Told = Callable[[Sequence[EngineEvent]], list[Event]]


def _log(
    game: ServedGame, viewer: Viewer, stage: Stage, me: str | None, tell: Told | None = None
) -> tuple[int, list[LogLine], list[Event]]:
    """From which line on the log is sent, those lines, and the events that are new.

    The log is sent from where it may have changed: the last line shown, or the start of the turn to
    which the game has gone back. Where that is not kept any more, it begins with what is.
    """
    first = _first_turn(game, viewer, stage.turn)
    if first not in viewer.lines or first < game.turns_forgotten:
        first = game.turns_forgotten + 1 if game.turns_forgotten else 0
        viewer.lines = {first: 0}
    new = _goes_on(game, viewer)
    tell = tell or (lambda told: game.told_to(me, told))
    heard = _heard(game, viewer)
    log: list[LogLine] = []
    news: list[Event] = []
    at = viewer.lines[first]
    log_from = at + (heard.settled if heard.turn == first else 0)
    lines = {turn: line for turn, line in viewer.lines.items() if turn <= first}
    for turn in range(first, stage.turn + 1):
        told = stage.log if turn == stage.turn else game.turn_log(turn) or ()
        if heard.turn != turn:
            heard = Heard(turn, game.shifted)
        events = heard.events + tell(told[len(heard.events) :])
        lines[turn] = at
        outlined = outline(events)
        for group, indent, _ in outlined[heard.settled :]:
            said = spoken(group, viewer.language, me)
            log.append(LogLine(turn, indent, said, group[0].player, group[0].kind))
        at += len(outlined)
        if new and turn >= viewer.turn:
            news += events[viewer.told if turn == viewer.turn else 0 :]
        heard = Heard(turn, game.shifted, events, max(0, len(outlined) - 1))
    viewer.heard = heard
    viewer.turn, viewer.told = stage.turn, len(stage.log)
    viewer.lines = dict(list(lines.items())[-KEPT_TURNS:])
    return log_from, log, news


def _heard(game: ServedGame, viewer: Viewer) -> Heard:
    """What the viewer has been told of the turn last shown, if that is still true."""
    heard = viewer.heard
    is_true = (heard.turn, heard.shifted, len(heard.events)) == (
        viewer.turn,
        game.shifted,
        viewer.told,
    )
    return heard if is_true else NOTHING


def _recent(
    game: ServedGame, stage: Stage, me: str | None, tell: Told | None = None
) -> list[Event]:
    """What everybody did in their last turn and in this one, as far as it is kept."""
    events: list[Event] = []
    for turn in range(max(stage.turn - len(game.players) - 1, 0), stage.turn + 1):
        told = stage.log if turn == stage.turn else game.turn_log(turn) or ()
        events += tell(told) if tell else game.told_to(me, told)
    return [event for event in events if event.kind in DEEDS]


def _state(
    game: ServedGame,
    view: View,
    viewer: Viewer,
    log: list[LogLine],
    log_from: int,
    events: list[Event],
    recent: list[Event],
    counts: Counts | None,
) -> State:
    """All of that as a message; whoever sends it may add how long there is to decide."""
    language = plain(viewer.language)
    if game.frozen is not None:
        view = replace(view, decision=None)
        asked = str(game.frozen)
    elif game.over:
        view = replace(view, over=True, waiting_for=None)
        asked = language.text(f"server-over-{game.ended}" if game.ended else "server-over")
    elif view.decision is not None:
        asked = prompt(view.decision, language, view)
    elif view.waiting_for is not None:
        asked = language.text("server-waiting-for", player=view.waiting_for)
    else:
        asked = language.text("server-waiting-for-others")
    return State(
        number=viewer.number,
        view=view,
        decision=question(game, view.decision, language) if view.decision else None,
        prompt=asked,
        waiting_for=view.waiting_for,
        undo=free_undo(game, view.me) if view.decision else 0,
        log=log,
        log_from=log_from,
        events=events,
        recent=recent,
        over=view.over,
        seconds=None,
        counts=counts,
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
    return min(game.undoable(me), game.length)


def past_state(game: ServedGame, answers: int, seat: int | None, language: str) -> State:
    """A finished game as a seat saw it after so many answers; with no seat, all hands open."""
    past = game.past(answers)
    viewer = Viewer(seat, language, answers)
    viewer.turn, viewer.told = past.before_last_answer()
    stage = past.stage()
    decision = None if past.over else past.decision
    if seat is None:
        view = _open_view(past, decision)
        log_from, log, events = _log(past, viewer, stage, None, past.told_openly)
        recent = _recent(past, stage, None, past.told_openly)
    else:
        me = past.players[seat]
        view = past.seen(stage.table, me, decision)
        log_from, log, events = _log(past, viewer, stage, me)
        recent = _recent(past, stage, me)
    counts = past.counted(stage.table, view.me, openly=seat is None)
    shown = _state(past, view, viewer, log, log_from, events, recent, counts)
    shown.undo = 0
    return shown


def _open_view(past: ServedGame, decision: Decision | None) -> View:
    """The table with all cards open, once the game is over and there are no secrets left."""
    players = tuple(past.view(name).player(name) for name in past.players)
    view = past.view(past.view().possessed_by or past.view().turn)
    asked = None if decision is None else decision.player
    return replace(view, me=None, players=players, decision=decision, waiting_for=asked)
