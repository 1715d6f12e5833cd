/**
 * How Decap CMS carries an entry: as the fields by which it lists entries, and as `form`, which is the file with its path
 * when it comes from a backend, and a sign of its form once somebody has typed.
 */
import { parse } from "yaml";
import { isFields, type Fields } from "../fields";
import { openForm } from "./form";
import { slugOfData } from "./form-data";

interface FileValue {
  path: string;
  /** Missing where the file is not there any more. */
  text?: string;
}

/** What a backend gives as the text of a file. @param path from the content folder */
export const fileValue = (path: string, text: string | undefined): string => JSON.stringify({ path, text });

/** The file of a value; nothing for another value. */
export const readValue = (value: unknown): FileValue | undefined =>
  typeof value === "string" && value.startsWith("{") ? (JSON.parse(value) as FileValue) : undefined;

/** The fields of a file that fit in a line: a list shows no others, and a whole state takes a while to parse. */
const listed = (text: string): Fields => {
  const [, yaml = text] = /^---\r?\n([^]*?)^---/m.exec(text) ?? [];
  try {
    const fields: unknown = parse((yaml.match(/^\w+: +[^\s{[>|].*$/gm) ?? []).join("\n"));
    return isFields(fields) ? fields : {};
  } catch {
    return {};
  }
};

interface Data {
  get: (name: string) => unknown;
  set: (name: string, value: unknown) => Data;
}

/** Says that data is saved, and not kept as Decap CMS's own backup, which would lose against a file that arrives later. */
const IS_SAVED = "isSaved";

export const FORMAT = {
  fromFile: (raw: string): Fields => {
    const { text = "" } = readValue(raw) ?? {};
    return { ...listed(text), form: raw };
  },
  toFile: (data: Fields): string => (data[IS_SAVED] === true ? "form" : ""),
};

/** Names a new entry, which Decap CMS does from fields of its own, and in Latin letters only. */
export const beforeSave = ({ entry }: { entry: { get: (name: "data") => Data } }): Data => {
  const { data = {} } = openForm() ?? {};
  const slug = slugOfData(data) || "entry";
  return entry.get("data").set("title", slug).set("name", slug).set(IS_SAVED, true);
};
