/**
 * Persists the state of packaged files between runs, so that only changes are packaged. It is in Gatsby's cache, not in
 * the delivery: with its modification times, two deliveries of the same site would differ.
 */
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeFileAtomic } from "../lib/write-file-atomic";
import { deliveryChecksum } from "./manifest";
import type { Known } from "./package-file";

/** Format version. Increase it when the same input is packaged differently. */
const FORMAT_VERSION = 7;

/** Gatsby's cache folder is next to its output. */
export const stateFile = (output: string): string => join(dirname(output), ".cache/packaging.json");

export interface State {
  files: ReadonlyMap<string, Known>;
}

const NOTHING: State = { files: new Map() };

/** A file and the index of its list of names: thousands of pages share one list. */
type Row = [name: string, known: Omit<Known, "names">, names: number];

/** The JSON on disk. */
interface Written {
  form: number;
  /** Checksum of the delivery that it describes. */
  delivery: string;
  names: string[][];
  files: Row[];
}

const knownOf = ([name, known, index]: Row, names: readonly string[][]): [string, Known] => [
  name,
  Object.assign(known, { names: names[index] ?? [] }),
];

/**
 * @param file the file of the state
 * @returns the state of the last run; empty if missing, damaged, or of another delivery
 */
export const readState = (file: string, delivery: string): State => {
  try {
    const { form, delivery: described, names, files } = JSON.parse(readFileSync(file, "utf8")) as Written;
    if (form !== FORMAT_VERSION || described !== deliveryChecksum(delivery)) return NOTHING;
    return { files: new Map(files.map((row) => knownOf(row, names))) };
  } catch {
    return NOTHING;
  }
};

/** Deleted before writing, so an interrupted run falls back to a full one. */
export const discardState = (file: string): void => rmSync(file, { force: true });

/** Call when the delivery has its manifest. */
export const writeState = (file: string, delivery: string, { files }: State): void => {
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
  const written: Written = { form: FORMAT_VERSION, delivery: deliveryChecksum(delivery), names: lists, files: rows };
  writeFileAtomic(file, JSON.stringify(written));
};
