/**
 * WebVTT parser for transcripts. Only times, speakers and words are used.
 * @see https://www.w3.org/TR/webvtt1/
 */
import { finding, type Finding } from "../messages/finding";
import { decodeHTML } from "entities";
import { secondsOf } from "../lib/timestamps";

/** One voice of a WebVTT cue; times are in seconds. */
export interface Cue {
  start: number;
  end: number;
  /** The speaker; a cue without a voice tag continues the previous speaker. */
  speaker?: string;
  text: string;
  /** The line number of the cue's times. */
  line: number;
}

/** A syntax error in a WebVTT file. */
interface TranscriptMistake {
  line: number;
  found: Finding;
}

export interface Transcript {
  cues: Cue[];
  mistakes: TranscriptMistake[];
}

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const TIMES = new RegExp(`^(${TIME})[ \\t]+-->[ \\t]+(${TIME})(?:[ \\t].*)?$`);
/** Blocks without cues. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;

/** Cue text without tags, on one line. */
const plain = (text: string): string =>
  decodeHTML(text.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();

/** Splits a cue by voice tags; text before the first tag has no speaker of its own. */
const voicesOf = (payload: string): { speaker?: string; text: string }[] => {
  const [before = "", ...parts] = payload.split(/<v(?:\.[^\s>]*)*[ \t]+([^>]+)>/);
  const voices: { speaker?: string; text: string }[] = [{ text: plain(before) }];
  for (let index = 0; index < parts.length; index += 2)
    voices.push({ speaker: plain(parts[index] ?? ""), text: plain(parts[index + 1] ?? "") });
  return voices.filter(({ text }) => text !== "");
};

interface Block {
  /** The line number of its first line. */
  line: number;
  lines: string[];
}

/** Splits the file at empty lines, and before times. A line of spaces is part of its cue. */
const blocksOf = (lines: readonly string[]): Block[] => {
  const blocks: Block[] = [];
  lines.forEach((text, index) => {
    if (text === "") return;
    const last = blocks.at(-1);
    const goesOn = last && last.line + last.lines.length === index + 1;
    const isNextCue = TIMES.test(text) && last?.lines.some((line) => line.includes("-->"));
    if (goesOn && !isNextCue) last.lines.push(text);
    else if (text.trim() !== "") blocks.push({ line: index + 1, lines: [text] });
  });
  return blocks;
};

/** Maximum duration in seconds of a cue that only keeps text on screen. */
const MOMENT = 0.05;

/** The lines of a cue without the line that rolling captions repeat. */
const withoutRepeated = (lines: readonly string[], repeated: string | undefined, seconds: number): readonly string[] =>
  repeated !== undefined && plain(lines[0] ?? "") === repeated && (lines.length > 1 || seconds < MOMENT)
    ? lines.slice(1)
    : lines;

const readCue = ({ line, lines }: Block, speaker: string | undefined, before: string | undefined): Transcript => {
  // A cue may have an identifier on the line above its times.
  const at = lines.length > 1 && !lines[0]?.includes("-->") && lines[1]?.includes("-->") ? 1 : 0;
  const timesLine = line + at;
  const mistake = (found: Finding): Transcript => ({
    cues: [],
    mistakes: [{ line: timesLine, found }],
  });
  const [, from, to] = TIMES.exec(lines[at] ?? "") ?? [];
  if (from === undefined || to === undefined) return mistake(finding("transcript-syntax/times"));
  const [start, end] = [secondsOf(from), secondsOf(to)];
  if (end <= start) return mistake(finding("transcript-syntax/times"));
  const words = lines.slice(at + 1).filter((text) => text.trim() !== "");
  // A cue without words is allowed: it clears the screen.
  const voices = voicesOf(withoutRepeated(words, before, end - start).join("\n"));
  return { cues: voices.map((voice) => ({ speaker, start, end, line: timesLine, ...voice })), mistakes: [] };
};

/** Parses a transcript, collecting every syntax error and every cue that could still be read. */
export const readTranscript = (text: string): Transcript => {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const [head, ...blocks] = blocksOf(lines);
  if (!head || head.line !== 1 || !/^WEBVTT(?:[ \t]|$)/.test(head.lines[0] ?? ""))
    return {
      cues: [],
      mistakes: [{ line: 1, found: finding("transcript-syntax/head") }],
    };
  const cues: Cue[] = [];
  const mistakes: TranscriptMistake[] = [];
  let before: string | undefined;
  const first = head.lines.findIndex((text) => text.includes("-->"));
  if (first > 0) mistakes.push({ line: head.line + first, found: finding("transcript-syntax/head") });
  for (const block of blocks) {
    if (ASIDE.test(block.lines[0] ?? "")) continue;
    const found = readCue(block, cues.at(-1)?.speaker, before);
    cues.push(...found.cues);
    before = plain(block.lines.findLast((text) => plain(text) !== "") ?? "");
    mistakes.push(...found.mistakes);
  }
  if (cues.length === 0 && mistakes.length === 0) mistakes.push({ line: 1, found: finding("transcript-syntax/empty") });
  return { cues, mistakes };
};

/** Consecutive cues of one speaker, merged for reading. */
export interface TranscriptParagraph {
  /** When it begins, in seconds. */
  start: number;
  speaker?: string;
  text: string;
}

/** Minimum length in characters after which a sentence end starts a new paragraph. */
const PARAGRAPH = 240;

/** Merges cues into paragraphs by speaker; long speeches are split at sentence ends. */
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
