/** For files: files that cannot be read as they are, and files that are in the wrong place. */
import { say } from "../template";
import { howToQuote, withoutQuotes } from "../words";

/** What there is in place of fields. */
const INSTEAD_OF_FIELDS = { list: "This is a list", text: "This is plain text" } as const;

export const SYNTAX = {
  "unknown-file/media": ({ name }: { name: string | undefined }) =>
    say("Pictures, audio and transcripts belong in media/.", `move it to media/${name}.`),
  "unknown-file/extension": ({ name }: { name: string | undefined }) =>
    say("The file has a second extension, which some programs hide.", `rename it to ${name}.`),
  "unknown-file/document": () =>
    say(
      "This is a document of another program, which the site does not show.",
      "open it, copy its text into the form of an entry (npm run edit), and move the file out of the content folder.",
    ),
  "unknown-file/name": ({ guess, placesNear }: { guess: string | undefined; placesNear: string }) =>
    say(
      "The site knows no file of this name, so nothing would show it.",
      guess ? `did you mean ${guess}?` : `content belongs in ${placesNear}; pictures and audio in media/.`,
    ),
  "bad-file-name/rule": ({ slug, is, isFolder, fix }: { slug: string; is: string; isFolder: boolean; fix: string }) =>
    say(`"${slug}" ${is}.`, `rename the ${isFolder ? "folder" : "file"}: ${fix}`),
  "bad-file-name/characters": ({
    slug,
    isFolder,
    suggestion,
    ending,
  }: {
    slug: string;
    isFolder: boolean;
    suggestion: string;
    ending: string | undefined;
  }) =>
    say(
      `"${slug}" becomes part of a page's address, which may contain only lower-case letters a-z, digits and single hyphens.`,
      `rename the ${isFolder ? "folder" : "file"}, for example to "${suggestion || "a-name"}${isFolder ? "" : ending}".`,
    ),
  "yaml-not-a-list-of-fields": ({ found }: { found: keyof typeof INSTEAD_OF_FIELDS | undefined }) =>
    say(
      found
        ? `${INSTEAD_OF_FIELDS[found]}, but fields are expected: a name, a colon and a value on each line.`
        : "There are no fields here.",
      "write each field on its own line, for example: title: Paid Media",
    ),
  "front-matter-missing": () =>
    say(
      "The file does not begin with its fields.",
      "start the file with a line of three hyphens, then the fields, then another line of three hyphens.",
    ),
  "front-matter-not-closed": ({ isEndKnown }: { isEndKnown: boolean }) =>
    isEndKnown
      ? say(
          "The fields end here, and the text follows without a line of three hyphens.",
          "add a line of three hyphens below this one.",
        )
      : say(
          "The fields at the top are opened with three hyphens and never closed.",
          "add a line of three hyphens after the last field.",
        ),
  "not-utf8/file": () =>
    say(
      "The file is not saved as UTF-8, so accented and non-English letters from here on would be garbled.",
      "save it again as UTF-8.",
    ),
  "byte-order-mark": () =>
    say("The file begins with an invisible byte-order mark.", "save it again as UTF-8 without BOM."),
  "merge-conflict": () =>
    say(
      "This is left from a merge conflict: two people changed the same lines, and the file has both versions.",
      "keep the right lines; delete the others and every line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.",
    ),
  "invisible-sign/mac-lines": () =>
    say(
      "The file has old Mac line endings (CR), which other programs read as one long line.",
      "save it again with LF or CRLF line endings.",
    ),
  "invisible-sign/control-in-fields": () =>
    say(
      "There is an invisible control character here, which usually comes from pasting.",
      "delete the words around it and type them again.",
    ),
  "hidden-note": ({ lineAt }: { lineAt: string }) =>
    say(
      "Everything from # on is a comment, which visitors do not see.",
      `${howToQuote(lineAt)}; for a comment, write a space after #.`,
    ),
  "yaml-syntax/indentation": () =>
    say(
      "The line is indented differently from its neighbors, or a hyphen is missing before it.",
      "give it the same number of spaces as the other lines of its group.",
    ),
  "yaml-unclosed/quotation-mark": ({ isSingle }: { isSingle: boolean }) =>
    say(
      "A quotation mark is opened here and not closed.",
      isSingle
        ? `add ' at the end of the text; if it is an apostrophe, put the whole text in "double quotes".`
        : 'add " at the end of the text; indent every line of a text with several lines.',
    ),
  "yaml-unclosed/bracket": ({ opening, closing }: { opening: string; closing: string }) =>
    say(
      `${opening} is opened here and not closed.`,
      `add ${closing} at its end, or put the whole text in quotes if ${opening} is part of it.`,
    ),
  "yaml-syntax/colon-space": ({ name, text }: { name: string | undefined; text: string | undefined }) =>
    say("There is no space after the colon.", `add one: ${name}: ${text}`),
  "yaml-syntax/no-field": ({ isAboveText }: { isAboveText: boolean }) =>
    say(
      "A field is expected here: a name, a colon and a value.",
      isAboveText
        ? "add its name and a colon before it; indent it if it continues the text above; or, if the text of the page begins here, add a line of three hyphens above it."
        : "add its name and a colon before it, or indent it if it continues the text above.",
    ),
  "yaml-syntax/colon-in-text": ({ line }: { line: string }) =>
    say("A colon followed by a space starts a field in the middle of a text.", howToQuote(line)),
  "yaml-syntax/first-character": ({ line }: { line: string }) =>
    say("A text without quotes may not begin with this character.", howToQuote(line)),
  "yaml-syntax/look-alike": ({ isColon, repaired }: { isColon: boolean; repaired: string }) =>
    say(
      isColon
        ? "This is a wide colon, where YAML expects a plain one and a space."
        : "There is a no-break space after the colon, where YAML expects a plain one.",
      `write this line again: ${repaired}`,
    ),
  "yaml-syntax/after-end": ({ opening, line }: { opening: string; line: string }) =>
    say(
      opening === "'"
        ? "An apostrophe inside 'single quotes' ends the text, so what follows cannot be read."
        : `A value that begins with ${opening} continues after its end.`,
      howToQuote(line),
    ),
  "yaml-tab": () => say("The line is indented with a tab.", "use spaces, two for each level."),
  "yaml-duplicate-key": ({ name }: { name: string }) =>
    say(`The field "${withoutQuotes(name)}" appears twice in the same group.`, "keep one of the two."),
  "yaml-syntax/document-end": () =>
    say("A line of three hyphens or dots ends the fields before the file ends.", "remove that line."),
  "yaml-syntax/other": ({ parserSays }: { parserSays: string }) =>
    say(
      `The file cannot be read from here on (${parserSays}).`,
      "compare the line with its neighbors; put a text with special characters in quotes.",
    ),
  "unreadable-file/folder": () =>
    say("This is a folder with the name of a file.", "rename it, or move its files and delete it."),
  "unreadable-file/symbolic-link": () =>
    say(
      "This is a symbolic link to a place on this computer, which other computers do not have.",
      "replace it with the file itself.",
    ),
  "unreadable-file/special": () => say("This is not a regular file.", "delete it."),
  "unreadable-file/closed-folder": () =>
    say("The folder cannot be opened.", "grant read permission in the folder's properties."),
  "file-too-large": ({ size, most }: { size: string; most: number }) =>
    say(
      `The file has ${size} MB; content files have at most ${most}.`,
      "check whether something else was saved under this name; pictures and audio go in media/.",
    ),
  "unreadable-file/closed": () =>
    say("The file cannot be opened.", "allow everybody to read it, in the file's properties."),
};
