/**
 * Reads transcripts: WebVTT, of which only who speaks, when, and what is said counts here.
 * @see https://www.w3.org/TR/webvtt1/
 */
import { secondsOf } from "../fields/moments";

/** Some words that belong together; times are in seconds. */
export interface Cue {
  start: number;
  end: number;
  /** Who speaks; a cue without a name goes on with the last one. */
  speaker?: string;
  text: string;
  /** The line of the file that its times are on. */
  line: number;
}

/** Something that no reader of WebVTT understands, or understands otherwise than it was meant. */
export interface TranscriptSlip {
  line: number;
  message: string;
  help: string;
}

export interface Transcript {
  cues: Cue[];
  slips: TranscriptSlip[];
}

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const TIMES = new RegExp(`^(${TIME})[ \\t]+-->[ \\t]+(${TIME})(?:[ \\t].*)?$`);
/** Blocks that hold notes and looks, but no words. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;

const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": "\u00A0",
  "&lrm;": "\u200E",
  "&rlm;": "\u200F",
};

/** Text without its tags, on one line. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, "")
    .replace(/&\w+;/g, (name) => CHARACTERS[name] ?? name)
    .replace(/\s+/g, " ")
    .trim();

/** What each voice of a cue says; words before the first voice have no name of their own. */
const voicesOf = (payload: string): { speaker?: string; text: string }[] => {
  const [before = "", ...parts] = payload.split(/<v(?:\.[^\s>]*)*[ \t]+([^>]+)>/);
  const voices = [{ text: plain(before) }] as { speaker?: string; text: string }[];
  for (let index = 0; index < parts.length; index += 2)
    voices.push({ speaker: plain(parts[index] ?? ""), text: plain(parts[index + 1] ?? "") });
  return voices.filter(({ text }) => text !== "");
};

/** What is wrong with a line that should say when a cue begins and ends. */
const timesSlip = (text: string): Omit<TranscriptSlip, "line"> =>
  /\d,\d{3}/.test(text)
    ? {
        message: "The times have a comma before the thousandths, as in SubRip files.",
        help: "write a dot: 00:00:01.500 --> 00:00:04.000. Most programs can also save the transcript as WebVTT.",
      }
    : {
        message: "This does not say when the words are spoken.",
        help: "write the times as 00:00:01.500 --> 00:00:04.000: two digits each, and three after the dot.",
      };

interface Block {
  /** The line of the file that the first of its lines is. */
  line: number;
  lines: string[];
}

/** The parts between empty lines. */
const blocksOf = (lines: readonly string[]): Block[] => {
  const blocks: Block[] = [];
  lines.forEach((text, index) => {
    if (text.trim() === "") return;
    const last = blocks.at(-1);
    if (last && last.line + last.lines.length === index + 1) last.lines.push(text);
    else blocks.push({ line: index + 1, lines: [text] });
  });
  return blocks;
};

const readCue = ({ line, lines }: Block, speaker: string | undefined): Transcript => {
  // A cue may have a name, on a line above its times.
  const at = lines.length > 1 && !lines[0]?.includes("-->") && lines[1]?.includes("-->") ? 1 : 0;
  const timesLine = line + at;
  const slip = (told: Omit<TranscriptSlip, "line">): Transcript => ({
    cues: [],
    slips: [{ line: timesLine, ...told }],
  });
  const [, from, to] = TIMES.exec(lines[at] ?? "") ?? [];
  if (from === undefined || to === undefined) return slip(timesSlip(lines[at] ?? ""));
  const [start, end] = [secondsOf(from), secondsOf(to)];
  if (end <= start)
    return slip({ message: "The words end before they begin.", help: "write the later of the two times second." });
  const voices = voicesOf(lines.slice(at + 1).join("\n"));
  if (voices.length === 0)
    return slip({ message: "Nothing is said in this time.", help: "write the words below it, or take the time away." });
  return { cues: voices.map((voice) => ({ speaker, start, end, line: timesLine, ...voice })), slips: [] };
};

/** Reads a file's text; finds all slips, and the words that could be read in spite of them. */
export const readTranscript = (text: string): Transcript => {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const [head, ...blocks] = blocksOf(lines);
  if (!head || head.line !== 1 || !/^WEBVTT(?:[ \t]|$)/.test(head.lines[0] ?? ""))
    return {
      cues: [],
      slips: [{ line: 1, message: "The file does not begin with WEBVTT.", help: "make WEBVTT its first line." }],
    };
  const cues: Cue[] = [];
  const slips: TranscriptSlip[] = [];
  for (const block of blocks) {
    if (ASIDE.test(block.lines[0] ?? "")) continue;
    const found = readCue(block, cues.at(-1)?.speaker);
    cues.push(...found.cues);
    slips.push(...found.slips);
  }
  if (cues.length === 0 && slips.length === 0)
    slips.push({ line: 1, message: "The transcript has no words.", help: "write them, each with its time above it." });
  return { cues, slips };
};

/** What somebody says without a break, for reading. */
export interface TranscriptParagraph {
  /** When it begins, in seconds. */
  start: number;
  speaker?: string;
  text: string;
}

/** After how many characters a paragraph ends with the next sentence. */
const PARAGRAPH = 240;

/** Puts short cues together: a paragraph for each speaker, and more where one speaks for long. */
export const paragraphsOfCues = (cues: readonly Cue[]): TranscriptParagraph[] => {
  const paragraphs: TranscriptParagraph[] = [];
  for (const { start, speaker, text } of cues) {
    const last = paragraphs.at(-1);
    const isFull = last && last.text.length >= PARAGRAPH && /[.!?…]["'”’»“)\]]*$/.test(last.text);
    if (last && last.speaker === speaker && !isFull) last.text += ` ${text}`;
    else paragraphs.push({ start, speaker, text });
  }
  return paragraphs;
};
