/** Site search in the browser. The index is loaded at the first search. */
import { routes, searchFiles } from "../routes";
import { findCities, type ListedCity, type NamedPlace, placesNamed } from "./cities";
import { correctQuery, knownWords, partings } from "./correct-query";
import { type ExcerptPart, markWords } from "./excerpt";
import { loadCities } from "./load-cities";
import { type Found, mergeResults } from "./merge-results";
import type { SearchKind, Shown } from "./search-meta";
import { parseVocabulary, shownWord, type Vocabulary } from "./vocabulary";
import { wordsOf } from "./tokenize";

/** A result, as shown. */
export interface SearchHit {
  path: string;
  title: string;
  kind: SearchKind | "place";
  /** Industry and service, for a page about both; the state of a city. */
  note: string | undefined;
  excerpt: ExcerptPart[];
}

export interface SearchOutcome {
  query: string;
  /** The corrected query, if a word was misspelled. */
  corrected: string | undefined;
  count: number;
  /** The results from one index to another. */
  hits: (from: number, to: number) => Promise<SearchHit[]>;
}

/** The part of Pagefind's API that is used. @see https://pagefind.app/docs/api/ */
interface PagefindResult extends Found {
  data: () => Promise<{ url: string; meta: Shown }>;
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
  metaWeights: {
    ...{ title: 6, about: 4, told: 2.5, toldOf: 1.25, pair: 1.5, pairOf: 1.5 },
    ...{ asked: 8, headings: 1, shown: 0, note: 0, description: 0, kind: 0 },
  },
  pageLength: 0.1,
  termFrequency: 0.7,
};

interface Loaded {
  pagefind: Pagefind;
  vocabulary: Vocabulary;
  cities: ListedCity[];
}

const load = async (): Promise<Loaded> => {
  const [pagefind, words, cities] = await Promise.all([
    import(/* webpackIgnore: true */ searchFiles.script) as Promise<Pagefind>,
    fetch(searchFiles.words),
    // Pages are found without them.
    loadCities().catch(() => []),
  ]);
  if (!words.ok) throw new Error(`${searchFiles.words} returned ${words.status}.`);
  await pagefind.options({ ranking: RANKING });
  return { pagefind, vocabulary: parseVocabulary(await words.text()), cities };
};

let loading: Promise<Loaded> | undefined;

/** Loads the index; a failed load is retried at the next search. */
const loaded = (): Promise<Loaded> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** A result with its description, in which the words that were looked for are marked. */
const hitOf =
  (words: readonly string[]) =>
  async (result: PagefindResult): Promise<SearchHit> => {
    const { url, meta } = await result.data();
    const { shown: title, kind, note, description } = meta;
    return { path: url, title, kind, note, excerpt: markWords(description, words) };
  };

const placeHit = ({ name, state, stateSlug, slug }: NamedPlace): SearchHit => ({
  path: slug === undefined ? routes.state(stateSlug) : routes.city(stateSlug, slug),
  title: name,
  kind: "place",
  note: slug === undefined ? undefined : state,
  excerpt: [],
});

/** Maximum number of places that match by prefix or with a typo. */
const MOST_GUESSED = 5;

/**
 * Searches for each word separately: a page need not contain all of them. Places named in the query come first;
 * places that match by prefix or with a typo are added if the index does not have a word of the query.
 */
export const searchSite = async (query: string): Promise<SearchOutcome> => {
  const { pagefind, vocabulary, cities } = await loaded();
  const isKnown = knownWords(vocabulary.words);
  const named = placesNamed(cities, query, isKnown);
  // A name that is not a word of the index is neither searched for in pages nor corrected.
  const ofPlace = named.words.every(isKnown) ? [] : named.words;
  const asked = wordsOf(query).filter((word) => !ofPlace.includes(word));
  // Two words that stand side by side on no page are not one that somebody wrote without the space.
  const parted = await Promise.all(
    partings(asked.join(" "), vocabulary.words).map(async (parts) => {
      const { results } = await pagefind.search(`"${parts}"`);
      return results.length > 0 ? [parts] : [];
    }),
  );
  const { words, corrected } = correctQuery(asked.join(" "), vocabulary.words, parted.flat());
  // Pages that have two words side by side are more about both.
  const pairs = words.slice(1).map((word, at) => `"${words[at]} ${word}"`);
  const found = await Promise.all([...words, ...pairs].map((asked) => pagefind.search(asked)));
  const results = mergeResults(found.map((each) => each.results));
  const mayBePlace = named.places.length === 0 && (results.length === 0 || (!corrected && !asked.every(isKnown)));
  const places = mayBePlace ? findCities(cities, query).slice(0, MOST_GUESSED) : named.places;
  const pages = (from: number, to: number) =>
    Promise.all(results.slice(Math.max(0, from - places.length), Math.max(0, to - places.length)).map(hitOf(words)));
  return {
    query,
    corrected: corrected ? words.map((word) => shownWord(word, vocabulary)).join(" ") : undefined,
    count: places.length + results.length,
    hits: async (from, to) => [...places.slice(from, to).map(placeHit), ...(await pages(from, to))],
  };
};
