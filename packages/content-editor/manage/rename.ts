/** Gives an entry another address: its files, what leads to it, and a redirect from the old address. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Entry, fieldMeta, isInFolder, shapeOf, usesOf, valueAt, visitValues } from "content-kit";
import { matchKind, theSite } from "../kinds";
import { escapeRegExp } from "content-kit/lib/escape-reg-exp";
import { slugOf } from "content-kit/lib/slug";
import { changeFields } from "../content-file";
import { Obstacle } from "../http";

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

/** Renames an entry in the fields that refer to it by name. */
const withReferences = (
  { kind }: Entry,
  text: string,
  renamedTo: (kind: string, value: unknown) => string | undefined,
): string => {
  let isNamed = false;
  const changed = changeFields(kind, text, (values) => {
    visitValues(kind.schema, values, (value, schema, path) => {
      const { reference } = fieldMeta(schema);
      const name = reference && renamedTo(reference, value);
      // Values that were read for this.
      if (name !== undefined)
        isNamed = Reflect.set(Object(valueAt(values, path.slice(0, -1))), path.at(-1) ?? "", name);
    });
    return values;
  });
  return isNamed ? changed : text;
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
 * @param asked what it is to be called; an address has small letters, digits and hyphens of it
 * @throws an `Obstacle` if it cannot have it
 */
export const renamed = (
  folder: string,
  entries: readonly Entry[],
  path: string,
  asked: string,
): { changes: Map<string, Buffer | undefined>; newPath: string } => {
  const slug = slugOf(asked);
  if (slug === "") throw new Obstacle("An address needs a letter or a digit.\nFix: write a word.");
  const entry = entries.find((one) => one.path === path);
  if (!entry?.slug) throw new Obstacle("Only an entry without problems can have another address.\nFix: save it first.");
  if (entry.slug === slug) throw new Obstacle("It has this address already.");
  const inNewPlace = (file: string): string => {
    const at = file.includes(`/${entry.slug}/`) ? `/${entry.slug}/` : `/${entry.slug}.`;
    return file.replace(at, at.replace(entry.slug, slug));
  };
  const own = filesOfEntry(folder, path);
  if (own.some((file) => existsSync(join(folder, inNewPlace(file)))))
    throw new Obstacle(`There is ${entry.kind.noun} with this address already.\nFix: choose another one.`);
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
