/** Names and states of content files for lists of changes. */
import { isInFolder, isSingle, labelOfKind, ownerKind, publicationOf } from "content-kit";
import { allKinds, matchKind } from "../kinds";
import { formatDate } from "content-kit/lib/format";
import { theSite } from "../site";
import { formAddress } from "../form-address";
import { fileParts, valuesOf } from "../content-file";
import { fieldChanges, type FieldChange } from "./field-changes";

/** A file that differs between two states. */
export interface FileChange {
  path: string;
  /** The entry: `Article “Missed calls”`. */
  name: string;
  state: "added" | "changed" | "removed";
  fields: FieldChange[];
  /** The address of its form. */
  form?: string | undefined;
  /** The address of its page. */
  page?: string | undefined;
  /** When it appears, for what is not public on the day of the publication. */
  appears?: string | undefined;
}

/** Reads a text of the same state, such as the title of a service for its prices. */
type Beside = (path: string) => Promise<string | undefined>;

const valuesAt = (path: string, text: string | undefined): Record<string, unknown> => {
  const kind = matchKind(path)?.kind;
  return kind && text !== undefined ? valuesOf(fileParts(kind, text)) : {};
};

const titleIn = (values: Record<string, unknown>): string | undefined =>
  [values["title"], values["name"]].find((value): value is string => typeof value === "string");

/** The entry as people call it. */
export const nameOfFile = async (path: string, text: string | undefined, beside: Beside): Promise<string> => {
  const match = matchKind(path);
  if (!match) return path.startsWith("media/") ? `Picture or file ${path.slice("media/".length)}` : path;
  const { kind, slug } = match;
  if (isSingle(kind)) return labelOfKind(kind);
  const owner = ownerKind(kind, allKinds());
  if (isInFolder(kind) && owner !== kind) {
    const file = owner.files.replace("{slug}", slug);
    return `${titleIn(valuesAt(file, await beside(file))) ?? slug} › ${labelOfKind(kind)}`;
  }
  return `${labelOfKind(kind)} “${titleIn(valuesAt(path, text)) ?? slug}”`;
};

const whenVisible = (path: string, text: string | undefined, today: string): string | undefined => {
  const kind = matchKind(path)?.kind;
  if (!kind || text === undefined) return undefined;
  const publication = publicationOf(kind, valuesAt(path, text), today);
  switch (publication.state) {
    case "draft":
      return "A draft: visitors see it when “Draft” is switched off and published.";
    case "scheduled":
      return `Scheduled: visitors see it from ${formatDate(publication.date, "en")} on, after a build on that day.`;
    case "closed":
      return "Closed: visitors do not see it any more.";
    default:
      return undefined;
  }
};

interface TwoTexts {
  before: string | undefined;
  after: string | undefined;
}

/** Describes a file that differs. @param today in the time zone of the site */
export const describeFile = async (
  path: string,
  { before, after }: TwoTexts,
  { beside, today }: { beside: Beside; today: string },
): Promise<FileChange> => {
  const match = matchKind(path);
  const isText = match !== undefined;
  return {
    path,
    name: await nameOfFile(path, after ?? before, beside),
    state: before === undefined ? "added" : after === undefined ? "removed" : "changed",
    fields: isText && before !== undefined && after !== undefined ? fieldChanges(path, before, after) : [],
    form: match && after !== undefined ? formAddress(match) : undefined,
    page: after === undefined ? undefined : theSite().pathOf(path),
    appears: whenVisible(path, after, today),
  };
};

const LONGEST = 60;

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Two long texts from the word on in which they differ. */
const fromDifference = (before: string, after: string): [string, string] => {
  if (before.length <= LONGEST && after.length <= LONGEST) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = before.lastIndexOf(" ", same - 1) + 1;
  return start < LONGEST / 2 ? [before, after] : [`…${before.slice(start)}`, `…${after.slice(start)}`];
};

/** A difference in one line: `Price › Monthly: $1,375 → $1,450`. */
export const changeInWords = ({ label, before, after }: FieldChange): string => {
  if (before === undefined) return `${label} added: ${short(inOneLine(after ?? ""))}`;
  if (after === undefined) return `${label} removed: ${short(inOneLine(before))}`;
  const [from, to] = fromDifference(inOneLine(before), inOneLine(after));
  return `${label}: ${short(from)} → ${short(to)}`;
};

const STATES = { added: "new", removed: "deleted", changed: "changed" } as const;

/** A file's differences, one a line. */
export const fileInWords = ({ name, state, fields }: FileChange): string[] =>
  fields.length > 0 ? fields.map((field) => `${name}: ${changeInWords(field)}`) : [`${name}: ${STATES[state]}`];
