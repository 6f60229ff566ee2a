alchemist = Alchemist
    .one = an Alchemist
    .many = Alchemists

apothecary = Apothecary
    .one = an Apothecary
    .many = Apothecaries

apprentice = Apprentice
    .one = an Apprentice
    .many = Apprentices

familiar = Familiar
    .one = a Familiar
    .many = Familiars

golem = Golem
    .one = a Golem
    .many = Golems

herbalist = Herbalist
    .one = a Herbalist
    .many = Herbalists

philosophers-stone = Philosopher's Stone
    .one = a Philosopher's Stone
    .many = Philosopher's Stones

possession = Possession
    .one = a Possession
    .many = Possessions

potion = Potion
    .one = a Potion
    .many = Potions

scrying-pool = Scrying Pool
    .one = a Scrying Pool
    .many = Scrying Pools

transmute = Transmute
    .one = a Transmute
    .many = Transmutes

university = University
    .one = a University
    .many = Universities

vineyard = Vineyard
    .one = a Vineyard
    .many = Vineyards
