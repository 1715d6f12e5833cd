/** For forms: texts that are edited as they look, or as Markdown; both say what to do. */
import type { MARKDOWN } from "../markdown";
import { say, type FormTemplates } from "../template";
import { shorten } from "../words";

/** The buttons of the text editor that make a heading. */
const HEADING_BUTTONS: Readonly<Record<string, string>> = { "##": "Heading", "###": "Smaller heading" };

const DESCRIBE = "press “Describe” below the picture, and write what it shows";
const IN_MARKDOWN =
  "in Markdown, between the square brackets: ![Three people at a reception desk](../media/reception.jpg)";

export const TEXTS = {
  "missing-alternative-text/none": () =>
    say("The picture has no alternative text for people who cannot see it.", `${DESCRIBE}; ${IN_MARKDOWN}`),
  "missing-alternative-text/file-name": ({ alt }) =>
    say(`"${shorten(alt)}" is a file name and does not say what the picture shows.`, `${DESCRIBE}; ${IN_MARKDOWN}`),
  "wrong-heading/empty": ({ marks }) =>
    say("The heading has no words.", `write them, or delete the line; in Markdown, it begins with ${marks}.`),
  "wrong-heading/skipped": ({ expected, text }) =>
    say(
      `The heading "${shorten(text)}" skips a level.`,
      `press “${HEADING_BUTTONS[expected]}” above the text; in Markdown, write ${expected} ${text}`,
    ),
  "unfinished-link/empty-footnote": ({ name }) =>
    say(
      `The footnote "${name}" has no words.`,
      `write them beside its number at the end of the text; in Markdown, [^${name}]: Where the figure is from.`,
    ),
  "unfinished-link/unused-footnote": ({ name }) =>
    say(
      `The footnote "${name}" is not shown, because nothing in the text leads to it.`,
      `delete it at the end of the text; in Markdown, you can also write [^${name}] where it belongs.`,
    ),
} satisfies Partial<FormTemplates<typeof MARKDOWN>>;
