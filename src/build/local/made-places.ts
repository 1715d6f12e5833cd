/**
 * What is made of places, which tell of each other: made anew where what stands for it is another. Where nothing changes but words,
 * as a city's name, the states that name none of them stay as they are: half a second of every save while developing, and with
 * thirty thousand cities four seconds of a build.
 */
import type { Entry } from "../../content-model/check";
import type { Entity } from "../entities";
import { digestOf } from "../digest";
import { Library } from "../library";
import { LocalFacts } from "./local-facts";
import { entriesOfPlaces, PlaceStamps } from "./place-stamps";

/** What a run leaves the next of the nodes of a state and of its cities. */
export interface KeptState {
  /** What stood for all that they were made of. */
  stamp: string;
  /** The states that their pages name. */
  named: string[];
  ids: string[];
  /** What stands for all that the nodes hold. */
  content: string;
}

/** The same of all states, by their addresses. */
export type KeptStates = ReadonlyMap<string, KeptState>;

/** The nodes of a state. */
interface MadeState extends KeptState {
  entities: Entity[];
}

export class MadePlaces {
  private readonly of: readonly Entry[];
  private readonly stamps: PlaceStamps;
  /** By the addresses of the states. */
  private readonly made = new Map<string, MadeState>();
  private known: LocalFacts | undefined;

  /** @param all the entries that are shown, in the order of their files */
  constructor(private readonly all: readonly Entry[]) {
    this.of = entriesOfPlaces(all);
    this.stamps = new PlaceStamps(all);
  }

  /** What is made of these entries, with all that stays as it is. */
  then(all: readonly Entry[]): MadePlaces {
    const of = entriesOfPlaces(all);
    if (of.length === this.of.length && of.every((entry, index) => entry === this.of[index])) return this;
    const next = new MadePlaces(all);
    for (const [slug, made] of this.made) if (next.isStill(slug, made)) next.made.set(slug, made);
    return next;
  }

  /** True where the nodes of a state are what they were. */
  isStill(slug: string, { stamp, named }: KeptState): boolean {
    return this.stamps.of(slug, named) === stamp;
  }

  /** The facts of all places. */
  facts(): LocalFacts {
    return (this.known ??= new LocalFacts(new Library(this.all)));
  }

  /** @param make makes the nodes of the state, of the facts */
  ofState(slug: string, make: () => Entity[]): MadeState {
    const before = this.made.get(slug);
    if (before) return before;
    const entities = make();
    const named = [...this.facts().statesNamedIn(slug)];
    const stamp = this.stamps.of(slug, named);
    const made = { entities, named, stamp, ids: entities.map(({ id }) => id), content: digestOf(entities) };
    this.made.set(slug, made);
    return made;
  }
}
