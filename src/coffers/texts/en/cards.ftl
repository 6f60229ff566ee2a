### Cards of Dominion, Prosperity, Cornucopia and Guilds: names as they stand in a sentence.
###
### .one   the name with its indefinite article: "Ben reveals a Moat"
### .many  the plural, as after a number: "three Witches"

## Dominion

adventurer = Adventurer
    .one = an Adventurer
    .many = Adventurers

artisan = Artisan
    .one = an Artisan
    .many = Artisans

bandit = Bandit
    .one = a Bandit
    .many = Bandits

bureaucrat = Bureaucrat
    .one = a Bureaucrat
    .many = Bureaucrats

cellar = Cellar
    .one = a Cellar
    .many = Cellars

chancellor = Chancellor
    .one = a Chancellor
    .many = Chancellors

chapel = Chapel
    .one = a Chapel
    .many = Chapels

copper = Copper
    .one = a Copper
    .many = Coppers

council-room = Council Room
    .one = a Council Room
    .many = Council Rooms

curse = Curse
    .one = a Curse
    .many = Curses

duchy = Duchy
    .one = a Duchy
    .many = Duchies

estate = Estate
    .one = an Estate
    .many = Estates

feast = Feast
    .one = a Feast
    .many = Feasts

festival = Festival
    .one = a Festival
    .many = Festivals

gardens = Gardens
    .one = a Gardens
    .many = Gardens

gold = Gold
    .one = a Gold
    .many = Golds

harbinger = Harbinger
    .one = a Harbinger
    .many = Harbingers

laboratory = Laboratory
    .one = a Laboratory
    .many = Laboratories

library = Library
    .one = a Library
    .many = Libraries

market = Market
    .one = a Market
    .many = Markets

merchant = Merchant
    .one = a Merchant
    .many = Merchants

militia = Militia
    .one = a Militia
    .many = Militias

mine = Mine
    .one = a Mine
    .many = Mines

moat = Moat
    .one = a Moat
    .many = Moats

moneylender = Moneylender
    .one = a Moneylender
    .many = Moneylenders

poacher = Poacher
    .one = a Poacher
    .many = Poachers

province = Province
    .one = a Province
    .many = Provinces

remodel = Remodel
    .one = a Remodel
    .many = Remodels

sentry = Sentry
    .one = a Sentry
    .many = Sentries

silver = Silver
    .one = a Silver
    .many = Silvers

smithy = Smithy
    .one = a Smithy
    .many = Smithies

spy = Spy
    .one = a Spy
    .many = Spies

thief = Thief
    .one = a Thief
    .many = Thieves

throne-room = Throne Room
    .one = a Throne Room
    .many = Throne Rooms

vassal = Vassal
    .one = a Vassal
    .many = Vassals

village = Village
    .one = a Village
    .many = Villages

witch = Witch
    .one = a Witch
    .many = Witches

woodcutter = Woodcutter
    .one = a Woodcutter
    .many = Woodcutters

workshop = Workshop
    .one = a Workshop
    .many = Workshops

## Prosperity

bank = Bank
    .one = a Bank
    .many = Banks

bishop = Bishop
    .one = a Bishop
    .many = Bishops

city = City
    .one = a City
    .many = Cities

colony = Colony
    .one = a Colony
    .many = Colonies

contraband = Contraband
    .one = a Contraband
    .many = Contrabands

counting-house = Counting House
    .one = a Counting House
    .many = Counting Houses

expand = Expand
    .one = an Expand
    .many = Expands

forge = Forge
    .one = a Forge
    .many = Forges

goons = Goons
    .one = a Goons
    .many = Goons

grand-market = Grand Market
    .one = a Grand Market
    .many = Grand Markets

hoard = Hoard
    .one = a Hoard
    .many = Hoards

kings-court = King's Court
    .one = a King's Court
    .many = King's Courts

loan = Loan
    .one = a Loan
    .many = Loans

mint = Mint
    .one = a Mint
    .many = Mints

monument = Monument
    .one = a Monument
    .many = Monuments

mountebank = Mountebank
    .one = a Mountebank
    .many = Mountebanks

peddler = Peddler
    .one = a Peddler
    .many = Peddlers

platinum = Platinum
    .one = a Platinum
    .many = Platinums

quarry = Quarry
    .one = a Quarry
    .many = Quarries

rabble = Rabble
    .one = a Rabble
    .many = Rabbles

royal-seal = Royal Seal
    .one = a Royal Seal
    .many = Royal Seals

talisman = Talisman
    .one = a Talisman
    .many = Talismans

trade-route = Trade Route
    .one = a Trade Route
    .many = Trade Routes

vault = Vault
    .one = a Vault
    .many = Vaults

venture = Venture
    .one = a Venture
    .many = Ventures

watchtower = Watchtower
    .one = a Watchtower
    .many = Watchtowers

workers-village = Worker's Village
    .one = a Worker's Village
    .many = Worker's Villages

## Cornucopia

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

## Guilds

advisor = Advisor
    .one = an Advisor
    .many = Advisors

baker = Baker
    .one = a Baker
    .many = Bakers

butcher = Butcher
    .one = a Butcher
    .many = Butchers

candlestick-maker = Candlestick Maker
    .one = a Candlestick Maker
    .many = Candlestick Makers

doctor = Doctor
    .one = a Doctor
    .many = Doctors

herald = Herald
    .one = a Herald
    .many = Heralds

journeyman = Journeyman
    .one = a Journeyman
    .many = Journeymen

masterpiece = Masterpiece
    .one = a Masterpiece
    .many = Masterpieces

merchant-guild = Merchant Guild
    .one = a Merchant Guild
    .many = Merchant Guilds

plaza = Plaza
    .one = a Plaza
    .many = Plazas

soothsayer = Soothsayer
    .one = a Soothsayer
    .many = Soothsayers

stonemason = Stonemason
    .one = a Stonemason
    .many = Stonemasons

taxman = Taxman
    .one = a Taxman
    .many = Taxmen
