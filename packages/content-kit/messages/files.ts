/** Files that cannot be read as they are, and files that are in the wrong place. No form writes such files. */
import { didYouMeanOr, say, type Row, type Texts } from "./message";
import { howToQuote, withoutQuotes } from "./words";

const unreadable = (message: string, fix: string): Row =>
  say(message, fix, "ask the person who edits the files to correct it; the check of the content says how.");

const BY_HAND = "compare the line with its neighbors; put a text with special characters in quotes.";

export const FILES = {
  "unknown-file": ({ guess, placesNear }: { guess: string | undefined; placesNear: string }) =>
    unreadable(
      "The site knows no file of this name, so nothing would show it.",
      didYouMeanOr(guess, `content belongs in ${placesNear}; pictures and audio in media/.`),
    ),
  "bad-file-name": ({ slug, is, fix, isFolder }: Texts<"slug" | "is" | "fix"> & { isFolder: boolean }) =>
    unreadable(`"${slug}" ${is}.`, `rename the ${isFolder ? "folder" : "file"}: ${fix}`),
  "missing-file": ({ description, why }: { description: string; why?: string }) =>
    say(
      `The file is missing.${why === undefined ? "" : ` ${why}`} ${description}`,
      "add it; docs/content-reference.md lists its fields.",
      "fill it in, or ask the person who edits the files to add it.",
    ),
  "empty-file": () => unreadable("The file is empty.", "fill it in, or delete it."),
  "unreadable-file": ({ is, fix }: Texts<"is" | "fix">) => unreadable(`This ${is}.`, fix),
  "file-too-large": ({ size, most }: { size: string; most: number }) =>
    unreadable(
      `The file has ${size} MB; content files have at most ${most}.`,
      "check whether something else was saved under this name; pictures and audio go in media/.",
    ),
  "not-utf8": () =>
    unreadable(
      "The file is not saved as UTF-8, so accented and non-English letters from here on would be garbled.",
      "save it again as UTF-8.",
    ),
  "byte-order-mark": () =>
    unreadable("The file begins with an invisible byte-order mark.", "save it again as UTF-8 without BOM."),
  "old-line-ends": () =>
    unreadable(
      "The file has old Mac line endings (CR), which other programs read as one long line.",
      "save it again with LF or CRLF line endings.",
    ),
  "merge-conflict": () =>
    unreadable(
      "This is left from a merge conflict: two people changed the same lines, and the file has both versions.",
      "keep the right lines; delete the others and every line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.",
    ),
  "front-matter-missing": () =>
    unreadable(
      "The file does not begin with its fields.",
      "start the file with a line of three hyphens, then the fields, then another line of three hyphens.",
    ),
  "front-matter-not-closed": () =>
    unreadable(
      "The fields at the top are opened with three hyphens and not closed.",
      "add a line of three hyphens below the last field.",
    ),
  "yaml-not-a-list-of-fields": () =>
    unreadable(
      "Fields are expected here: a name, a colon and a value on each line.",
      "write each field on its own line, for example: title: Paid Media",
    ),
  "hidden-note": ({ line }: Texts<"line">) =>
    unreadable(
      "Everything from # on is a comment, which visitors do not see.",
      `${howToQuote(line)}; for a comment, write a space after #.`,
    ),
  "yaml-syntax/indentation": () =>
    unreadable(
      "The line is indented differently from its neighbors, or a hyphen is missing before it.",
      "give it the same number of spaces as the other lines of its group.",
    ),
  "yaml-unclosed/quotation-mark": ({ isSingle }: { isSingle: boolean }) =>
    unreadable(
      "A quotation mark is opened here and not closed.",
      isSingle
        ? `add ' at the end of the text; if it is an apostrophe, put the whole text in "double quotes".`
        : 'add " at the end of the text; indent every line of a text with several lines.',
    ),
  "yaml-unclosed/bracket": ({ opening, closing }: Texts<"opening" | "closing">) =>
    unreadable(
      `${opening} is opened here and not closed.`,
      `add ${closing} at its end, or put the whole text in quotes if ${opening} is part of it.`,
    ),
  "yaml-syntax/colon-space": ({ name, text }: Texts<"name" | "text">) =>
    unreadable("There is no space after the colon.", `add one: ${name}: ${text}`),
  "yaml-syntax/look-alike": ({ isColon, repaired }: { isColon: boolean; repaired: string }) =>
    unreadable(
      isColon
        ? "This is a wide colon, where YAML expects a plain one and a space."
        : "There is a no-break space after the colon, where YAML expects a plain one.",
      `write this line again: ${repaired}`,
    ),
  "yaml-syntax/no-field": ({ isAboveText }: { isAboveText: boolean }) =>
    unreadable(
      "A field is expected here: a name, a colon and a value.",
      `add its name and a colon before it, or indent it if it continues the text above${isAboveText ? "; if the text of the page begins here, add a line of three hyphens above it" : ""}.`,
    ),
  "yaml-syntax/colon-in-text": ({ line }: Texts<"line">) =>
    unreadable("A colon followed by a space starts a field in the middle of a text.", howToQuote(line)),
  "yaml-syntax/first-character": ({ line }: Texts<"line">) =>
    unreadable("A text without quotes may not begin with this character.", howToQuote(line)),
  "yaml-syntax/after-end": ({ opening, line }: Texts<"opening" | "line">) =>
    unreadable(
      opening === "'"
        ? "An apostrophe inside 'single quotes' ends the text, so what follows cannot be read."
        : `A value that begins with ${opening} continues after its end.`,
      howToQuote(line),
    ),
  "yaml-syntax/missing-comma": () =>
    unreadable("Between braces or brackets, a comma is missing.", "write one between: { name: Miami, slug: miami }"),
  "yaml-tab": () => unreadable("The line is indented with a tab.", "use spaces, two for each level."),
  "yaml-duplicate-key": ({ name }: Texts<"name">) =>
    unreadable(`The field "${withoutQuotes(name)}" appears twice in the same group.`, "keep one of the two."),
  "yaml-syntax/document-end": () =>
    unreadable("A line of three hyphens or dots ends the fields before the file ends.", "remove that line."),
  "yaml-syntax/other": ({ parserSays }: Texts<"parserSays">) =>
    unreadable(`The file cannot be read from here on (${parserSays}).`, BY_HAND),
};
