border-village = Border Village
    .one = a Border Village
    .many = Border Villages

cache = Cache
    .one = a Cache
    .many = Caches

cartographer = Cartographer
    .one = a Cartographer
    .many = Cartographers

crossroads = Crossroads
    .one = a Crossroads
    .many = Crossroads

develop = Develop
    .one = a Develop
    .many = Develops

duchess = Duchess
    .one = a Duchess
    .many = Duchesses

embassy = Embassy
    .one = an Embassy
    .many = Embassies

farmland = Farmland
    .one = a Farmland
    .many = Farmlands

fools-gold = Fool's Gold
    .one = a Fool's Gold
    .many = Fool's Golds

haggler = Haggler
    .one = a Haggler
    .many = Hagglers

highway = Highway
    .one = a Highway
    .many = Highways

ill-gotten-gains = Ill-Gotten Gains
    .one = an Ill-Gotten Gains
    .many = Ill-Gotten Gains

inn = Inn
    .one = an Inn
    .many = Inns

jack-of-all-trades = Jack of All Trades
    .one = a Jack of All Trades
    .many = Jacks of All Trades

mandarin = Mandarin
    .one = a Mandarin
    .many = Mandarins

margrave = Margrave
    .one = a Margrave
    .many = Margraves

noble-brigand = Noble Brigand
    .one = a Noble Brigand
    .many = Noble Brigands

nomad-camp = Nomad Camp
    .one = a Nomad Camp
    .many = Nomad Camps

oasis = Oasis
    .one = an Oasis
    .many = Oases

oracle = Oracle
    .one = an Oracle
    .many = Oracles

scheme = Scheme
    .one = a Scheme
    .many = Schemes

silk-road = Silk Road
    .one = a Silk Road
    .many = Silk Roads

spice-merchant = Spice Merchant
    .one = a Spice Merchant
    .many = Spice Merchants

stables = Stables
    .one = a Stables
    .many = Stables

trader = Trader
    .one = a Trader
    .many = Traders

tunnel = Tunnel
    .one = a Tunnel
    .many = Tunnels
