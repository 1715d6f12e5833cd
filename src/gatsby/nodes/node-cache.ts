/**
 * Caches the nodes of each state and its cities. Their pages mention places of neighboring states, so the cache key
 * covers those too. A change of words, such as a city's name, recomputes only the states that mention the place.
 */
import type { Entry } from "../../content-model/checks/entry";
import type { Entity } from "./create-entities";
import { Library } from "../../site/content/collections";
import { LocalFacts } from "../../site/locations/facts";
import { entriesOfPlaces, LocationFingerprints } from "./fingerprint";

interface CachedState {
  entities: Entity[];
  /** The cache key when the entities were computed. */
  fingerprint: string;
  /** Slugs of the states that their pages mention. */
  mentions: string[];
}

export class LocationNodeCache {
  private readonly inputs: readonly Entry[];
  private readonly fingerprints: LocationFingerprints;
  /** By the slugs of the states. */
  private readonly states = new Map<string, CachedState>();
  private memoizedFacts: LocalFacts | undefined;

  /** @param entries all visible entries, in the order of their files */
  constructor(private readonly entries: readonly Entry[]) {
    this.inputs = entriesOfPlaces(entries);
    this.fingerprints = new LocationFingerprints(entries);
  }

  /** The cache for other entries, with all states that are unchanged. */
  next(entries: readonly Entry[]): LocationNodeCache {
    const inputs = entriesOfPlaces(entries);
    if (inputs.length === this.inputs.length && inputs.every((entry, index) => entry === this.inputs[index]))
      return this;
    const next = new LocationNodeCache(entries);
    for (const [slug, state] of this.states)
      if (next.fingerprints.of(slug, state.mentions) === state.fingerprint) next.states.set(slug, state);
    return next;
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
    const mentions = [...this.facts().statesNamedIn(slug)];
    this.states.set(slug, { entities, mentions, fingerprint: this.fingerprints.of(slug, mentions) });
    return entities;
  }
}
