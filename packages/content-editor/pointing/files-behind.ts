/** The content files behind a page, in the order in which a text on it is looked for. */
import { dirname } from "node:path";
import { type ContentKind, type Entry, EVERY_PAGE, isInFolder, isSingle, usesOf } from "content-kit";
import { escapeRegExp } from "content-kit/lib/escape-reg-exp";
import { theSite } from "../kinds";

/** A pattern of addresses as kinds have it; without a slug, for any entry. */
const matches = (pattern: string, path: string, slug: string): boolean => {
  const steps = pattern.split("/").map((step) => {
    if (!/^\{\w+\}$/.test(step)) return escapeRegExp(step);
    return step === "{slug}" && slug ? escapeRegExp(slug) : "[^/]+";
  });
  return new RegExp(`^${steps.join("/")}$`).test(path);
};

const isOnEveryPage = ({ shown }: ContentKind): boolean => EVERY_PAGE in shown;

/** The entry of a page, and its texts: those that are first of all for such pages, if there are any. */
const ownOf = (path: string, entries: readonly Entry[]): Entry[] => {
  const placeIn = ({ kind, slug }: Entry): number =>
    Object.keys(kind.shown).findIndex(
      (pattern) => (isSingle(kind) || pattern.includes("{slug}")) && matches(pattern, path, slug),
    );
  const own = entries.filter((entry) => !isOnEveryPage(entry.kind) && placeIn(entry) !== -1);
  const isFirst = (entry: Entry): boolean => isSingle(entry.kind) && placeIn(entry) === 0;
  return own.some(isFirst) ? own.filter((entry) => !isSingle(entry.kind) || isFirst(entry)) : own;
};

/** What some entries link or refer to, and entries that a page lists. */
const linkedFrom = (own: readonly Entry[], [path = "", ...links]: string[], entries: readonly Entry[]): Entry[] => {
  const uses = own.map(usesOf);
  const named = uses.flatMap((use) => use.links.map(({ value }) => value));
  const addresses = new Set([...links, ...named].map((link) => link.replace(/[#?].*/, "").replace(/(?<=.)\/$/, "")));
  const names = new Set(uses.flatMap(({ references }) => references.map(({ kind, value }) => `${kind} ${value}`)));
  for (const name of names) names.add(name.replace(/\/.*/, ""));
  const linked = entries.filter(
    ({ kind, slug, path: file }) =>
      addresses.has(theSite().pathOf(file) ?? "") ||
      [kind.name, ...Object.keys(kind.parts ?? {})].some((name) => names.has(`${name} ${slug}`)) ||
      Object.keys(kind.shown).some((pattern) => !isOnEveryPage(kind) && matches(pattern, path, "")),
  );
  // With all that is in the folders of such entries, such as a service's prices.
  const folders = new Set(linked.filter(({ kind }) => isInFolder(kind)).map(({ path: file }) => dirname(file)));
  return [...new Set([...linked, ...entries.filter(({ path: file }) => folders.has(dirname(file)))])];
};

/** @param isInMain false in the header and the footer, where the menu comes first */
export const filesBehind = (
  { path, links, isInMain }: { path: string; links: readonly string[]; isInMain: boolean },
  entries: readonly Entry[],
): Entry[][] => {
  const own = ownOf(path, entries);
  const everywhere = entries.filter(({ kind }) => isOnEveryPage(kind));
  const isMenu = ({ kind }: Entry): boolean => Object.keys(kind.shown).length === 1;
  const [menu, settings] = [everywhere.filter(isMenu), everywhere.filter((entry) => !isMenu(entry))];
  const parents = path.split("/").flatMap((_, count, steps) => ownOf(steps.slice(0, count).join("/"), entries));
  const page = [own, settings, linkedFrom(own, [path, ...links], entries), parents];
  return isInMain ? [...page, menu] : [menu, settings, ...page];
};
