/** New files of `npm run new`: the model's example of a kind, with its title, ready to fill in. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { SLUG } from "../fields";
import { FILL_IN } from "../fields/fill-in";
import { fieldMeta, shapeOf } from "../fields/schema-walk";
import { isSingle, ownerKind, type ContentKind } from "../kinds/kind";
import { scaffoldFields, type Known } from "./scaffold";
import { slugOf } from "../lib/slug";
import type { Entry } from "../checks/entry";

/** A request that cannot be met; the message says why, and the fix. */
export class NewContentError extends Error {}

/** Every kind with several files, by its word: `article`, `plain-page`. */
export const newKinds = (kinds: readonly ContentKind[]): ReadonlyMap<string, ContentKind> =>
  new Map(
    kinds
      .filter((kind) => !isSingle(kind))
      .map((kind) => [kind.name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase(), kind]),
  );

/** The kind of a new entry, with those of the other files that its folder needs. */
const filesOf = (kind: ContentKind, kinds: readonly ContentKind[]): readonly ContentKind[] =>
  kind.isInEachFolder && ownerKind(kind, kinds) === kind
    ? kinds.filter((other) => other.isInEachFolder && ownerKind(other, kinds) === kind)
    : [kind];

/** The folder that a new entry is for. */
interface Folder {
  folder: string;
  entries: readonly Entry[];
  today: string;
}

/** Its title, and the next number of each counter. */
const valuesFor = ({ schema }: ContentKind, title: string, used: readonly Entry[]): Known["values"] => {
  const shape = shapeOf(schema) ?? {};
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape))
    if (fieldMeta(field).isCounter) values[name] = 1 + Math.max(0, ...used.map(({ data }) => Number(data[name] ?? 0)));
  const titleField = ["title", "name"].find((name) => name in shape);
  return titleField ? { ...values, [titleField]: title } : values;
};

const textOf = (kind: ContentKind, title: string, { entries, today }: Folder): string => {
  const values = valuesFor(
    kind,
    title,
    entries.filter((entry) => entry.kind === kind),
  );
  const nameOf = (name: string): string | undefined => entries.find((entry) => entry.kind.name === name)?.slug;
  const fields = scaffoldFields(kind.schema, { values, today, nameOf });
  return kind.body ? `---\n${fields}---\n\n${FILL_IN} ${kind.body.description}\n` : fields;
};

/**
 * The texts of a new entry's files, by path.
 * @param title its title; for a further file of an entry's folder, the entry's slug
 * @throws NewContentError without a title, or if a file is there already
 */
export const newFiles = (
  word: string,
  title: string,
  content: Folder,
  kinds: readonly ContentKind[],
): Record<string, string> => {
  const words = newKinds(kinds);
  const kind = words.get(word);
  if (!kind) throw new NewContentError(`"${word}" is none of ${[...words.keys()].join(", ")}.`);
  const slug = slugOf(title);
  if (!SLUG.test(slug)) throw new NewContentError(`Give it a title, for example: npm run new -- ${word} "A title"`);
  const texts = Object.fromEntries(
    filesOf(kind, kinds).map((one) => [one.files.replace("{slug}", slug), textOf(one, title, content)]),
  );
  const taken = Object.keys(texts).find((path) => existsSync(join(content.folder, path)));
  if (taken) throw new NewContentError(`There is already ${kind.noun} in ${taken}: choose another title.`);
  return texts;
};
