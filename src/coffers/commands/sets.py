"""coffers sets: the recommended sets of the rulebooks."""

import argparse
import json
import sys

from coffers.kingdoms.sets import RecommendedSet, all_sets
from coffers.texts import Language, current


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    parser.add_argument("--json", action="store_true", help=language.text("cli-json"))
    parser.add_argument("--playable", action="store_true", help=language.text("cli-sets-playable"))


def as_json(found: RecommendedSet) -> dict[str, object]:
    return {
        "id": found.id,
        "name": found.name,
        "german": found.german,
        "book": found.book,
        "edition": found.edition,
        "kingdom": list(found.cards),
        "bane": found.bane,
        "platinum_colony": found.platinum_colony,
        "events": list(found.events),
        "landmarks": list(found.landmarks),
        "shelters": found.shelters,
        "playable": not found.missing(),
        "missing": found.missing(),
    }


def run(arguments: argparse.Namespace) -> int:
    chosen = [s for s in all_sets() if not arguments.playable or not s.missing()]
    if arguments.json:
        json.dump([as_json(s) for s in chosen], sys.stdout, ensure_ascii=False, indent=1)
        print()
        return 0
    say = current().text
    book = ""
    for found in chosen:
        if found.book != book:
            book = found.book
            if found is not chosen[0]:
                print()
            print(f"{say(f'cli-book-{book}')} ({found.edition})")
        names = (found.name, found.german)
        first, second = names if current().code == "en" else names[::-1]
        missing = found.missing()
        state = (
            say("cli-sets-missing", missing=", ".join(missing))
            if missing
            else say("cli-sets-ready")
        )
        print(f"  {first} ({second}): {state}")
    playable = sum(not s.missing() for s in all_sets())
    print(f"\n{say('cli-sets-summary', playable=playable, n=len(all_sets()))}")
    return 0
