"""The requests of a client, one function each; docs/server.md lists them."""

import asyncio
import secrets
from dataclasses import replace
from importlib.resources import files
from typing import TypeVar

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from coffers.bots.registry import by_strength, strength_of
from coffers.cards.library import all_facts, card_name, classes
from coffers.engine.editions import DEFAULT_EDITION, EDITIONS
from coffers.game import LARGEST_SEED, _checked_seed
from coffers.kingdoms import PLAYERS
from coffers.kingdoms.randomiser import expansions, random_kingdom
from coffers.kingdoms.sets import RecommendedSet, all_sets
from coffers.rules import rulings
from coffers.server.archive import Document, Job, Marks, Past, Result
from coffers.server.caching import if_new
from coffers.server.company import from_outside
from coffers.server.games import ServedGame
from coffers.server.lobby import shown
from coffers.server.messages import (
    BotFacts,
    CardFacts,
    CardInFull,
    CastVote,
    Choices,
    DrawnKingdom,
    FillSeat,
    Fork,
    ForkedTable,
    HintRequest,
    Join,
    KingdomRequest,
    Leave,
    Listing,
    Lobby,
    MyGames,
    MyTables,
    NewTable,
    OpenedTable,
    PlanRequest,
    Rematch,
    Ruling,
    SetFacts,
    TableState,
    TakenSeat,
)
from coffers.server.opponents import OWN, all_strategies, read_own, strategy_facts
from coffers.server.records import OVER, TableRow
from coffers.server.refusals import Refusal
from coffers.server.requests import (
    Desk,
    address,
    answer,
    common,
    desk,
    json_answer,
    read,
    reading,
    small_number,
    wished_language,
)
from coffers.server.results import ON_PAGE
from coffers.server.speech import plain
from coffers.symbols import effects_of
from coffers.texts import LANGUAGES, Language

MOST_LISTED = 100  # tables of one browser
MOST_PAGES = 10_000  # of its games
T = TypeVar("T")


# ---- what there is to play with ----------------------------------------------------------------


async def texts(request: Request) -> Response:
    """The texts of the client in one language."""
    reading(request)
    code = request.path_params["code"]
    source = files("coffers.texts").joinpath(code, "web.ftl")
    if code not in LANGUAGES or not source.is_file():
        raise Refusal(404, "no-page")
    return if_new(request, source.read_bytes(), "text/plain; charset=utf-8")


def card_facts(card: str, language: Language) -> CardFacts:
    facts = all_facts()[card]
    return CardFacts(
        name=card,
        german=plain("de").card(card),
        label=language.card(card),
        cost=facts.cost,
        price=facts.price,
        types=facts.types,
        type_labels=[language.text(f"words-type-{word.lower()}") for word in facts.types],
        set=facts.set,
        kind=facts.kind,
        overpay=facts.overpay,
        coins=facts.coins,
        potions=facts.potions,
        points=facts.points,
        does=effects_of(card),
        text=language.card_text(card),
    )


async def cards(request: Request) -> Response:
    reading(request)
    language = plain(wished_language(request))
    return common(request, [card_facts(card, language) for card in sorted(classes())])


async def card(request: Request) -> Response:
    """A card with its rulings."""
    reading(request)
    language = plain(wished_language(request))
    name = card_name(request.path_params["name"])
    found = [Ruling(c.id, language.ruling(c), c.editions) for c in rulings(name)]
    return common(request, CardInFull(**structs.asdict(card_facts(name, language)), rulings=found))


def set_facts(found: RecommendedSet, language: Language) -> SetFacts:
    return SetFacts(
        id=found.id,
        name=found.name,
        german=found.german,
        label=found.called(language.code),
        edition=found.edition,
        book=found.book,
        book_label=language.text(f"cli-book-{found.book}"),
        kingdom=found.cards,
        bane=found.bane,
        platinum_colony=found.platinum_colony,
        playable=not found.missing(),
        missing=found.missing(),
    )


async def sets(request: Request) -> Response:
    reading(request)
    language = plain(wished_language(request))
    return common(request, [set_facts(found, language) for found in all_sets()])


async def choices(request: Request) -> Response:
    """What a new table can be made of."""
    reading(request)
    say = plain(wished_language(request)).text
    return common(
        request,
        Choices(
            bots=[
                BotFacts(
                    bot, say(f"server-bot-{bot}"), say(f"server-about-{bot}"), strength_of(bot)
                )
                for bot in by_strength(desk(request).hall.bots())
            ],
            editions=list(EDITIONS),
            expansions=expansions(),
            fewest_players=PLAYERS[0],
            most_players=PLAYERS[1],
        ),
    )


async def strategies(request: Request) -> Response:
    """The plans by which a bot can play."""
    reading(request)
    return answer(all_strategies(plain(wished_language(request))))


async def plan(request: Request) -> Response:
    """A plan that somebody brings, looked at before it sits down."""
    wish = await read(request, PlanRequest, desk(request).changes)
    found = await asyncio.to_thread(read_own, wish.plan)
    return answer(strategy_facts(OWN, found, plain(wished_language(request))))


async def kingdom(request: Request) -> Response:
    """A random kingdom to look at before a table is opened."""
    wish = await read(request, KingdomRequest, desk(request).draws)
    seed = secrets.randbelow(LARGEST_SEED) if wish.seed is None else _checked_seed(wish.seed)
    wishes = replace(wish.random, edition=wish.random.edition or DEFAULT_EDITION)
    drawn = await asyncio.to_thread(random_kingdom, wishes, seed)
    return answer(DrawnKingdom(drawn.cards, drawn.bane, drawn.platinum_colony, seed))


# ---- tables ------------------------------------------------------------------------------------


async def open_table(request: Request) -> Response:
    place = desk(request)
    wish = await read(request, NewTable, place.tables)
    if wish.listed:
        place.listings.take(address(request))
    holder = place.keys.holder(request) or place.keys.new_holder()
    table, seat = await place.hall.open(wish, holder, plain(wished_language(request)))
    response = answer(OpenedTable(table, seat, f"/table/{table}"))
    place.keys.hand_out(response, holder, request)
    return response


async def open_lesson(request: Request) -> Response:
    """A table at which somebody learns to play."""
    place = desk(request)
    wish = await read(request, Join, place.tables)
    holder = place.keys.holder(request) or place.keys.new_holder()
    table = await place.hall.open_lesson(wish.name, holder, plain(wished_language(request)))
    response = answer(OpenedTable(table, 0, f"/table/{table}"))
    place.keys.hand_out(response, holder, request)
    return response


async def join(request: Request) -> Response:
    place = desk(request)
    wish = await read(request, Join, place.changes)
    holder = place.keys.holder(request) or place.keys.new_holder()
    table = request.path_params["id"]
    seat = await place.hall.join(table, holder, wish.name, plain(wished_language(request)))
    response = answer(TakenSeat(seat))
    place.keys.hand_out(response, holder, request)
    return response


async def rematch(request: Request) -> Response:
    place = desk(request)
    await read(request, dict, place.changes)
    holder = place.keys.holder(request)
    return answer(Rematch(await place.hall.rematch(request.path_params["id"], holder)))


async def fork(request: Request) -> Response:
    place = desk(request)
    wish = await read(request, Fork, place.tables)
    holder = place.keys.holder(request) or place.keys.new_holder()
    language = plain(wished_language(request))
    table = await place.hall.fork(
        request.path_params["id"], wish, holder, language, address(request)
    )
    response = answer(ForkedTable(table, wish.seat))
    place.keys.hand_out(response, holder, request)
    return response


async def table(request: Request) -> Response:
    row = await reading(request).hall.row(request.path_params["id"])
    return answer(await _seen_by(request, row))


async def mine(request: Request) -> Response:
    """The tables at which this browser has a seat."""
    place = reading(request)
    holder = place.keys.holder(request)
    rows = await place.hall.store.of_holder(holder, MOST_LISTED) if holder else []
    unfinished = [await _seen_by(request, row) for row in rows if row.status != OVER]
    finished = [await _seen_by(request, row) for row in rows if row.status == OVER]
    return answer(MyTables(unfinished, finished))


async def lobby(request: Request) -> Response:
    """The tables that anybody may join."""
    place = reading(request)
    holder = place.keys.holder(request)
    code = wished_language(request)
    rows = await place.hall.lobby.tables()
    return common(request, Lobby([shown(row, holder, code) for row in rows]))


async def listing(request: Request) -> Response:
    """Put a table into the lobby, or take it out."""
    place = desk(request)
    wish = await read(request, Listing, place.changes)
    if wish.listed:
        place.listings.take(address(request))
    table = request.path_params["id"]
    await place.hall.list_(table, place.keys.holder(request), wish.listed)
    return answer(await _seen_by(request, await place.hall.row(table)))


async def games(request: Request) -> Response:
    """The finished games of this browser, a page of them."""
    place = reading(request)
    holder = place.keys.holder(request)
    page = _point(request.query_params.get("page", "0"), MOST_PAGES)
    if holder is None:
        return answer(MyGames([], 0, ON_PAGE, 0))
    code = wished_language(request)
    return answer(await place.hall.results.games(holder, page, code, address(request)))


async def statistics(request: Request) -> Response:
    """How this browser has done in all its games."""
    place = reading(request)
    holder = place.keys.holder(request) or ""
    return answer(await place.hall.results.statistics(holder, plain(wished_language(request))))


async def _seen_by(request: Request, row: TableRow) -> TableState:
    """A table for the browser that asks."""
    place = desk(request)
    here = await place.hall.bus.seats_here(row.id)
    hall, limit = place.hall, place.settings.limits.away
    expert = hall.experts.processes > 0
    return from_outside(row, place.keys.holder(request), here, limit, expert)


# ---- after the end -----------------------------------------------------------------------------


UNIT = 300  # answers: what a game of that length costs to play again is counted as one request


async def _finished(request: Request) -> ServedGame:
    """A game that is over, if there have not been too many such requests."""
    place = reading(request, desk(request).replays)
    _, game = await place.hall.finished(request.path_params["id"])
    return game


async def _archived(request: Request, job: Job) -> Response:
    """What the archive has to say of a game that is over."""
    return json_answer(await desk(request).hall.archive.ask(job, address(request)))


async def _about_the_whole(request: Request, job: Job) -> Response:
    """The same where all of it must be played again: the longer it is, the more that counts."""
    game = await _finished(request)
    desk(request).replays.take(address(request), game.given / UNIT)
    return await _archived(request, job)


async def replay(request: Request) -> Response:
    """Where the turns of a finished game begin."""
    return await _about_the_whole(request, Marks(request.path_params["id"]))


async def at(request: Request) -> Response:
    """A finished game at one of its decisions."""
    game = await _finished(request)
    number = _point(request.path_params["number"], game.given)
    wish = request.query_params.get("seat", "all")
    seat = None if wish == "all" else _point(wish, len(game.players) - 1)
    language = wished_language(request)
    return await _archived(request, Past(request.path_params["id"], number, seat, language))


def _point(wish: str, most: int) -> int:
    """A number of a page's address, if it is one, and not too large."""
    number = small_number(wish)
    if number is None or number > most:
        raise Refusal(404, "no-such-point")
    return number


async def save(request: Request) -> Response:
    """A finished game as a file."""
    table = request.path_params["id"]
    response = await _about_the_whole(request, Document(table))
    response.headers["content-disposition"] = f'attachment; filename="coffers-{table}.json"'
    return response


async def result(request: Request) -> Response:
    """Scores, what made them, and how they came about."""
    return await _about_the_whole(request, Result(request.path_params["id"]))


async def analysis(request: Request) -> Response:
    """What the coach knows of a finished game by now."""
    place = reading(request)
    language = plain(wished_language(request))
    return answer(await place.hall.analysis(request.path_params["id"], language))


async def analyse(request: Request) -> Response:
    """Have the coach look at a finished game."""
    place = desk(request)
    await read(request, dict, place.changes)
    language = plain(wished_language(request))
    return answer(await place.hall.analyse(request.path_params["id"], language, address(request)))


# ---- while one plays ---------------------------------------------------------------------------


async def hint(request: Request) -> Response:
    """What the expert would do."""
    place = desk(request)
    wish = await read(request, HintRequest, place.hints)
    return answer(
        await place.hall.hint(
            request.path_params["id"],
            wish.number,
            place.keys.holder(request),
            plain(wished_language(request)),
            address(request),
        )
    )


async def resign(request: Request) -> Response:
    """Lose the game."""
    place, holder, _ = await _moving(request, dict)
    await place.hall.resign(request.path_params["id"], holder)
    return await _table_now(request)


async def leave(request: Request) -> Response:
    """Leave one's seat to a bot, or to whoever comes next."""
    place, holder, wish = await _moving(request, Leave)
    language = plain(wished_language(request))
    await place.hall.leave(request.path_params["id"], holder, wish.bot, language)
    return await _table_now(request)


async def count_up(request: Request) -> Response:
    """End the game of a lesson where it stands."""
    place, holder, _ = await _moving(request, dict)
    await place.hall.count_up(request.path_params["id"], holder)
    return await _table_now(request)


async def come_back(request: Request) -> Response:
    """Take back the seat that one has left to a bot."""
    place, holder, _ = await _moving(request, dict)
    await place.hall.come_back(request.path_params["id"], holder)
    return await _table_now(request)


async def vote(request: Request) -> Response:
    """Decide with the others about somebody who is missing."""
    place, holder, wish = await _moving(request, CastVote)
    await place.hall.vote(request.path_params["id"], holder, wish)
    return await _table_now(request)


async def fill(request: Request) -> Response:
    """Put a bot on a free seat."""
    place, holder, wish = await _moving(request, FillSeat)
    language = plain(wished_language(request))
    await place.hall.fill(request.path_params["id"], holder, wish, language)
    return await _table_now(request)


async def drop(request: Request) -> Response:
    """Call a table off before the game begins."""
    place, holder, _ = await _moving(request, dict)
    await place.hall.drop(request.path_params["id"], holder)
    return await _table_now(request)


async def unlist(request: Request) -> Response:
    """Take a table off one's list."""
    place, holder, _ = await _moving(request, dict)
    await place.hall.unlist(request.path_params["id"], holder)
    return await _table_now(request)


async def _moving(request: Request, kind: type[T]) -> tuple[Desk, str | None, T]:
    """The desk, the browser that asks, and its wish, for whatever changes who sits where."""
    place = desk(request)
    wish = await read(request, kind, place.changes)
    return place, place.keys.holder(request), wish


async def _table_now(request: Request) -> Response:
    row = await desk(request).hall.row(request.path_params["id"])
    return answer(await _seen_by(request, row))


ROUTES = [
    Route("/api/texts/{code}", texts),
    Route("/api/cards", cards),
    Route("/api/cards/{name}", card),
    Route("/api/sets", sets),
    Route("/api/choices", choices),
    Route("/api/strategies", strategies),
    Route("/api/plan", plan, methods=["POST"]),
    Route("/api/kingdom", kingdom, methods=["POST"]),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/lesson", open_lesson, methods=["POST"]),
    Route("/api/tables/{id}", table),
    Route("/api/tables/{id}/join", join, methods=["POST"]),
    Route("/api/tables/{id}/rematch", rematch, methods=["POST"]),
    Route("/api/tables/{id}/fork", fork, methods=["POST"]),
    Route("/api/tables/{id}/resign", resign, methods=["POST"]),
    Route("/api/tables/{id}/leave", leave, methods=["POST"]),
    Route("/api/tables/{id}/return", come_back, methods=["POST"]),
    Route("/api/tables/{id}/vote", vote, methods=["POST"]),
    Route("/api/tables/{id}/fill", fill, methods=["POST"]),
    Route("/api/tables/{id}/drop", drop, methods=["POST"]),
    Route("/api/tables/{id}/unlist", unlist, methods=["POST"]),
    Route("/api/tables/{id}/count", count_up, methods=["POST"]),
    Route("/api/tables/{id}/replay", replay),
    Route("/api/tables/{id}/at/{number}", at),
    Route("/api/tables/{id}/save", save),
    Route("/api/tables/{id}/result", result),
    Route("/api/tables/{id}/analysis", analysis),
    Route("/api/tables/{id}/analysis", analyse, methods=["POST"]),
    Route("/api/tables/{id}/hint", hint, methods=["POST"]),
    Route("/api/tables/{id}/listing", listing, methods=["POST"]),
    Route("/api/mine", mine),
    Route("/api/lobby", lobby),
    Route("/api/games", games),
    Route("/api/statistics", statistics),
]
