/** The checked content, as the running build knows it: the last good state of every file. */
import type { z } from "zod";
import type { Entry } from "../content-model/check";
import { kinds } from "../content-model/kinds";
import { readContent } from "./read-content";
import { Library } from "./library";
import { LocalFacts } from "./local/local-facts";
import { entitiesOf, type Entity, type ServiceParts } from "./entities";

export class ContentStore {
  private entries = new Map<string, Entry>();
  private local: LocalFacts | undefined;
  /** The folder that the files are in. */
  folder = "";

  /** Reads and checks the folder; keeps the state before where there is a problem, and returns the problems. */
  refresh(): ReturnType<typeof readContent>["problems"] {
    const { folder, entries, problems } = readContent();
    this.folder = folder;
    if (problems.length === 0) {
      this.entries = new Map(entries.map((entry) => [entry.path, entry]));
      this.local = undefined;
    }
    return problems;
  }

  private serviceParts(): ServiceParts {
    const all = [...this.entries.values()];
    const names = new Set(all.map(({ kind, slug }) => `${kind.name}:${slug}`));
    const copy = all.find(({ kind }) => kind === kinds.servicePage)?.data as
      z.infer<typeof kinds.servicePage.schema> | undefined;
    return { has: (type, slug) => names.has(`${type}:${slug}`), fallback: copy?.fallback ?? "" };
  }

  /** All entries, in the order of their files. */
  all(): Entry[] {
    return [...this.entries.values()];
  }

  /** The files that make nodes, by their paths from the content folder. */
  paths(): string[] {
    return [...this.entries.keys()];
  }

  /** The nodes that the file at `path` (from the content folder) makes; none where it is not content. */
  entities(path: string): Entity[] {
    const entry = this.entries.get(path);
    if (!entry) return [];
    const local = () => (this.local ??= new LocalFacts(new Library(this.all())));
    return entitiesOf(entry, { parts: this.serviceParts(), local });
  }
}
