/** The checked content, as the running build knows it: the last good state of every file. */
import type { z } from "zod";
import type { Entry } from "../content-model/check";
import { kinds } from "../content-model/kinds";
import { isError, type ContentProblem } from "../content-model/problem";
import { contentFolder } from "./content-folder";
import { ContentReader } from "./read-content";
import { entitiesOf, type Entity, type ServiceParts } from "./entities";

export class ContentStore {
  private entries = new Map<string, Entry>();
  private reader: ContentReader | undefined;

  /** Reads and checks the folder; keeps the state before where there is a problem, and returns the problems. */
  refresh(): ContentProblem[] {
    this.reader ??= new ContentReader(contentFolder());
    const { entries, problems } = this.reader.read();
    if (!problems.some(isError)) this.entries = new Map(entries.map((entry) => [entry.path, entry]));
    return problems;
  }

  private serviceParts(): ServiceParts {
    const all = [...this.entries.values()];
    const names = new Set(all.map(({ kind, slug }) => `${kind.name}:${slug}`));
    const copy = all.find(({ kind }) => kind === kinds.servicePage)?.data as
      z.infer<typeof kinds.servicePage.schema> | undefined;
    return { has: (type, slug) => names.has(`${type}:${slug}`), fallback: copy?.fallback ?? "" };
  }

  /** The files that make nodes, by their paths from the content folder. */
  paths(): string[] {
    return [...this.entries.keys()];
  }

  /** The nodes that the file at `path` (from the content folder) makes; none where it is not content. */
  entities(path: string): Entity[] {
    const entry = this.entries.get(path);
    return entry ? entitiesOf(entry, this.serviceParts()) : [];
  }
}
