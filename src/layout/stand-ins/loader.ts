/**
 * Gatsby's loader for the browser: fetches the data and the code of a page. Left out is what this site has no use for:
 * slices, static queries, addresses with values in them, and prefetching of links in view.
 *
 * A page that cannot be fetched is an error, upon which Gatsby loads the document of its address: that has the new scripts
 * after a deploy, or the browser's own words about the failure.
 */

export const PageResourceStatus = { Error: "error", Success: "success" } as const;

interface PageData {
  path: string;
  componentChunkName: string;
  /** What the page gets as props. */
  result: object;
}

interface AppData {
  webpackCompilationHash: string;
}

interface FetchedPage {
  component: unknown;
  json: object;
  page: { path: string; componentChunkName: string; webpackCompilationHash: string; slicesMap: object };
}

interface Failure {
  status: typeof PageResourceStatus.Error;
  error: unknown;
}

/** A function for each kind of page, by the name of its file, that fetches its code. */
interface AsyncRequires {
  components: Record<string, (() => Promise<{ default: unknown }>) | undefined>;
}

const MOST_TRIES = 3;

/** `null` where there is no such file; `undefined` where there is no answer after some tries. */
const fetchJson = async <T>(file: string, tries = MOST_TRIES): Promise<T | null | undefined> => {
  try {
    const response = await fetch(`/page-data/${file}.json`);
    if (response.ok) return (await response.json()) as T;
    if (response.status === 404) return null;
  } catch {
    // Without a network, or with half an answer, the next try may do.
  }
  return tries > 1 ? fetchJson(file, tries - 1) : undefined;
};

/** The page that stands at every address that is none. */
const NOT_FOUND = "/404.html";

const fetchData = (path: string): Promise<PageData | null | undefined> =>
  fetchJson<PageData>(`${path === "/" ? "index" : path.slice(1)}/page-data`);

/**
 * The data of a page, or that of the not-found view: unless the host has something at the address after all, or sends the
 * visitor on from there, which is its document's to say.
 */
const fetchDataFor = async (path: string): Promise<PageData | null | undefined> => {
  const data = await fetchData(path);
  if (data !== null || path === NOT_FOUND) return data;
  return (await fetch(path, { method: "HEAD" })).ok ? undefined : fetchData(NOT_FOUND);
};

let appData: Promise<AppData | null | undefined> | undefined;

/** Asks which build is online, once for all who ask at the same time. */
const loadAppData = (): Promise<AppData | null | undefined> =>
  (appData ??= fetchJson<AppData>("app-data").finally(() => (appData = undefined)));

/** The path of a page's address: without query or anchor, and without a slash at the end. */
const pathIn = (address: string): string => address.replace(/[?#].*/, "").replace(/(.)\/$/, "$1");

/** The document says which page it is: not-found views stand at addresses that no page has. */
const first = { address: pathIn(location.pathname), path: window.pagePath };

const pagePath = (address: string): string => {
  const path = pathIn(address);
  return path === first.address && first.path ? first.path : path;
};

const failure = (error?: unknown): Failure => ({ status: PageResourceStatus.Error, error });

/** The pages that were asked for, and those of them that are at hand. */
export class ProdLoader {
  private readonly asked = new Map<string, Promise<FetchedPage | Failure>>();
  private readonly atHand = new Map<string, FetchedPage>();

  constructor(private readonly scripts: AsyncRequires) {}

  /** Gatsby hands over its hooks; none of those that the loader calls is used here. */
  setApiRunner(): void {}

  /** No page stands at more than one address. */
  findMatchPath(): void {}

  /** Fetches a page once; one that could not be had is asked for again the next time. */
  loadPage(address: string): Promise<FetchedPage | Failure> {
    const path = pagePath(address);
    const asked = this.asked.get(path) ?? this.fetchPage(path);
    this.asked.set(path, asked);
    return asked;
  }

  loadPageSync(address: string): FetchedPage | undefined {
    return this.atHand.get(pagePath(address));
  }

  private async fetchPage(path: string): Promise<FetchedPage | Failure> {
    try {
      const [online, data] = await Promise.all([loadAppData(), fetchDataFor(path)]);
      const script = data && this.scripts.components[data.componentChunkName];
      if (!script) throw new Error(`No page can be had for ${path}.`);
      const component = await script();
      const page = {
        component,
        json: data.result,
        page: {
          path: data.path,
          componentChunkName: data.componentChunkName,
          // Without an answer, none is the right one.
          webpackCompilationHash: online?.webpackCompilationHash ?? "",
          slicesMap: {},
        },
      };
      this.atHand.set(path, page);
      return page;
    } catch (error) {
      this.asked.delete(path);
      return failure(error);
    }
  }
}

let loader: ProdLoader | undefined;

/** Gatsby's runtime makes the one loader. */
export const setLoader = (made: ProdLoader): void => {
  loader = made;
};

/** What hooks and `window.___loader` have of it. */
export const publicLoader = {
  loadPage: async (address: string): Promise<FetchedPage | Failure | undefined> => loader?.loadPage(address),
  loadPageSync: (address: string): FetchedPage | undefined => loader?.loadPageSync(address),
  loadAppData,
};

export { publicLoader as default };

/** No page has a static query, or a slice. */
export const getStaticQueryResults = (): object => ({});
export const getSliceResults = getStaticQueryResults;
