/**
 * A position on the way: what the table looks like after an event, as far as events tell it.
 *
 * The server's next position replaces whatever is made here, so nothing that an event does not tell
 * (costs, what stays in play) is guessed.
 */
import type { GameEvent, MatView, PileView, PlayerView, View } from "../contract";
import { copiesMoved } from "./moves";

/** The table after an event. */
export function fold(view: View, event: GameEvent): View {
  switch (event.kind) {
    case "turn-started":
      return newTurn(view, event);
    case "possessed":
      return { ...view, possessed_by: event.label };
    case "counted-money":
      return { ...view, phase: "buy", coins: event.amount };
    case "bought":
      return { ...view, buys: view.buys - 1, coins: Math.max(0, view.coins - event.amount) };
    case "cleaned-up":
      return withPlayer(view, event.player, cleanedUp);
    case "shuffled":
      return withPlayer(view, event.player, (player) => shuffled(player, event.amount));
    case "got-tokens":
    case "lost-tokens":
      return withPlayer(view, event.player, (player) => counted(player, event));
    case "passed":
      return put(
        take(view, { ...event, origin: "hand" }, 1),
        { ...event, to: "hand", player: event.label ?? "" },
        1,
      );
  }
  const { origin, to } = event;
  if (origin === null || to === null || origin === to) return view;
  const n = copiesMoved(event);
  return put(take(view, event, n), event, n);
}

/** The table after several events. */
export function foldAll(view: View, events: readonly GameEvent[]): View {
  return events.reduce(fold, view);
}

function newTurn(view: View, event: GameEvent): View {
  const extra = event.label === "extra";
  const begun = { ...view, turn: event.player, possessed_by: null, extra };
  const counters = { phase: "start", actions: 1, buys: 1, coins: 0, potions: 0 };
  const turns = (player: PlayerView): PlayerView => ({ ...player, turns: event.amount });
  return withPlayer({ ...begun, ...counters }, event.player, extra ? (player) => player : turns);
}

function withPlayer(view: View, name: string, change: (player: PlayerView) => PlayerView): View {
  const players = view.players.map((player) => (player.name === name ? change(player) : player));
  return { ...view, players };
}

/** Hand and play are laid on the discard pile, but for what stays in play. */
function cleanedUp(player: PlayerView): PlayerView {
  const stays = player.in_play.filter((_, i) => player.staying.includes(i));
  const goes = player.in_play.filter((_, i) => !player.staying.includes(i));
  return {
    ...player,
    hand: player.hand && [],
    hand_size: 0,
    in_play: stays,
    staying: stays.map((_, i) => i),
    discard_size: player.discard_size + player.hand_size + goes.length,
    top_discard: goes.at(-1) ?? player.hand?.at(-1) ?? player.top_discard,
  };
}

function shuffled(player: PlayerView, deck: number): PlayerView {
  const left = Math.max(0, player.discard_size - (deck - player.deck_size));
  const top_discard = left > 0 ? player.top_discard : null;
  return { ...player, deck_size: deck, discard_size: left, top_discard };
}

function counted(player: PlayerView, event: GameEvent): PlayerView {
  const name = event.label ?? "";
  if (event.card !== null && !(name in player.tokens)) return player; // it lies on a pile
  const change = event.kind === "got-tokens" ? event.amount : -event.amount;
  const n = (player.tokens[name] ?? 0) + change;
  const { [name]: _, ...others } = player.tokens;
  return { ...player, tokens: n > 0 ? { ...others, [name]: n } : others };
}

// ---- from where --------------------------------------------------------------------------------

function take(view: View, event: GameEvent, n: number): View {
  const { card, origin } = event;
  if (origin === "trash") return { ...view, trash: without(view.trash, card, n) };
  if (origin === "supply") return withPile(view, card, -n);
  return withPlayer(view, event.player, (player) => taken(player, origin ?? "", card, n));
}

function taken(player: PlayerView, place: string, card: string | null, n: number): PlayerView {
  switch (place) {
    case "hand":
      return {
        ...player,
        hand: player.hand && without(player.hand, card, n),
        hand_size: Math.max(0, player.hand_size - n),
      };
    case "deck":
      return { ...player, deck_size: Math.max(0, player.deck_size - n) };
    case "discard": {
      const left = Math.max(0, player.discard_size - n);
      return { ...player, discard_size: left, top_discard: left > 0 ? player.top_discard : null };
    }
    case "play":
      return outOfPlay(player, card, n);
    case "revealed":
      return { ...player, revealed: player.revealed && without(player.revealed, card, n) };
    case "aside": {
      const seen = card !== null && player.aside.includes(card);
      return seen
        ? { ...player, aside: without(player.aside, card, n) }
        : { ...player, aside_hidden: Math.max(0, player.aside_hidden - n) };
    }
    default:
      return onMat(player, place, (mat) => ({
        cards: mat.cards && without(mat.cards, card, n),
        size: Math.max(0, mat.size - n),
      }));
  }
}

/** The last copies leave, and those that stay are still the same ones. */
function outOfPlay(player: PlayerView, card: string | null, n: number): PlayerView {
  let { in_play, staying } = player;
  for (let i = 0; i < n; i++) {
    const at = card === null ? in_play.length - 1 : in_play.lastIndexOf(card);
    if (at < 0) break;
    in_play = in_play.toSpliced(at, 1);
    staying = staying.filter((k) => k !== at).map((k) => (k > at ? k - 1 : k));
  }
  return { ...player, in_play, staying };
}

// ---- to where ----------------------------------------------------------------------------------

function put(view: View, event: GameEvent, n: number): View {
  const { card, to } = event;
  if (to === "trash") return { ...view, trash: [...view.trash, ...copies(card, n)] };
  if (to === "supply") return withPile(view, card, n);
  return withPlayer(view, event.player, (player) => given(player, to ?? "", card, n));
}

function given(player: PlayerView, place: string, card: string | null, n: number): PlayerView {
  switch (place) {
    case "hand":
      return {
        ...player,
        hand: player.hand && [...player.hand, ...copies(card, n)],
        hand_size: player.hand_size + n,
      };
    case "deck":
      return { ...player, deck_size: player.deck_size + n };
    case "discard":
      return {
        ...player,
        discard_size: player.discard_size + n,
        top_discard: card ?? player.top_discard,
      };
    case "play":
      return { ...player, in_play: [...player.in_play, ...copies(card, n)] };
    case "revealed":
      return {
        ...player,
        revealed:
          card === null ? null : player.revealed && [...player.revealed, ...copies(card, n)],
      };
    case "aside":
      return card === null
        ? { ...player, aside_hidden: player.aside_hidden + n }
        : { ...player, aside: [...player.aside, ...copies(card, n)] };
    default:
      return onMat(player, place, (mat) => ({
        cards: mat.cards && [...mat.cards, ...copies(card, n)],
        size: mat.size + n,
      }));
  }
}

// ---- piles, mats, cards ------------------------------------------------------------------------

/** A pile of different cards is known by the one on top, and the next one by nobody. */
function withPile(view: View, card: string | null, n: number): View {
  const found =
    view.piles.find((pile) => pile.name === card) ?? view.piles.find((pile) => pile.card === card);
  if (!found) return view;
  const change = (pile: PileView): PileView => ({ ...pile, left: Math.max(0, pile.left + n) });
  return { ...view, piles: view.piles.map((pile) => (pile === found ? change(pile) : pile)) };
}

function onMat(player: PlayerView, name: string, change: (mat: MatView) => MatView): PlayerView {
  const mat = player.mats[name];
  return mat ? { ...player, mats: { ...player.mats, [name]: change(mat) } } : player;
}

function copies(card: string | null, n: number): string[] {
  return card === null ? [] : Array.from({ length: n }, () => card);
}

/** Cards without the last n copies of one; a card that nobody may know is not among them. */
function without(cards: readonly string[], card: string | null, n: number): string[] {
  const left = [...cards];
  for (let i = 0; i < n && card !== null; i++) {
    const at = left.lastIndexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
