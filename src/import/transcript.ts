/** Transcripts of podcast hosts as WebVTT. */
import { missingPhrases, tokensOf } from "./conservation/missing-words";
import { asText } from "./entry-file";
import { bodyOf } from "./html";

interface Cue {
  start: number;
  end: number;
  /** Who says it. */
  speaker?: string;
  text: string;
}

export interface Transcript {
  cues: Cue[];
  hasTimes: boolean;
  /** Words of the source that no cue has. */
  lost: string[];
  /** The file for these cues of a recording that ends at `end`. */
  write: (cues: readonly Cue[], end: number) => string;
}

const TIME = /(?:(\d+):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?/;

const secondsOf = (text: string): number | undefined => {
  const match = TIME.exec(text);
  if (!match) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0", rest = "0"] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(rest.padEnd(3, "0")) / 1000;
};

/** Text of HTML or with entities, which hosts encode once or twice. */
const plain = (text: string): string => {
  let now = text;
  for (let round = 0; round < 2 && /&#?\w+;/.test(now); round += 1)
    now = bodyOf(now.replaceAll("<", "&lt;")).textContent ?? now;
  return now.replace(/[ \t\u00A0]+/g, " ").trim();
};

/** WebVTT's tags and SubRip's. */
const withoutTags = (text: string): string =>
  text.replace(/<\/?(?:[a-z](?:[.\s][^>]*)?|font[^>]*|\d[\d:.]*)>|\{\\[^}]*\}/gi, "");

const timed = (text: string): { cues: Cue[]; spoken: string } => {
  const cues: Cue[] = [];
  const spoken: string[] = [];
  const blocks = text
    .replace(/\r\n?/g, "\n")
    .replace(/^WEBVTT[^\n]*\n/, "")
    .split(/\n[ \t]*\n/);
  for (const block of blocks) {
    const lines = block.split("\n").filter((line) => line.trim());
    const at = lines.findIndex((line) => /-->/.test(line));
    if (at === -1) {
      // Text behind an empty line in a cue belongs to it.
      const last = cues.at(-1);
      if (
        /^(?:NOTE|STYLE|REGION)\b/.test(lines[0] ?? "") ||
        lines.length === 0 ||
        (/^[\w-]+:\s/.test(lines[0] ?? "") && cues.length === 0)
      )
        continue;
      spoken.push(lines.join("\n"));
      if (last) last.text = `${last.text}\n${plain(withoutTags(lines.join("\n")))}`;
      continue;
    }
    const [from = "", to = ""] = (lines[at] ?? "").split("-->");
    const [start, end] = [secondsOf(from), secondsOf(to)];
    const words = lines.slice(at + 1).join("\n");
    spoken.push(words);
    if (start === undefined || end === undefined || !withoutTags(words).trim()) continue;
    const speaker = /^<v(?:\.[\w.]*)?\s+([^>]+)>/.exec(words)?.[1]?.trim();
    cues.push({ start, end: Math.max(end, start + 0.001), speaker, text: plain(withoutTags(words)) });
  }
  return { cues, spoken: spoken.join("\n") };
};

interface Segment {
  startTime?: unknown;
  endTime?: unknown;
  speaker?: unknown;
  body?: unknown;
  text?: unknown;
  start?: unknown;
  end?: unknown;
}

const ofJson = (text: string): { cues: Cue[]; spoken: string } => {
  const data = JSON.parse(text) as { segments?: Segment[]; cues?: Segment[] } | Segment[];
  const segments = Array.isArray(data) ? data : (data.segments ?? data.cues ?? []);
  const seconds = (value: unknown): number | undefined =>
    typeof value === "number"
      ? value
      : typeof value === "string" && /^\d+(?:\.\d+)?$/.test(value)
        ? Number(value)
        : secondsOf(asText(value));
  let last = 0;
  const cues = segments.flatMap((segment): Cue[] => {
    const words = asText(segment.body ?? segment.text);
    const start = seconds(segment.startTime ?? segment.start) ?? last;
    const end = Math.max(seconds(segment.endTime ?? segment.end) ?? start + 2, start + 0.001);
    last = end;
    if (!words.trim()) return [];
    return [
      { start, end, speaker: typeof segment.speaker === "string" ? segment.speaker : undefined, text: plain(words) },
    ];
  });
  return {
    cues: joinWords(cues),
    spoken: segments.map(({ body, text: words }) => asText(body ?? words)).join(" "),
  };
};

const LONGEST_CUE = 120;

/** Segments of one word each, as cues of a line. */
const joinWords = (cues: readonly Cue[]): Cue[] => {
  const joined: Cue[] = [];
  for (const cue of cues) {
    const last = joined.at(-1);
    const isShort =
      !/\s/.test(cue.text) && last !== undefined && last.speaker === cue.speaker && cue.start - last.end < 1;
    if (isShort && last.text.length + cue.text.length < LONGEST_CUE) {
      last.text = `${last.text}${/^[\p{P}]/u.test(cue.text) ? "" : " "}${cue.text}`;
      last.end = cue.end;
    } else joined.push({ ...cue });
  }
  return joined;
};

/** A transcript of paragraphs, with the names and times that `cite` and `time` have. */
const ofHtml = (html: string): { cues: Cue[]; spoken: string; hasTimes: boolean } => {
  const body = bodyOf(html);
  const cues: Cue[] = [];
  let speaker: string | undefined;
  let start = 0;
  let hasTimes = false;
  const visit = (node: Element): void => {
    for (const child of Array.from(node.childNodes)) {
      const words = (child.textContent ?? "").replace(/\s+/g, " ").trim();
      if (!words) continue;
      const name = child.nodeType === 1 ? (child as Element).tagName : "";
      if (/^(?:SCRIPT|STYLE|TITLE)$/.test(name)) continue;
      if (name === "CITE") speaker = words.replace(/:$/, "");
      else if (name === "TIME" && secondsOf(words) !== undefined) {
        start = secondsOf(words) ?? start;
        hasTimes = true;
      } else if (name && (child as Element).querySelectorAll("p, cite, time, div, li, section").length > 0)
        visit(child as Element);
      else cues.push({ start, end: start, speaker, text: words });
    }
  };
  visit(body);
  return { cues, spoken: cues.map(({ text }) => text).join(" "), hasTimes };
};

/** Paragraphs at the same moment, or without times, follow each other. */
const spread = (cues: readonly Cue[], end: number): Cue[] =>
  cues.map((cue, index) => {
    const next = cues.slice(index + 1).find(({ start }) => start > cue.start)?.start ?? end;
    return cue.end > cue.start ? cue : { ...cue, end: Math.max(next, cue.start + 1) };
  });

const stamp = (seconds: number): string => {
  const whole = Math.round(seconds * 1000);
  const pad = (value: number, length = 2): string => String(value).padStart(length, "0");
  return `${pad(Math.floor(whole / 3_600_000))}:${pad(Math.floor(whole / 60_000) % 60)}:${pad(Math.floor(whole / 1000) % 60)}.${pad(whole % 1000, 3)}`;
};

const written = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("-->", "--&gt;")
    .replace(/\n\s*\n/g, "\n");

const write = (cues: readonly Cue[], end: number): string =>
  `WEBVTT\n\n${spread(cues, end)
    .map(
      ({ start, end: until, speaker, text }) =>
        `${stamp(start)} --> ${stamp(until)}\n${speaker ? `<v ${speaker.replace(/[<>&\n]/g, "")}>` : ""}${written(text)}`,
    )
    .join("\n\n")}\n`;

/** A transcript in SubRip, WebVTT, the JSON or HTML of Podcasting 2.0, or plain text. */
export const asWebVtt = (source: string): Transcript => {
  const text = source.replace(/^\uFEFF/, "");
  const raw = /^WEBVTT(?=\s|$)/.test(text)
    ? text.replace(/&(?:#\d+|#x[\da-f]+|quot|apos|#39);/gi, (entity) => written(plain(entity)))
    : undefined;
  let found: { cues: Cue[]; spoken: string; hasTimes?: boolean };
  if (/^\s*[[{]/.test(text)) {
    try {
      found = ofJson(text);
    } catch {
      found = ofHtml(text);
    }
  } else if (/-->/.test(text)) found = timed(text);
  else
    found = /<(?:p|cite|time|div|br)\b/i.test(text)
      ? ofHtml(text)
      : ofHtml(
          text
            .split(/\n\s*\n/)
            .map((part) => `<p>${part.replaceAll("<", "&lt;")}</p>`)
            .join(""),
        );
  const cues = found.cues.sort((one, other) => one.start - other.start);
  const lost = missingPhrases(
    tokensOf(plain(withoutTags(found.spoken))),
    tokensOf(cues.map(({ text: words }) => words).join(" ")),
  );
  return {
    cues,
    hasTimes: found.hasTimes ?? true,
    lost: lost.map(({ text: words }) => words),
    // A file that is WebVTT already keeps its notes and settings.
    write: (kept, end) => (raw !== undefined && kept.length === cues.length ? raw : write(kept, end)),
  };
};
