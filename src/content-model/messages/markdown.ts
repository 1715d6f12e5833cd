/** For files and forms, as both have the same Markdown: texts; forms reword what their text editor has buttons for. */
import { say } from "./template";
import { shorten } from "./words";

const COMPLETE =
  "write a complete address, for example: mailto:hello@agency.example, tel:+17575550142 or https://www.agency.example";

const PICTURE = "for example: ![Three people at a reception desk](../media/reception.jpg)";

/** Markdown equivalents of common HTML elements. */
const INSTEAD: Readonly<Record<string, string>> = {
  b: "write **words** for bold.",
  strong: "write **words** for bold.",
  i: "write *words* for italics.",
  em: "write *words* for italics.",
  a: "write [words](/contact) for a link.",
  img: "write ![what it shows](../media/picture.jpg) for a picture.",
  br: "end the line with a backslash, or leave an empty line for a new paragraph.",
  p: "leave an empty line between paragraphs.",
  div: "leave an empty line between paragraphs.",
  h1: "write ## and a space before the heading.",
  h2: "write ## and a space before the heading.",
  h3: "write ### and a space before the heading.",
  h4: "write #### and a space before the heading.",
  ul: "write a hyphen and a space before each point.",
  ol: "write 1. and a space before each point.",
  li: "write a hyphen and a space before each point.",
  blockquote: "write > and a space before the paragraph.",
  code: "put backticks around the words.",
  pre: "write a line of three backticks above and below.",
  hr: "write a line of three hyphens, with empty lines around it.",
  table: "write a line for each row, with | between its cells.",
};

const howToWrite = (name: string): string =>
  (Object.hasOwn(INSTEAD, name) ? INSTEAD[name] : undefined) ??
  "remove it, or put backticks around it if readers should see it.";

export const MARKDOWN = {
  "broken-link/twice": ({ once }: { once: string }) =>
    say("The address begins twice with http:// or https://.", `write only one: ${once}`),
  "broken-link/no-domain": ({ scheme }: { scheme: string }) => say(`There is no domain after ${scheme}.`, COMPLETE),
  "broken-link/no-slashes": ({ rest }: { rest: string }) =>
    say("A web address has a colon and two slashes.", `write https://${rest}`),
  "broken-link/at-in-domain": ({ host }: { host: string }) =>
    say("The address has an @ in its domain.", `for an e-mail address, write mailto:${host}`),
  "broken-link/password": ({ rest }: { rest: string }) =>
    say("The address has a user name or password, which every visitor could read.", `leave it out: https://${rest}`),
  "broken-link/quotation-mark": ({ address }: { address: string }) =>
    say("The address ends with a quotation mark.", `leave it out: https://${address}`),
  "broken-link/port": ({ port, host }: { port: number; host: string }) =>
    say(`The address has the port ${port}; they end at 65535.`, `write https://${host}`),
  "broken-link/odd-domain": ({
    domain,
    tail,
    clean,
    after,
  }: {
    domain: string;
    tail: string;
    clean: string;
    after: string;
  }) => say(`The domain "${domain}${tail}" cannot exist.`, `write https://${clean}${after}`),
  "broken-link/no-ending": ({ host }: { host: string }) =>
    say(
      `The domain "${host}" has no ending, such as .com.`,
      "write the whole domain, for example: https://www.agency.example",
    ),
  "broken-link/impossible-domain": ({ host }: { host: string }) =>
    say(
      `The domain "${host}" cannot exist.`,
      "copy the address from your browser, for example: https://www.agency.example",
    ),
  "broken-link/no-mailbox": () => say("There is no e-mail address after mailto:.", COMPLETE),
  "broken-link/mailbox-characters": ({ bare, url }: { bare: string; url: string }) =>
    say("The e-mail address has characters that do not belong there.", `write mailto:${bare}${url}`),
  "broken-link/not-a-mailbox": ({ to }: { to: string }) =>
    say(
      `"${to}" is not an e-mail address.`,
      "write one with a single @ and a whole domain, for example: mailto:hello@agency.example",
    ),
  "broken-link/no-number": () => say("There is no telephone number after tel:.", COMPLETE),
  "broken-link/number-with-spaces": ({ plain }: { plain: string }) =>
    say("A telephone link has no spaces or slashes.", `leave them out: tel:${plain}`),
  "broken-link/not-a-number": () =>
    say("A telephone link has only digits, which may have a plus before them.", "for example: tel:+17575550142"),
  "broken-link/top": () =>
    say(
      "A # by itself leads to the top of a page, as links do that are not finished.",
      "write where it leads, for example: /contact",
    ),
  "missing-alternative-text/none": () =>
    say(
      "The picture has no alternative text for people who cannot see it.",
      `describe the picture between the square brackets, ${PICTURE}`,
    ),
  "missing-alternative-text/file-name": ({ alt }: { alt: string }) =>
    say(
      `"${shorten(alt)}" is a file name and does not say what the picture shows.`,
      `write what it shows between the square brackets, ${PICTURE}`,
    ),
  "broken-link/own-computer": ({ path }: { path: string }) =>
    say("The address leads to the visitor's own computer.", `write only the path: ${path}`),
  "insecure-link": ({ isWritten, secure, url }: { isWritten: boolean; secure: string; url: string }) =>
    say(
      `${isWritten ? "The address begins with http://" : "This becomes a link that begins with http://"}, which is not encrypted: others could read or change the page on its way.`,
      isWritten
        ? `most sites have the same page at https://: try ${secure}`
        : `write the link out: [${url}](${secure})`,
    ),
  "unsafe-link": ({ scheme }: { scheme: string }) =>
    say(
      `The address begins with "${scheme}:", which does not lead to a page.`,
      "write a path of this site, or an address that begins with https://, mailto: or tel:, for example: [Contact](/contact)",
    ),
  "unknown-placeholder/in-address": ({ name }: { name: string }) =>
    say(`{${name}} is inside an address, where placeholders are not filled in.`, "write the full address."),
  "link-without-text": () =>
    say(
      "The link has no text to click or to read aloud.",
      "write it between the square brackets, for example: [our prices](/services/paid-media#pricing)",
    ),
  "raw-html/comment": () =>
    say(
      "An HTML comment is published with the page, where every visitor can read it.",
      "delete it; comments for other editors go between the fields, after a #.",
    ),
  "raw-html/forbidden": ({ name }: { name: string }) =>
    say(
      `<${name}> is not allowed: texts cannot add scripts, frames or styles to a page.`,
      "delete the whole element, and ask a developer for what it should do.",
    ),
  "raw-html/element": ({ name }: { name: string }) =>
    say(`<${shorten(name)}> is HTML; texts are written in Markdown only.`, howToWrite(name)),
  "wrong-heading/underlined-title": ({ text }: { text: string }) =>
    say(
      "The line of = makes the text above it a heading of the first level, which is the page's title.",
      `for a heading, write one line in place of both: ## ${text}`,
    ),
  "wrong-heading/underlined": ({ text }: { text: string }) =>
    say(
      "The line of hyphens makes the text above it a heading.",
      `for a line across the page, leave an empty line above the hyphens; for a heading, write one line in place of both: ## ${text}`,
    ),
  "wrong-heading/empty": ({ marks }: { marks: string }) =>
    say("The heading has no words.", `write them after ${marks}, or delete the line.`),
  "wrong-heading/title": ({ text }: { text: string }) =>
    say(
      "A heading with one # is the page's title, which already comes from its title field.",
      `begin the heading with ## instead: ## ${text}`,
    ),
  "wrong-heading/too-deep": ({ depth, deepest }: { depth: number; deepest: string }) =>
    say(
      `The heading has ${depth} #; pages have styles for two to four.`,
      `write ${deepest} or fewer, or make it a paragraph in **bold**.`,
    ),
  "wrong-heading/skipped": ({
    marks,
    above,
    marksAbove,
    expected,
    text,
  }: {
    marks: string;
    above: number;
    marksAbove: string;
    expected: string;
    text: string;
  }) =>
    say(
      `The heading skips a level: it has ${marks}, and ${above === 1 ? "there is no heading with ## above it" : `the one above it has ${marksAbove}`}.`,
      `write ${expected} ${text}`,
    ),
  "unknown-placeholder/in-text": ({
    name,
    guess,
    known,
  }: {
    name: string;
    guess: string | undefined;
    known: string[];
  }) =>
    say(
      `The text has {${name}}, which is not filled in here.`,
      `${guess ? `did you mean {${guess}}? Otherwise use` : "use"} one of: ${known.join(", ")}. Words that belong in braces go between backticks.`,
    ),
  "markup-as-text/table-row": ({ cells, columns }: { cells: number; columns: number }) =>
    say(
      `The row has ${cells} cells, but the table has ${columns} columns; the rest is not shown.`,
      "add columns to the first two lines of the table, or remove cells.",
    ),
  "markdown-in-plain-text/notes": ({ what }: { what: string }) =>
    say(
      `Show notes cannot have ${what}: podcast apps show paragraphs, links, lists and emphasis.`,
      "write it as plain words, with an empty line between paragraphs.",
    ),
  "unknown-placeholder/in-notes": ({ name }: { name: string }) =>
    say(`The text has {${name}}, but placeholders are not filled in here.`, "write the text itself."),
  "invisible-sign/control": () =>
    say(
      "There is an invisible control character here, which usually comes from pasting.",
      "delete the words around it and type them again.",
    ),
  "markup-as-text/film": () =>
    say(
      "The address of the film shows as a link, because its line belongs to a paragraph.",
      "leave an empty line above and below it.",
    ),
  "unfinished-link/empty-footnote": ({ name }: { name: string }) =>
    say(`The footnote "${name}" has no words.`, `write them after it: [^${name}]: Where the figure is from.`),
  "unfinished-link/footnote-twice": ({ name }: { name: string }) =>
    say(`The footnote "${name}" has words already, so these are not shown.`, "give one of the two another name."),
  "unfinished-link/unused-footnote": ({ name }: { name: string }) =>
    say(
      `The footnote "${name}" is not shown, because nothing in the text leads to it.`,
      `write [^${name}] where it belongs, or delete it.`,
    ),
};
