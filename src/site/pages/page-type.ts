/**
 * What a kind of page declares. Each kind has one record in types/, and whatever is done for every kind of page is a loop
 * over them: a property that is missing there does not compile.
 */
import type { z } from "zod";
import type { ContentKind, Entry } from "content-kit";
import type { IllustrationKind } from "../../content-model/fields/illustrations";
import type { SectionName } from "../../routes";
import type { SearchKind } from "../../search/search-meta";
import type { Library } from "../content/collections";

type DataOf<K> = K extends ContentKind ? z.infer<K["schema"]> : undefined;

/** What the functions of a record know of a page besides its data. */
export interface PageContext<Owner, Copy> {
  /** The last segment of its path. */
  slug: string;
  path: string;
  /** The entry whose file has the page: for a city, its state. */
  owner: { slug: string; data: Owner };
  /** The texts around it. */
  copy: Copy;
  library: Library;
  /** The agency's name. */
  siteName: string;
  /** Dates and numbers in the site's language. */
  format: { date: (day: string) => string; number: (value: number) => string };
}

/** The page in the search index. */
interface InSearch {
  kind: SearchKind;
  title: string;
  /** More that it is found by: the names of the pages above it. */
  about: string;
}

/** A section of a page that the search lists besides the page. */
interface SectionInSearch extends InSearch {
  asked?: string;
  anchor: string;
  description: string;
  text: string;
}

/** The picture on a social card. */
export type CardOrnament =
  | { kind: "line"; seed: string }
  | { kind: "falling"; beats: number }
  | { kind: "climb"; levels: readonly number[] }
  | { kind: "waveform"; seed: string }
  | { kind: "map"; state: string }
  | {
      kind: "illustration";
      drawing: IllustrationKind;
      title: string;
      items: readonly { label: string; note?: string | undefined; amount?: number | undefined }[];
    };

/** The card of a page in social networks. */
interface Card {
  title: string;
  /** A short label above the title. */
  kicker: string;
  ornament: CardOrnament;
  /** Another line style than the site's. */
  line?: string | undefined;
}

/** A list in an entry's file, whose items are pages below the entry's. */
export interface Part {
  list: string;
  /** The type of the items' nodes. */
  node: string;
  /** `a city` */
  noun: string;
  /** The field with the last segment of the path. */
  slug: string;
  /** The kind of entry that the slug names: the page is visible only if its page is. */
  names?: ContentKind;
}

/** A page that comes of several entries, such as that of a topic. */
interface DerivedPage {
  slug: string;
  name: string;
  path: string;
  entries: readonly Entry[];
}

/** `D` is the data of the page, `Owner` of the entry whose file has it, and `Copy` of the texts around it. */
interface PageRecord<K extends ContentKind, C extends ContentKind | null, D, Owner = DataOf<K>, Copy = DataOf<C>> {
  /** The kind of entry that the page is, or that it is a part of. */
  kind: K;
  /** The path, from the slugs of entry and part. */
  route: string | ((...slugs: string[]) => string);
  /** The file in src/templates; null for a page in src/pages. */
  template: string | null;
  /** The part of the site that it is in: sitemap, llms.txt and the view of a page that is not there. */
  section: SectionName | null;
  /** The texts around it: where they show, and when it was last modified. */
  copy: C;
  /** What links, lists and messages call it. */
  name: (data: D) => string;
  /** What it is about, for search results and llms.txt. */
  description: (data: D, page: PageContext<Owner, Copy>) => string;
  /** Its record in the search index; null if it has none. */
  search: ((data: D, page: PageContext<Owner, Copy>) => InSearch) | null;
  /** Its social card; null if it uses that of the page above it. */
  card: ((data: D, page: PageContext<Owner, Copy>) => Card) | null;
  /** The pages that list it: they change with it. */
  listedOn: readonly PageType[];
  /** The anchors that links may use. */
  anchors: readonly string[] | ((data: D) => readonly string[]);
  /** Sections that are there only with a file of the entry, or a field of the file. */
  optional?: Readonly<{ [anchor: string]: ContentKind | string }>;
  /** Sections that the search lists besides the page. */
  sectionsInSearch?: (data: D, page: PageContext<Owner, Copy>) => readonly SectionInSearch[];
  /** The feed that its field `feed` configures. */
  feed?: string;
  /** The pages of its list from the second on. */
  further?: { of: ContentKind; template: string };
  /** True if other pages name it: its name is a node of its own, so that they do not change with its text. */
  isNamed?: true;
}

/** A kind of page. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each record knows the types of its data
export type PageType = PageRecord<ContentKind, ContentKind | null, any, any, any> & {
  part?: Part;
  derive?: (entries: readonly Entry[]) => readonly DerivedPage[];
};

/** Declares the page of an entry. */
export const definePage = <K extends ContentKind, C extends ContentKind | null>(
  record: PageRecord<K, C, DataOf<K>>,
): PageType => record;

/** Declares the page of an item in an entry's list. */
export const definePart = <K extends ContentKind, C extends ContentKind | null, L extends string & keyof DataOf<K>>(
  record: PageRecord<K, C, DataOf<K>[L] extends readonly (infer Item)[] ? Item : never> & { part: Part & { list: L } },
): PageType => record;

/** Declares a page that comes of several entries. */
export const defineDerived = <K extends ContentKind, C extends ContentKind | null>(
  record: PageRecord<K, C, DerivedPage> & { derive: (entries: readonly Entry[]) => readonly DerivedPage[] },
): PageType => record;
