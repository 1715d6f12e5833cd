/**
 * What stands for all that the nodes of a state and of its cities are made of. Pages of places tell of each other: of names, where
 * they name a place, and of where all others lie and how many people live there.
 */
import type { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import { memoizeByObject } from "../../lib/memoize";
import { jsonDigest } from "../../lib/json-digest";

const PLACE_KINDS: readonly Entry["kind"][] = [kinds.state, kinds.cityPage, kinds.statePage, kinds.site];

/** The entries that the nodes of places are made of. */
export const entriesOfPlaces = (all: readonly Entry[]): Entry[] => all.filter(({ kind }) => PLACE_KINDS.includes(kind));

const dataDigest = memoizeByObject(({ data }: Entry): string => jsonDigest(data));

/** What other states tell of this one, but for names. */
const outlineDigest = memoizeByObject(({ slug: state, data }: Entry): string => {
  const { cities } = data as z.infer<typeof kinds.state.schema>;
  return jsonDigest([
    state,
    cities.map(({ slug, latitude, longitude, population }) => [slug, latitude, longitude, population]),
  ]);
});

export class LocationFingerprints {
  private readonly states: ReadonlyMap<string, Entry>;
  /** What the pages of all places tell. */
  private readonly shared: string;

  /** @param all the entries that are shown, in the order of their files */
  constructor(all: readonly Entry[]) {
    const of = entriesOfPlaces(all);
    const states = of.filter(({ kind }) => kind === kinds.state);
    this.states = new Map(states.map((entry) => [entry.slug, entry]));
    this.shared = jsonDigest(of.map((entry) => (entry.kind === kinds.state ? outlineDigest : dataDigest)(entry)));
  }

  /**
   * @param slug the state
   * @param named the states that its pages and those of its cities name places of, itself among them
   */
  of(slug: string, named: Iterable<string>): string {
    const words = [...named].sort().map((name) => {
      const entry = this.states.get(name);
      return [name, entry && dataDigest(entry)];
    });
    return jsonDigest([this.shared, slug, words]);
  }
}
