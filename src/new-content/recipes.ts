/** What `npm run new` can make: each word, and the files or the list that it stands for. */
import type { ContentKind } from "../content-model/kinds/kind";
import { kinds } from "../content-model/kinds";
import { routes } from "../routes";

/** A new file, or the files that a new entry cannot do without. */
interface NewFiles {
  kind: "files";
  noun: string;
  /** The files' kinds; the one with the title comes first. */
  files: readonly [ContentKind, ...ContentKind[]];
}

/** A new file for an entry that is there: a part of a service. */
interface NewPart {
  kind: "part";
  noun: string;
  file: ContentKind;
  /** The kind of the entry that it is a part of. */
  parent: ContentKind;
}

/** A new item of a list in a file that is there. */
interface NewItem {
  kind: "item";
  noun: string;
  /** The kind of the file. */
  file: ContentKind;
  /** The way to the list in it. */
  list: readonly string[];
  /** The kind whose slug names the file; none where there is one such file only. */
  parent?: ContentKind;
  /** Kept in the order of this field; without it, new items come last. */
  sortedBy?: string;
  /** The address of the new item's page, where it has one. */
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

/** In the order in which they are offered. */
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
};
