/** How a single value is written in YAML, in the form that the content files keep. */
import { Document, isScalar, isSeq, Scalar } from "yaml";

/** The longest line of a file, in characters. */
export const LINE_WIDTH = 120;

export type Plain = string | number | boolean | null;

export const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";

/** What stands before a value on its first line: the field's name with its colon, or a hyphen. */
interface Position {
  /** The column at which the field's name or the hyphen stands. */
  column: number;
  /** How many characters stand between that column and the value. */
  before: number;
  /** Inside braces or brackets, where commas and brackets need quotes. */
  inFlow?: boolean;
}

const write = (scalar: Scalar, { column, inFlow = false }: Position): string => {
  // Readers of YAML 1.1 would take an unquoted date or playing time for something else than text.
  const document = new Document(inFlow ? [scalar] : { k: scalar }, { compat: "yaml-1.1" });
  if (isSeq(document.contents)) document.contents.flow = true;
  const lineWidth = scalar.type === "BLOCK_FOLDED" ? LINE_WIDTH - column : 0;
  const text = document.toString({ lineWidth }).trimEnd();
  return inFlow ? text.slice(1, -1).trim() : text.slice("k: ".length).replaceAll("\n", `\n${" ".repeat(column)}`);
};

/** A text that would make its line too long is folded; a text of several lines keeps them. */
const styleFor = (value: string, { before, column, inFlow }: Position, old?: Scalar.Type): Scalar.Type => {
  if (!inFlow && value.includes("\n")) return "BLOCK_LITERAL";
  if (!inFlow && old === "BLOCK_FOLDED") return old;
  if (!inFlow && column + before + value.length > LINE_WIDTH) return "BLOCK_FOLDED";
  return old === "QUOTE_DOUBLE" || old === "QUOTE_SINGLE" ? old : "PLAIN";
};

/**
 * The text of a value.
 * @param old the value that it takes the place of: its quotation marks, or its folding, are kept
 */
export const scalarText = (value: Plain, position: Position, old?: unknown): string => {
  const scalar = new Scalar(value);
  const before = isScalar(old) ? old.type : undefined;
  if (typeof value === "string") scalar.type = styleFor(value, position, before);
  return write(scalar, position);
};
