/** Parts of files that are nodes of their own: pages query them, and fields refer to them. */
import type { z } from "zod";
import { topicSlug } from "content-kit/lib/topic-slug";
import { type ContentKind, elementOf } from "content-kit";
import { industry } from "./industry";
import { state } from "./location";
import { site } from "./site";
import { article } from "./writing";

/** The items of a list in each file of a kind. */
export interface PartKind<Item = never, File = unknown, List extends string = string> {
  /** GraphQL type, and prefix of node ids. */
  name: string;
  description: string;
  of: ContentKind;
  list: List;
  /** The schema of an item. */
  schema: z.ZodType;
  /** The rest of an item's id, as the description of its type has it. */
  id: string;
  /** The rest of an item's id. `slug` is that of the file. */
  key: (item: Item, slug: string) => string;
  /** Only for types. */
  file?: File;
}

type ItemOf<L> = NonNullable<L> extends readonly (infer I)[] ? I : never;

const partOf = <S extends z.ZodObject, L extends string & keyof z.infer<S>>(
  of: ContentKind<S>,
  list: L,
  part: Pick<PartKind<ItemOf<z.infer<S>[L]>>, "name" | "description" | "id" | "key">,
): PartKind<ItemOf<z.infer<S>[L]>, z.infer<S>, L> => ({
  ...part,
  of,
  list,
  schema: elementOf(of.schema.shape[list] as z.ZodType) as z.ZodType,
});

export const parts = {
  city: partOf(state, "cities", {
    name: "City",
    description: "A city; its page is /locations/{state}/{city}.",
    id: "{state}/{city}",
    key: ({ slug }, inState) => `${inState}/${slug}`,
  }),
  industryService: partOf(industry, "services", {
    name: "IndustryService",
    description: "One service for one industry; its page is /industries/{industry}/{service}.",
    id: "{industry}/{service}",
    key: ({ service }, forIndustry) => `${forIndustry}/${service}`,
  }),
  claim: partOf(site, "claims", {
    name: "Claim",
    description: "A figure that the agency claims about itself; pages refer to it by its id.",
    id: "{id in site.yaml}",
    key: ({ id }) => id,
  }),
  topic: partOf(article, "topics", {
    name: "Topic",
    description: "A topic of at least two articles; its page is /blog/topics/{slug}.",
    id: "{slug}",
    key: topicSlug,
  }),
};

/** The lists whose items are nodes of their own. */
export type PartList = (typeof parts)[keyof typeof parts]["list"];

export const allParts: readonly PartKind[] = Object.values(parts);
