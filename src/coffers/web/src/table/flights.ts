/** Cards that move where they go: a copy of the card flies from its old place to its new one. */
import { mount, unmount } from "svelte";
import CardBack from "../card/CardBack.svelte";
import CardFace from "../card/CardFace.svelte";
import type { GameEvent } from "../contract";
import { wantsCalm } from "../look/theme.svelte";
import { movesOf, pileZone, type Move } from "./moves";

const DURATION = 380; // milliseconds
const LONGEST = 900; // until the last card takes off
const STAGGER = 80;
const WIDTH = 72; // pixels of a card in flight
const PILE = pileZone("");

const TOGETHER = 100; // milliseconds within which positions come one upon the other

let lastSeen = -Infinity; // when cards last began to fly...
let nextTakeoff = 0; // ... and when the next one may follow them

interface Takeoff {
  move: Move;
  from: DOMRect;
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

/** Measure where the cards are before they move; what is returned lets them fly afterwards. */
export function takeOff(board: Element, events: readonly GameEvent[]): () => void {
  if (wantsCalm() || document.hidden) return () => undefined;
  const taken = new Set<Element>();
  const takeoffs = movesOf(events).flatMap((move): Takeoff[] => {
    const from = spot(board, move.from, move.card, taken);
    return from ? [{ move, from: from.getBoundingClientRect() }] : [];
  });
  return () => {
    const landed = new Set<Element>();
    const pause = Math.min(STAGGER, LONGEST / Math.max(1, takeoffs.length));
    // Of several positions at once, cards fly in the order in which things happened. A card that
    // somebody plays later waits for none of them.
    const now = performance.now();
    const wait = now - lastSeen < TOGETHER ? Math.max(0, Math.min(nextTakeoff - now, LONGEST)) : 0;
    takeoffs.forEach(({ move, from }, i) => {
      const to = spot(board, move.to, move.card, landed);
      if (to) fly(board, move.card, from, to, wait + i * pause);
    });
    if (takeoffs.length > 0) {
      lastSeen = now;
      nextTakeoff = now + wait + takeoffs.length * pause;
    }
  };
}

function fly(board: Element, card: string | null, from: DOMRect, to: Element, delay: number): void {
  const end = to.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "flying";
  ghost.setAttribute("aria-hidden", "true");
  board.append(ghost);
  const face =
    card === null
      ? mount(CardBack, { target: ghost })
      : mount(CardFace, { target: ghost, props: { card } });
  const at = (box: DOMRect, scale: number, opacity: number): Keyframe => {
    const x = box.x + box.width / 2 - WIDTH / 2;
    const y = box.y + box.height / 2 - (WIDTH * 7) / 10;
    return { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity };
  };
  const size = (box: DOMRect): number => Math.min(1.4, Math.max(0.35, box.width / WIDTH));
  const flight = ghost.animate(
    [
      at(from, size(from), 0.4),
      at(from, size(from), 1),
      at(end, size(end), 1),
      at(end, size(end), 0),
    ].map((frame, i) => ({ ...frame, offset: [0, 0.05, 0.9, 1][i] ?? 1 })),
    { duration: DURATION, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" },
  );
  if (to.hasAttribute("data-card")) {
    // The card itself appears when its copy has arrived.
    to.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], {
      duration: delay + DURATION,
    });
  }
  const land = (): void => {
    void unmount(face);
    ghost.remove();
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
