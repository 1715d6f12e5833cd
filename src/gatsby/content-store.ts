/** The checked content as the running build knows it: the last valid state of every file. */
import { type ContentProblem, type Entry, isError, isOf, onlyOf } from "content-kit";
import { kinds } from "../content-model/kinds";
import { dateChanges, nextChange, type NextChange } from "../site/pages/scheduled-changes";
import { LocalFacts } from "../site/locations/facts";
import { Library } from "../site/content/collections";
import { entitiesOf, type Entity } from "./nodes/create-entities";
import type { NodeContext } from "./schema/derive";
import type { Content } from "../site/pages/content";
import { contentReader } from "../site/read-content";
import type { Redirect } from "site-delivery/types";
import { FIXED_REDIRECTS, redirectsOf } from "../site/pages/redirects";
import { latestArticles, topicsOf } from "../site/pages/topics";
import { allAddresses } from "../site/pages/urls";
import { shownEntries } from "../site/pages/visible-entries";
import { redirectTargets, type SitePage } from "../site/pages/site-pages";
import { ALL_VISIBLE, isShown, visibilityOf, type Visibility } from "../site/pages/visibility";

interface StoreOptions {
  /** True in development: drafts and scheduled entries are shown too. */
  preview: boolean;
}

/** Nodes by entry, with everything else that they depend on. Replaced when any of it changes. */
interface EntityCache {
  /** Cache key: files, fallback service, what is hidden, topics, and the newest articles. */
  key: string;
  parts: NodeContext["parts"];
  topics: NodeContext["topics"];
  latest: NodeContext["latest"];
  entities: WeakMap<Entry, Entity[]>;
}

const entityCacheOf = (entries: readonly Entry[], visibility: Visibility, before?: EntityCache): EntityCache => {
  const names = new Set(entries.map(({ kind, slug }) => `${kind.name}:${slug}`));
  const copy = onlyOf(entries, kinds.servicePage)?.data;
  const fallback = copy?.fallback ?? "";
  const topics = topicsOf(entries);
  const named = topics.map(({ name, articles }) => [name, ...articles.map(({ path }) => path)]);
  const latest = latestArticles(entries).map(({ slug }) => slug);
  const others = [named, latest].map((part) => JSON.stringify(part));
  const key = [fallback, visibility.key, ...names, ...others].join("\n");
  if (before?.key === key) return before;
  const has: NodeContext["parts"]["has"] = (type, slug) => names.has(`${type}:${slug}`);
  return { key, parts: { has, fallback }, topics, latest, entities: new WeakMap() };
};

/** The nodes and facts of places. Replaced when any entry that they are computed from changes. */
interface Places {
  inputs: readonly Entry[];
  facts?: LocalFacts;
  entities: WeakMap<Entry, Entity[]>;
}

const PLACE_KINDS: readonly Entry["kind"][] = [kinds.state, kinds.cityPage, kinds.statePage, kinds.site];

const placesOf = (entries: readonly Entry[], before?: Places): Places => {
  const inputs = entries.filter(({ kind }) => PLACE_KINDS.includes(kind));
  const isSame = inputs.length === before?.inputs.length && inputs.every((entry, at) => entry === before.inputs[at]);
  return isSame ? before : { inputs, entities: new WeakMap() };
};

export class ContentStore {
  private content: Content | undefined;
  private readonly reader = contentReader();
  /** The visible entries, by path relative to the content folder. */
  private shown = new Map<string, Entry>();
  private visibility: Visibility = ALL_VISIBLE;
  private entityCache = entityCacheOf([], ALL_VISIBLE);
  private places = placesOf([]);
  private hasErrors = false;

  constructor(private readonly options: StoreOptions) {}

  /** Reads and checks the folder. On an error the previous state is kept; returns the problems. */
  refresh(): ContentProblem[] {
    return this.take(this.reader.read());
  }

  private take(content: Content): ContentProblem[] {
    this.hasErrors = content.problems.some(isError);
    if (this.hasErrors) return content.problems;
    this.content = content;
    this.visibility = visibilityOf(content, this.options.preview);
    this.shown = new Map(shownEntries(content.entries, this.visibility).map((entry) => [entry.path, entry]));
    this.entityCache = entityCacheOf(this.all(), this.visibility, this.entityCache);
    this.places = placesOf(this.all(), this.places);
    return content.problems;
  }

  /** True in development. */
  get isPreview(): boolean {
    return this.options.preview;
  }

  /** True while the folder has an error and pages keep their previous state. */
  get isHeld(): boolean {
    return this.hasErrors;
  }

  /** The content as last checked. */
  get checked(): Content {
    if (!this.content) throw new Error("The content has not been read yet.");
    return this.content;
  }

  /** All visible entries, in file order. */
  all(): Entry[] {
    return [...this.shown.values()];
  }

  /** The files that create nodes, by path relative to the content folder. */
  paths(): string[] {
    return [...this.shown.keys()];
  }

  private createEntities(entry: Entry): Entity[] {
    const local = (): LocalFacts => this.localFacts();
    const { parts, topics, latest } = this.entityCache;
    const { visibility, checked } = this;
    const entities = entitiesOf(entry, { parts, local, visibility, topics, latest, today: checked.today });
    // A body held back by an error in another file must appear once that is fixed, and no event names its own file.
    if (this.isPreview && entities[0]) entities[0].body = entry.source.body;
    return entities;
  }

  /** The nodes of the file at `path` (relative to the content folder); none if it is not content or not visible. */
  entities(path: string): Entity[] {
    const entry = this.shown.get(path);
    if (!entry) return [];
    // Its map has the cities of all states.
    if (entry.kind === kinds.locationsPage) return this.createEntities(entry);
    const cache = isOf(entry, kinds.state) ? this.places.entities : this.entityCache.entities;
    const entities = cache.get(entry) ?? this.createEntities(entry);
    cache.set(entry, entities);
    return entities;
  }

  /** The ids of the nodes of a file. */
  ids(path: string): string[] {
    return this.entities(path).map(({ id }) => id);
  }

  /** The facts of all cities and states, with their maps. */
  localFacts(): LocalFacts {
    return (this.places.facts ??= new LocalFacts(new Library(this.all())));
  }

  /** The visible pages. */
  pages(): SitePage[] {
    return this.checked.pages.filter(({ publication }) => isShown(publication, this.options.preview));
  }

  /** The redirects to visible pages, to feeds, and to the sitemap. */
  redirects(): Redirect[] {
    const { entries, pages } = this.checked;
    return [...FIXED_REDIRECTS, ...redirectsOf(redirectTargets(entries, pages), this.options.preview)];
  }

  /** The addresses of all pages that the files create. */
  addresses(): ReadonlySet<string> {
    const { entries } = this.checked;
    return new Set(
      allAddresses(
        entries,
        entries.map(({ path }) => path),
      ).keys(),
    );
  }

  /** The next scheduled change of the site. */
  nextChange(): NextChange {
    const { pages, today, timeZone } = this.checked;
    return nextChange(dateChanges(pages, today), timeZone);
  }
}
