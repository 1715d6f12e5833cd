/**
 * Cache keys for the nodes of a state and its cities: names of the places they mention, coordinates and populations
 * of all.
 */
import { allOf, isOf, type Entry, type EntryOf } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import { jsonDigest } from "../../lib/digest";
import { memoizeByObject } from "../../lib/memoize";

const INPUT_KINDS: readonly Entry["kind"][] = [kinds.state, kinds.cityPage, kinds.statePage, kinds.site];

/** The entries that the nodes of places are computed from. */
export const entriesOfPlaces = (all: readonly Entry[]): Entry[] => all.filter(({ kind }) => INPUT_KINDS.includes(kind));

const dataDigest = memoizeByObject(({ data }: Entry): string => jsonDigest(data));

/** What the pages of other states depend on, apart from names. */
const outlineDigest = memoizeByObject(({ slug: state, data: { cities } }: EntryOf<typeof kinds.state>): string =>
  jsonDigest([
    state,
    cities.map(({ slug, latitude, longitude, population, partOf }) => [slug, latitude, longitude, population, partOf]),
  ]),
);

export class LocationFingerprints {
  private readonly states: ReadonlyMap<string, Entry>;
  /** The part of the key that all states share. */
  private readonly shared: string;

  /** @param all the visible entries, in the order of their files */
  constructor(all: readonly Entry[]) {
    const inputs = entriesOfPlaces(all);
    this.states = new Map(allOf(inputs, kinds.state).map((entry) => [entry.slug, entry]));
    this.shared = jsonDigest(
      inputs.map((entry) => (isOf(entry, kinds.state) ? outlineDigest(entry) : dataDigest(entry))),
    );
  }

  /**
   * @param slug the state
   * @param mentions slugs of the states that its pages and those of its cities mention, its own among them
   */
  of(slug: string, mentions: Iterable<string>): string {
    const names = [...mentions].sort().map((name) => {
      const entry = this.states.get(name);
      return [name, entry && dataDigest(entry)];
    });
    return jsonDigest([this.shared, slug, names]);
  }
}
