/** Editors' mistakes as folders of files: __tests__/fixtures/mistakes/README.md describes them. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { walkDir } from "content-kit/lib/walk-dir";
import { withBody, withFields, type Files } from "./content-folder";

/** An editor's mistake in the valid folder. */
export interface Mistake {
  /** What the editor did. */
  mistake: string;
  /** Files that differ from the valid folder. */
  changes: Files;
  /** The complete report that the editor reads. */
  report: string;
}

const FOLDER = resolve(__dirname, "../fixtures/mistakes");
const REPORT = "report.txt";

/** Files that other tests change as texts stay texts; the others are bytes. */
const textOrBytes = (bytes: Buffer): string | Uint8Array => {
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? text : bytes;
};

const change = (folder: string, name: string): [path: string, content: string | Uint8Array | undefined] => {
  const bytes = readFileSync(join(folder, name));
  const [, path = name, part] = /^(.*)\.(fields|body|removed)$/.exec(name) ?? [];
  switch (part) {
    case "fields":
      return [path, withFields(path, bytes.toString())];
    case "body":
      return [path, withBody(path, bytes.toString())];
    case "removed":
      return [path, undefined];
    default:
      return [path, textOrBytes(bytes)];
  }
};

const wordsOf = (name: string): string => name.replaceAll("-", " ");

/** The mistakes of each group of folders. */
export const GROUPS: readonly (readonly [string, readonly Mistake[]])[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((group) => group.isDirectory())
  .map(({ name: group }) => [
    wordsOf(group),
    readdirSync(join(FOLDER, group)).map((name): Mistake => {
      const folder = join(FOLDER, group, name);
      const changed = walkDir(folder).filter((file) => file !== REPORT);
      return {
        mistake: wordsOf(name),
        changes: Object.fromEntries(changed.map((file) => change(folder, file))),
        report: readFileSync(join(folder, REPORT), "utf8").trimEnd(),
      };
    }),
  ]);
