/**
 * Cards that move where they go.
 *
 * A card that comes into one's hand is there at once, and slides to its place: it can be read from
 * the first moment on. Every other card is followed by a copy of it that flies from its old place to
 * its new one. Only `transform` and `opacity` change on the way, which browsers do without layout.
 */
import { mount, unmount } from "svelte";
import CardBack from "../card/CardBack.svelte";
import CardFace from "../card/CardFace.svelte";
import type { GameEvent } from "../contract";
import { wantsCalm } from "../look/theme.svelte";
import { MOST_MOVES, movesOf, pileZone, type Move } from "./moves";
import { Pace } from "./pace";

const OWN = 140; // milliseconds of what one does oneself: it must be readable at once
const OTHERS = 260;
const SPREAD = 120; // until the last of several cards takes off
const WIDTH = 72; // pixels of a card in flight
const NEAR = 40; // pixels; not worth a flight
const EASE = "cubic-bezier(.2,.6,.3,1)";
const PILE = pileZone("");
const pace = new Pace();

/** A card where it was before. */
interface Takeoff {
  move: Move;
  element: Element;
  from: DOMRect;
  face: Node | null; // a copy of it, if it lay there face up
}

/** A card that is on its way. */
interface Flight {
  takeoff: Takeoff;
  to: Element;
  end: DOMRect;
}

function zoneElement(board: Element, zone: string): Element | null {
  const here = board.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
  if (here) return here;
  const name = zone.slice(zone.indexOf(":") + 1);
  // A pile of different cards is known by the one on top; every other place that is not on the
  // table now is somewhere with its owner.
  const instead = zone.startsWith(PILE)
    ? `[data-top="${CSS.escape(name)}"]`
    : `[data-zone="${CSS.escape(`seat:${name}`)}"]`;
  return board.querySelector(instead);
}

/** The element of a card in a zone that no other flight has taken yet, or the zone itself. */
function spot(
  board: Element,
  zone: string,
  card: string | null,
  taken: Set<Element>,
): Element | null {
  const element = zoneElement(board, zone);
  if (!element || element.getClientRects().length === 0) return null; // not in sight
  if (card === null) return element;
  const copies = [...element.querySelectorAll(`[data-card="${CSS.escape(card)}"]`)];
  const free = copies.reverse().find((copy) => !taken.has(copy));
  if (free) taken.add(free);
  return free ?? element;
}

/** Everything that lies face up in a zone. */
function sweep(board: Element, move: Move): Takeoff[] {
  const cards = zoneElement(board, move.from)?.querySelectorAll("[data-card]") ?? [];
  return [...cards].map((element) =>
    lying(element, { ...move, card: element.getAttribute("data-card") }),
  );
}

function lying(element: Element, move: Move): Takeoff {
  const face = element.hasAttribute("data-card") ? element.querySelector(".card") : null;
  const copy = face?.cloneNode(true) ?? null;
  return { move, element, from: element.getBoundingClientRect(), face: copy };
}

/** Measure where the cards are before they move; what is returned lets them fly afterwards. */
export function takeOff(
  board: Element,
  events: readonly GameEvent[],
  me: string | null,
): () => void {
  if (wantsCalm() || document.hidden) return () => undefined;
  const seen = pace.begin();
  if (pace.slow) return seen;
  const taken = new Set<Element>();
  const takeoffs = movesOf(events)
    .filter((move) => isSeen(move, me))
    .flatMap((move): Takeoff[] => {
      if (move.all) return sweep(board, move);
      const from = spot(board, move.from, move.card, taken);
      return from ? [lying(from, move)] : [];
    })
    .slice(-MOST_MOVES);
  return () => {
    land(board, takeoffs, me);
    seen();
  };
}

function ownerOf(zone: string): string {
  return zone.slice(zone.indexOf(":") + 1);
}

function isOwn(move: Move, me: string | null): boolean {
  return ownerOf(move.from) === me || ownerOf(move.to) === me;
}

/** Hidden cards that somebody else moves about among their own are nothing to look at. */
function isSeen(move: Move, me: string | null): boolean {
  const among = move.card === null && ownerOf(move.from) === ownerOf(move.to);
  return !among || move.all === true || isOwn(move, me);
}

/** Where everything goes; all of it is measured before anything is added to the page. */
function land(board: Element, takeoffs: readonly Takeoff[], me: string | null): void {
  const landed = new Set<Element>();
  const flights = takeoffs.flatMap((takeoff): Flight[] => {
    const { move, element, from } = takeoff;
    if (move.all && element.isConnected && !isHand(move.from)) return []; // it stays
    const to = spot(board, move.to, move.all ? null : move.card, landed);
    if (!to) return [];
    const end = to.getBoundingClientRect();
    const near = Math.hypot(middle(end).x - middle(from).x, middle(end).y - middle(from).y) < NEAR;
    return near ? [] : [{ takeoff, to, end }];
  });
  const inHand = flights.filter(({ takeoff, to }) => isHand(takeoff.move.to) && isCard(to));
  const others = flights.filter((flight) => !inHand.includes(flight));
  const frame = inHand[0] && frameOf(inHand[0].to);
  for (const flight of inHand) slide(flight, frame ?? flight.end);
  others.forEach((flight, i) => {
    const own = isOwn(flight.takeoff.move, me);
    fly(board, flight, own ? OWN : OTHERS, own ? 0 : (i * SPREAD) / others.length);
  });
}

function isHand(zone: string): boolean {
  return zone.startsWith("hand:");
}

function isCard(element: Element): boolean {
  return element.hasAttribute("data-card");
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What a card cannot leave without being cut off, or making something scroll. */
function frameOf(card: Element): DOMRect {
  let frame = card.parentElement;
  while (frame?.parentElement && getComputedStyle(frame).overflowX === "visible")
    frame = frame.parentElement;
  return (frame ?? card).getBoundingClientRect();
}

/** Let a card slide to where it lies already. */
function slide({ takeoff: { from }, to, end }: Flight, frame: DOMRect): void {
  const within = (at: number, low: number, high: number): number =>
    Math.min(Math.max(at, low), Math.max(low, high));
  const dx = within(from.x, frame.left, frame.right - end.width) - end.x;
  const dy = within(from.y, frame.top, frame.bottom - end.height) - end.y;
  const start = `translate(${dx}px, ${dy}px)`;
  to.animate([{ transform: start }, { transform: "none" }], { duration: OWN, easing: EASE });
}

/** Let a copy of a card fly; the card itself appears when it has arrived. */
function fly(
  board: Element,
  { takeoff: { move, from, face }, to, end }: Flight,
  duration: number,
  delay: number,
): void {
  const flying = document.createElement("div");
  flying.className = "flying";
  flying.setAttribute("aria-hidden", "true");
  const copy = face ?? (isCard(to) ? to.querySelector(".card")?.cloneNode(true) : null);
  let remove = (): void => flying.remove();
  if (copy) flying.append(copy);
  else {
    const made =
      move.card === null
        ? mount(CardBack, { target: flying })
        : mount(CardFace, { target: flying, props: { card: move.card } });
    remove = () => {
      void unmount(made);
      flying.remove();
    };
  }
  board.append(flying);
  const last = isCard(to) ? 1 : 0; // on a pile it fades away
  const flight = flying.animate(
    [
      { transform: over(from), opacity: 1 },
      { transform: over(end), opacity: 1, offset: 0.85 },
      { transform: over(end), opacity: last },
    ],
    // Until it takes off, a card lies where it was seen before; one that was not seen is not there.
    { duration, delay, easing: EASE, fill: face ? "backwards" : "none" },
  );
  if (isCard(to)) {
    const until = delay + duration * 0.85;
    to.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });
  }
  flight.onfinish = remove;
  flight.oncancel = remove;
}

/** A card in flight, where a box is. */
function over(box: DOMRect): string {
  const { x, y } = middle(box);
  const scale = Math.min(1.6, Math.max(0.3, Math.min(box.width, (box.height * 5) / 7) / WIDTH));
  return `translate(${x - WIDTH / 2}px, ${y - (WIDTH * 7) / 10}px) scale(${scale})`;
}
