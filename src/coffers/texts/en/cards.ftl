### Cards: names as they stand in a sentence. Each expansion has a file of its own, cards-<set>.ftl;
### this one has Dominion.
###
### .one   the name with its indefinite article: "Ben reveals a Moat"
### .many  the plural, as after a number: "three Witches"

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
