baron = Baron
    .one = a Baron
    .many = Barons

bridge = Bridge
    .one = a Bridge
    .many = Bridges

conspirator = Conspirator
    .one = a Conspirator
    .many = Conspirators

coppersmith = Coppersmith
    .one = a Coppersmith
    .many = Coppersmiths

courtier = Courtier
    .one = a Courtier
    .many = Courtiers

courtyard = Courtyard
    .one = a Courtyard
    .many = Courtyards

diplomat = Diplomat
    .one = a Diplomat
    .many = Diplomats

duke = Duke
    .one = a Duke
    .many = Dukes

great-hall = Great Hall
    .one = a Great Hall
    .many = Great Halls

harem = Harem
    .one = a Harem
    .many = Harems

ironworks = Ironworks
    .one = an Ironworks
    .many = Ironworks

lurker = Lurker
    .one = a Lurker
    .many = Lurkers

masquerade = Masquerade
    .one = a Masquerade
    .many = Masquerades

mill = Mill
    .one = a Mill
    .many = Mills

mining-village = Mining Village
    .one = a Mining Village
    .many = Mining Villages

minion = Minion
    .one = a Minion
    .many = Minions

nobles = Nobles
    .one = a Nobles
    .many = Nobles

patrol = Patrol
    .one = a Patrol
    .many = Patrols

pawn = Pawn
    .one = a Pawn
    .many = Pawns

replace = Replace
    .one = a Replace
    .many = Replaces

saboteur = Saboteur
    .one = a Saboteur
    .many = Saboteurs

scout = Scout
    .one = a Scout
    .many = Scouts

secret-chamber = Secret Chamber
    .one = a Secret Chamber
    .many = Secret Chambers

secret-passage = Secret Passage
    .one = a Secret Passage
    .many = Secret Passages

shanty-town = Shanty Town
    .one = a Shanty Town
    .many = Shanty Towns

steward = Steward
    .one = a Steward
    .many = Stewards

swindler = Swindler
    .one = a Swindler
    .many = Swindlers

torturer = Torturer
    .one = a Torturer
    .many = Torturers

trading-post = Trading Post
    .one = a Trading Post
    .many = Trading Posts

tribute = Tribute
    .one = a Tribute
    .many = Tributes

upgrade = Upgrade
    .one = a Upgrade
    .many = Upgrades

wishing-well = Wishing Well
    .one = a Wishing Well
    .many = Wishing Wells
