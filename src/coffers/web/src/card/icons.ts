/** Which picture (of game-icons.net) stands for what. */

export const CARD_ICONS: Readonly<Record<string, string>> = {
  // basic cards
  Copper: "two-coins",
  Silver: "coins",
  Gold: "gold-bar",
  Platinum: "gold-stack",
  Estate: "house",
  Duchy: "white-tower",
  Province: "castle",
  Colony: "galleon",
  Curse: "cursed-star",
  // Dominion
  Adventurer: "treasure-map",
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
  potion: "standing-potion",
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
};

/** For a token that has no picture of its own. */
export const ANY_TOKEN = "token";

export function tokenIcon(name: string): string {
  return TOKEN_ICONS[name] ?? ANY_TOKEN;
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
  ];
  return [...new Set([...all, OTHER, ANY_TOKEN])].sort();
}
