/**
 * Compares what a source says with what was written from it. The source is read as browsers read it, and apart from
 * the converter, so that nothing the converter forgets can be forgotten here.
 * @see docs/decisions/0053-nothing-lost-while-moving-in.md
 */
import { filmAt } from "../content-model/fields/films";
import { absolute, key } from "./conservation/addresses";
import {
  type Phrase,
  isWordToken,
  missingPhrases,
  tokensOf,
  withoutCuts,
  withoutSeams,
} from "./conservation/missing-words";
import { type Fact, type Found, type Source, readHtml } from "./conservation/source-facts";
import { type Written, readFile } from "./conservation/written-facts";
import type { Note, WrittenEntry } from "./entry-file";

/** What the addresses of the source are in the new file. */
export interface Targets {
  picture: (address: string) => string | undefined;
  link: (address: string) => string | undefined;
  /** Why there is no such picture or file. */
  whyNot?: (address: string) => string | undefined;
  /** True for the address of an entry that is there, but not shown yet. */
  isHidden?: (address: string) => boolean;
}

/** Beyond it, a quotation ends with an ellipsis: the source has the rest. */
const LONGEST_QUOTE = 1000;

const quoted = (phrases: readonly Phrase[]): string => {
  const text = phrases.map((phrase) => `“${phrase.text}”`).join(", ");
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, "")} …` : text;
};

const LARGEST_LIST = 12;

const inMedia = (path: string): string => path.replace(/^(?:\.\.\/)+media\//, "media/");

/** What the file lacks of its source; each thing once. */
export const lossesOf = (source: Source, entry: WrittenEntry, targets: Targets): Note[] => {
  const written = readFile(entry);
  const found = source.html.map((html) => readHtml(html, source));
  const isNew = ([address]: [string, string]): boolean =>
    !found.some(({ pictures, links }) => pictures.has(address) || links.has(address));
  const beside = source.facts
    .filter(({ isShown }) => isShown)
    .map(({ text }) => readHtml(text, source))
    .map((one) => ({
      ...one,
      pictures: new Map([...one.pictures].filter(isNew)),
      links: new Map([...one.links].filter(isNew)),
    }));
  const whyNot = (address: string): string => targets.whyNot?.(address) ?? "only the page builder shows it";
  return [
    ...lostWords(found, written),
    ...lostFacts(source.facts, written),
    ...lostPictures(found, written, source, targets),
    ...lostLinks(found, written, targets),
    ...lostAttributes(found, written),
    ...lostPictures(beside, written, source, { ...targets, whyNot }),
    ...lostLinks(beside, written, { ...targets, whyNot }),
    ...[...new Set(found.flatMap(({ things }) => things))].map((thing) => ({
      message: `${thing} was left out`,
      isLacking: !/^a script|without an address$/.test(thing),
    })),
  ];
};

const lacking = (message: string, near?: string): Note => ({ message, isLacking: true, near });

const lostWords = (found: readonly Found[], written: Written): Note[] => {
  const words = withoutSeams(
    found.flatMap((one) => one.words),
    written.words,
  );
  const phrases = missingPhrases(words, written.words);
  const [shown, rest] = [phrases.slice(0, LARGEST_LIST), phrases.slice(LARGEST_LIST)];
  return [
    ...shown.map((phrase) => lacking(`missing words: ${quoted([phrase])}`, phrase.before)),
    ...(rest.length > 0 ? [lacking(`missing words in ${rest.length} further places: ${quoted(rest)}`)] : []),
  ];
};

const lostFacts = (facts: readonly Fact[], written: Written): Note[] => {
  const everything = [...written.words, ...[...written.fields.values()].flatMap(tokensOf)];
  return facts.flatMap(({ what, text, field, isReplaced = false }): Note[] => {
    const there = field === undefined ? everything : tokensOf(written.fields.get(field) ?? "");
    const whole = withoutSeams(readHtml(text, { html: [], facts: [] }).words, there);
    const words = field === undefined ? withoutCuts(whole, there) : whole;
    // Of topics, the spelling that comes first is used.
    const same = (list: readonly string[]): string[] =>
      field === "topics" ? list.map((word) => word.toLowerCase()) : [...list];
    const lost = missingPhrases(same(words.filter((word) => field !== undefined || isWordToken(word))), same(there));
    return lost.length > 0
      ? [
          {
            message: `${what} is not all there; missing: ${quoted(lost)}`,
            isLacking: !isReplaced,
            near: field === undefined ? undefined : `${field}:`,
          },
        ]
      : [];
  });
};

const lostPictures = (found: readonly Found[], written: Written, { isNotes }: Source, targets: Targets): Note[] => {
  const values = [...written.fields.values()].flatMap((value) => value.split("\n")).map((value) => `media/${value}`);
  const there = new Set([...[...written.pictures].map(inMedia), ...values]);
  return [...new Map(found.flatMap(({ pictures }) => [...pictures]))].flatMap(([address, near]) => {
    const name = address.startsWith("data:") ? "in the text itself" : address;
    if (isNotes) return [{ message: `show notes have no pictures: ${name}`, isLacking: false, near }];
    const path = targets.picture(address);
    if (path !== undefined && there.has(`media/${path}`)) return [];
    const why = path === undefined ? `: ${targets.whyNot?.(address) ?? "it is not among the files"}` : "";
    return [lacking(`the picture ${name} is missing${why}`, near)];
  });
};

/** Of attributes: what no visitor reads in the text makes no draft. */
const lostAttributes = (found: readonly Found[], { links, words: written }: Written): Note[] => {
  const there = new Set([...links, ...found.flatMap((one) => [...one.links.keys()])].map(key));
  const said = new Set(written);
  const isLost = (words: string): boolean => {
    const tokens = readHtml(words, { html: [], facts: [] }).words.filter(isWordToken);
    return tokens.some((word) => !said.has(word));
  };
  return found.flatMap(({ beside }) =>
    beside.flatMap(({ words, address, isSeen, before }): Note[] => {
      const what =
        address !== undefined && !there.has(key(address))
          ? `the address ${address}`
          : words !== undefined && isLost(words)
            ? `“${words}”`
            : "";
      return what ? [{ message: `${what} in an attribute was left out`, isLacking: isSeen, near: before }] : [];
    }),
  );
};

const lostLinks = (found: readonly Found[], written: Written, targets: Targets): Note[] => {
  const there = new Set([...written.links, ...written.pictures].map((link) => key(inMedia(link))));
  const ofPictures = new Set(found.flatMap(({ pictureLinks }) => [...pictureLinks]));
  return [...new Map(found.flatMap(({ links }) => [...links]))].flatMap(([address, near]): Note[] => {
    if (address.startsWith("#")) return [];
    const now = filmAt(absolute(address))?.page ?? targets.link(address);
    if (now !== undefined)
      return there.has(key(inMedia(now))) || there.has(key(address))
        ? []
        : [lacking(`the link to ${address} is missing`, near)];
    const off = `the link to ${address.slice(0, 200)} was taken off ${ofPictures.has(address) ? "its picture" : "its words"}`;
    if (targets.isHidden?.(address)) return [{ message: `${off}: that page is not shown yet`, isLacking: false, near }];
    if (/^(?:data|javascript|file|about|blob|chrome[\w-]*):/i.test(address))
      return [{ message: `${off}: it leads nowhere`, isLacking: false, near }];
    return [
      {
        message: `${off}: ${targets.whyNot?.(address) ?? "there is no such page here"}`,
        isLacking: !ofPictures.has(address),
        near,
      },
    ];
  });
};
