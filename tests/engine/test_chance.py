"""Chance that cannot be foretold: the cipher is the published one, and what it draws is fair."""

import struct
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from coffers.engine.chacha import MASK, chacha8, quarter_round, stirred
from coffers.engine.rng import Rng, seeded

# draft-strombergson-chacha-test-vectors-01, 8 rounds, 256-bit keys: two blocks of each.
WITHOUT_NONCE = {
    "00" * 32: "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
    "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    "01" + "00" * 31: "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
    "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
    "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
    "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
}
WITH_NONCE = [
    (
        "00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100",
        "0f1e2d3c4b596877",
        "60fdedbd1a280cb741d0593b6ea0309010acf18e1471f68968f4c9e311dca149"
        "b8e027b47c81e0353db013891aa5f68ea3b13dd2f3b8dd0873bf3746e7d6c567",
    ),
    (
        "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d",
        "1ada31d5cf688221",
        "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
        "6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b",
    ),
]
LAST_BLOCK = (  # of the reference implementation: no key, and a counter of nothing but ones
    "df8a0bceca2fbb111f29978fa9a64407c68ced975ff55a24707265d0687e6aef"
    "b3597eac46e4b0a79b3a49c8b0f1775ac3edd7eb6a6d9bcb38f276517a79e014"
)
KEY = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"


def in_hex(words: list[int]) -> str:
    return struct.pack(f"<{len(words)}I", *words).hex()


def start(key: str, counter_and_nonce: str) -> "vec[i64]":
    text = b"expand 32-byte k" + bytes.fromhex(key + counter_and_nonce)
    return vec[i64](list(struct.unpack("<16I", text)))


@pytest.mark.parametrize("key", WITHOUT_NONCE)
def test_the_cipher_is_chacha8(key: str) -> None:
    """Word by word, forwards and backwards, what was published."""
    cipher = chacha8(bytes.fromhex(key))
    assert in_hex([cipher.word(n) for n in range(32)]) == WITHOUT_NONCE[key]
    backwards = [cipher.word(n) for n in reversed(range(32))]
    assert in_hex(backwards[::-1]) == WITHOUT_NONCE[key]


@pytest.mark.parametrize(("key", "nonce", "block"), WITH_NONCE)
def test_eight_rounds_are_those_of_chacha8(key: str, nonce: str, block: str) -> None:
    assert in_hex(list(stirred(start(key, "00" * 8 + nonce), 8))) == block


def test_the_counter_of_blocks_has_64_bits() -> None:
    cipher = chacha8(bytes(32))
    assert in_hex(list(cipher.made(-1))) == LAST_BLOCK
    beyond = cipher.made(2**32)
    assert list(beyond) == list(stirred(start("00" * 32, "0000000001000000" + "00" * 8), 8))
    assert [cipher.word(2**36 + n) for n in range(16)] == list(beyond)


def test_twenty_rounds_are_those_of_rfc_8439() -> None:
    """The same rounds, more of them, against the vectors of another author."""
    words = vec[i64]([0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567])
    quarter_round(words, 0, 1, 2, 3)
    assert list(words) == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]
    block = stirred(start(KEY, "01000000" + "000000090000004a00000000"), 20)
    assert in_hex(list(block)) == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


# ---- what is drawn from it ----------------------------------------------------------------------


def test_a_secret_seed_means_the_same_chance_for_good() -> None:
    """The published words, as numbers below a thousand."""
    words = struct.unpack("<32I", bytes.fromhex(WITHOUT_NONCE["00" * 32]))
    rng = seeded("00" * 32)
    assert rng.state() == [0, 0, 0, 0]
    assert [rng.below(1000) for _ in range(32)] == [(1000 * word) >> 32 for word in words]
    assert rng.d == 32
    assert [rng.below(0), rng.below(1)] == [0, 0]


def unlikely(counts: Counter[int], kinds: int) -> float:
    """By how many standard deviations the chi-square of these counts is above what is expected."""
    expected = counts.total() / kinds
    chi_square = sum((counts[kind] - expected) ** 2 for kind in range(kinds)) / expected
    return float((chi_square - (kinds - 1)) / (2 * (kinds - 1)) ** 0.5)


@pytest.mark.parametrize("n", [2, 3, 7, 10, 52])
def test_every_number_is_as_likely_as_the_others(n: int) -> None:
    rng = seeded(KEY)
    assert unlikely(Counter(int(rng.below(n)) for _ in range(4000)), n) < 4


def test_words_that_would_favour_some_numbers_are_passed_over() -> None:
    """Eight words for three numbers: two of the eight would have to go to one of them."""
    n = 3 << 29
    rng, fast = seeded(KEY), seeded(1)
    assert unlikely(Counter(int(rng.below(n)) % 3 for _ in range(3000)), 3) < 4
    assert 3700 < rng.d < 4300
    assert unlikely(Counter(int(fast.below(n)) % 3 for _ in range(3000)), 3) > 20


@pytest.mark.parametrize("seed", [7, KEY])
def test_a_stream_goes_on_from_where_it_was_written_down(seed: int | str) -> None:
    rng = seeded(seed)
    for _ in range(37):
        rng.below(60)
    state = rng.state()
    twin = rng.copy()
    to_come = [rng.below(60) for _ in range(40)]
    again = seeded(seed)
    again.restore(state)
    assert again.state() == state
    assert [again.below(60) for _ in range(40)] == to_come
    assert [twin.below(60) for _ in range(40)] == to_come
    assert again.state() == twin.state() == rng.state() != state


def test_the_number_of_words_drawn_is_the_place_in_the_stream() -> None:
    rng = seeded(KEY)
    stream = [rng.below(60) for _ in range(100)]
    for n in (0, 15, 16, 17, 99, 3):
        rng.d = n
        assert rng.below(60) == stream[n]


def test_copies_go_their_own_ways() -> None:
    rng = seeded(KEY)
    rng.below(2)
    twin = rng.copy()
    stream = [rng.below(60) for _ in range(40)]
    assert [twin.below(60) for _ in range(40)] == stream


def test_every_bit_of_a_secret_seed_counts() -> None:
    def first(rng: Rng) -> tuple[int, ...]:
        return tuple(int(rng.below(2**30)) for _ in range(3))

    seeds = [f"{int(KEY, 16) ^ (1 << bit):064x}" for bit in range(256)]
    assert len({first(seeded(seed)) for seed in [KEY, *seeds]}) == 257


def test_what_is_written_down_of_a_secret_stream_holds_nothing_of_its_key() -> None:
    """... nor anything that is still to come."""
    rng = seeded(KEY)
    assert rng.cipher is not None
    words = {rng.cipher.word(n) for n in range(200)}
    key = set(rng.cipher.key)
    for drawn in range(100):
        rng.below(60)
        state = set(rng.state())
        assert not state & key
        assert state & words <= {rng.cipher.word(drawn)}
        assert all(0 <= number <= MASK for number in state)
