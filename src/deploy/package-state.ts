/** What a delivery leaves the next one, beside the manifest, so that it does again only what has changed. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomic, type Known } from "./package-file";
import type { Listing } from "./listing";

/** Raised whenever the same file would be delivered in another form, so that what is remembered is forgotten. */
const FORM = 4;

const FILE = "state.json";

export interface State {
  files: ReadonlyMap<string, Known>;
  /** What Gatsby's output and the delivered folder held. */
  output: Listing;
  site: Listing;
}

const NOTHING: State = { files: new Map(), output: new Map(), site: new Map() };

/** A file whose names are those of a list of the table: thousands of pages name the same files. */
type Row = [name: string, known: Omit<Known, "names">, names: number];

/** As it is written. */
interface Written {
  form: number;
  names: string[][];
  files: Row[];
  output: [string, [number, string[]]][];
  site: Written["output"];
}

const knownOf = ([name, known, index]: Row, names: readonly string[][]): [string, Known] => [
  name,
  Object.assign(known, { names: names[index] ?? [] }),
];

/** @returns what the delivery before has left; nothing where there is none, or it was cut off */
export const readState = (delivery: string): State => {
  try {
    const { form, names, files, output, site } = JSON.parse(readFileSync(join(delivery, FILE), "utf8")) as Written;
    if (form !== FORM) return NOTHING;
    return { files: new Map(files.map((row) => knownOf(row, names))), output: new Map(output), site: new Map(site) };
  } catch {
    return NOTHING;
  }
};

/** Where a delivery is cut off, nothing is known of what it wrote, and the next one does everything anew. */
export const forgetState = (delivery: string): void => rmSync(join(delivery, FILE), { force: true });

export const writeState = (delivery: string, { files, output, site }: State): void => {
  const indexes = new Map<string, number>();
  const lists: string[][] = [];
  const indexOf = (names: readonly string[]): number => {
    const key = names.join("\n");
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, lists.length);
    return lists.push([...names]) - 1;
  };
  const rows = [...files].map(([name, { names, ...known }]): Row => [name, known, indexOf(names)]);
  const written: Written = { form: FORM, names: lists, files: rows, output: [...output], site: [...site] };
  writeFileAtomic(join(delivery, FILE), JSON.stringify(written));
};
