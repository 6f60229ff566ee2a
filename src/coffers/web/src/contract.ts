/** What the server says and is told. Card names are the English ones: they are keys, not texts. */

export type Language = "en" | "de";

// ---- cards, kingdoms, choices ----------------------------------------------------------------

export interface CardFacts {
  name: string;
  label: string;
  cost: number;
  types: string[];
  type_labels: string[];
  set: string;
  kind: string; // basic, kingdom, prize...
  overpay: boolean;
  coins: number;
  points: number;
  text: string;
}

export interface CardInFull extends CardFacts {
  rulings: { id: string; text: string; editions: string[] }[];
}

export interface RecommendedSet {
  id: string;
  name: string;
  german: string;
  label: string;
  edition: string;
  book: string;
  book_label?: string;
  kingdom: string[];
  bane: string | null;
  platinum_colony: boolean | null;
  playable: boolean;
  missing: string[];
}

export interface Choices {
  bots: { name: string; label: string; about: string }[];
  editions: string[];
  expansions: string[];
  fewest_players: number;
  most_players: number;
}

export interface Wishes {
  expansions?: string[];
  required?: string[];
  banned?: string[];
  at_most?: Record<string, number>;
  village?: boolean;
  trasher?: boolean;
  extra_buy?: boolean;
  defended?: boolean;
  spread?: boolean;
  bane?: string | null;
  platinum_colony?: boolean | null;
}

export interface DrawnKingdom {
  cards: string[];
  bane: string | null;
  platinum_colony: boolean;
  seed: number;
}

// ---- tables ----------------------------------------------------------------------------------

export type SeatWish = { kind: "person" } | { kind: "bot"; bot: string };

export type KingdomWish =
  | { set: string }
  | { cards: string[]; bane?: string; platinum_colony?: boolean }
  | { random: Wishes };

export interface NewTable {
  name: string;
  seats: SeatWish[];
  my_seat: number;
  kingdom?: KingdomWish; // without one, the cards one starts with
  edition?: string;
  seed?: number;
}

export interface Seat {
  name: string | null;
  kind: "person" | "bot";
  bot: string | null;
  taken: boolean;
  connected: boolean;
}

export interface TableInfo {
  id: string;
  status: "waiting" | "playing" | "over" | "closed";
  seats: Seat[];
  my_seat: number | null;
  kingdom: string[];
  bane: string | null;
  platinum_colony: boolean;
  edition: string;
  created: number; // seconds since 1970
  seeded?: boolean;
  rematch?: string | null;
}

export interface MyTables {
  unfinished: TableInfo[];
  finished: TableInfo[];
}

export interface Result {
  scores: {
    name: string;
    score: number;
    cards: Record<string, number>;
    vp_tokens: number;
    points_by_card: Record<string, number>;
    turns: number;
  }[];
  winners: string[];
  curves: { points: number[][]; coins: number[][] };
}

export interface Replay {
  answers: number;
  turns: { number: number; player: string; turn: number }[];
  players: string[];
}

// ---- the game as a player may know it --------------------------------------------------------

export interface PileView {
  card: string;
  left: number;
  cost: number;
  in_supply: boolean;
  is_bane: boolean;
  route_token: boolean;
}

export interface PlayerView {
  name: string;
  hand: string[] | null;
  hand_size: number;
  deck_size: number;
  discard_size: number;
  top_discard: string | null;
  in_play: string[];
  aside: string[];
  revealed: string[] | null;
  vp: number;
  coffers: number;
  turns: number;
}

export interface View {
  me: string | null;
  players: PlayerView[];
  turn: string;
  phase: string;
  actions: number;
  buys: number;
  coins: number;
  piles: PileView[];
  trash: string[];
  route_mat: number;
  waiting_for: string | null;
  over: boolean;
}

export interface Option {
  pick: string;
  label: string;
  card: string | null;
}

export interface Decision {
  kind: string;
  source: string | null;
  about: string | null;
  subject: string | null;
  place: string | null; // where the cards on offer lie: "hand", "discard", "supply"...
  passing: string | null;
  passing_label: string | null;
  all_treasures: boolean;
  several: boolean;
  count: number;
  options: Option[];
}

export interface LogLine {
  turn: number;
  indent: number;
  text: { t: string; card?: string }[];
}

export interface GameEvent {
  kind: string;
  player: string;
  card: string | null;
  amount: number;
  place: string | null;
  source: string | null;
}

export interface State {
  number: number;
  view: View;
  decision: Decision | null;
  prompt: string;
  waiting_for: string | null;
  undo: number;
  log: LogLine[];
  log_from: number;
  events: GameEvent[];
  over: boolean;
}

// ---- the socket ------------------------------------------------------------------------------

export type FromServer =
  | ({ type: "table" } & TableInfo)
  | ({ type: "state" } & State)
  | { type: "undo-asked"; by: string; number: number }
  | { type: "undo-refused" }
  | { type: "refused"; reason: string; number: number }
  | { type: "pong" };

export type ToServer =
  | { type: "answer"; number: number; picks: string[] }
  | { type: "undo"; number: number }
  | { type: "undo-reply"; number: number; ok: boolean }
  | { type: "ping" };
