"""The report as a page: one HTML file that refers to nothing outside and prints well."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from coffers import __version__
from coffers.kingdoms.sets import all_sets
from coffers.kingdoms.settings import Setting
from coffers.lab import repeat
from coffers.lab.drawing import Numbers, Picture, ink_on, shade, svg, titles
from coffers.lab.match_pictures import match_pictures
from coffers.lab.matches import MatchResult
from coffers.lab.pictures import title_of
from coffers.lab.samples import sample_games
from coffers.lab.strategy import BotStrategy, PythonStrategy
from coffers.lab.tournament_pictures import Row, kingdom_name, of_group, ratings
from coffers.lab.tournaments import TournamentResult, cell, rating
from coffers.lab.words import kingdom_cards, number, percent, verdict
from coffers.strategies.plans import Plan, Strategy
from coffers.texts import Language

WITH_MARGINS = 12  # up to so many strategies the matrix shows how sure it is
DENSE = 20  # from so many on it is set in small type
SHADES = 20

# Nothing is loaded and nothing runs, whatever a strategy is called.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
{body}
</body>
</html>
"""


def page(result: MatchResult | TournamentResult, language: Language) -> str:
    title = title_of(result, language)
    if isinstance(result, MatchResult):
        body = match_body(result, language)
    else:
        body = tournament_body(result, language)
    return whole(title, body, language)


def whole(title: str, body: Iterable[str], language: Language) -> str:
    """A page of its own."""
    style = files("coffers.lab").joinpath("report.css").read_text("utf-8")
    return PAGE.format(
        language=language.code,
        policy=POLICY,
        title=escape(title),
        style=style + shades(),
        body=joined([tag("h1", title), *body], "\n"),
    )


# ---- elements ----------------------------------------------------------------------------------


class Html(str):
    """Markup. Any other text is escaped on its way into some."""


def tag(name: str, *inside: str, **attributes: str) -> Html:
    """An element; `class_` is the attribute that Python has no name for.

    >>> tag("p", "1 < 2", tag("b", "!"), class_="note")
    '<p class="note">1 &lt; 2<b>!</b></p>'
    """
    words = [f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items() if value]
    return Html(f"<{name}{''.join(words)}>{joined(inside)}</{name}>")


def joined(parts: Iterable[str], by: str = "") -> Html:
    return Html(by.join(part if isinstance(part, Html) else escape(part) for part in parts))


def table(numbers: Numbers, class_: str = "") -> Html:
    """A table that scrolls by itself where it is wider than the page."""
    head = tag("tr", *(tag("th", head, scope="col") for head in numbers.heads))
    rows = [
        tag("tr", tag("th", row[0], scope="row"), *(tag("td", text) for text in row[1:]))
        for row in numbers.rows
    ]
    inside = tag("table", tag("thead", head), tag("tbody", joined(rows, "\n")), class_=class_)
    return tag("div", inside, class_="wide")


def figure(picture: Picture, language: Language) -> Html:
    return tag(
        "figure",
        tag("h3", picture.title),
        Html(svg(picture)),
        tag("figcaption", picture.about),
        details(language.text("report-numbers"), table(picture.numbers)),
        class_="whole" if picture.whole else "",
        id=picture.name,
    )


def details(summary: str, *inside: str, opened: bool = False) -> Html:
    return tag("details", tag("summary", summary), *inside, open="open" if opened else "")


def figures(pictures: Iterable[Picture], language: Language) -> Html:
    return tag("div", *(figure(picture, language) for picture in pictures), class_="pictures")


def facts(rows: Iterable[tuple[str, str]]) -> Html:
    return tag("dl", *(part for name, fact in rows for part in (tag("dt", name), tag("dd", fact))))


# ---- matches -----------------------------------------------------------------------------------


def match_body(result: MatchResult, language: Language) -> list[Html]:
    say = language.text
    pictures = {picture.name: picture for picture in match_pictures(result, language)}
    first = [pictures.pop(name) for name in ("scores", "endings")]
    ahead = [pictures.pop(name) for name in ("standing", "leads") if name in pictures]
    found = [
        where(result, language),
        tag("p", finding(result, language), class_="finding"),
        tag("h2", say("report-result")),
        table(result_numbers(result, language)),
        tag("p", say("report-score-note"), class_="note"),
    ]
    if result.verdict is not None:
        found.append(tag("p", verdict(result, language)))
    found += [
        figures(first, language),
        tag("h3", say("report-seats")),
        table(seat_numbers(result, language)),
        tag("h2", say("report-games-section")),
        figures(pictures.values(), language),
    ]
    if ahead:
        found += [tag("h2", say("report-ahead-section")), figures(ahead, language)]
    else:
        found.append(tag("p", say("report-no-curves"), class_="note"))
    found += [
        tag("h2", say("report-played-section")),
        facts(
            [
                (say("report-kingdom"), kingdom_cards(result.kingdom, language)),
                (say("report-edition"), say("report-edition-of", edition=result.edition)),
                (
                    say("report-games"),
                    say(
                        "report-games-of",
                        games=result.games,
                        units=result.units,
                        orders=result.orders,
                    ),
                ),
                (say("report-seed"), str(result.seed)),
                (say("report-version"), __version__),
            ]
        ),
        tag("h2", say("report-strategies")),
        tag("div", *(strategy(s, language, True) for s in result.strategies), class_="strategies"),
        *sample(result, language),
        *repetition(result, language),
    ]
    return found


def sample(result: MatchResult, language: Language) -> list[Html]:
    """A game of the match to read, unless its players look ahead, which takes its time."""
    if any(isinstance(s, BotStrategy) and s.seconds for s in result.strategies):
        return []
    game = sample_games(result)[0]
    log = tag("pre", game.text(language))
    return [tag("h2", language.text("report-sample")), details(game.heading(language), log)]


def where(result: MatchResult, language: Language) -> Html:
    """The name of the kingdom, if it has one; its cards follow further down."""
    for recommended in all_sets():
        if (
            recommended.edition == result.edition
            and sorted(recommended.cards) == sorted(result.kingdom.cards)
            and recommended.bane == result.kingdom.bane
        ):
            name = recommended.german if language.code == "de" else recommended.name
            return tag("p", language.text("report-in-set", set=name), class_="where")
    return tag("p", kingdom_cards(result.kingdom, language), class_="where")


def finding(result: MatchResult, language: Language) -> str:
    """The result in a sentence."""
    order = sorted(range(result.players), key=lambda i: -result.scores[i].value)
    best, second = (result.scores[i] for i in order[:2])
    if best.value == result.scores[order[-1]].value:
        return language.text("report-finding-equal", games=result.games)
    names = titles(result, language)
    first = [names[i] for i in order if result.scores[i].value == best.value]
    answer = "best" if best.low > second.high else "open"
    return language.text(
        "report-finding",
        answer=answer if len(first) == 1 else "shared",
        strategy=language.listing(first),
        score=percent(best, language),
        games=result.games,
    )


def result_numbers(result: MatchResult, language: Language) -> Numbers:
    say = language.text
    heads = [say(f"lab-{name}") for name in ("strategy", "wins", "ties", "losses")]
    heads += [say("report-score"), say("lab-points"), say("report-lead")]
    rows = []
    for i, name in enumerate(titles(result, language)):
        shares = (result.wins[i], result.ties[i], result.losses[i], result.scores[i])
        means = (number(result.points[i], language), number(result.leads[i], language))
        rows.append([name, *(percent(e, language) for e in shares), *means])
    return Numbers(heads, rows)


def seat_numbers(result: MatchResult, language: Language) -> Numbers:
    say = language.text
    heads = [say("lab-strategy")]
    heads += [say("report-seat", n=seat + 1) for seat in range(result.players)]
    rows = [
        [name, *(say("lab-share", value=100 * score) for score in scores)]
        for name, scores in zip(titles(result, language), result.seats, strict=True)
    ]
    return Numbers(heads, rows)


# ---- tournaments -------------------------------------------------------------------------------


def tournament_body(result: TournamentResult, language: Language) -> list[Html]:
    say = language.text
    names = titles(result, language)
    sizes = {"games": result.games, "meetings": len(result.meetings)}
    found = [
        *(
            tag("p", leader(result, k, language), class_="finding")
            for k in range(len(result.groups))
        ),
        tag("h2", say("report-result")),
    ]
    if len(result.groups) > 1:
        found.append(tag("p", say("lab-groups", n=len(result.groups))))
    for k in range(len(result.groups)):
        found += group_body(result, k, language)
    idle = [name for i, name in enumerate(names) if i not in result.order]
    if idle:
        found.append(tag("p", say("report-did-not-play", names=language.listing(idle))))
    kingdoms = result.by_kingdom
    if len(kingdoms) > 1:
        found.append(
            heat(
                say("report-kingdoms"),
                say("report-kingdoms-about"),
                [names[i] for i in result.order],
                [kingdom_name(setting, k, language) for k, setting in enumerate(kingdoms)],
                [[estimates[i] for estimates in kingdoms.values()] for i in result.order],
            )
        )
    found += [
        tag("h2", say("report-played-section")),
        facts(
            [
                *played_in(list(kingdoms), language),
                (say("report-games"), say("report-games-in", **sizes)),
                (say("report-seed"), str(result.seed)),
                (say("report-version"), __version__),
            ]
        ),
        tag("h2", say("report-strategies")),
        tag(
            "div",
            *(strategy(result.strategies[i], language) for i in result.order),
            class_="strategies",
        ),
        *repetition(result, language),
    ]
    return found


def leader(result: TournamentResult, k: int, language: Language) -> str:
    """The best of a group, in a sentence."""
    best = result.groups[k][0]
    games = [
        sums["games"][0]
        for meeting, sums in zip(result.meetings, result.sums, strict=True)
        if meeting.first in result.groups[k]
    ]
    return language.text(
        "report-finding-tournament",
        strategy=titles(result, language)[best],
        rating=rating(result.ratings[best], language),
        games=sum(games),
        meetings=len(games),
    )


def group_body(result: TournamentResult, k: int, language: Language) -> list[Html]:
    """The ratings of a group, and who scored how much against whom in it."""
    say = language.text
    order = result.groups[k]
    columns = [str(place + 1) for place in range(len(order))]
    names = titles(result, language)
    return [
        figures([ratings(result, language, k)], language),
        heat(
            of_group(result, say("report-matrix"), language, k),
            f"{say('lab-matrix')} {say('report-matrix-of-many')}",
            [f"{place}. {names[i]}" for place, i in zip(columns, order, strict=True)],
            columns,
            [[result.matrix[i][j] for j in order] for i in order],
        ),
    ]


def played_in(settings: Sequence[Setting], language: Language) -> list[tuple[str, str]]:
    say = language.text
    if not settings:
        return [(say("report-kingdom"), say("lab-kingdoms-of-pairs"))]
    found = []
    for k, setting in enumerate(settings):
        cards = kingdom_cards(setting.kingdom, language)
        edition = say("report-edition-of", edition=setting.edition)
        found.append((kingdom_name(setting, k, language), f"{cards} ({edition})"))
    return found


def heat(
    title: str, note: str, names: Sequence[str], columns: Sequence[str], rows: Sequence[Row]
) -> Html:
    """A section with scores, as a table whose cells are coloured by what they say."""
    margins = len(columns) <= WITH_MARGINS

    def shaded(row: Row) -> Iterable[Html]:
        for estimate in row:
            if estimate is None:
                yield tag("td")
                continue
            inside = [cell(estimate)]
            if margins:
                inside.append(tag("small", f"±{100 * estimate.margin:.0f}"))
            yield tag("td", *inside, class_=f"s{round(SHADES * estimate.value)}")

    head = tag("tr", tag("td"), *(tag("th", column, scope="col") for column in columns))
    body = [
        tag("tr", tag("th", name, scope="row"), *shaded(row))
        for name, row in zip(names, rows, strict=True)
    ]
    inside = tag("table", tag("thead", head), tag("tbody", joined(body, "\n")), class_="heat")
    return tag(
        "section",
        tag("h2", title),
        tag("p", note, class_="note"),
        tag("div", inside, class_="wide"),
        class_="dense" if len(columns) >= DENSE else "",
    )


def shades() -> str:
    """The colours of scores, as a part of the style sheet."""
    colours = [shade(step / SHADES) for step in range(SHADES + 1)]
    return "".join(
        f".s{step} {{ background: {colour}; color: {ink_on(colour)}; }}\n"
        for step, colour in enumerate(colours)
    )


# ---- what was played ---------------------------------------------------------------------------


def strategy(played: Strategy, language: Language, opened: bool = False) -> Html:
    """A strategy: what it is called, what it does, and its plan."""
    say = language.text
    inside = [tag("h3", played.title(language.code))]
    if played.describe(language.code):
        inside.append(tag("p", played.describe(language.code)))
    if isinstance(played, Plan):
        inside.append(details(say("report-plan"), tag("pre", played.as_toml()), opened=opened))
    elif isinstance(played, BotStrategy):
        inside.append(tag("p", say("report-plan-of-bot"), class_="note"))
    elif isinstance(played, PythonStrategy):
        inside.append(tag("p", say("report-plan-of-class"), class_="note"))
        if played.source:
            inside.append(details(say("report-plan"), tag("pre", played.source), opened=opened))
    return tag("section", *inside)


def repetition(result: MatchResult | TournamentResult, language: Language) -> list[Html]:
    say = language.text
    found = [tag("h2", say("report-repeat"))]
    command = repeat.command(result)
    if command is None:
        return [*found, tag("p", say("report-no-command", seed=str(result.seed)))]
    found += [tag("p", say("report-command")), tag("pre", command)]
    if any(map(repeat.is_file, result.strategies)):
        found.append(tag("p", say("report-command-files"), class_="note"))
    return found
