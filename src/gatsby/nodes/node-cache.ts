/**
 * Caches the nodes of each state and its cities, also between processes: names on maps take seconds. Their pages
 * mention places of neighboring states, so the cache key covers those too. A change of words, such as a city's name,
 * recomputes only the states that mention the place.
 */
import { resolve } from "node:path";
import type { Entry } from "../../content-model/checks/entry";
import type { Entity } from "./create-entities";
import { Library } from "../../site/content/collections";
import { LocalFacts } from "../../site/locations/facts";
import { SavedValue } from "../../site/saved-value";
import { entriesOfPlaces, LocationFingerprints } from "./fingerprint";

interface CachedState {
  entities: Entity[];
  /** The cache key when the entities were computed. */
  fingerprint: string;
  /** Slugs of the states that their pages mention. */
  mentions: string[];
}

/** By the slugs of the states. */
export type CachedStates = Map<string, CachedState>;

/** The nodes that the last process has saved in a folder. */
export const savedPlaces = (folder: string): SavedValue<CachedStates> =>
  new SavedValue(resolve(folder, "place-nodes"), ["src"]);

export class LocationNodeCache {
  private readonly inputs: readonly Entry[];
  private readonly fingerprints: LocationFingerprints;
  private memoizedFacts: LocalFacts | undefined;
  private readonly states: CachedStates;
  /** True if some nodes were computed here. */
  private hasNew = false;

  /**
   * @param entries all visible entries, in the order of their files
   * @param earlier the nodes of other entries: those of unchanged states are kept
   */
  constructor(
    private readonly entries: readonly Entry[],
    earlier: CachedStates = new Map(),
  ) {
    this.inputs = entriesOfPlaces(entries);
    this.fingerprints = new LocationFingerprints(entries);
    const isUnchanged = (slug: string, { mentions, fingerprint }: CachedState): boolean =>
      this.fingerprints.of(slug, mentions) === fingerprint;
    this.states = new Map([...earlier].filter(([slug, state]) => isUnchanged(slug, state)));
  }

  /** The cache for other entries. */
  next(entries: readonly Entry[]): LocationNodeCache {
    const inputs = entriesOfPlaces(entries);
    const isSame = inputs.length === this.inputs.length && inputs.every((entry, at) => entry === this.inputs[at]);
    return isSame ? this : new LocationNodeCache(entries, this.states);
  }

  /** The facts of all places. */
  facts(): LocalFacts {
    return (this.memoizedFacts ??= new LocalFacts(new Library(this.entries)));
  }

  /**
   * The nodes of a state and its cities.
   *
   * @param create computes them from the facts
   */
  entities(slug: string, create: () => Entity[]): Entity[] {
    const cached = this.states.get(slug);
    if (cached) return cached.entities;
    const entities = create();
    this.hasNew = true;
    const mentions = [...this.facts().statesNamedIn(slug)];
    this.states.set(slug, { entities, mentions, fingerprint: this.fingerprints.of(slug, mentions) });
    return entities;
  }

  /** Saves the nodes for the next process. */
  save(saved: SavedValue<CachedStates>): void {
    if (this.hasNew || !saved.exists) saved.save(this.states);
  }
}
