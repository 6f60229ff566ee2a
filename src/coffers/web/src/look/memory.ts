/** What the browser remembers for its user: name, language, light or dark. */

const PREFIX = "coffers.";

export function remembered(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? "";
  } catch {
    return ""; // storage may be switched off; then nothing is remembered
  }
}

export function remember(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(PREFIX + key, value);
    else localStorage.removeItem(PREFIX + key);
  } catch {
    // see above
  }
}
