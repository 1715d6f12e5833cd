/** Which words of one list another one lacks. */

/** Words, numbers, and each sign by itself; as they look, and without invisible ones. */
const TOKENS = /[\p{L}\p{N}\p{M}\uE005]+|[^\s\p{L}\p{N}\p{M}\p{C}]/gu;

/** Stands where raised or lowered words begin and end: what follows may be written apart. */
export const SEAM = "\uE005";

const normal = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Cc}\uE000-\uE004\uE006-\uF8FF](?<!\s)/gu, "")
    // Where braces would be filled in, round brackets stand for them.
    .replaceAll("{", "(")
    .replaceAll("}", ")")
    .normalize("NFKC");

export const tokensOf = (text: string): string[] => normal(text).match(TOKENS) ?? [];

/** Tokens that are words; a change of signs in a short field is none of a loss. */
export const isWordToken = (token: string): boolean => /[\p{L}\p{N}]/u.test(token);

const countsOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

export interface Phrase {
  text: string;
  /** The words before it, to find its place. */
  before: string;
}

/** The words of a list that another one lacks, as phrases. */
export const missingPhrases = (source: readonly string[], written: readonly string[]): Phrase[] => {
  const there = countsOf(written);
  const lacking = new Map<string, number>();
  for (const [word, count] of countsOf(source)) {
    const deficit = count - (there.get(word) ?? 0);
    if (deficit > 0) lacking.set(word, deficit);
  }
  if (lacking.size === 0) return [];
  // The longest runs of words that may be missing are what is missing.
  const runs: { from: number; to: number }[] = [];
  source.forEach((word, index) => {
    if (!lacking.has(word)) return;
    const last = runs.at(-1);
    if (last?.to === index) last.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  });
  const phrases: { from: number; to: number }[] = [];
  for (const { from, to } of runs.sort((a, b) => b.to - b.from - (a.to - a.from))) {
    let start = -1;
    for (let index = from; index <= to; index += 1) {
      const word = source[index] ?? "";
      const left = index < to ? (lacking.get(word) ?? 0) : 0;
      if (left > 0) {
        lacking.set(word, left - 1);
        if (start === -1) start = index;
      } else if (start !== -1) {
        phrases.push({ from: start, to: index });
        start = -1;
      }
    }
  }
  return phrases
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => ({
      text: joined(source.slice(from, to)),
      before: joined(source.slice(Math.max(0, from - 4), from)),
    }));
};

/** Words as a sentence; signs stand at theirs. */
const joined = (words: readonly string[]): string =>
  words
    .join(" ")
    .replace(/ (?=[.,;:!?)\]}%…’”»])/g, "")
    .replace(/(?<=[([{„“«]) /g, "");

/** Raised words as part of the word before them, or by themselves: as they were written. */
export const withoutSeams = (words: readonly string[], written: readonly string[]): string[] => {
  const there = new Set(written);
  return words.flatMap((word) => {
    if (!word.includes(SEAM)) return word;
    const whole = word.replaceAll(SEAM, "");
    return there.has(whole) ? whole : word.split(SEAM).filter(Boolean);
  });
};

/** A summary's words where a host has joined lines, or has cut its last word. */
export const withoutCuts = (words: readonly string[], written: readonly string[]): string[] => {
  const there = new Set(written);
  const last = words.findLastIndex(isWordToken);
  return words.flatMap((word, index) => {
    if (there.has(word)) return word;
    if (index === last && written.some((one) => one.startsWith(word))) return [];
    const parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
    return parts.every((part) => there.has(part)) ? parts : word;
  });
};
