/** Formats scalars in YAML, in the style of the content files. */
import { Document, isScalar, isSeq, Scalar } from "yaml";

/** Maximum line length in characters. */
const LINE_WIDTH = 120;

export type Plain = string | number | boolean | null;

export const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";

/** What precedes a value on its line: key and colon, or hyphen. */
interface Position {
  /** The column of the key or hyphen. */
  column: number;
  /** Number of characters between that column and the value. */
  before: number;
  /** In a flow collection, where commas and brackets need quotes. */
  inFlow?: boolean;
}

const write = (scalar: Scalar, { column, inFlow = false }: Position): string => {
  // YAML 1.1 parsers read unquoted dates and durations as other types.
  const document = new Document(inFlow ? [scalar] : { k: scalar }, { compat: "yaml-1.1" });
  if (isSeq(document.contents)) document.contents.flow = true;
  const lineWidth = scalar.type === "BLOCK_FOLDED" ? LINE_WIDTH - column : 0;
  const text = document.toString({ lineWidth }).trimEnd();
  return inFlow ? text.slice(1, -1).trim() : text.slice("k: ".length).replace(/\n(?!\n)/g, `\n${" ".repeat(column)}`);
};

/** Long texts are folded; multi-line texts stay literal. */
const styleFor = (value: string, { before, column, inFlow }: Position, old?: Scalar.Type): Scalar.Type => {
  if (!inFlow && value.includes("\n")) return "BLOCK_LITERAL";
  if (!inFlow && old === "BLOCK_FOLDED") return old;
  if (!inFlow && column + before + value.length > LINE_WIDTH) return "BLOCK_FOLDED";
  return old === "QUOTE_DOUBLE" || old === "QUOTE_SINGLE" ? old : "PLAIN";
};

/** A text with the line end that a block had after its last line: a form does not show it. */
const withLineEnd = (value: string, old: unknown): string => {
  const had = isScalar(old) && old.type?.startsWith("BLOCK") === true && String(old.value).endsWith("\n");
  return had && value !== "" && !value.endsWith("\n") ? `${value}\n` : value;
};

/**
 * The text of a scalar.
 * @param old the replaced value, whose quotes, folding and line end are kept
 */
export const scalarText = (value: Plain, position: Position, old?: unknown): string => {
  const scalar = new Scalar(typeof value === "string" ? withLineEnd(value, old) : value);
  const before = isScalar(old) ? old.type : undefined;
  if (typeof value === "string") scalar.type = styleFor(value, position, before);
  return write(scalar, position);
};
