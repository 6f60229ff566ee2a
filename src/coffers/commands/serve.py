"""coffers serve: the table in the browser, for this machine or for many."""

import argparse
import contextlib
import webbrowser
from dataclasses import replace
from pathlib import Path

from coffers.errors import CoffersError
from coffers.texts import Language, current

HOST, PORT = "127.0.0.1", 8011
MOST_EXPERTS = 64
ANALYSIS, LONGEST_ANALYSIS = 60, 3_600  # seconds of thought for a finished game
AWAY, DAY = 180, 86_400  # seconds that somebody may be missing, and the most of them
LOOPBACK = ("127.0.0.1", "::1")


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    say = language.text
    parser.add_argument("--host", default=HOST, help=say("server-option-host", default=HOST))
    parser.add_argument(
        "--port", type=int, default=PORT, help=say("server-option-port", default=str(PORT))
    )
    parser.add_argument("--database", metavar="URL", help=say("server-option-database"))
    parser.add_argument("--redis", metavar="URL", help=say("server-option-redis"))
    parser.add_argument(
        "--secret-file", metavar=say("metavar-path"), help=say("server-option-secret-file")
    )
    parser.add_argument(
        "--origin", metavar="URL", action="append", default=[], help=say("server-option-origin")
    )
    parser.add_argument(
        "--proxy", metavar=say("metavar-address"), nargs="*", help=say("server-option-proxy")
    )
    parser.add_argument(
        "--address-limits",
        type=int,
        default=1,
        metavar="N",
        help=say("server-option-address-limits"),
    )
    parser.add_argument(
        "--metrics", metavar="[HOST:]PORT", help=say("server-option-metrics", default=HOST)
    )
    parser.add_argument("--experts", type=int, metavar="N", help=say("server-option-experts"))
    parser.add_argument(
        "--analysis",
        type=float,
        default=ANALYSIS,
        metavar=say("metavar-seconds"),
        help=say("server-option-analysis", default=ANALYSIS),
    )
    parser.add_argument(
        "--away",
        type=float,
        default=AWAY,
        metavar=say("metavar-seconds"),
        help=say("server-option-away", default=AWAY),
    )
    parser.add_argument("--open", action="store_true", help=say("server-option-open"))


def check_range(option: str, value: float, least: int, most: int) -> None:
    """Refuse what is too small or too large for an option."""
    if not least <= value <= most:
        raise CoffersError("out-of-range", option=option, least=str(least), most=str(most))


def host_and_port(text: str) -> tuple[str, int]:
    """Where to listen, as somebody wrote it: a port, perhaps with an address before it."""
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit():
        raise CoffersError("out-of-range", option="--metrics", least="0", most="65535")
    check_range("--metrics", int(port[:9]), 0, 65_535)
    return host.strip("[]") or HOST, int(port)


def run(arguments: argparse.Namespace) -> int:
    try:
        from coffers.server.experts import usual_processes
        from coffers.server.hall import Settings
        from coffers.server.keys import read_secret
        from coffers.server.limits import Limits, checked_network
        from coffers.server.serving import data_home, have_one_thing_in_mind, listen, serve
    except ModuleNotFoundError as missing:
        raise CoffersError("extra-missing", package=str(missing.name), extra="web") from None
    check_range("--port", arguments.port, 0, 65_535)
    check_range("--address-limits", arguments.address_limits, 1, 1_000)
    experts = usual_processes() if arguments.experts is None else arguments.experts
    check_range("--experts", experts, 0, MOST_EXPERTS)
    check_range("--analysis", arguments.analysis, 1, LONGEST_ANALYSIS)
    check_range("--away", arguments.away, 1, DAY)
    named = () if arguments.proxy is None else arguments.proxy or LOOPBACK
    proxies = tuple(checked_network(address) for address in named)
    settings = Settings(
        database=arguments.database or str(data_home() / "tables.sqlite"),
        secret=read_secret(Path(arguments.secret_file or data_home() / "secret")),
        redis=arguments.redis,
        limits=replace(Limits().for_many(arguments.address_limits), away=arguments.away),
        origins=tuple(arguments.origin),
        proxies=proxies,
        experts=experts,
        analysis=arguments.analysis,
    )
    on = listen(arguments.host, arguments.port)
    host, port = on.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"

    def ready(_: object) -> None:
        have_one_thing_in_mind()
        print(current().text("server-ready", address=address), flush=True)
        if arguments.open:
            webbrowser.open(address)

    with contextlib.ExitStack() as open_ports:
        open_ports.enter_context(on)
        metrics_on = None
        if arguments.metrics is not None:
            metrics_on = open_ports.enter_context(listen(*host_and_port(arguments.metrics)))
        serve(settings, on, ready, metrics_on)
    return 0
