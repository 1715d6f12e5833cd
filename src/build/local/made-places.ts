/**
 * What is made of places, which tell of each other: made anew where any of them changes. Where nothing changes but words, as a
 * city's name, the states that name none of them stay as they are: while developing, that is half a second of every save.
 */
import type { z } from "zod";
import type { Entry } from "../../content-model/check";
import { kinds } from "../../content-model/kinds";
import { rememberFor } from "../../remember";
import type { Entity } from "../entities";
import { Library } from "../library";
import { LocalFacts } from "./local-facts";

/** What the nodes of states and cities are made of beside their own file, and what has been made. */
export interface MadePlaces {
  readonly of: readonly Entry[];
  readonly local: LocalFacts;
  readonly entities: WeakMap<Entry, Entity[]>;
  /** The states that the pages of a state name. */
  readonly named: WeakMap<Entry, ReadonlySet<string>>;
}

const PLACE_KINDS: readonly Entry["kind"][] = [kinds.state, kinds.cityPage, kinds.statePage, kinds.site];

/** What other states tell of this one, but for names. */
const outlineOf = rememberFor(({ data }: Entry): string => {
  const { cities } = data as z.infer<typeof kinds.state.schema>;
  return JSON.stringify(
    cities.map(({ slug, latitude, longitude, population }) => [slug, latitude, longitude, population]),
  );
});

const isReworded = (entry: Entry, before: Entry | undefined): boolean =>
  entry.kind === kinds.state && before?.path === entry.path && outlineOf(before) === outlineOf(entry);

/** The addresses of the states that have other words; undefined where anything else is another, too. */
const rewordedStates = (before: readonly Entry[], of: readonly Entry[]): Set<string> | undefined => {
  const isKnown = (entry: Entry, index: number): boolean => entry === before[index] || isReworded(entry, before[index]);
  if (before.length !== of.length || !of.every(isKnown)) return undefined;
  return new Set(of.filter((entry, index) => entry !== before[index]).map(({ slug }) => slug));
};

/**
 * Takes over what stays as it is. Of two places that are exactly as far, the name decides which is told last: there, a new name
 * may be told in another state only when all is made anew, as by a build.
 */
const takeOver = (made: MadePlaces, before: MadePlaces, reworded: ReadonlySet<string>): void => {
  for (const entry of made.of) {
    const known = before.entities.get(entry);
    if (!known) continue;
    const named = before.named.get(entry) ?? before.local.statesNamedIn(entry.slug);
    if ([...named].some((state) => reworded.has(state))) continue;
    made.named.set(entry, named);
    made.entities.set(entry, known);
  }
};

/** @param all the entries that are shown, in the order of their files */
export const madePlaces = (all: readonly Entry[], before?: MadePlaces): MadePlaces => {
  const of = all.filter(({ kind }) => PLACE_KINDS.includes(kind));
  const reworded = before && rewordedStates(before.of, of);
  if (before && reworded?.size === 0) return before;
  const made = { of, local: new LocalFacts(new Library(all)), entities: new WeakMap(), named: new WeakMap() };
  if (before && reworded) takeOver(made, before, reworded);
  return made;
};
