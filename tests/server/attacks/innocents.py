"""People who only want to play: twenty tables that answer once a second, in a process of their own.

They tell when each answer was sent and when it was shown, by the clock of the machine, so that
whoever started them can tell calm from fire.
"""

import argparse
import asyncio
import json
import time

from coffers.server.load import Outcome, Plan, check, everybody, open_table, percentile, play

TABLES = 20
READY = "ready"


async def be_there(plan: Plan, url: str) -> None:
    outcome = Outcome(plan)
    tables = [await asyncio.to_thread(open_table, plan, url, i) for i in range(plan.tables)]
    async with everybody(outcome, tables) as guests:
        print(READY, flush=True)
        until = time.monotonic() + plan.seconds
        await play(plan, guests, outcome, plan.seconds)
        # Those who were still thinking then have answered after it, and nobody listened any more.
        unheard = [
            (guest.waiting, until)
            for guest in guests
            if guest.waiting is not None and guest.waiting < until
        ]
        told = {
            "broadcasts": outcome.broadcasts,
            "unheard": unheard,
            "refused": outcome.refused,
            "lost": outcome.lost,
            "own_lag": percentile(outcome.lags, 0.99),
        }
        # Told before the sockets are closed, which takes its time where nobody answers.
        print(json.dumps(told), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("seconds", type=float)
    arguments = parser.parse_args()
    plan = Plan(tables=TABLES, seconds=arguments.seconds, urls=(arguments.url,))
    check(plan)
    asyncio.run(be_there(plan, arguments.url))


if __name__ == "__main__":
    main()
