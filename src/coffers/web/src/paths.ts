/** The pages and their addresses. */

export type Page =
  | { name: "front" }
  | { name: "new" }
  | { name: "about" }
  | { name: "lobby" }
  | { name: "games" }
  | { name: "learn" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string; at?: number }
  | { name: "nowhere" };

/** The words of an address, or null where it is none that a browser would make. */
function decoded(words: string[]): string[] | null {
  try {
    return words.map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function pageOf(path: string): Page {
  const parts = decoded(path.split("/").filter(Boolean));
  if (!parts) return { name: "nowhere" };
  const [first, id, more, at] = parts;
  if (parts.length === 0) return { name: "front" };
  if (parts.length === 1 && first === "new") return { name: "new" };
  if (parts.length === 1 && first === "about") return { name: "about" };
  if (parts.length === 1 && (first === "lobby" || first === "games")) return { name: first };
  if (parts.length === 1 && first === "learn") return { name: "learn" };
  if (first === "table" && id !== undefined) {
    if (parts.length === 2) return { name: "table", id };
    if (parts.length === 3 && more === "replay") return { name: "replay", id };
    if (parts.length === 4 && more === "replay" && /^\d{1,9}$/.test(at ?? ""))
      return { name: "replay", id, at: Number(at) };
  }
  return { name: "nowhere" };
}

export function tablePath(id: string): string {
  return `/table/${encodeURIComponent(id)}`;
}

/** The replay of a game; at a decision, if one is named. */
export function replayPath(id: string, at?: number): string {
  return `${tablePath(id)}/replay${at === undefined ? "" : `/${at}`}`;
}

/** The id of a table, given its link or the id itself. */
export function tableIn(link: string): string | null {
  const text = link.trim();
  const found = /\/table\/([^/?#\s]+)/.exec(text)?.[1];
  if (found) return decoded([found])?.[0] ?? null;
  return /^[\w-]+$/.test(text) ? text : null;
}
