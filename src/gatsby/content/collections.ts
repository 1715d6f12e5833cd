/** The checked content by kind, for what needs values of several files at once. */
import type { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";

type Kinds = typeof kinds;

/** The name of a kind in the table of kinds. */
export type KindName = keyof Kinds;

type Data<K extends KindName> = z.infer<Kinds[K]["schema"]>;

/** The content of a whole, checked folder, by kind. */
export class Library {
  constructor(private readonly entries: readonly Entry[]) {}

  /** The values of every file of a kind. */
  all<K extends KindName>(kind: K): { slug: string; data: Data<K> }[] {
    return this.entries
      .filter((entry) => entry.kind === kinds[kind])
      .map(({ slug, data }) => ({ slug, data: data as Data<K> }));
  }

  /**
   * The values of the kind's one file, or of the one named.
   * @throws where the folder has no such file, which the check does not let pass.
   */
  one<K extends KindName>(kind: K, slug?: string): Data<K> {
    const found = this.all(kind).find((entry) => slug === undefined || entry.slug === slug);
    if (!found) throw new Error(`There is no ${kinds[kind].noun}${slug ? `: ${slug}` : ""}.`);
    return found.data;
  }
}
