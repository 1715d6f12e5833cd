/** The messages for those who write files: reports, the terminal, the overlay while developing. */
import { FOR_BOTH } from "../for-both";
import { MARKDOWN } from "../markdown";
import { STRAY_MARKUP } from "../stray-markup";
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
  ...FOR_BOTH,
  ...MARKDOWN,
  ...STRAY_MARKUP,
};
