/** Checks what an import would write until all of it is right or a draft, and writes it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ContentProblem, fileMessage, isError } from "content-kit";
import type { Site } from "content-kit/site";
import { entryText, placeOf, type ImportedEntry, type Importer, type LeftOut } from "./entry";
import type { MediaImport } from "./media";

export interface ImportResult extends Importer {
  /** The text of each entry's file, by path. */
  texts: ReadonlyMap<string, string>;
  media: ReadonlyMap<string, Uint8Array>;
}

/** Each draft can make a draft of what links to it. */
const MOST_PASSES = 6;

const withFix = (problem: ContentProblem): string => {
  const { message, help } = fileMessage(problem);
  return `${message} Fix: ${help}`;
};

/** Adds what the check says of an entry to its notes. @returns true if that is new */
const judge = ({ fields, notes }: ImportedEntry, problems: readonly ContentProblem[]): boolean => {
  if (problems.some(({ code }) => code === "redirect-conflict")) fields["redirectFrom"] = undefined;
  const known = new Set(notes.map(({ message }) => message));
  const added = problems
    .map((problem) => ({ message: withFix(problem), near: problem.lineText?.trim() }))
    .filter(({ message }) => !known.has(message));
  notes.push(...added);
  return added.length > 0;
};

/** An entry whose path is taken has no page. */
const isTaken = ({ code }: ContentProblem): boolean => code === "duplicate-address" || code === "reserved-address";

/**
 * What would be written.
 * @param publish true where visitors may see what has no note
 */
export const planImport = (
  reader: ReturnType<Site["reader"]>,
  importer: Importer,
  media: MediaImport,
  publish: boolean,
): ImportResult => {
  const refused: LeftOut[] = [];
  let { entries } = importer;
  let texts = new Map<string, string>();
  let isNew = true;
  for (let pass = 0; pass < MOST_PASSES && isNew; pass += 1) {
    texts = new Map(entries.map((entry) => [entry.path, entryText(entry, !publish || entry.notes.length > 0)]));
    const files = [...texts].map(([path, text]) => [path, Buffer.from(text)] as const);
    const changes = new Map<string, Uint8Array>([...files, ...media.files]);
    const errors = reader.read(changes).problems.filter(isError);
    isNew = false;
    entries = entries.filter((entry) => {
      const own = errors.filter(
        ({ file }) => file === entry.path || file === `media/${String(entry.fields["transcript"])}`,
      );
      const taken = own.find(isTaken);
      const what = `"${entry.title}"`;
      if (taken) refused.push({ what, why: fileMessage(taken).message, place: placeOf(entry.source) });
      isNew = (taken ? true : judge(entry, own)) || isNew;
      return !taken;
    });
  }
  return { ...importer, entries, texts, media: media.files, leftOut: [...importer.leftOut, ...refused] };
};

/** Writes new files; none that was there changes. */
export const writeImport = (folder: string, { texts, media }: ImportResult): void => {
  for (const [path, content] of [...media, ...texts]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { flag: "wx" });
  }
};
