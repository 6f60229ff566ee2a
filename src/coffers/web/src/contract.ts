/**
 * What the server says and is told. Card names are the English ones: they are keys, not texts.
 *
 * Made from coffers/server/messages.py and coffers/views.py by `make contract`; not to be edited.
 */

export type Language = "en" | "de";

// ---- requests -------------------------------------------------------------------------------

/** A seat of a new table. */
export interface SeatWish {
  kind: "person" | "bot";
  bot?: string | null;
  plan?: string | null; // by which the bot `plan` plays
}

/** What a random kingdom should be like. */
export interface Wishes {
  expansions?: string[]; // none named: all
  edition?: string | null; // only cards of the boxes of that edition; none: of all
  required?: string[];
  banned?: string[];
  at_most?: Record<string, number>; // cards of an expansion
  village?: boolean; // at least one card that lets several Actions be played
  trasher?: boolean;
  extra_buy?: boolean;
  defended?: boolean; // an Attack only with a defence
  spread?: boolean; // at least two cards each of cost 2-3, of cost 4, of cost 5 and more
  bane?: string | null;
  platinum_colony?: boolean | null;
}

/** What to play with: a recommended set, ten cards, or a random kingdom. */
export interface KingdomWish {
  set?: string | null;
  cards?: string[] | null;
  bane?: string | null;
  platinum_colony?: boolean | null;
  random?: Wishes | null;
}

/** How long a player may think. */
export interface Clock {
  decision: number; // seconds for each decision...
  reserve?: number; // ... and for all of them together
  then?: "bot" | "lost"; // who decides after that: a bot this once, or from then on
}

export interface NewTable {
  name: string;
  seats: SeatWish[];
  my_seat?: number;
  kingdom?: KingdomWish | null;
  edition?: string | null;
  seed?: number | null;
  clock?: Clock | null;
  listed?: boolean; // in the lobby, for anybody to join
}

export interface KingdomRequest {
  random: Wishes;
  seed?: number | null;
}

export interface PlanRequest {
  plan: string;
}

export interface Join {
  name: string;
}

/** Whether a table that waits is in the lobby. */
export interface Listing {
  listed: boolean;
}

export interface Fork {
  number: number;
  seat: number;
  name: string;
  bot?: string | null; // who plays the other seats; none: whoever did, or the usual bot
}

export interface HintRequest {
  number: number; // of the message that asked
}

export interface Leave {
  bot?: string | null; // who plays on; none: the usual bot
}

export interface FillSeat {
  seat: number;
  bot?: string | null;
}

/** What to do about somebody who is missing; no wish takes the vote back. */
export interface CastVote {
  about: number; // the seat
  wish?: "bot" | "win" | null;
}

// ---- answers to requests --------------------------------------------------------------------

/** What is wrong with a request. */
export interface Fault {
  error: string; // one sentence
}

/** One thing that a card does. */
export interface CardSymbol {
  what:
    | "cards"
    | "actions"
    | "buys"
    | "coins"
    | "potion"
    | "vp"
    | "tokens"
    | "coffers"
    | "cheaper"
    | "play"
    | "turn"
    | "look"
    | "name"
    | "discard"
    | "trash"
    | "gain"
    | "curse"
    | "deck"
    | "aside"
    | "pass"
    | "return"
    | "once"
    | "embargo"
    | "shield";
  n: string; // how many: "2", "2+", "2?", "?", "to 3"
  limit: string; // what a gained card may cost: "4", "+2", "=+1"
  card: string; // which card is gained, where it is always the same
  instead: boolean; // rather than what stands before it
}

/** What a card does at one moment, to its player or to the others. */
export interface CardEffect {
  when: "now" | "rest" | "next" | "gained" | "react";
  others: boolean;
  symbols: CardSymbol[];
}

/** A card, as it is printed. */
export interface CardFacts {
  name: string;
  german: string; // its name, to be found by
  label: string;
  cost: number; // in coins, to sort by...
  price: string; // ... and in full: "3", "3P" with a Potion, "4D" with Debt
  types: string[];
  type_labels: string[];
  set: string;
  kind: string; // basic, kingdom, prize...
  overpay: boolean;
  coins: number;
  potions: number;
  points: number;
  does: CardEffect[]; // in symbols
  text: string;
}

export interface Ruling {
  id: string;
  text: string;
  editions: string[]; // none: all
}

/** A card with what the rulebooks say about it. */
export interface CardInFull extends CardFacts {
  rulings: Ruling[];
}

/** A recommended set of a rulebook. */
export interface SetFacts {
  id: string;
  name: string;
  german: string;
  label: string;
  edition: string;
  book: string;
  book_label: string;
  kingdom: string[];
  bane: string | null;
  platinum_colony: boolean | null; // null: by chance
  playable: boolean;
  missing: string[];
}

export interface BotFacts {
  name: string;
  label: string;
  about: string;
  strength: number | null; // which step of strength, from 1 on; none if it only plays its own way
}

/** What a new table can be made of. */
export interface Choices {
  bots: BotFacts[];
  editions: string[];
  expansions: string[];
  fewest_players: number;
  most_players: number;
}

/** A plan by which a bot can play. */
export interface StrategyFacts {
  name: string; // of the bot
  label: string;
  about: string;
  style: string; // what it counts on most, or ""
  needs: string[]; // the cards without which it cannot be played
  platinum_colony: boolean | null; // only with them, only without; null: either way
}

/** A random kingdom to look at. */
export interface DrawnKingdom {
  cards: string[];
  bane: string | null;
  platinum_colony: boolean;
  seed: number;
}

export interface OpenedTable {
  id: string;
  seat: number;
  link: string;
}

export interface TakenSeat {
  seat: number;
}

export interface Rematch {
  id: string;
}

export interface ForkedTable {
  id: string;
  seat: number;
}

export interface SeatState {
  name: string | null;
  kind: "person" | "bot";
  bot: string | null;
  taken: boolean;
  connected: boolean;
  resigned: boolean;
  titles: Record<string, string> | null; // what a bot is called, by language
  reserve: number | null; // seconds, where there is a clock; as they were when the turn began
  hints: number; // asked for
  lent: boolean; // a bot plays for a person, who may come back
}

/** How long players may think at a table: see Clock. */
export interface ClockState {
  decision: number;
  reserve: number;
  then: string;
}

/** Somebody who is missing, and what those who stay may do about it. */
export interface Missing {
  seat: number;
  why: "gone" | "silent" | "waited"; // not connected, no sign of life, or no answer
  seconds: number; // until those who stay may decide
  needed: number; // votes
  bot: number[]; // the seats that want a bot to play for them...
  win: number[]; // ... or the game to end without them
}

/** A table from outside: who sits there, and what is played. */
export interface TableState {
  type: "table";
  id: string;
  status: "waiting" | "playing" | "over" | "closed" | "dropped";
  seats: SeatState[];
  my_seat: number | null;
  kingdom: string[];
  bane: string | null;
  platinum_colony: boolean;
  edition: string;
  created: number; // seconds since 1970
  seeded: boolean; // whoever opened the table chose the seed, and could know what will be drawn
  lesson: boolean; // the first game of somebody who learns to play
  rematch: string | null;
  clock: ClockState | null;
  opened: boolean; // by this browser
  listed: boolean; // in the lobby, for anybody to join
  had_seat: number | null; // my_seat, or what it was until a bot took it over
  lent: number | null; // the seat of this browser at which a bot plays, to be taken back
  missing: Missing[];
  expert: boolean; // to be asked here for hints and analyses, and to be played against
}

/** The tables at which a browser has a seat. */
export interface MyTables {
  unfinished: TableState[];
  finished: TableState[];
}

/** A table that waits, and that anybody may join. */
export interface LobbyTable {
  id: string;
  opener: string;
  players: string[]; // the people who sit there
  bots: number;
  free: number; // seats
  set: string | null; // the recommended set that it is
  kingdom: string[];
  bane: string | null;
  platinum_colony: boolean;
  edition: string;
  since: number; // seconds since 1970
  seeded: boolean;
  clock: ClockState | null;
  mine: boolean; // this browser has a seat there
}

/** The tables that anybody may join, the newest first. */
export interface Lobby {
  tables: LobbyTable[];
}

/** What became of somebody in a finished game. */
export interface SeatResult {
  name: string;
  bot: string | null; // what kind of bot it is; null: a person
  score: number;
  turns: number;
  won: boolean; // alone or with others
  resigned: boolean;
}

/** A finished game of a browser. */
export interface MyGame {
  id: string;
  created: number; // seconds since 1970
  kingdom: string[];
  set: string | null; // the recommended set that it is
  my_seat: number;
  how: "won" | "shared" | "lost" | "left" | null; // null: that is still to be worked out
  seats: SeatResult[];
}

/** The finished games of a browser, the latest first, a page of them. */
export interface MyGames {
  games: MyGame[];
  all: number; // on all pages
  on_page: number; // at most
  unsettled: number; // of which the result is still to be worked out
}

/** How somebody has done in some games. */
export interface Tally {
  games: number;
  won: number; // alone...
  shared: number; // ... or with others
  share: number; // of the games, from 0 to 1; a shared one counts in parts
}

/** The same in games at whose table there was such an opponent. */
export interface Against extends Tally {
  bot: string | null; // null: people
  label: string;
}

/** The same in games that one ended with such a card. */
export interface WithCard extends Tally {
  card: string;
}

/** How a browser has done in all its games. */
export interface Statistics {
  all: Tally;
  left: number; // games left to a bot, which count nowhere else
  against: Against[];
  turns: number; // of one's own in a game, on average
  streak: number; // the most games won one after the other
  favourites: WithCard[]; // the most frequent first
  best: WithCard[]; // the most successful first, of those that were there often enough
}

/** Where a turn begins: after how many answers. */
export interface TurnMark {
  number: number;
  player: string;
  turn: number;
  extra: boolean; // it comes on top of the regular ones
}

export interface Replay {
  answers: number;
  turns: TurnMark[];
  players: string[];
}

export interface Score {
  name: string;
  score: number;
  cards: Record<string, number>;
  vp_tokens: number;
  points_by_card: Record<string, number>;
  turns: number;
  resigned: boolean;
}

/** How things went: for each player, turn by turn. */
export interface Curves {
  points: number[][];
  coins: number[][];
}

/** Scores, what made them, and how they came about. */
export interface Ending {
  scores: Score[];
  winners: string[];
  curves: Curves;
  reason: string; // "rules", or why it ended before its end: "resigned", "limit", "lesson"
}

/** What the expert would do, for the one who must decide. */
export interface Hint {
  number: number; // of the message that asked
  pick: string;
  sentence: string;
  counts: boolean; // whether it was advice: where there is nothing to think about, it is none
  hints: number; // that counted in this game, this one included
}

/** The chance to win after a decision. */
export interface ChancePoint {
  number: number; // of answers before it: where it is in the replay
  turn: number;
  chance: number; // from 0 to 1
  verdict: "blunder" | "mistake" | null;
}

/** A decision that cost something: what would have been better, and by how much of a game. */
export interface Mistake {
  number: number;
  turn: number;
  verdict: "blunder" | "mistake";
  gain: number; // from 0 to 1...
  low: number; // ... and its interval of 95 %
  high: number;
  sentence: string;
}

/** The decisions of a player, and the mistakes among them, the worst first. */
export interface Course {
  player: string;
  share: number; // of the victory, as it came: all of it, a part, or nothing
  points: ChancePoint[];
  mistakes: Mistake[];
}

/** What the coach knows of a finished game by now. */
export interface AnalysisState {
  step: "none" | "waiting" | "running" | "stopped" | "done";
  place: number | null; // how many come before, while it waits
  judged: number; // decisions looked at so far...
  chosen: number; // ... those that will be...
  found: number; // ... and all with more than one sensible answer
  answers: number; // in the game
  courses: Course[];
}

// ---- to the server's socket -----------------------------------------------------------------

/** An answer, or several one after the other, to what was asked after that many moves. */
export interface Answer {
  type: "answer";
  number: number;
  picks: string[];
}

export interface Undo {
  type: "undo";
  number: number;
}

export interface UndoReply {
  type: "undo-reply";
  number: number;
  ok: boolean;
}

/** Something to the others, of what there is to say. */
export interface Say {
  type: "say";
  phrase:
    | "hello"
    | "good-luck"
    | "nice"
    | "thanks"
    | "sorry"
    | "oops"
    | "one-moment"
    | "your-turn"
    | "well-played"
    | "good-game";
}

/** A sign of life from somebody who is thought to be away. */
export interface Here {
  type: "here";
}

export interface Ping {
  type: "ping";
}

export type ToServer = Answer | Undo | UndoReply | Say | Here | Ping;

// ---- from the server's socket ---------------------------------------------------------------

/** Something that may be picked. */
export interface Option {
  pick: string;
  label: string;
  card: string | null;
}

/** The pending decision, to the one who decides. */
export interface Question {
  kind: string; // play, buy, discard...
  source: string | null; // the card that asks; none: the turn itself
  about: string | null; // the card in question
  subject: string | null; // whose cards it is about, if not one's own
  place: string | null; // where the cards on offer lie: "hand", "discard", "supply"...
  passing: string | null; // the pick that picks nothing, where that is allowed
  passing_label: string | null;
  all_treasures: boolean; // "all treasures" may be picked, too
  several: boolean; // the same is asked again and again, until one has enough
  count: number; // how many such picks are to be made, this one included
  options: Option[];
}

/** A piece of a sentence; `card` is the card that it names, if it does. */
export interface Part {
  t: string;
  card?: string;
}

export interface LogLine {
  turn: number;
  indent: number;
  text: Part[];
  player: string; // whose doing it is
  kind: string; // of what happened: "played", "cleaned-up"...
}

/** One thing that happened; `card` is null where there is none, or where it is a secret. */
export interface GameEvent {
  kind: string;
  player: string;
  card: string | null;
  amount: number;
  origin: string | null; // where it was: "hand", "deck", "supply"...; null: nothing moves
  to: string | null;
  source: string | null; // the card that made it happen
  depth: number; // how many cards were being carried out, one within the other
  secret: boolean; // there is a card, but the one who looks may not know it
  label: string | null; // what was chosen: a label, or a player; or the name of a counter
}

/** What somebody at the table could have counted by now, and nothing else. */
export interface Counts {
  cards: Record<string, number> | null; // all cards of the one who looks, wherever they are
  deck: Record<string, number> | null; // those of them in the deck, in no order
  points: Record<string, number | null>; // by player; null: not even by counting
  endings: string[]; // the game ends when one of these piles is empty...
  empty_to_end: number; // ... or so many of the Supply
}

/** What is new since the client's last number, beside the table itself. */
export interface Shown {
  number: number;
  decision: Question | null;
  prompt: string;
  waiting_for: string | null;
  undo: number; // how many answers can be taken back freely
  log: LogLine[]; // replaces the client's lines from `log_from` on
  log_from: number;
  events: GameEvent[]; // those since the client's last number, to be animated
  recent: GameEvent[]; // what all did in their last turns, where there is no such number
  over: boolean;
  seconds: number | null; // how long one has to decide, where there is a clock; null: for ever
  counts: Counts | null; // what one could have counted, for those who wish to be told
}

/** A mat with cards. */
export interface MatView {
  cards: string[] | null; // null if the one who looks may not see them
  size: number;
}

/** A player as somebody at the table sees them. */
export interface PlayerView {
  name: string;
  hand: string[] | null; // null if the one who looks may not see it
  hand_size: number;
  deck_size: number;
  discard_size: number;
  top_discard: string | null;
  in_play: string[];
  staying: number[]; // which of them, by position, have more to do in a later turn
  aside: string[]; // as far as the one who looks may see
  aside_hidden: number; // cards set aside that they may not see
  revealed: string[] | null;
  mats: Record<string, MatView>;
  tokens: Record<string, number>; // those one has, by name: "vp", "coffers"...
  turns: number;
}

/** A pile on the table. */
export interface PileView {
  name: string; // of its card, or of the pile, if its cards are different ones
  card: string | null; // what can be had of it; null if its cards were different ones, and are gone
  left: number;
  cost: string; // now: "3", "3P" with a Potion, "4D" with Debt
  in_supply: boolean;
  is_bane: boolean;
  tokens: Record<string, number>; // what lies on it, by name
}

/**
 * A question to a player, with everything that may be answered.
 *
 * `options` are the picks ("play Village"); `passing` is the word that picks nothing, where
 * that is allowed: "no", "done", or the end of a phase.
 */
export interface Decision {
  player: string;
  kind: string;
  options: string[];
  passing: string | null;
  source: string | null; // the card that asks; null for the turn itself
  about: string | null; // the card in question
  subject: string | null; // whose cards it is about, if not the player's own
  count: number; // how many such picks are to be made, this one included
  reason: string | null; // what one gets for it
  place: string | null; // where the cards on offer lie: "hand", "discard", "supply"...
  players: boolean; // the options are players
  all_treasures: boolean; // "all treasures" plays those without an ability in one go
}

/** The table as one player may know it (or the public, if `me` is null). */
export interface View {
  me: string | null;
  players: PlayerView[];
  turn: string;
  possessed_by: string | null; // who decides in this turn, if it is not whose turn it is
  extra: boolean; // this turn comes on top of the regular ones
  phase: string; // unless I am to decide in my turn: as far as something of it has been seen
  actions: number;
  buys: number;
  coins: number;
  potions: number;
  piles: PileView[];
  trash: string[];
  tokens: Record<string, number>; // of the table, by name, also where there are none
  mats: Record<string, MatView>;
  waiting_for: string | null; // me, or whoever else has the turn; null: the others, or nobody
  decision: Decision | null; // the pending decision, if it is mine
  over: boolean;
}

/** The table as one player may know it, and what is new since the client's last number. */
export interface State extends Shown {
  type: "state";
  view: View;
}

/** What is different in a view, as far as it is; a client knows the rest from the last one. */
export interface Changes {
  players?: PlayerView[]; // those that are different, by name
  turn?: string;
  possessed_by?: string | null;
  extra?: boolean;
  phase?: string;
  actions?: number;
  buys?: number;
  coins?: number;
  potions?: number;
  piles?: PileView[]; // those that are different, by name
  trash?: string[];
  tokens?: Record<string, number>;
  mats?: Record<string, MatView>;
  waiting_for?: string | null;
  over?: boolean;
}

/** The same as a State, for those who have the one before it. */
export interface Changed extends Shown {
  type: "changed";
  view: Changes;
}

export interface UndoAsked {
  type: "undo-asked";
  by: string;
  number: number;
}

export interface UndoRefused {
  type: "undo-refused";
}

export interface Refused {
  type: "refused";
  reason: string;
  number: number;
}

/** What somebody says to the others. */
export interface Said {
  type: "said";
  seat: number;
  phrase:
    | "hello"
    | "good-luck"
    | "nice"
    | "thanks"
    | "sorry"
    | "oops"
    | "one-moment"
    | "your-turn"
    | "well-played"
    | "good-game";
}

export interface Pong {
  type: "pong";
}

export type FromServer =
  State | Changed | TableState | UndoAsked | UndoRefused | Refused | Said | Pong;
