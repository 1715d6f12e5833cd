/** A page that Gatsby has fetched; without `page` where that failed. */
interface FetchedPage {
  page?: { path: string; webpackCompilationHash: string };
}

/** What Gatsby puts on the window for its own links. */
interface Window {
  ___loader?: {
    /** Fetches a page's data and code. Rejects where the page is of a kind that these scripts do not know. */
    loadPage: (path: string) => Promise<FetchedPage | undefined>;
    /** The page, where it was fetched before. */
    loadPageSync: (path: string) => FetchedPage | undefined;
    /** Asks which build is online; nothing where there is no answer. */
    loadAppData: () => Promise<{ webpackCompilationHash: string } | undefined>;
  };
  /** Goes to an address; there as soon as the router is at work. */
  ___navigate?: (to: string, way?: { replace?: boolean }) => void;
  /** The path of the page in the document. */
  pagePath?: string;
  /** The build whose scripts run here. */
  ___webpackCompilationHash?: string;
}

/** The visitor's line, where the browser tells: https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}
