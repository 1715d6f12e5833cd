/** Wording of messages for the file and for the form. Everything that differs is here, so each problem has one text. */
import type { z } from "zod";
import { schemaAt, type PathStep } from "../fields/schema-walk";
import { labelOfPath } from "./form-labels";

export interface Voice {
  /** The name of a field. */
  nameOf: (path: readonly PathStep[], schema: z.ZodType, data: unknown) => string;
  /** A value as entered. */
  entered: (name: PathStep | undefined, value: string) => string;
  /** A text that must not be read as a number or as no value. */
  quoted: (text: string) => string;
  /** Types of values, after "must be". */
  types: Readonly<Record<string, string>>;
  missing: (where: string, isEmpty: boolean) => string;
  /** Advice for an empty list. */
  fillList: string;
  /** Advice for an empty group with these required fields. */
  fillGroup: (path: readonly PathStep[], fields: readonly string[], schema: z.ZodType) => string;
  /** Advice for an empty field with an example. */
  fill: (example: string, isEmpty: boolean) => string;
  /** Removes what only the other audience needs. */
  plain: (sentence: string) => string;
}

/** A path with items counted from 1: `tiers › item 2 › price › monthly`. */
export const describePath = (path: readonly PathStep[]): string =>
  path.map((step) => (typeof step === "number" ? `item ${step + 1}` : step)).join(" › ");

export const FILE_VOICE: Voice = {
  nameOf: describePath,
  entered: (name, value) => (typeof name === "string" ? `${name}: ${value}` : `- ${value}`),
  quoted: (text) => text,
  types: {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list with each item on its own line after a hyphen",
    object: "a group of fields, indented below it",
  },
  missing: (where, isEmpty) => `The field "${where}" is ${isEmpty ? "empty" : "missing"}.`,
  fillList: "write a list, each item on its own line after a hyphen.",
  fillGroup: (_path, fields) => `write its fields, indented below it: ${fields.join(", ")}.`,
  fill: (example, isEmpty) => `${isEmpty ? "fill it in" : "add it"}, for example: ${example}`,
  plain: (sentence) => sentence,
};

export const FORM_VOICE: Voice = {
  nameOf: (path, schema, data) => labelOfPath(schema, path, data),
  entered: (_name, value) => value,
  quoted: (text) => text.replace(/^(["'])(.*)\1$/, "$2"),
  types: {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "on or off",
    array: "a list",
    object: "a group",
  },
  missing: (where) => `"${where}" is empty.`,
  fillList: "add an item.",
  fillGroup: (path, fields, schema) =>
    `fill in ${fields.map((name) => labelOfPath(schemaAt(schema, path) ?? schema, [name])).join(", ")}.`,
  fill: (example) => `fill it in, for example: ${example}`,
  plain: (sentence) => sentence.replace(/[,;] (?:a file has it )?in quotes\b/g, ""),
};
