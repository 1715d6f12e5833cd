/** Plain text of the clipboard, which may be Markdown. */
import { FILL_IN } from "../../content-model/fields/fill-in";
import type { Pasted } from "./pasted";

/** The fields at the top of a Markdown file. */
const FRONT_MATTER = /^---\n(?:[\w-]+:.*\n|[ -].*\n)+---\n/;

const PICTURE = /!\[([^\]]*)\]\((?!(?:\.\.\/)*\/?media\/)<?([^\s)>]+)>?[^)\n]*\)/g;

/** What begins a block of Markdown that is more than sentences. */
const MARKUP = /^\s*(?:[-*+>#|•▪‣◦]|\d+[.)]\s|`{3}|~{3}|\[\^|={3,})|\|/;

const LONGEST_LINE = 60;

/** Lines of a letterhead or a poem stay lines; those of a text that was broken to a width do not. */
const keepLines = (block: string): string => {
  const lines = block.split("\n");
  const areShort = lines.every((line) => line.length <= LONGEST_LINE && !MARKUP.test(line));
  return areShort ? lines.map((line) => line.trim()).join("\\\n") : block;
};

/** Blocks of code, which stay as they are. */
const CODE = /(^(`{3}|~{3})[^]*?^\2[`~]*[ \t]*$)/m;

const isCode = (part: string): boolean => /^(?:`{3}|~{3})/.test(part);

/** Converts what the clipboard has. */
export const pastedText = (written: string): Pasted => {
  const lost: string[] = [];
  const withoutPictures = (part: string): string =>
    part
      .replace(PICTURE, (_, alt: string, address: string) => {
        const name = alt || address.split("/").at(-1) || "without a name";
        lost.push(`the picture “${name}”`);
        return `${FILL_IN} picture: ${name}`;
      })
      .replace(/^[ \t]*[•▪‣][ \t\u00A0]*/gm, "- ")
      .replace(/^[ \t]*◦[ \t\u00A0]*/gm, "  - ");
  const text = written.replace(/\r\n?/g, "\n").replace(FRONT_MATTER, () => {
    lost.push("the fields above the text");
    return "";
  });
  // The sign of a block is a part of its own.
  const parts = text.split(CODE).filter((_, index) => index % 3 !== 2);
  const hasMarkup = text.split("\n").some((line) => MARKUP.test(line));
  const markdown = parts.map((part) => {
    if (isCode(part)) return part;
    // A line that is set in would be code.
    const plain = hasMarkup ? withoutPictures(part) : withoutPictures(part).replace(/^[ \t]+/gm, "");
    return plain
      .split(/\n{2,}/)
      .map(keepLines)
      .join("\n\n");
  });
  return { markdown: markdown.join(""), pictures: [], lost, changed: [] };
};
