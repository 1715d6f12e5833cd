/** Site search in the browser. The index is loaded at the first search. */
import { searchFiles } from "../routes";
import { correctQuery } from "./correct-query";
import { type ExcerptPart, excerptParts } from "./excerpt";
import { type Found, mergeResults } from "./merge-results";
import type { SearchKind, SearchMeta } from "./search-meta";

/** A result, as shown. */
export interface SearchHit {
  path: string;
  title: string;
  kind: SearchKind;
  /** Industry and service, for a page about both. */
  note: string | undefined;
  excerpt: ExcerptPart[];
}

export interface SearchOutcome {
  query: string;
  /** The corrected query, if a word was misspelt. */
  corrected: string | undefined;
  count: number;
  /** The results from one index to another. */
  hits: (from: number, to: number) => Promise<SearchHit[]>;
}

/** The part of Pagefind's API that is used. @see https://pagefind.app/docs/api/ */
interface PagefindResult extends Found {
  data: () => Promise<{ url: string; excerpt: string; meta: SearchMeta }>;
}
interface Pagefind {
  options: (options: object) => Promise<void>;
  search: (words: string) => Promise<{ results: PagefindResult[] }>;
}

/**
 * Ranking weights: a match in a title counts more than one in the text, and long pages are not penalized. Pages for a
 * service and an industry have separate fields of lower weight; otherwise they would come before the service itself.
 * @see https://pagefind.app/docs/ranking/
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
  if (!words.ok) throw new Error(`${searchFiles.words} returned ${words.status}.`);
  await pagefind.options({ excerptLength: 28, ranking: RANKING });
  return { pagefind, vocabulary: (await words.text()).split("\n") };
};

let loading: Promise<Loaded> | undefined;

/** Loads the index; a failed load is retried at the next search. */
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

/** Searches for each word separately: a page need not contain all of them. */
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
