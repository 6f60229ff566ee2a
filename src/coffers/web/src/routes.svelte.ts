/** The way from one page to another without loading the client anew. */

class Way {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Go on from a page to which there is no need to come back. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** Follow links within the client; everything else is left to the browser. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const way = new Way();

const PATIENCE = 60_000; // milliseconds in which a page is not loaded twice for that reason

/** Load the page anew where a part of it is not there any more: this version was left open for long. */
export function stayCurrent(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem("coffers.reloaded") ?? 0);
    if (Date.now() - last < PATIENCE) return;
    sessionStorage.setItem("coffers.reloaded", String(Date.now()));
    location.reload();
  });
}
