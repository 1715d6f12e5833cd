/** For forms: files that cannot be read as they are. No form writes such files, so somebody did by hand. */
import type { SYNTAX as FILE_SYNTAX } from "../for-files/syntax";
import { say, type FormTemplates, type Message } from "../template";

const HELP = "ask the person who edits the files to correct it; the check of the content says how.";

/** What is written in the file cannot be read. */
const unreadable = (): Message => say("The file was changed by hand, and cannot be read as it is.", HELP);

/** The file has a name, or is in a place, that the site does not know. */
const misplaced = (): Message => say("The file has a name, or is in a folder, that the site cannot use.", HELP);

export const SYNTAX: FormTemplates<typeof FILE_SYNTAX> = {
  "unknown-file/media": misplaced,
  "unknown-file/extension": misplaced,
  "unknown-file/document": misplaced,
  "unknown-file/name": misplaced,
  "bad-file-name/rule": misplaced,
  "bad-file-name/characters": misplaced,
  "yaml-syntax/look-alike": unreadable,
  "yaml-not-a-list-of-fields": unreadable,
  "front-matter-missing": unreadable,
  "front-matter-not-closed": unreadable,
  "not-utf8/file": unreadable,
  "byte-order-mark": unreadable,
  "merge-conflict": unreadable,
  "invisible-sign/mac-lines": unreadable,
  "invisible-sign/control-in-fields": unreadable,
  "hidden-note": unreadable,
  "yaml-syntax/indentation": unreadable,
  "yaml-unclosed/quotation-mark": unreadable,
  "yaml-unclosed/bracket": unreadable,
  "yaml-syntax/colon-space": unreadable,
  "yaml-syntax/no-field": unreadable,
  "yaml-syntax/colon-in-text": unreadable,
  "yaml-syntax/first-character": unreadable,
  "yaml-syntax/after-end": unreadable,
  "yaml-tab": unreadable,
  "yaml-duplicate-key": unreadable,
  "yaml-syntax/document-end": unreadable,
  "yaml-syntax/other": unreadable,
  "unreadable-file/folder": misplaced,
  "unreadable-file/symbolic-link": misplaced,
  "unreadable-file/special": misplaced,
  "unreadable-file/closed-folder": misplaced,
  "file-too-large": misplaced,
  "unreadable-file/closed": misplaced,
};
