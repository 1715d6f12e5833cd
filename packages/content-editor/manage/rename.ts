/** Gives an entry another address: its files, what leads to it, and a redirect from the old address. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type Entry,
  fieldMeta,
  isInFolder,
  type PathStep,
  shapeOf,
  SLUG,
  slugProblem,
  usesOf,
  visitValues,
} from "content-kit";
import { matchKind, theSite } from "../kinds";
import { escapeRegExp } from "content-kit/lib/escape-reg-exp";
import { slugOf } from "content-kit/lib/slug";
import { changeFields } from "../content-file";
import type { Fields } from "../fields";
import { Declined } from "../http";

/** Why something cannot be done, with what to do instead. */
export class Impossible extends Declined {
  constructor(message: string) {
    super(409, message);
  }
}

interface Move {
  from: string;
  to: string;
}

/** The files of an entry that exist: one, or all in a service's folder. */
export const filesOfEntry = (folder: string, path: string): string[] => {
  if (!existsSync(join(folder, path))) return [];
  const match = matchKind(path);
  if (!match || !isInFolder(match.kind)) return [path];
  return readdirSync(join(folder, dirname(path))).map((name) => `${dirname(path)}/${name}`);
};

const checkSlug = (slug: string): void => {
  const problem = SLUG.test(slug) ? slugProblem(slug) : undefined;
  if (problem) throw new Impossible(`"${slug}" ${problem.is}.\nFix: ${problem.help}`);
  if (!SLUG.test(slug))
    throw new Impossible(
      `An address has lower-case letters a-z, digits and single hyphens only.\nFix: write "${slugOf(slug) || "a-name"}".`,
    );
};

/** Replaces an address wherever it is written, also with what follows it; not as a part of a longer one. */
const withAddress = (text: string, { from, to }: Move, site: string): string =>
  text.replace(
    new RegExp(`(?<![\\w/.~%-])((?:${escapeRegExp(site)})?)${escapeRegExp(from)}(?![\\w.~%-])`, "g"),
    (_, origin: string) => origin + to,
  );

/** The new value of a field that refers to a renamed entry, or to a part of it: `state/city`. */
const renamedReference = (entry: Entry, slug: string, kind: string, value: unknown): string | undefined => {
  if (entry.kind.parts?.[kind] && typeof value === "string" && value.startsWith(`${entry.slug}/`))
    return slug + value.slice(entry.slug.length);
  return kind === entry.kind.name && value === entry.slug ? slug : undefined;
};

/** Fields with another value at a path. */
const withValue = (value: unknown, [step, ...rest]: readonly PathStep[], changed: unknown): unknown => {
  if (step === undefined) return changed;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? withValue(item, rest, changed) : item));
  const fields = (value ?? {}) as Fields;
  return { ...fields, [step]: withValue(fields[String(step)], rest, changed) };
};

/** Renames an entry in the fields that refer to it by name. */
const withReferences = (
  { kind }: Entry,
  text: string,
  renamedTo: (kind: string, value: unknown) => string | undefined,
): string => {
  const places: [path: PathStep[], name: string][] = [];
  const changed = changeFields(kind, text, (values) => {
    visitValues(kind.schema, values, (value, schema, path) => {
      const { reference } = fieldMeta(schema);
      const name = reference && renamedTo(reference, value);
      if (name !== undefined) places.push([[...path], name]);
    });
    return places.reduce<Fields>((fields, [path, name]) => withValue(fields, path, name) as Fields, values);
  });
  return places.length > 0 ? changed : text;
};

/** Adds the old address to those that lead to the page, of which the new one is none any more. */
const withRedirect = ({ kind, data }: Entry, text: string, old: string | undefined, now: string | undefined): string =>
  old === undefined || data["draft"] === true || !("redirectFrom" in (shapeOf(kind.schema) ?? {}))
    ? text
    : changeFields(kind, text, (values) => {
        const redirects = (values["redirectFrom"] as string[] | undefined) ?? [];
        return { ...values, redirectFrom: [...redirects.filter((from) => from !== now), old] };
      });

/** The addresses that change with that of an entry. */
const movesOf = (entry: Entry, newPath: string, slug: string, entries: readonly Entry[]): Move[] => {
  const { pathOf, pages } = theSite();
  const [from, to] = [pathOf(entry.path), pathOf(newPath)];
  const own = from && to ? [{ from, to }] : [];
  const refers = (other: Entry): boolean =>
    usesOf(other).references.some(({ kind, value }) => kind === entry.kind.name && value === entry.slug);
  // Pages of other entries that are called after it: an industry has one for each of its services.
  const called = [...pages(entries, [])].flatMap(([path, { entry: owner }]) =>
    owner && owner !== entry && path.endsWith(`/${entry.slug}`) && refers(owner)
      ? [{ from: path, to: path.slice(0, -entry.slug.length) + slug }]
      : [],
  );
  return [...own, ...called];
};

/**
 * The files that change when an entry gets another slug, and its new path.
 * @throws an `Impossible` if it cannot have it
 */
export const renamed = (
  folder: string,
  entries: readonly Entry[],
  path: string,
  slug: string,
): { changes: Map<string, Buffer | undefined>; newPath: string } => {
  checkSlug(slug);
  const entry = entries.find((one) => one.path === path);
  if (!entry?.slug)
    throw new Impossible("Only an entry without problems can have another address.\nFix: save it first.");
  if (entry.slug === slug) throw new Impossible("It has this address already.");
  const inNewPlace = (file: string): string => {
    const at = file.includes(`/${entry.slug}/`) ? `/${entry.slug}/` : `/${entry.slug}.`;
    return file.replace(at, at.replace(entry.slug, slug));
  };
  const own = filesOfEntry(folder, path);
  if (own.some((file) => existsSync(join(folder, inNewPlace(file)))))
    throw new Impossible(`There is ${entry.kind.noun} with this address already.\nFix: choose another one.`);
  const { settings, pathOf } = theSite();
  const site = settings(entries)?.url ?? "";
  const moves = movesOf(entry, inNewPlace(path), slug, entries);
  const changes = new Map<string, Buffer | undefined>();
  for (const file of own) {
    changes.set(inNewPlace(file), readFileSync(join(folder, file)));
    changes.set(file, undefined);
  }
  for (const file of entries) {
    const now = readFileSync(join(folder, file.path), "utf8");
    const linked = moves.reduce((text, move) => withAddress(text, move, site), now);
    const named = withReferences(file, linked, (kind, value) => renamedReference(entry, slug, kind, value));
    const text = file === entry ? withRedirect(file, named, pathOf(path), pathOf(inNewPlace(path))) : named;
    if (text !== now) changes.set(own.includes(file.path) ? inNewPlace(file.path) : file.path, Buffer.from(text));
  }
  return { changes, newPath: inNewPlace(path) };
};
