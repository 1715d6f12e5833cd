/** Texts in fields and below them; forms name the buttons of their text editor, too. */
import { FILL_IN } from "../fields/fill-in";
import { say, subjectOf, type Names, type OfField, type Subject, type Texts } from "./message";
import { shorten } from "./words";

/** Markdown equivalents of common HTML elements. */
const INSTEAD: Readonly<Record<string, string>> = {
  b: "write **text** for bold.",
  strong: "write **text** for bold.",
  i: "write *text* for italics.",
  em: "write *text* for italics.",
  a: "write [text](/contact) for a link.",
  img: "write ![what it shows](../media/picture.jpg) for a picture.",
  br: "end the line with a backslash, or leave an empty line for a new paragraph.",
  p: "leave an empty line between paragraphs.",
  h2: "write ## and a space before the heading.",
  ul: "write a hyphen and a space before each point.",
  li: "write a hyphen and a space before each point.",
};

const howToWrite = (name: string): string =>
  (Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined) ??
  "delete it, or put backticks around it if readers should see it.";

/** The buttons of the text editor that make a heading. */
const HEADING_BUTTONS: Readonly<Record<number, string>> = { 2: "Heading", 3: "Smaller heading" };

const PICTURE = "between the square brackets: ![Three people at a reception desk](../media/reception.jpg)";

export const TEXTS = {
  "missing-body": ({ description }: Texts<"description">) =>
    say(
      "There is no text below the fields.",
      `write it after the second line of three hyphens. ${description}`,
      "write it.",
    ),
  "unknown-placeholder": (
    params: { subject: Subject; name: string; guess: string | undefined; allowed: readonly string[] },
    names: Names,
  ) => {
    const { subject, name, guess, allowed } = params;
    return say(
      `${subjectOf(subject, names)} has {${name}}, which is not filled in here.`,
      allowed.length === 0
        ? "write the text itself."
        : `${guess ? `did you mean {${guess}}? Otherwise use` : "use"} one of: ${allowed.map((one) => `{${one}}`).join(", ")}.`,
    );
  },
  "invisible-sign": ({ code }: Texts<"code">) =>
    say(
      `There is a control character here that nobody sees (U+${code}), and that cannot be shown.`,
      "delete the text around it, or its escape, and type it again.",
    ),
  "markdown-in-plain-text/field": ({ path, found }: OfField & Texts<"found">, { label }: Names) =>
    say(
      `"${label(path)}" is plain text, so this markup is shown as written: ${shorten(found)}`,
      "write plain text and the characters themselves; links, lists and bold text work only in the text below the fields.",
      "write plain text and the characters themselves; links, lists and bold text work only in long texts.",
    ),
  "markdown-in-plain-text/notes": ({ what }: Texts<"what">) =>
    say(
      `Show notes cannot have ${what}: podcast apps show paragraphs, links, lists and emphasis.`,
      "write it as plain text, with an empty line between paragraphs.",
    ),
  "raw-html": ({ name, isForbidden }: { name: string; isForbidden: boolean }) =>
    say(
      name === "!--"
        ? "An HTML comment is published with the page, where every visitor can read it."
        : `<${shorten(name)}> is not allowed: texts have no HTML, which could add scripts, frames or styles to a page.`,
      name === "!--"
        ? "delete it; comments for other editors go between the fields, after a #."
        : isForbidden
          ? "delete the whole element, and ask a developer for what it should do."
          : howToWrite(name),
      name === "!--" ? "delete it." : undefined,
    ),
  "wrong-heading/underlined": ({ text }: Texts<"text">) =>
    say(
      "The line of hyphens or equals signs makes the text above it a heading.",
      `for a line across the page, leave an empty line above it; for a heading, write one line in place of both: ## ${text}`,
    ),
  "wrong-heading/empty": ({ marks }: Texts<"marks">) =>
    say("The heading has no text.", `write it after ${marks}, or delete the line.`),
  /** Of a level that the page has no style for, or that the one above it does not lead to. */
  "wrong-heading/level": ({ depth, expected, text }: { depth: number; expected: number; text: string }) =>
    say(
      depth === 1
        ? "A heading with one # is the page's title, which already comes from its title field."
        : `The heading has ${depth} #; here it can have at most ${expected}.`,
      `write ${"#".repeat(expected)} ${text}`,
      `press “${HEADING_BUTTONS[expected] ?? "Smaller heading"}” above the text; in Markdown, write ${"#".repeat(expected)} ${text}`,
    ),
  "markup-as-text/table-row": ({ cells, columns }: { cells: number; columns: number }) =>
    say(
      `The row has ${cells} cells, but the table has ${columns} columns; the rest is not shown.`,
      "add columns to the first two lines of the table, or remove cells.",
    ),
  "unfinished-link/unused-footnote": ({ name }: Texts<"name">) =>
    say(
      `The footnote "${name}" is not shown, because nothing in the text leads to it.`,
      `write [^${name}] where it belongs, or delete it.`,
    ),
  "missing-alternative-text": ({ alt }: { alt: string | undefined }) =>
    say(
      alt === undefined
        ? "The picture has no alternative text for people who cannot see it."
        : `"${shorten(alt)}" is a file name and does not say what the picture shows.`,
      `describe the picture ${PICTURE}`,
      `fill in “What the picture shows” below the picture; in Markdown, ${PICTURE}`,
    ),
  "unusable-media/picture-in-field": ({ path }: OfField, { label }: Names) =>
    say(
      `"${label(path)}" has a picture, which a text in a field cannot show.`,
      "remove it, and add a section of the type picture.",
    ),
  unfinished: () =>
    say(
      `"${FILL_IN}" is where something is still to be written, and visitors read it.`,
      "write what belongs there, or make the entry a draft until then.",
    ),
};
