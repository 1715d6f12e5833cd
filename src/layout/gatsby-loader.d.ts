/** What Gatsby puts on the window for its own links. */
interface Window {
  /** Fetches a page's data and code. */
  ___loader?: { hovering: (path: string) => void };
  /** There as soon as the router is at work. */
  ___navigate?: unknown;
}

/** The visitor's line, where the browser tells: https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}
