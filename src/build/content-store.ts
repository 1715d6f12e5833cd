/** The checked content, as the running build knows it: the last good state of every file. */
import type { z } from "zod";
import type { Entry } from "../content-model/check";
import { kinds } from "../content-model/kinds";
import { dateChanges, nextChange, type NextChange } from "./date-changes";
import { Library } from "./library";
import { LocalFacts } from "./local/local-facts";
import { entitiesOf, type Entity, type ServiceParts } from "./entities";
import { readContent, type Content } from "./read-content";
import type { Redirect } from "../hosting/rules";
import { redirectsOf } from "./redirects";
import { shownEntries } from "./shown-entries";
import { ALL_VISIBLE, visibilityOf, type Visibility } from "./visibility";

interface StoreOptions {
  /** True while developing: drafts and what is still to come are shown, too. */
  preview: boolean;
}

export class ContentStore {
  private content: Content | undefined;
  /** The entries that are shown, by their paths from the content folder. */
  private shown = new Map<string, Entry>();
  private visibility: Visibility = ALL_VISIBLE;
  private local: LocalFacts | undefined;

  constructor(private readonly options: StoreOptions) {}

  /** Reads and checks the folder; keeps the state before where there is a problem, and returns the problems. */
  refresh(): Content["problems"] {
    const content = readContent();
    if (content.problems.length > 0) return content.problems;
    this.content = content;
    this.visibility = visibilityOf(content.pages, this.options.preview, content.timeZone);
    this.shown = new Map(shownEntries(content.entries, this.visibility).map((entry) => [entry.path, entry]));
    this.local = undefined;
    return [];
  }

  /** The content as it was checked last. */
  get checked(): Content {
    if (!this.content) throw new Error("The content has not been read yet.");
    return this.content;
  }

  private serviceParts(): ServiceParts {
    const all = [...this.shown.values()];
    const names = new Set(all.map(({ kind, slug }) => `${kind.name}:${slug}`));
    const copy = all.find(({ kind }) => kind === kinds.servicePage)?.data as
      z.infer<typeof kinds.servicePage.schema> | undefined;
    return { has: (type, slug) => names.has(`${type}:${slug}`), fallback: copy?.fallback ?? "" };
  }

  /** All entries that are shown, in the order of their files. */
  all(): Entry[] {
    return [...this.shown.values()];
  }

  /** The files that make nodes, by their paths from the content folder. */
  paths(): string[] {
    return [...this.shown.keys()];
  }

  /** The nodes that the file at `path` (from the content folder) makes; none where it is not content, or is not shown. */
  entities(path: string): Entity[] {
    const entry = this.shown.get(path);
    if (!entry) return [];
    const local = (): LocalFacts => (this.local ??= new LocalFacts(new Library(this.all())));
    return entitiesOf(entry, { parts: this.serviceParts(), local, visibility: this.visibility });
  }

  /** The old addresses of the pages that are shown. */
  redirects(): Redirect[] {
    return redirectsOf(this.checked.pages, this.options.preview);
  }

  /** When the site changes by itself next. */
  nextChange(): NextChange {
    const { pages, today, timeZone } = this.checked;
    return nextChange(dateChanges(pages, today), timeZone);
  }
}
