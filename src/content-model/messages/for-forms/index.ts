/** The messages for those who fill in forms: they see no files, and fields by their labels. */
import type { Finding } from "../finding";
import type { FILE_MESSAGES } from "../for-files";
import { FOR_BOTH } from "../for-both";
import { MARKDOWN } from "../markdown";
import { STRAY_MARKUP } from "../stray-markup";
import type { FormNames, FormTemplates, Message } from "../template";
import { ENTRIES } from "./entries";
import { FIELDS } from "./fields";
import { LINKS } from "./links";
import { MEDIA } from "./media";
import { SYNTAX } from "./syntax";
import { TEXTS } from "./texts";
import { VALUES } from "./values";

const FORM_MESSAGES: FormTemplates<typeof FILE_MESSAGES> = {
  ...VALUES,
  ...FIELDS,
  ...ENTRIES,
  ...LINKS,
  ...MEDIA,
  ...SYNTAX,
  ...FOR_BOTH,
  ...MARKDOWN,
  ...TEXTS,
  ...STRAY_MARKUP,
};

/** A problem in the words of its form. */
export const formMessage = ({ id, params }: Pick<Finding, "id" | "params">, names: FormNames): Message =>
  (FORM_MESSAGES[id] as (params: unknown, names: FormNames) => Message)(params, names);
