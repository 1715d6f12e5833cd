/**
 * What is made of places, which tell of each other: made anew where what stands for it is another. Where nothing changes but words,
 * as a city's name, the states that name none of them stay as they are: half a second of every save while developing, and with
 * thirty thousand cities four seconds of a build.
 */
import type { Entry } from "../../content-model/checks/entry";
import type { Entity } from "../nodes/create-entities";
import { memoizeByObject } from "../../lib/memoize";
import { jsonDigest } from "../../lib/json-digest";
import { Library } from "../content/collections";
import { LocalFacts } from "./facts";
import { entriesOfPlaces, LocationFingerprints } from "./fingerprint";

/** What tells whether the nodes of a state and of its cities would be the same again. */
interface Origin {
  /** What stood for all that they were made of. */
  stamp: string;
  /** The states that their pages name. */
  named: string[];
}

/** What a run leaves the next of these nodes. */
export interface KeptState extends Origin {
  ids: string[];
  /** What stands for all that the nodes hold. */
  content: string;
}

/** The same of all states, by their addresses. */
export type KeptStates = ReadonlyMap<string, KeptState>;

interface MadeState extends Origin {
  entities: Entity[];
}

const contentOf = memoizeByObject((entities: Entity[]): string => jsonDigest(entities));

export class LocationNodeCache {
  private readonly of: readonly Entry[];
  private readonly stamps: LocationFingerprints;
  /** By the addresses of the states. */
  private readonly made = new Map<string, MadeState>();
  private known: LocalFacts | undefined;

  /** @param all the entries that are shown, in the order of their files */
  constructor(private readonly all: readonly Entry[]) {
    this.of = entriesOfPlaces(all);
    this.stamps = new LocationFingerprints(all);
  }

  /** What is made of these entries, with all that stays as it is. */
  next(all: readonly Entry[]): LocationNodeCache {
    const of = entriesOfPlaces(all);
    if (of.length === this.of.length && of.every((entry, index) => entry === this.of[index])) return this;
    const next = new LocationNodeCache(all);
    for (const [slug, made] of this.made) if (next.isStill(slug, made)) next.made.set(slug, made);
    return next;
  }

  /** True where the nodes of a state are what they were. */
  isStill(slug: string, { stamp, named }: Origin): boolean {
    return this.stamps.of(slug, named) === stamp;
  }

  /** The facts of all places. */
  facts(): LocalFacts {
    return (this.known ??= new LocalFacts(new Library(this.all)));
  }

  /** @param make makes the nodes of the state, of the facts */
  private ofState(slug: string, make: () => Entity[]): MadeState {
    const before = this.made.get(slug);
    if (before) return before;
    const entities = make();
    const named = [...this.facts().statesNamedIn(slug)];
    const made = { entities, named, stamp: this.stamps.of(slug, named) };
    this.made.set(slug, made);
    return made;
  }

  /** The nodes of a state and of its cities. */
  entities(slug: string, make: () => Entity[]): Entity[] {
    return this.ofState(slug, make).entities;
  }

  /** What is to be left of them. */
  kept(slug: string, make: () => Entity[]): KeptState {
    const { entities, named, stamp } = this.ofState(slug, make);
    return { stamp, named, ids: entities.map(({ id }) => id), content: contentOf(entities) };
  }
}
