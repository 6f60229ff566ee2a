### Small words that other texts are made of.

words-number = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
}
words-list = { $most } and { $last }
words-cards = { $n ->
    [one] a card
   *[other] { $word } cards
}
