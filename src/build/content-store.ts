/** The checked content, as the running build knows it: the last good state of every file. */
import type { z } from "zod";
import type { Entry } from "../content-model/check";
import { kinds } from "../content-model/kinds";
import { isError, type ContentProblem } from "../content-model/problem";
import { contentFolder } from "./content-folder";
import { ContentReader } from "./read-content";
import { entitiesOf, type Entity, type ServiceParts } from "./entities";

/** The nodes of the entries, as long as what other files say about them stays as it is. */
interface Made {
  /** Which files there are, and whose parts stand in for those that a service lacks. */
  key: string;
  parts: ServiceParts;
  entities: WeakMap<Entry, Entity[]>;
}

const nothingMade = (entries: ReadonlyMap<string, Entry>, before?: Made): Made => {
  const all = [...entries.values()];
  const names = new Set(all.map(({ kind, slug }) => `${kind.name}:${slug}`));
  const copy = all.find(({ kind }) => kind === kinds.servicePage)?.data as
    z.infer<typeof kinds.servicePage.schema> | undefined;
  const fallback = copy?.fallback ?? "";
  const key = [fallback, ...names].join("\n");
  if (before?.key === key) return before;
  return { key, parts: { has: (type, slug) => names.has(`${type}:${slug}`), fallback }, entities: new WeakMap() };
};

export class ContentStore {
  private entries = new Map<string, Entry>();
  private reader: ContentReader | undefined;
  private made = nothingMade(this.entries);

  /** Reads and checks the folder; keeps the state before where there is a problem, and returns the problems. */
  refresh(): ContentProblem[] {
    this.reader ??= new ContentReader(contentFolder());
    const { entries, problems } = this.reader.read();
    if (!problems.some(isError)) {
      this.entries = new Map(entries.map((entry) => [entry.path, entry]));
      this.made = nothingMade(this.entries, this.made);
    }
    return problems;
  }

  /** The files that make nodes, by their paths from the content folder. */
  paths(): string[] {
    return [...this.entries.keys()];
  }

  /** The nodes that the file at `path` (from the content folder) makes; none where it is not content. */
  entities(path: string): Entity[] {
    const entry = this.entries.get(path);
    if (!entry) return [];
    const { parts, entities } = this.made;
    const made = entities.get(entry) ?? entitiesOf(entry, parts);
    entities.set(entry, made);
    return made;
  }
}
