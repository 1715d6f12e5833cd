/** Searching the site in the browser: the index is loaded at the first search, and by nothing else. */
import { searchFiles } from "../routes";
import { correctQuery } from "./correct-query";
import { type ExcerptPart, excerptParts } from "./excerpt";
import { type Found, mergeResults } from "./merge-results";
import type { SearchKind, SearchMeta } from "./search-meta";

/** A page as it is shown among the results. */
export interface SearchHit {
  path: string;
  title: string;
  kind: SearchKind;
  /** The industry and the service of a page that is for both. */
  note: string | undefined;
  excerpt: ExcerptPart[];
}

export interface SearchOutcome {
  query: string;
  /** What was searched instead, where a word was misspelt. */
  corrected: string | undefined;
  count: number;
  /** The results from one place in their order to another. */
  hits: (from: number, to: number) => Promise<SearchHit[]>;
}

/** The parts of Pagefind's interface that are used. @see https://pagefind.app/docs/api/ */
interface PagefindResult extends Found {
  data: () => Promise<{ url: string; excerpt: string; meta: SearchMeta }>;
}
interface Pagefind {
  options: (options: object) => Promise<void>;
  search: (words: string) => Promise<{ results: PagefindResult[] }>;
}

/**
 * How pages are ranked: a word in a title, or in what else the page is called, says more than one in the text, and a page
 * may be long. The many pages of one service for one industry have fields of their own that say less, as they would
 * stand before the service itself. @see https://pagefind.app/docs/ranking/
 */
const RANKING = {
  metaWeights: { title: 6, about: 3, pair: 1.5, pairOf: 1.5, kind: 0 },
  pageLength: 0.1,
  termFrequency: 0.7,
};

interface Loaded {
  pagefind: Pagefind;
  vocabulary: string[];
}

const load = async (): Promise<Loaded> => {
  const [pagefind, words] = await Promise.all([
    import(/* webpackIgnore: true */ searchFiles.script) as Promise<Pagefind>,
    fetch(searchFiles.words),
  ]);
  if (!words.ok) throw new Error(`${searchFiles.words} was answered with ${words.status}.`);
  await pagefind.options({ excerptLength: 28, ranking: RANKING });
  return { pagefind, vocabulary: (await words.text()).split("\n") };
};

let loading: Promise<Loaded> | undefined;

/** Loads what the search needs; tried again at the next search where it did not arrive. */
const loaded = (): Promise<Loaded> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

const hitOf = async (result: PagefindResult): Promise<SearchHit> => {
  const { url, excerpt, meta } = await result.data();
  const title = "pair" in meta ? meta.pair : meta.title;
  const note = "pair" in meta ? meta.pairOf : undefined;
  return { path: url, title, kind: meta.kind, note, excerpt: excerptParts(excerpt) };
};

/** Searches for the words of a query, each for itself: a page need not have all of them. */
export const searchSite = async (query: string): Promise<SearchOutcome> => {
  const { pagefind, vocabulary } = await loaded();
  const { words, corrected } = correctQuery(query, vocabulary);
  const byWord = await Promise.all(words.map((word) => pagefind.search(word)));
  const results = mergeResults(byWord.map(({ results: found }) => found));
  return {
    query,
    corrected: corrected ? words.join(" ") : undefined,
    count: results.length,
    hits: (from, to) => Promise.all(results.slice(from, to).map(hitOf)),
  };
};
