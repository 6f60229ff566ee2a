bag-of-gold = Bag of Gold
    .one = a Bag of Gold
    .many = Bags of Gold

diadem = Diadem
    .one = a Diadem
    .many = Diadems

fairgrounds = Fairgrounds
    .one = a Fairgrounds
    .many = Fairgrounds

farming-village = Farming Village
    .one = a Farming Village
    .many = Farming Villages

followers = Followers
    .one = a Followers
    .many = Followers

fortune-teller = Fortune Teller
    .one = a Fortune Teller
    .many = Fortune Tellers

hamlet = Hamlet
    .one = a Hamlet
    .many = Hamlets

harvest = Harvest
    .one = a Harvest
    .many = Harvests

horn-of-plenty = Horn of Plenty
    .one = a Horn of Plenty
    .many = Horns of Plenty

horse-traders = Horse Traders
    .one = a Horse Traders
    .many = Horse Traders

hunting-party = Hunting Party
    .one = a Hunting Party
    .many = Hunting Parties

jester = Jester
    .one = a Jester
    .many = Jesters

menagerie = Menagerie
    .one = a Menagerie
    .many = Menageries

princess = Princess
    .one = a Princess
    .many = Princesses

remake = Remake
    .one = a Remake
    .many = Remakes

tournament = Tournament
    .one = a Tournament
    .many = Tournaments

trusty-steed = Trusty Steed
    .one = a Trusty Steed
    .many = Trusty Steeds

young-witch = Young Witch
    .one = a Young Witch
    .many = Young Witches
