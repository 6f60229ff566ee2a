/** Where the lesson points: at things of the table, by what they are called there. */

/**
 * Groups of selectors. Of the first group of which anything is there, each selector points at one
 * thing, the same one twice at two.
 */
export type Pointing = readonly (readonly string[])[];

function named(attribute: string, value: string): string {
  return `[data-${attribute}="${value.replace(/["\\]/g, "\\$&")}"]`;
}

export function zoneAt(place: string, player: string): string {
  return named("zone", `${place}:${player}`);
}

export function pileAt(card: string): string {
  return named("zone", `pile:${card}`);
}

export function handAt(player: string, card: string): string {
  return `${zoneAt("hand", player)} ${named("card", card)}`;
}

export function answerAt(answer: string): string {
  return named("answer", answer);
}

/** What is pointed at. */
export function found(pointing: Pointing, within: ParentNode): Element[] {
  for (const group of pointing) {
    const things: Element[] = [];
    for (const selector of group) {
      const all = [...within.querySelectorAll(selector)];
      const thing = all.find((element) => !things.includes(element));
      if (thing) things.push(thing);
    }
    if (things.length > 0) return things;
  }
  return [];
}
