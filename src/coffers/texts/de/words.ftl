### Kleine Wörter, aus denen andere Texte bestehen.

words-number = { $n ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $n }
}
words-list = { $most } und { $last }
words-cards = { $n ->
    [one] eine Karte
   *[other] { $word } Karten
}
