/** How alike pages are, by the words that a visitor sees on them between header and footer. */

/** What is no text of the page: navigation, drawings, code. */
const APART = /<(nav|script|style|svg)\b[\s\S]*?<\/\1>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

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
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter(Boolean);
};

/** Every three words that follow each other, each once. */
export const shinglesOf = (words: readonly string[]): Set<string> =>
  new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));

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
  const holders = new Map<string, number[]>();
  pages.forEach(({ words }, page) => {
    const shingles = shinglesOf(words);
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

/** What a group of sibling pages has to tell: how alike they are, and which say least. */
export interface LikenessReport {
  pages: number;
  pairs: number;
  /** The mean share of all pairs; 0 where there is no pair. */
  average: number;
  /** The most alike first. */
  worst: Pair[];
  /** Those with the fewest words first. */
  thinnest: { path: string; words: number }[];
}

/** The report over groups of siblings: pages are compared within their group alone. `most` is how many are listed. */
export const likenessOf = (groups: readonly (readonly Page[])[], most = 10): LikenessReport => {
  let pairs = 0;
  let total = 0;
  let worst: Pair[] = [];
  for (const group of groups) {
    const found = pairsOf(group);
    pairs += found.length;
    for (const { share } of found) total += share;
    worst = [...worst, ...found.sort((x, y) => y.share - x.share).slice(0, most)]
      .sort((x, y) => y.share - x.share)
      .slice(0, most);
  }
  const thinnest = groups
    .flat()
    .map(({ path, words }) => ({ path, words: words.length }))
    .sort((x, y) => x.words - y.words)
    .slice(0, most);
  return { pages: groups.flat().length, pairs, average: pairs === 0 ? 0 : total / pairs, worst, thinnest };
};
