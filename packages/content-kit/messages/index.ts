/** The one table of messages, for those who write files and for those who fill in forms. */
import { keysOf } from "../lib/record";
import { describePath } from "./describe-path";
import { ENTRIES } from "./entries";
import { FILES } from "./files";
import { codeOf, type Finding, type MessageId, type ProblemCode } from "./finding";
import { LINKS } from "./links";
import { MEDIA } from "./media";
import type { Message, Names, Row } from "./message";
import { STRAY_MARKUP } from "./stray-markup";
import { TEXTS } from "./texts";
import { VALUES } from "./values";

export const MESSAGES = { ...VALUES, ...TEXTS, ...STRAY_MARKUP, ...LINKS, ...ENTRIES, ...MEDIA, ...FILES };

/** All problem codes. */
export const PROBLEM_CODES: readonly ProblemCode[] = [...new Set(keysOf(MESSAGES).map((id) => codeOf<MessageId>(id)))];

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
  (MESSAGES[id] as (params: unknown, names: Names) => Row)(params, names);

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
