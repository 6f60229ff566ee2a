/** A closer look at a card: beside it while one points at it, in a dialog when one asks. */
import type { Attachment } from "svelte/attachments";

const HOVER_DELAY = 250; // milliseconds; to cross the table must not make cards pop up
const LONG_PRESS = 450;

class Peeking {
  card: string | null = $state(null);
  beside: DOMRect | null = $state.raw(null);
  /** The card whose dialog is open. */
  open: string | null = $state(null);

  show(card: string, element: Element): void {
    this.card = card;
    this.beside = element.getBoundingClientRect();
  }

  hide(): void {
    this.card = null;
  }

  read(card: string): void {
    this.hide();
    this.open = card;
  }
}

export const peeking = new Peeking();

/** Lets an element that shows a card be looked at: hover or focus, right click, long press, "i". */
export function peekable(card: string): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const later = (what: () => void, delay: number): void => {
      clearTimeout(timer);
      timer = setTimeout(what, delay);
    };
    const stop = (): void => {
      clearTimeout(timer);
      if (peeking.card === card) peeking.hide();
    };
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      what: (event: HTMLElementEventMap[K]) => void,
    ): void => element.addEventListener(kind, what);

    on("pointerenter", (event) => {
      if (event.pointerType === "mouse") later(() => peeking.show(card, element), HOVER_DELAY);
    });
    on("pointerleave", stop);
    on("focus", () => {
      if (element.matches(":focus-visible")) later(() => peeking.show(card, element), HOVER_DELAY);
    });
    on("blur", stop);
    on("pointerdown", (event) => {
      pressed = false;
      if (event.pointerType === "mouse") return stop();
      later(() => {
        pressed = true;
        peeking.read(card);
      }, LONG_PRESS);
    });
    on("pointerup", () => clearTimeout(timer));
    on("pointercancel", stop);
    // A long press must not also be a click; capture comes before the element's own listener.
    element.addEventListener(
      "click",
      (event) => {
        clearTimeout(timer);
        peeking.hide();
        if (!pressed) return;
        pressed = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      { capture: true },
    );
    on("contextmenu", (event) => {
      event.preventDefault();
      if (!pressed) peeking.read(card);
    });
    on("keydown", (event) => {
      if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        peeking.read(card);
      } else if (event.key === "Escape") stop();
    });
    return stop;
  };
}
