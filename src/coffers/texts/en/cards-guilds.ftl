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
