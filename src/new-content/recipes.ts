/** What `npm run new` can create: each word, with its files or its list. */
import type { ContentKind } from "../content-model/kinds/kind";
import { kinds } from "../content-model/kinds";
import { routes } from "../routes";

/** New files of an entry: all that are required. */
interface NewFiles {
  kind: "files";
  noun: string;
  /** The kinds of the files; the one with the title comes first. */
  files: readonly [ContentKind, ...ContentKind[]];
}

/** A new file of an existing entry: a part of a service. */
interface NewPart {
  kind: "part";
  noun: string;
  file: ContentKind;
  /** The kind of the entry. */
  parent: ContentKind;
}

/** A new item of a list in an existing file. */
interface NewItem {
  kind: "item";
  noun: string;
  /** The kind of the file. */
  file: ContentKind;
  /** Path of the list in the file. */
  list: readonly string[];
  /** The kind whose slug names the file; undefined if the kind has one file only. */
  parent?: ContentKind;
  /** The kind of entry that each item names, once in a file. */
  names?: ContentKind;
  /** Sorted by this field; by default new items are appended. */
  sortedBy?: string;
  /** URL of the new item's page, if it has one. */
  address?: (parent: string, name: string) => string;
}

export type NewKind = NewFiles | NewPart | NewItem;

const files = (kind: ContentKind, more: readonly ContentKind[] = []): NewFiles => ({
  kind: "files",
  noun: kind.noun,
  files: [kind, ...more],
});

const part = (kind: ContentKind): NewPart => ({
  kind: "part",
  noun: kind.noun,
  file: kind,
  parent: kinds.service,
});

/** In the order of the prompt. */
export const NEW_KINDS: Readonly<Record<string, NewKind>> = {
  article: files(kinds.article),
  episode: files(kinds.episode),
  job: files(kinds.job),
  service: files(kinds.service, [kinds.serviceContent]),
  industry: files(kinds.industry),
  "industry-service": {
    kind: "item",
    noun: "a service of an industry",
    file: kinds.industry,
    list: ["services"],
    parent: kinds.industry,
    names: kinds.service,
    address: routes.industryService,
  },
  state: files(kinds.state),
  city: {
    kind: "item",
    noun: "a city",
    file: kinds.state,
    list: ["cities"],
    parent: kinds.state,
    sortedBy: "name",
    address: routes.city,
  },
  legal: files(kinds.legal),
  landing: files(kinds.landing),
  page: files(kinds.plainPage),
  "team-member": {
    kind: "item",
    noun: "a team member",
    file: kinds.aboutPage,
    list: ["team", "members"],
  },
  testimonial: {
    kind: "item",
    noun: "a testimonial",
    file: kinds.testimonials,
    list: ["items"],
    parent: kinds.service,
  },
  claim: {
    kind: "item",
    noun: "a claim",
    file: kinds.site,
    list: ["claims"],
  },
  faq: part(kinds.faq),
  pricing: part(kinds.pricing),
  comparison: part(kinds.comparison),
  process: part(kinds.process),
  example: part(kinds.example),
  report: files(kinds.report),
};
