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
  "yaml-syntax/look-alike": ({
    character,
    expected,
    repaired,
  }: {
    character: string;
    expected: string;
    repaired: string;
  }) =>
    say(
      `${character} is here, where ${expected === "none" ? "there should be none" : `YAML expects ${expected}`}.`,
      `write this line again: ${repaired}`,
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
  "yaml-alias/alias": ({ source, line }: { source: string; line: string }) =>
    say(
      `*${source} refers to a value elsewhere in the file (a YAML alias), which content files do not use.`,
      `write the value out, or, if * is part of the text, ${howToQuote(line)}`,
    ),
  "yaml-alias/anchor": ({ anchor, line }: { anchor: string; line: string }) =>
    say(
      `&${anchor} names the value (a YAML anchor) and is not shown; content files do not use anchors.`,
      `remove it, or, if it is part of the text, ${howToQuote(line)}`,
    ),
  "yaml-syntax/field-name": ({ isScalar, line }: { isScalar: boolean; line: string }) =>
    say(
      isScalar
        ? "The name of the field is missing."
        : "There are brackets or braces where the name of a field should be.",
      isScalar ? "write the name before the colon." : howToQuote(line),
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
  "yaml-unclosed/comma": () =>
    say(
      "Inside brackets or braces, a comma or the space after a colon is missing, or one of them is not closed.",
      "separate the items with commas: [one, two] or { name: Miami, slug: miami }.",
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
  "yaml-syntax/question-mark": ({ line }: { line: string }) =>
    say("A question mark and a space have a meaning of their own in YAML.", howToQuote(line)),
  "yaml-syntax/colon-in-text": ({ line }: { line: string }) =>
    say("A colon followed by a space starts a field in the middle of a text.", howToQuote(line)),
  "yaml-syntax/too-deep": () =>
    say(
      "The line is indented deeper than the field above it, which already has a value.",
      "give it the same number of spaces as the other fields of its group.",
    ),
  "yaml-syntax/first-character": ({ line }: { line: string }) =>
    say("A text without quotes may not begin with this character.", howToQuote(line)),
  "yaml-syntax/unfit": () =>
    say("This does not fit the lines above it.", "compare its spaces, hyphen and colon with the neighboring lines."),
  "yaml-syntax/after-end": ({ test, opening, line }: { test: boolean; opening: string; line: string }) =>
    say(
      test
        ? "The text continues after its closing quotation mark."
        : `A value that begins with ${opening} continues after its end.`,
      howToQuote(line),
    ),
  "yaml-tab": () => say("The line is indented with a tab.", "use spaces, two for each level."),
  "yaml-duplicate-key": ({ name }: { name: string }) =>
    say(`The field "${withoutQuotes(name)}" appears twice in the same group.`, "keep one of the two."),
  "yaml-syntax/comment": ({ line }: { line: string }) =>
    say(
      "# starts a comment and needs a space before it.",
      `put a space before it, or, if it is part of the text, ${howToQuote(line)}`,
    ),
  "yaml-syntax/closing-bracket": () =>
    say("The closing bracket or brace is too far to the left.", "indent it by two spaces."),
  "yaml-syntax/escape": () =>
    say(
      'A backslash in "double quotes" starts an unknown escape sequence.',
      "use 'single quotes', or write the backslash twice.",
    ),
  "yaml-syntax/document-end": () =>
    say("A line of three hyphens or dots ends the fields before the file ends.", "remove that line."),
  "yaml-syntax/exclamation-mark": ({ line }: { line: string }) =>
    say("A word that begins with an exclamation mark is not read as text.", howToQuote(line)),
  "yaml-syntax/nesting": () =>
    say(
      "The fields are nested too deeply to be read.",
      "remove the brackets, braces or hyphens that do not belong there.",
    ),
  "yaml-syntax/list-on-line": () =>
    say(
      "A list may not start on the same line as its field.",
      "put each item on its own line below; put a text that begins with a hyphen in quotes.",
    ),
  "yaml-syntax/block-text": () =>
    say(
      "> and | start a text on the next line, but something follows on the same line.",
      "start the text on the next line, indented; put a text that itself begins with > or | in quotes.",
    ),
  "yaml-syntax/unopened-bracket": () =>
    say(
      "This bracket or brace closes one that was never opened.",
      "remove it, or put the whole text in quotes if it is part of the text.",
    ),
  "yaml-syntax/extra-comma": () => say("There is an extra comma.", "remove it, or add the missing item."),
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
