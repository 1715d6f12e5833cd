/** Groups names by first letter, for an alphabetical index. */
import { memoizeByValue } from "content-kit/lib/memoize";

/** Ignores diacritics where the language does. */
const collator = memoizeByValue((language: string) => new Intl.Collator(language, { sensitivity: "base" }));

interface LetterGroup<T> {
  letter: string;
  members: T[];
}

const letterOf = (name: string, language: string): string =>
  (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? name.slice(0, 1)).toLocaleUpperCase(language);

/**
 * Groups consecutive names with the same first letter in the language's alphabet: É is E in French, Å is not A in
 * Swedish.
 * @param named in list order, which is preserved
 * @param language language and region, such as `en-US`
 */
export const byLetter = <T extends { name: string }>(named: readonly T[], language: string): LetterGroup<T>[] => {
  const { compare } = collator(language);
  const groups: LetterGroup<T>[] = [];
  for (const one of named) {
    const letter = letterOf(one.name, language);
    const last = groups.at(-1);
    if (last && compare(last.letter, letter) === 0) last.members.push(one);
    else groups.push({ letter, members: [one] });
  }
  return groups;
};
