/** Parsed HTML of other systems to the Markdown that this site has; also for pasting in the browser. */
import { FILL_IN } from "../content-model/fields/fill-in";
import { linkAddresses, replaceEmbeds, replaceFrames } from "./to-markdown/frames";
import { levelHeadings, replaceLinks, takeFootnotes } from "./to-markdown/links";
import type { MarkdownOptions } from "./to-markdown/options";
import { replacePictures } from "./to-markdown/pictures";
import { flattenCells, pushInwards, repairLists, separateRuns, simplify } from "./to-markdown/structure";
import { service } from "./to-markdown/turndown";
import {
  dropUnwritable,
  explainAbbreviations,
  replaceBraces,
  replaceQuotes,
  replaceScripts,
  trimEmphasis,
} from "./to-markdown/words";

const cleaned = (markdown: string): string =>
  markdown
    // Invisible characters that pasting leaves behind.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B\u2028\u2029\u2060\uFEFF]/g, "")
    .replaceAll(FILL_IN.replace("[", "\\[").replace("]", "\\]"), FILL_IN)
    .replace(/^[ \t\u00A0]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The Markdown of a parsed text, which is changed meanwhile. */
export const markdownOf = (body: HTMLElement, options: MarkdownOptions): string => {
  replaceFrames(body, options);
  replaceEmbeds(body);
  linkAddresses(body);
  const notes = options.isNotes ? [] : takeFootnotes(body, options);
  const parts = [body, ...notes];
  for (const part of parts) {
    simplify(part, options);
    explainAbbreviations(part);
    replaceScripts(part);
    replaceQuotes(part);
    pushInwards(part);
    replacePictures(part, options);
    repairLists(part);
    separateRuns(part);
  }
  replaceLinks(body, options);
  levelHeadings(body, options.isNotes);
  for (const note of notes) replaceLinks(note, options);
  for (const part of parts) {
    flattenCells(part);
    replaceBraces(part, options.isNotes);
    trimEmphasis(part);
    dropUnwritable(part);
  }
  const turndown = service();
  const [text = "", ...definitions] = parts.map((part) => cleaned(turndown.turndown(part)));
  return [text, ...definitions.map((words, index) => `[^${index + 1}]: ${words.replace(/\n(?=[^\n])/g, "\n    ")}`)]
    .filter(Boolean)
    .join("\n\n");
};
