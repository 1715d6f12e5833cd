import { clockTime, secondsOf } from "../lib/timestamps";
import { paragraphsOfCues, readTranscript, type Cue } from "../source/transcript";

const vtt = (...blocks: string[]): string => ["WEBVTT", ...blocks].join("\n\n");

const wordsOf = (...blocks: string[]) =>
  readTranscript(vtt(...blocks)).cues.map(({ speaker, text }) => (speaker ? `${speaker}: ${text}` : text));

describe("A timestamp", () => {
  test.each([
    ["0:00", 0],
    ["1:07", 67],
    ["52:30", 3150],
    ["1:02:07", 3727],
    ["00:00:13.460", 13.46],
  ])("%s is %d seconds", (text, seconds) => {
    expect(secondsOf(text)).toBeCloseTo(seconds, 6);
  });

  test.each([
    [0, "0:00"],
    [67.9, "1:07"],
    [600, "10:00"],
    [3727, "1:02:07"],
  ])("%d seconds are shown as %s", (seconds, text) => expect(clockTime(seconds)).toBe(text));
});

describe("A transcript", () => {
  test("has texts with their times", () => {
    const { cues, mistakes } = readTranscript(
      vtt("00:01.500 --> 00:04.000\nWelcome\nback.", "01:00:00.000 --> 01:00:01.250\nBye."),
    );
    expect(mistakes).toEqual([]);
    expect(cues).toMatchObject([
      { start: 1.5, end: 4, text: "Welcome back.", line: 3 },
      { start: 3600, end: 3601.25, text: "Bye.", line: 7 },
    ]);
  });

  test("reports a cue right below its first line, which players leave out", () => {
    const { cues, mistakes } = readTranscript("WEBVTT\n00:00.000 --> 00:02.000\nHello\n\n00:02.000 --> 00:03.000\nBye");
    expect(cues.map(({ text }) => text)).toEqual(["Bye"]);
    expect(mistakes).toMatchObject([{ line: 2, found: { id: "transcript-syntax/head" } }]);
  });

  test("may have notes in its head", () => {
    const text = "WEBVTT - by hand\nKind: captions\nLanguage: en\n\n00:02.000 --> 00:03.000\nBye";
    expect(readTranscript(text)).toMatchObject({ cues: [{ text: "Bye" }], mistakes: [] });
  });

  test("has speakers; text without a name continues the last speaker's", () => {
    expect(
      wordsOf(
        "00:00.000 --> 00:01.000\nBefore anybody has a name.",
        "00:01.000 --> 00:02.000\n<v Dana Sample>Hello.</v>",
        "00:02.000 --> 00:03.000\nStill me.",
        "00:03.000 --> 00:04.000\n<v.loud Theo>And me. <v Dana Sample>And me again.",
      ),
    ).toEqual([
      "Before anybody has a name.",
      "Dana Sample: Hello.",
      "Dana Sample: Still me.",
      "Theo: And me.",
      "Dana Sample: And me again.",
    ]);
  });

  test("is plain text: tags are removed, entities decoded", () => {
    expect(
      wordsOf(
        "00:00.000 --> 00:01.000\n<i>Price</i> &lt; 5 &amp; <00:00:00.500><c.yellow>fair</c>&nbsp;&unknown; خبز 🥨",
      ),
    ).toEqual(["Price < 5 & fair &unknown; خبز 🥨"]);
  });

  test("of automatic captions has blank lines, empty cues and repeated words", () => {
    const text = vtt(
      "00:00:00.160 --> 00:00:02.230 align:start position:0%\n \nwelcome<00:00:00.480><c> back</c>",
      "00:00:02.230 --> 00:00:02.240 align:start position:0%\nwelcome back\n ",
      "00:00:02.240 --> 00:00:04.000 align:start position:0%\nwelcome back\nto<00:00:02.500><c> the show</c>",
      "00:00:04.000 --> 00:00:05.000\n ",
      "00:00:05.000 --> 00:00:06.000",
      "00:00:06.000 --> 00:00:07.000\n<v Dana Sample>\nHello.",
    );
    const { cues, mistakes } = readTranscript(text);
    expect(mistakes).toEqual([]);
    expect(cues.map(({ text: words }) => words)).toEqual(["welcome back", "to the show", "Hello."]);
    expect(cues.at(-1)).toMatchObject({ speaker: "Dana Sample", start: 6 });
  });

  test("continues with the next cue if the empty line between two is missing", () => {
    expect(wordsOf("00:00.000 --> 00:01.000\nOne.\n00:01.000 --> 00:02.000\nTwo.")).toEqual(["One.", "Two."]);
  });

  test("keeps words that are spoken twice", () => {
    expect(wordsOf("00:00.000 --> 00:01.000\nYes.", "00:01.000 --> 00:02.000\nYes.")).toEqual(["Yes.", "Yes."]);
  });

  test("may have notes, styles, cue ids, settings and a byte-order mark", () => {
    const text = `\uFEFF${vtt("NOTE\nnot spoken", "STYLE\n::cue { color: red }", "first\n00:00.000 --> 00:01.000 align:start line:0\nSpoken.")}`;
    expect(readTranscript(text)).toMatchObject({ mistakes: [], cues: [{ text: "Spoken." }] });
  });
});

describe("Paragraphs", () => {
  const cue = (start: number, text: string, speaker?: string): Cue => ({
    start,
    end: start + 1,
    text,
    speaker,
    line: 1,
  });

  test("join short cues of one speaker, with the first cue's time", () => {
    expect(paragraphsOfCues([cue(1, "One."), cue(2, "Two.")])).toEqual([{ start: 1, text: "One. Two." }]);
  });

  test("begin with each new speaker", () => {
    expect(paragraphsOfCues([cue(1, "Yes?", "Dana"), cue(2, "No.", "Theo")])).toEqual([
      { start: 1, speaker: "Dana", text: "Yes?" },
      { start: 2, speaker: "Theo", text: "No." },
    ]);
  });

  test("are split in long speeches, but never within a sentence", () => {
    const long = "word ".repeat(60);
    expect(paragraphsOfCues([cue(1, `${long}and`), cue(2, 'on."'), cue(3, "Next.")]).map(({ start }) => start)).toEqual(
      [1, 3],
    );
  });
});
