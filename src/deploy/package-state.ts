/** Persists the state of packaged files between runs, so that only changes are packaged. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomic } from "../lib/write-file-atomic";
import type { Known } from "./package-file";

/** Format version. Increase it when the same input is packaged differently. */
const FORMAT_VERSION = 6;

const FILE = "state.json";

export interface State {
  files: ReadonlyMap<string, Known>;
}

const NOTHING: State = { files: new Map() };

/** A file and the index of its list of names: thousands of pages share one list. */
type Row = [name: string, known: Omit<Known, "names">, names: number];

/** The JSON on disk. */
interface Written {
  form: number;
  names: string[][];
  files: Row[];
}

const knownOf = ([name, known, index]: Row, names: readonly string[][]): [string, Known] => [
  name,
  Object.assign(known, { names: names[index] ?? [] }),
];

/** @returns the state of the last run; empty if missing or damaged */
export const readState = (delivery: string): State => {
  try {
    const { form, names, files } = JSON.parse(readFileSync(join(delivery, FILE), "utf8")) as Written;
    if (form !== FORMAT_VERSION) return NOTHING;
    return { files: new Map(files.map((row) => knownOf(row, names))) };
  } catch {
    return NOTHING;
  }
};

/** Deleted before writing, so an interrupted run falls back to a full one. */
export const discardState = (delivery: string): void => rmSync(join(delivery, FILE), { force: true });

export const writeState = (delivery: string, { files }: State): void => {
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
  const written: Written = { form: FORMAT_VERSION, names: lists, files: rows };
  writeFileAtomic(join(delivery, FILE), JSON.stringify(written));
};
