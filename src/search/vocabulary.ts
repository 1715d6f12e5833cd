/** The words of the index, as the build lists them. */

export interface Vocabulary {
  /** Normalized, most frequent first. */
  words: string[];
  /** How the content spells those that it spells otherwise. */
  shown: ReadonlyMap<string, string>;
}

/** Parses the word list: a line for each word, with its spelling after it if that differs. */
export const parseVocabulary = (text: string): Vocabulary => {
  const lines = text.split("\n").map((line) => line.split(" "));
  return {
    words: lines.map(([word = ""]) => word),
    shown: new Map(
      lines.flatMap(([word = "", spelling]) => (spelling === undefined ? [] : [[word, spelling] as const])),
    ),
  };
};

/** A normalized word as the content spells it most often. */
export const shownWord = (word: string, { shown }: Vocabulary): string =>
  shown.get(word) ?? word.replace(/(?<=\d)point(?=\d)/, ".");
