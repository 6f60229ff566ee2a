ambassador = Ambassador
    .one = an Ambassador
    .many = Ambassadors

bazaar = Bazaar
    .one = a Bazaar
    .many = Bazaars

caravan = Caravan
    .one = a Caravan
    .many = Caravans

cutpurse = Cutpurse
    .one = a Cutpurse
    .many = Cutpurses

embargo = Embargo
    .one = an Embargo
    .many = Embargoes

explorer = Explorer
    .one = an Explorer
    .many = Explorers

fishing-village = Fishing Village
    .one = a Fishing Village
    .many = Fishing Villages

ghost-ship = Ghost Ship
    .one = a Ghost Ship
    .many = Ghost Ships

haven = Haven
    .one = a Haven
    .many = Havens

island = Island
    .one = an Island
    .many = Islands

lighthouse = Lighthouse
    .one = a Lighthouse
    .many = Lighthouses

lookout = Lookout
    .one = a Lookout
    .many = Lookouts

merchant-ship = Merchant Ship
    .one = a Merchant Ship
    .many = Merchant Ships

native-village = Native Village
    .one = a Native Village
    .many = Native Villages

navigator = Navigator
    .one = a Navigator
    .many = Navigators

outpost = Outpost
    .one = an Outpost
    .many = Outposts

pearl-diver = Pearl Diver
    .one = a Pearl Diver
    .many = Pearl Divers

pirate-ship = Pirate Ship
    .one = a Pirate Ship
    .many = Pirate Ships

salvager = Salvager
    .one = a Salvager
    .many = Salvagers

sea-hag = Sea Hag
    .one = a Sea Hag
    .many = Sea Hags

smugglers = Smugglers
    .one = a Smugglers
    .many = Smugglers

tactician = Tactician
    .one = a Tactician
    .many = Tacticians

treasure-map = Treasure Map
    .one = a Treasure Map
    .many = Treasure Maps

treasury = Treasury
    .one = a Treasury
    .many = Treasuries

warehouse = Warehouse
    .one = a Warehouse
    .many = Warehouses

wharf = Wharf
    .one = a Wharf
    .many = Wharves
