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
