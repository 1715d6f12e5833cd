/** The one table of messages, for those who write files and for those who fill in forms. */
import { describePath } from "./describe-path";
import { ENTRIES } from "./entries";
import { FILES } from "./files";
import { codeOf, type Finding, reportersOf, type Table } from "./finding";
import { LINKS } from "./links";
import { MEDIA } from "./media";
import type { Message, Names, Row } from "./message";
import { STRAY_MARKUP } from "./stray-markup";
import { TEXTS } from "./texts";
import { VALUES } from "./values";

export const MESSAGES = { ...VALUES, ...TEXTS, ...STRAY_MARKUP, ...LINKS, ...ENTRIES, ...MEDIA, ...FILES };

const table: Record<string, Table[string]> = { ...MESSAGES };

/** Adds the messages of a site's own rules. @returns what reports them, and those of every site */
export const withMessages = <T extends Table>(own: T) => {
  Object.assign(table, own);
  return reportersOf<typeof MESSAGES & T>();
};

/** All problem codes. */
export const problemCodes = (): string[] => [...new Set(Object.keys(table).map(codeOf))];

/** Files, and fields by their names in them. */
const IN_FILES: Names = {
  label: describePath,
  name: (path) => String(path.at(-1) ?? ""),
  form: (file) => file,
  entry: (file) => `content/${file}`,
  media: (file) => `content/media/${file}`,
  described: (description) => description,
};

const rowOf = ({ id, params }: Pick<Finding, "id" | "params">, names: Names): Row =>
  (table[id] as (params: unknown, names: Names) => Row)(params, names);

/** A problem as those read it who write files. */
export const fileMessage = (found: Pick<Finding, "id" | "params">): Message => {
  const { message, fix } = rowOf(found, IN_FILES);
  return { message, help: fix };
};

/** How a form names fields and files. */
export type FormNames = Pick<Names, "label" | "name" | "form" | "described">;

/** A problem as those read it who fill in forms. */
export const formMessage = (found: Pick<Finding, "id" | "params">, names: FormNames): Message => {
  const {
    message,
    fix,
    fixInForm = fix,
  } = rowOf(found, {
    ...names,
    entry: () => "another entry",
    media: (file) => file,
  });
  return { message, help: fixInForm };
};
