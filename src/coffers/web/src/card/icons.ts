/** Which picture (of game-icons.net) stands for what. */

export const CARD_ICONS: Readonly<Record<string, string>> = {
  // basic cards
  Copper: "two-coins",
  Silver: "coins",
  Gold: "gold-bar",
  Platinum: "gold-stack",
  Potion: "round-potion",
  Estate: "house",
  Duchy: "white-tower",
  Province: "castle",
  Colony: "galleon",
  Curse: "cursed-star",
  // Dominion
  Adventurer: "hiking",
  Artisan: "painted-pottery",
  Bandit: "bandit",
  Bureaucrat: "scroll-quill",
  Cellar: "cellar-barrels",
  Chancellor: "tied-scroll",
  Chapel: "church",
  "Council Room": "round-table",
  Feast: "roast-chicken",
  Festival: "party-flags",
  Gardens: "flowers",
  Harbinger: "trumpet",
  Laboratory: "round-bottom-flask",
  Library: "bookshelf",
  Market: "shop",
  Merchant: "swap-bag",
  Militia: "guards",
  Mine: "gold-mine",
  Moat: "drawbridge",
  Moneylender: "pay-money",
  Poacher: "bow-arrow",
  Remodel: "gear-hammer",
  Sentry: "door-watcher",
  Smithy: "anvil",
  Spy: "spy",
  Thief: "robber-mask",
  "Throne Room": "throne-king",
  Vassal: "kneeling",
  Village: "village",
  Witch: "witch-face",
  Woodcutter: "axe-in-stump",
  Workshop: "hammer-nails",
  // Intrigue
  Baron: "crenel-crown",
  Bridge: "stone-bridge",
  Conspirator: "cloak-dagger",
  Coppersmith: "foundry-bucket",
  Courtier: "red-carpet",
  Courtyard: "ancient-columns",
  Diplomat: "shaking-hands",
  Duke: "jewel-crown",
  "Great Hall": "viking-longhouse",
  Harem: "indian-palace",
  Ironworks: "furnace",
  Lurker: "hooded-figure",
  Masquerade: "carnival-mask",
  Mill: "windmill",
  "Mining Village": "mine-wagon",
  Minion: "minions",
  Nobles: "crown",
  Patrol: "pikeman",
  Pawn: "chess-pawn",
  Replace: "card-exchange",
  Saboteur: "unlit-bomb",
  Scout: "boot-prints",
  "Secret Chamber": "secret-door",
  "Secret Passage": "hole-ladder",
  "Shanty Town": "damaged-house",
  Steward: "keyring",
  Swindler: "rolling-dice-cup",
  Torturer: "executioner-hood",
  "Trading Post": "trade",
  Tribute: "jeweled-chalice",
  Upgrade: "upgrade",
  "Wishing Well": "well",
  // Seaside
  Ambassador: "scroll-unfurled",
  Bazaar: "fruit-bowl",
  Caravan: "camel",
  Cutpurse: "robber-hand",
  Embargo: "interdiction",
  Explorer: "spyglass",
  "Fishing Village": "small-fishing-sailboat",
  "Ghost Ship": "ghost",
  Haven: "harbor-dock",
  Island: "island",
  Lighthouse: "lighthouse",
  Lookout: "crow-nest",
  "Merchant Ship": "caravel",
  "Native Village": "tipi",
  Navigator: "sextant",
  Outpost: "palisade",
  "Pearl Diver": "oyster-pearl",
  "Pirate Ship": "pirate-flag",
  Salvager: "ship-wreck",
  "Sea Hag": "octopus",
  Smugglers: "barrel",
  Tactician: "chess-knight",
  "Treasure Map": "treasure-map",
  Treasury: "locked-box",
  Warehouse: "warehouse",
  Wharf: "wooden-pier",
  // Alchemy
  Alchemist: "bubbling-flask",
  Apothecary: "pestle-mortar",
  Apprentice: "quill-ink",
  Familiar: "cat",
  Golem: "rock-golem",
  Herbalist: "herbs-bundle",
  "Philosopher's Stone": "fire-gem",
  Possession: "puppet",
  "Scrying Pool": "droplet-splash",
  Transmute: "cauldron",
  University: "graduate-cap",
  Vineyard: "grapes",
  // Prosperity
  Bank: "bank",
  Bishop: "pope-crown",
  City: "medieval-village-01",
  Contraband: "wooden-crate",
  "Counting House": "abacus",
  Expand: "expand",
  Forge: "sword-smithing",
  Goons: "brass-knuckles",
  "Grand Market": "medieval-pavilion",
  Hoard: "open-treasure-chest",
  "King's Court": "imperial-crown",
  Loan: "receive-money",
  Mint: "crown-coin",
  Monument: "obelisk",
  Mountebank: "standing-potion",
  Peddler: "knapsack",
  Quarry: "stone-pile",
  Rabble: "pitchfork",
  "Royal Seal": "wax-seal",
  Talisman: "gem-pendant",
  "Trade Route": "old-wagon",
  Vault: "locked-chest",
  Venture: "compass",
  Watchtower: "watchtower",
  "Worker's Village": "huts-village",
  // Cornucopia
  "Bag of Gold": "coins-pile",
  Diadem: "tiara",
  Fairgrounds: "barracks-tent",
  "Farming Village": "barn",
  Followers: "three-friends",
  "Fortune Teller": "crystal-ball",
  Hamlet: "hut",
  Harvest: "wheat",
  "Horn of Plenty": "cornucopia",
  "Horse Traders": "horse-head",
  "Hunting Party": "hunting-horn",
  Jester: "jester-hat",
  Menagerie: "elephant",
  Princess: "queen-crown",
  Remake: "cycle",
  Tournament: "mounted-knight",
  "Trusty Steed": "cavalry",
  "Young Witch": "witch-flight",
  // Guilds
  Advisor: "discussion",
  Baker: "bread",
  Butcher: "meat-cleaver",
  "Candlestick Maker": "candle-holder",
  Doctor: "plague-doctor-profile",
  Herald: "trumpet-flag",
  Journeyman: "walking-boot",
  Masterpiece: "mona-lisa",
  "Merchant Guild": "scales",
  Plaza: "fountain",
  Soothsayer: "third-eye",
  Stonemason: "stone-crafting",
  Taxman: "take-my-money",
  // Hinterlands
  "Border Village": "medieval-gate",
  Cache: "dig-hole",
  Cartographer: "globe",
  Crossroads: "crossroad",
  Develop: "pencil-ruler",
  Duchess: "pearl-necklace",
  Embassy: "flying-flag",
  Farmland: "field",
  "Fool's Gold": "gold-nuggets",
  Haggler: "price-tag",
  Highway: "horizon-road",
  "Ill-Gotten Gains": "snatch",
  Inn: "tavern-sign",
  "Jack of All Trades": "juggler",
  Mandarin: "pagoda",
  Margrave: "visored-helm",
  "Noble Brigand": "robin-hood-hat",
  "Nomad Camp": "desert-camp",
  Oasis: "oasis",
  Oracle: "all-seeing-eye",
  Scheme: "stabbed-note",
  "Silk Road": "journey",
  "Spice Merchant": "hot-spices",
  Stables: "stable",
  Trader: "animal-hide",
  Tunnel: "mountain-cave",
};

/** A mark for each type, so that colour is never the only cue. */
export const TYPE_ICONS: Readonly<Record<string, string>> = {
  Action: "big-gear",
  Treasure: "two-coins",
  Victory: "laurel-crown",
  Curse: "cursed-star",
  Attack: "crossed-swords",
  Reaction: "shield",
  Prize: "trophy",
  Duration: "hourglass",
  Night: "moon",
};

/** For a type that has no mark of its own yet. */
export const OTHER = "card-pick";

/** Pictures of things on the table that are not cards. */
export const THINGS = {
  actions: "big-gear",
  buys: "shopping-cart",
  coins: "two-coins",
  trash: "trash-can",
  points: "laurel-crown",
  potion: "round-potion",
  stays: "anchor",
  hint: "light-bulb",
  possessed: "puppet",
  mat: "rolled-cloth",
  bot: "vintage-robot",
  bane: "broken-shield",
  coat: "open-chest",
} as const;

/** Tokens by their names. */
export const TOKEN_ICONS: Readonly<Record<string, string>> = {
  vp: "laurel-crown",
  coffers: "chest",
  trade_route: "old-wagon",
  trade_route_tokens: "old-wagon",
  embargo: "interdiction",
  pirate_ship: "pirate-flag",
};

/** Mats by their names. */
export const MAT_ICONS: Readonly<Record<string, string>> = {
  island: "island",
  native_village: "tipi",
};

/** For a token that has no picture of its own. */
export const ANY_TOKEN = "token";

export function tokenIcon(name: string): string {
  return TOKEN_ICONS[name] ?? ANY_TOKEN;
}

export function matIcon(name: string): string {
  return MAT_ICONS[name] ?? THINGS.mat;
}

export function cardIcon(card: string, types: readonly string[]): string {
  return CARD_ICONS[card] ?? typeIcon(types[0] ?? "");
}

export function typeIcon(type: string): string {
  return TYPE_ICONS[type] ?? OTHER;
}

/** Every picture that the client may show. */
export function usedIcons(): string[] {
  const all = [
    ...Object.values(CARD_ICONS),
    ...Object.values(TYPE_ICONS),
    ...Object.values(THINGS),
    ...Object.values(TOKEN_ICONS),
    ...Object.values(MAT_ICONS),
  ];
  return [...new Set([...all, OTHER, ANY_TOKEN])].sort();
}
