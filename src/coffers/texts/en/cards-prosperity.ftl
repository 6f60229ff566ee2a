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
