/** Similarity of pages, by the words that visitors see between header and footer. */

/** Elements without text of the page: navigation, drawings, code. */
const IGNORED_ELEMENTS = /<(nav|script|style|svg)\b[\s\S]*?<\/\1>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

const SURROUNDING_PUNCTUATION = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Fast path: most words have no punctuation around them. */
const PLAIN = /^[a-z\d](?:.*[a-z\d])?$/;

/** The words in a page's `<main>`, without navigation; lower case, without surrounding punctuation. */
export const visibleWords = (html: string): string[] => {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  if (start < 0 || end < 0) return [];
  const text = html
    .slice(start, end)
    .replace(IGNORED_ELEMENTS, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? " ");
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (PLAIN.test(word) ? word : word.replace(SURROUNDING_PUNCTUATION, "")))
    .filter(Boolean);
};

/** Three word ids must fit in a safe integer, so at most ∛MAX_SAFE_INTEGER distinct words. */
const MAX_WORDS = Math.floor(Math.cbrt(Number.MAX_SAFE_INTEGER));

/**
 * Assigns an id to each word, so that a shingle of three words is a single number, which is faster and smaller than
 * text.
 * @throws if there are more than 200,000 distinct words
 */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    if (number >= MAX_WORDS) throw new Error(`More than ${MAX_WORDS} different words in pages that are compared.`);
    this.numbers.set(word, number);
    return number;
  }

  /** The distinct shingles: sequences of three words. */
  shinglesOf(words: readonly string[]): Set<number> {
    const numbers = words.map((word) => this.numberOf(word));
    const shingles = new Set<number>();
    for (let at = 2; at < numbers.length; at++)
      shingles.add(((numbers[at - 2] ?? 0) * MAX_WORDS + (numbers[at - 1] ?? 0)) * MAX_WORDS + (numbers[at] ?? 0));
    return shingles;
  }
}

/** A page with its words. */
export interface Page {
  path: string;
  words: readonly string[];
}

/**
 * Two pages and the share of their shingles that is on both, 0 to 1: the resemblance of A. Broder, "On the resemblance
 * and containment of documents", 1997.
 */
export interface Pair {
  a: string;
  b: string;
  share: number;
}

/** All pairs of pages with their resemblance. An inverted index of shingles avoids comparing every pair. */
export const pairsOf = (pages: readonly Page[]): Pair[] => {
  const count = pages.length;
  const sizes = new Uint32Array(count);
  const holders = new Map<number, number[]>();
  const vocabulary = new Vocabulary();
  pages.forEach(({ words }, page) => {
    const shingles = vocabulary.shinglesOf(words);
    sizes[page] = shingles.size;
    for (const shingle of shingles) {
      const pagesWithIt = holders.get(shingle);
      if (pagesWithIt) pagesWithIt.push(page);
      else holders.set(shingle, [page]);
    }
  });
  const shared = new Uint32Array(count * count);
  let everywhere = 0;
  for (const list of holders.values()) {
    if (list.length === count) everywhere++;
    else
      for (let i = 0; i < list.length; i++) {
        const row = (list[i] ?? 0) * count;
        for (let j = i + 1; j < list.length; j++) shared[row + (list[j] ?? 0)]!++;
      }
  }
  const pairs: Pair[] = [];
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++) {
      const both = everywhere + (shared[i * count + j] ?? 0);
      const all = (sizes[i] ?? 0) + (sizes[j] ?? 0) - both;
      // Two pages without words are identical.
      pairs.push({ a: pages[i]?.path ?? "", b: pages[j]?.path ?? "", share: all === 0 ? 1 : both / all });
    }
  return pairs;
};

/** Maximum number of siblings compared with each other, since the work is quadratic. Larger groups are split. */
const MAX_GROUP = 500;

/** The report on a group of sibling pages: their similarity, and the pages with the fewest words. */
export interface PageSimilarityReport {
  pages: number;
  pairs: number;
  /** Mean share of all pairs; 0 without pairs. */
  average: number;
  /** The most similar pairs first. */
  worst: Pair[];
  /** The pages with the fewest words first. */
  thinnest: { path: string; words: number }[];
}

const splitEvenly = (pages: readonly Page[]): Page[][] => {
  const size = Math.ceil(pages.length / Math.max(1, Math.ceil(pages.length / MAX_GROUP)));
  return Array.from({ length: Math.ceil(pages.length / size) || 0 }, (_, part) =>
    pages.slice(part * size, (part + 1) * size),
  );
};

const MAX_LISTED = 10;

const mostSimilar = (pairs: readonly Pair[], most: number): Pair[] =>
  [...pairs].sort((x, y) => y.share - x.share).slice(0, most);

const thinnestOf = (pages: PageSimilarityReport["thinnest"], most: number): PageSimilarityReport["thinnest"] =>
  [...pages].sort((x, y) => x.words - y.words).slice(0, most);

/** Merges the reports of several groups; `most` limits the lists. */
export const combineReports = (reports: readonly PageSimilarityReport[], most = MAX_LISTED): PageSimilarityReport => {
  const sumOf = (value: (report: PageSimilarityReport) => number): number =>
    reports.reduce((sum, report) => sum + value(report), 0);
  const pairs = sumOf((report) => report.pairs);
  return {
    pages: sumOf(({ pages }) => pages),
    pairs,
    average: pairs === 0 ? 0 : sumOf((report) => report.average * report.pairs) / pairs,
    worst: mostSimilar(
      reports.flatMap(({ worst }) => worst),
      most,
    ),
    thinnest: thinnestOf(
      reports.flatMap(({ thinnest }) => thinnest),
      most,
    ),
  };
};

/** The report on one group of siblings. */
export const groupReport = (group: readonly Page[], most = MAX_LISTED): PageSimilarityReport => {
  const parts = splitEvenly(group).map((pages): PageSimilarityReport => {
    const pairs = pairsOf(pages);
    const total = pairs.reduce((sum, { share }) => sum + share, 0);
    return {
      pages: pages.length,
      pairs: pairs.length,
      average: pairs.length === 0 ? 0 : total / pairs.length,
      worst: mostSimilar(pairs, most),
      thinnest: thinnestOf(
        pages.map(({ path, words }) => ({ path, words: words.length })),
        most,
      ),
    };
  });
  return combineReports(parts, most);
};
