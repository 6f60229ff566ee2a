"""When it is clear which answer is the best, and which ones are not worth another game."""

from librt.vecs import vec
from mypy_extensions import i64

from coffers.bots.ahead import WIN
from coffers.bots.weighing import ENOUGH, SEEN, Weighing

STEPS = (7, 13, 19, 27, 33)  # of no divisor of 100, so that each chance comes as often as it should


def weighed(*chances: float, games: int = 400) -> Weighing:
    """Answers that won such a share of their games, the luck of each its own."""
    found = Weighing(vec[i64](list(range(len(chances)))))
    for game in range(games):
        values = [
            WIN if (game * STEPS[i] + 3 * i) % 100 < 100 * chance else 0
            for i, chance in enumerate(chances)
        ]
        for i, value in enumerate(values):
            found.count(i, value, value, value - values[0])
    return found


def alive(found: Weighing) -> list[int]:
    return [i for i in range(len(found.answers)) if found.alive[i]]


def test_the_first_answer_stays_unless_another_is_clearly_better() -> None:
    assert weighed(0.5, 0.51).best() == 0
    assert weighed(0.5, 0.60, 0.4).best() == 1
    assert weighed(0.5, 0.60, 0.7).best() == 2


def test_it_is_settled_when_one_answer_is_better_than_all_others() -> None:
    assert weighed(0.7, 0.3, 0.4).is_settled()
    assert weighed(0.3, 0.7, 0.4).is_settled()
    assert not weighed(0.3, 0.7, 0.69).is_settled()
    assert not weighed(0.5, 0.51).is_settled()
    assert not weighed(0.9, 0.1, games=ENOUGH - 1).is_settled()


def test_it_is_settled_when_nothing_is_left_to_win_or_to_lose() -> None:
    assert weighed(1.0, 1.0, 1.0).is_settled()
    assert weighed(0.0, 0.0).is_settled()
    assert not weighed(1.0, 0.9).is_decided()
    assert not weighed(1.0, 0.0).is_decided()
    assert not weighed(1.0, 1.0, games=SEEN - 1).is_decided()


def test_what_is_hopeless_is_given_up_at_once() -> None:
    found = weighed(0.5, 0.3, 0.55, 0.54, 0.2)
    found.drop_hopeless()
    assert alive(found) == [0, 2, 3]
    early = weighed(0.5, 0.3, games=ENOUGH - 1)
    early.drop_hopeless()
    assert alive(early) == [0, 1]


def test_what_makes_no_difference_is_given_up() -> None:
    found = Weighing(vec[i64]([4, 5]))
    for game in range(ENOUGH):
        for i in range(2):
            found.count(i, WIN * (game % 2), WIN * (game % 2), 0)
    found.drop_hopeless()
    assert alive(found) == [0]
    assert found.is_settled()


def test_the_first_answer_survives_every_halving() -> None:
    found = weighed(0.1, 0.5, 0.6, 0.4, 0.3)
    found.drop_worse()
    assert alive(found) == [0, 1, 2]
    found.drop_worse()
    assert alive(found) == [0, 2]
    found.drop_worse()
    assert alive(found) == [0, 2]
