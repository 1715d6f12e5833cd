/** Typed access to the checked content by kind. */
import type { z } from "zod";
import { allOf, type Entry } from "content-kit";
import { kinds } from "../../content-model/kinds";

type Kinds = typeof kinds;

/** The key of a kind in `kinds`. */
export type KindName = keyof Kinds;

type Data<K extends KindName> = z.infer<Kinds[K]["schema"]>;

/** The entries of a checked folder, by kind. */
export class Library {
  constructor(readonly entries: readonly Entry[]) {}

  /** The data of every file of a kind. */
  all<K extends KindName>(kind: K): { slug: string; data: Data<K> }[] {
    return allOf(this.entries, kinds[kind]);
  }

  /**
   * The data of the only file of a kind, or of the one with this slug.
   * @throws if there is no such file, which the content check rules out
   */
  one<K extends KindName>(kind: K, slug?: string): Data<K> {
    const found = this.all(kind).find((entry) => slug === undefined || entry.slug === slug);
    if (!found) throw new Error(`The content lacks ${kinds[kind].noun}${slug ? `: ${slug}` : ""}.`);
    return found.data;
  }
}
