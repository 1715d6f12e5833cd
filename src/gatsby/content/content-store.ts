/** The checked content, as the running build knows it: the last good state of every file. */
import type { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import { dateChanges, nextChange, type NextChange } from "../pages/scheduled-changes";
import type { LocalFacts } from "../locations/facts";
import { LocationNodeCache } from "../locations/node-cache";
import { isError, type ContentProblem } from "../../content-model/messages/problem";
import { contentDir } from "./content-dir";
import {
  entitiesOf,
  shownName,
  type Entity,
  type ServiceParts,
  type ShownName,
  type EntityContext,
} from "../nodes/create-entities";
import { ContentReader, type Content } from "./read-content";
import type { Redirect } from "../../hosting/rules";
import { redirectsOf } from "../pages/redirects";
import { shownEntries } from "../pages/visible-entries";
import { redirectTargets, type SitePage } from "../pages/site-pages";
import { ALL_VISIBLE, isShown, visibilityOf, type Visibility } from "../pages/visibility";

interface StoreOptions {
  /** True while developing: drafts and what is still to come are shown, too. */
  preview: boolean;
}

/** What nodes are made of beside their own file. They are made anew where any of it changes. */
interface Made {
  /** Which files there are, whose parts stand in for those that a service lacks, what is not shown, and what industries are called. */
  key: string;
  parts: ServiceParts;
  industries: EntityContext["industries"];
  entities: WeakMap<Entry, Entity[]>;
}

const madeOf = (entries: readonly Entry[], visibility: Visibility, before?: Made): Made => {
  const names = new Set(entries.map(({ kind, slug }) => `${kind.name}:${slug}`));
  const copy = entries.find(({ kind }) => kind === kinds.servicePage)?.data as
    z.infer<typeof kinds.servicePage.schema> | undefined;
  const fallback = copy?.fallback ?? "";
  const industries = new Map(
    entries.filter(({ kind }) => kind === kinds.industry).map((entry) => [entry.slug, shownName(entry) as ShownName]),
  );
  const key = [fallback, visibility.key, ...names, JSON.stringify([...industries])].join("\n");
  if (before?.key === key) return before;
  const has: ServiceParts["has"] = (type, slug) => names.has(`${type}:${slug}`);
  return { key, parts: { has, fallback }, industries, entities: new WeakMap() };
};

export class ContentStore {
  private content: Content | undefined;
  private reader: ContentReader | undefined;
  /** The entries that are shown, by their paths from the content folder. */
  private shown = new Map<string, Entry>();
  private visibility: Visibility = ALL_VISIBLE;
  private made = madeOf([], ALL_VISIBLE);
  private places = new LocationNodeCache([]);
  private broken = false;

  constructor(private readonly options: StoreOptions) {}

  /** Reads and checks the folder; keeps the state before where there is an error, and returns the problems. */
  refresh(): ContentProblem[] {
    this.reader ??= new ContentReader(contentDir());
    const content = this.reader.read();
    this.broken = content.problems.some(isError);
    if (this.broken) return content.problems;
    this.content = content;
    this.visibility = visibilityOf(content.pages, this.options.preview, content.timeZone);
    this.shown = new Map(shownEntries(content.entries, this.visibility).map((entry) => [entry.path, entry]));
    this.made = madeOf(this.all(), this.visibility, this.made);
    this.places = this.places.next(this.all());
    return content.problems;
  }

  /** True while developing. */
  get isPreview(): boolean {
    return this.options.preview;
  }

  /** True while the folder has an error, and the pages are to stay as they were. */
  get isHeld(): boolean {
    return this.broken;
  }

  /** The content as it was checked last. */
  get checked(): Content {
    if (!this.content) throw new Error("The content has not been read yet.");
    return this.content;
  }

  /** All entries that are shown, in the order of their files. */
  all(): Entry[] {
    return [...this.shown.values()];
  }

  /** The files that make nodes, by their paths from the content folder. */
  paths(): string[] {
    return [...this.shown.keys()];
  }

  private make(entry: Entry): Entity[] {
    const local = (): LocalFacts => this.places.facts();
    const { parts, industries } = this.made;
    const made = entitiesOf(entry, { parts, local, visibility: this.visibility, industries });
    // A body that was held back while another file was broken is shown once nothing is, and nobody else tells of that.
    if (this.isPreview && made[0]) made[0].body = entry.source.body;
    return made;
  }

  /** The nodes that the file at `path` (from the content folder) makes; none where it is not content, or is not shown. */
  entities(path: string): Entity[] {
    const entry = this.shown.get(path);
    if (!entry) return [];
    if (entry.kind === kinds.state) return this.places.entities(entry.slug, () => this.make(entry));
    const { entities } = this.made;
    const made = entities.get(entry) ?? this.make(entry);
    entities.set(entry, made);
    return made;
  }

  /** The ids of the nodes that a file makes. */
  ids(path: string): string[] {
    return this.entities(path).map(({ id }) => id);
  }

  /** The pages that are shown. */
  pages(): SitePage[] {
    return this.checked.pages.filter(({ publication }) => isShown(publication, this.options.preview));
  }

  /** The old addresses of the pages that are shown, and of the feeds. */
  redirects(): Redirect[] {
    const { entries, pages } = this.checked;
    return redirectsOf(redirectTargets(entries, pages), this.options.preview);
  }

  /** When the site changes by itself next. */
  nextChange(): NextChange {
    const { pages, today, timeZone } = this.checked;
    return nextChange(dateChanges(pages, today), timeZone);
  }
}
