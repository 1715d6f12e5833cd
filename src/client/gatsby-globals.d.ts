/** A page fetched by Gatsby; `page` is missing if that failed. */
interface FetchedPage {
  page?: { path: string; webpackCompilationHash: string };
}

/** Gatsby's globals that the link handling uses. */
interface Window {
  ___loader?: {
    /** Fetches a page's data and code. Rejects for a page component that this build does not have. */
    loadPage: (path: string) => Promise<FetchedPage | undefined>;
    /** The page, if it was fetched before. */
    loadPageSync: (path: string) => FetchedPage | undefined;
    /** The build that is online; undefined if the request fails. */
    loadAppData: () => Promise<{ webpackCompilationHash: string } | undefined>;
  };
  /** Navigates; defined once the router has started. */
  ___navigate?: (to: string, way?: { replace?: boolean }) => void;
  /** Path of the server-rendered page. */
  pagePath?: string;
  /** Hash of the build whose scripts run here. */
  ___webpackCompilationHash?: string;
}

/** Network Information API: https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}

/** Global Privacy Control: https://w3c.github.io/gpc/ */
interface Navigator {
  readonly globalPrivacyControl?: boolean;
}

/** Path of the bundle that counts visits; empty without one. Replaced by webpack, so that `if` leaves nothing. */
declare const __ANALYTICS__: string;
