/** How alike pages are, by the words that a visitor sees on them between header and footer. */

/** What is no text of the page: navigation, drawings, code. */
const APART = /<(nav|script|style|svg)\b[\s\S]*?<\/\1>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

const SIGNS_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Most words have no signs around them, which is told faster than looked for. */
const PLAIN = /^[a-z\d](?:.*[a-z\d])?$/;

/** The words in a page's `<main>`, without navigation; lower case, without the signs around them. */
export const visibleWords = (html: string): string[] => {
  const start = html.indexOf("<main");
  const end = html.lastIndexOf("</main>");
  if (start < 0 || end < 0) return [];
  const text = html
    .slice(start, end)
    .replace(APART, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? " ");
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (PLAIN.test(word) ? word : word.replace(SIGNS_AROUND, "")))
    .filter(Boolean);
};

/** As many different words as three numbers of words find room for in one that a computer counts with exactly. */
const MOST_WORDS = Math.floor(Math.cbrt(Number.MAX_SAFE_INTEGER));

/**
 * Gives each word a number, so that every three words are one number, which takes less time and room than their text.
 * @throws where there are more than two hundred thousand different words.
 */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    if (number >= MOST_WORDS) throw new Error(`More than ${MOST_WORDS} different words in pages that are compared.`);
    this.numbers.set(word, number);
    return number;
  }

  /** Every three words that follow each other, each once. */
  shinglesOf(words: readonly string[]): Set<number> {
    const numbers = words.map((word) => this.numberOf(word));
    const shingles = new Set<number>();
    for (let at = 2; at < numbers.length; at++)
      shingles.add(((numbers[at - 2] ?? 0) * MOST_WORDS + (numbers[at - 1] ?? 0)) * MOST_WORDS + (numbers[at] ?? 0));
    return shingles;
  }
}

/** A page with its words. */
export interface Page {
  path: string;
  words: readonly string[];
}

/**
 * Two pages, and the part of all their shingles that stands on both, 0 to 1: their resemblance (A. Broder, "On the
 * resemblance and containment of documents", 1997).
 */
export interface Pair {
  a: string;
  b: string;
  share: number;
}

/** Every pair of pages with what they share. The pages that have a shingle are listed once, not each page with each. */
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
      // Two pages without words are the same page.
      pairs.push({ a: pages[i]?.path ?? "", b: pages[j]?.path ?? "", share: all === 0 ? 1 : both / all });
    }
  return pairs;
};

/**
 * How many siblings are compared with each other at most. The work grows with the square of it; more of them are compared
 * in parts that follow each other.
 */
const MOST_TOGETHER = 500;

/** What a group of sibling pages has to tell: how alike they are, and which say least. */
export interface PageSimilarityReport {
  pages: number;
  pairs: number;
  /** The mean share of all pairs; 0 where there is no pair. */
  average: number;
  /** The most alike first. */
  worst: Pair[];
  /** Those with the fewest words first. */
  thinnest: { path: string; words: number }[];
}

const inParts = (pages: readonly Page[]): Page[][] => {
  const size = Math.ceil(pages.length / Math.max(1, Math.ceil(pages.length / MOST_TOGETHER)));
  return Array.from({ length: Math.ceil(pages.length / size) || 0 }, (_, part) =>
    pages.slice(part * size, (part + 1) * size),
  );
};

const MOST_LISTED = 10;

const mostAlike = (pairs: readonly Pair[], most: number): Pair[] =>
  [...pairs].sort((x, y) => y.share - x.share).slice(0, most);

const thinnestOf = (pages: PageSimilarityReport["thinnest"], most: number): PageSimilarityReport["thinnest"] =>
  [...pages].sort((x, y) => x.words - y.words).slice(0, most);

/** The report over several groups, each with a report of its own; `most` is how many are listed. */
export const combineReports = (reports: readonly PageSimilarityReport[], most = MOST_LISTED): PageSimilarityReport => {
  const sumOf = (value: (report: PageSimilarityReport) => number): number =>
    reports.reduce((sum, report) => sum + value(report), 0);
  const pairs = sumOf((report) => report.pairs);
  return {
    pages: sumOf(({ pages }) => pages),
    pairs,
    average: pairs === 0 ? 0 : sumOf((report) => report.average * report.pairs) / pairs,
    worst: mostAlike(
      reports.flatMap(({ worst }) => worst),
      most,
    ),
    thinnest: thinnestOf(
      reports.flatMap(({ thinnest }) => thinnest),
      most,
    ),
  };
};

/** The report over a group of siblings. */
export const likenessOf = (group: readonly Page[], most = MOST_LISTED): PageSimilarityReport => {
  const parts = inParts(group).map((pages): PageSimilarityReport => {
    const pairs = pairsOf(pages);
    const total = pairs.reduce((sum, { share }) => sum + share, 0);
    return {
      pages: pages.length,
      pairs: pairs.length,
      average: pairs.length === 0 ? 0 : total / pairs.length,
      worst: mostAlike(pairs, most),
      thinnest: thinnestOf(
        pages.map(({ path, words }) => ({ path, words: words.length })),
        most,
      ),
    };
  });
  return combineReports(parts, most);
};
