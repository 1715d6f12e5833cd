/** The messages for those who write files: reports, the terminal, the overlay while developing. */
import { codeOf, type Finding, type ProblemCode } from "../finding";
import { MARKDOWN } from "../markdown";
import { STRAY_MARKUP } from "../stray-markup";
import type { Message } from "../template";
import { ENTRIES } from "./entries";
import { FIELDS } from "./fields";
import { LINKS } from "./links";
import { MEDIA } from "./media";
import { SYNTAX } from "./syntax";
import { VALUES } from "./values";

export const FILE_MESSAGES = {
  ...VALUES,
  ...FIELDS,
  ...ENTRIES,
  ...LINKS,
  ...MEDIA,
  ...SYNTAX,
  ...MARKDOWN,
  ...STRAY_MARKUP,
};

/** All problem codes. */
export const PROBLEM_CODES: readonly ProblemCode[] = [
  ...new Set(Object.keys(FILE_MESSAGES).map(codeOf)),
] as ProblemCode[];

/** A problem in the words of its file. */
export const fileMessage = ({ id, params }: Pick<Finding, "id" | "params">): Message =>
  (FILE_MESSAGES[id] as (params: unknown) => Message)(params);
