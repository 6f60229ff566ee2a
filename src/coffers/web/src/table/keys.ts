/** The table by keyboard: arrows go from one lit thing to the next, letters answer. */

export type Direction = "left" | "right" | "up" | "down";

export interface Spot {
  x: number;
  y: number;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export function arrow(key: string): Direction | null {
  return ARROWS[key] ?? null;
}

/** The index of the nearest spot in a direction, or -1; what lies off the line counts double. */
export function nearest(from: Spot, spots: readonly Spot[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    if (ahead <= 1) return;
    const aside = direction === "left" || direction === "right" ? Math.abs(dy) : Math.abs(dx);
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = i;
    }
  });
  return best;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Put the focus on the next lit thing in a direction; on the first one if there is no focus. */
export function moveFocus(within: HTMLElement, direction: Direction): void {
  const lit = [...within.querySelectorAll<HTMLElement>("[data-lit]:not(:disabled)")];
  const focused = document.activeElement;
  const start = focused && within.contains(focused) && focused !== within ? focused : null;
  if (!start) {
    lit[0]?.focus();
    return;
  }
  const others = lit.filter((element) => element !== start);
  others[nearest(middle(start), others.map(middle), direction)]?.focus();
}
