/** How quickly this device redraws the table: where it takes long, no card flies. */

const LATEST = 5; // changes that are kept in mind
const TOO_LONG = 200; // milliseconds from a change to its picture

export class Pace {
  #latest: number[] = [];

  /** A change took so long until it was to be seen. */
  note(milliseconds: number): void {
    this.#latest = [...this.#latest, milliseconds].slice(-LATEST);
  }

  /** Whether the last changes took so long, most of them, that flights would stumble. */
  get slow(): boolean {
    return this.#latest.filter((took) => took > TOO_LONG).length > LATEST / 2;
  }

  /** Note how long a change takes that begins now; to be called when it is made. */
  begin(): () => void {
    const began = performance.now();
    return () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => this.note(performance.now() - began)),
      );
  }
}
