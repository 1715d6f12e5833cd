/** What `npm run new` can create: what the records of pages list, by its word. */
import type { z } from "zod";
import { elementOf, fieldMeta, schemaAt, shapeOf } from "../content-model/fields/schema-walk";
import { isSingle, type ContentKind } from "../content-model/kinds/kind";
import type { Creation, PageType } from "../site/pages/page-type";
import { ownerKind, pathOf } from "../site/pages/page-types";
import { pageTypes } from "../site/pages/types";

export interface NewKind {
  word: string;
  /** `an article` */
  noun: string;
  /** How it is made, and of what page it is a part. */
  creation: Creation;
  type: PageType;
  /** The kind of its file, which has its title. */
  file: ContentKind;
  /** The path of the list that it is an item of. */
  list: readonly string[];
  /** The fields of the file, or of the item. */
  schema: z.ZodType;
  /** The kind whose slug names the file, for a part of an entry. */
  owner: ContentKind | undefined;
}

/** A noun without its article. */
export const bare = (noun: string): string => noun.replace(/^an? /, "");

const newKind = (type: PageType, creation: Creation): NewKind => {
  const file = "file" in creation && creation.file ? creation.file : type.kind;
  const list = creation.creates === "item" ? (creation.list ?? (type.part ? [type.part.list] : [])) : [];
  const listSchema = list.length > 0 ? schemaAt(file.schema, list) : undefined;
  return {
    word: creation.word,
    noun: creation.noun ?? (creation.creates === "item" ? type.part?.noun : undefined) ?? file.noun,
    creation,
    type,
    file,
    list,
    schema: (listSchema && elementOf(listSchema)) ?? file.schema,
    owner: creation.creates === "entry" || isSingle(file) ? undefined : ownerKind(file),
  };
};

const all = pageTypes.flatMap((type) => type.create.map((creation) => newKind(type, creation)));

/** In the order of the prompt: entries, then their parts. */
export const newKinds: ReadonlyMap<string, NewKind> = new Map(
  (["entry", "item", "file"] as const).flatMap((creates) =>
    all.filter(({ creation }) => creation.creates === creates).map((kind) => [kind.word, kind]),
  ),
);

/** The address of its page, if it has one of its own. */
export const addressOfNew = ({ type, creation }: NewKind, owner: string, slug: string): string | undefined =>
  creation.creates === "entry" && !creation.file ? pathOf(type, slug) : type.part && pathOf(type, owner, slug);

/** The field with its name; undefined for files without. */
export const titleField = ({ schema, creation }: Pick<NewKind, "schema" | "creation">): string | undefined =>
  creation.creates === "file"
    ? undefined
    : ["title", "name", "label"].find((name) => Object.hasOwn(shapeOf(schema) ?? {}, name));

/** An example of its title, from the model. */
export const exampleTitle = (kind: NewKind): string => {
  const field = shapeOf(kind.schema)?.[titleField(kind) ?? ""];
  const example = field && fieldMeta(field).examples?.[0];
  return typeof example === "string" ? example : "";
};
