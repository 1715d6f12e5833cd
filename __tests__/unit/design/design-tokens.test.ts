import { dark, light, onDeepProperties, type Palette } from "../../../src/design/tokens";
import { contrast } from "../../support/contrast";

/** Foreground, background, minimum contrast (WCAG 2.2: 1.4.3 and 1.4.11). */
const CONTRAST_PAIRS: readonly (readonly [keyof Palette, keyof Palette, number])[] = [
  ["ink", "paper", 4.5],
  ["ink", "mist", 4.5],
  ["muted", "paper", 4.5],
  ["muted", "mist", 4.5],
  ["vital", "paper", 4.5],
  ["vital", "mist", 4.5],
  ["vitalHover", "paper", 4.5],
  ["onVital", "vital", 4.5],
  ["onVital", "vitalHover", 4.5],
  ["onDeep", "deep", 4.5],
  ["onDeepMuted", "deep", 4.5],
  ["pulse", "deep", 3],
  ["pulseInk", "paper", 4.5],
  ["pulseInk", "mist", 4.5],
  ["onDanger", "danger", 4.5],
  ["danger", "paper", 4.5],
  ["edge", "paper", 3],
  ["edge", "mist", 3],
  ["focus", "paper", 3],
  ["focus", "mist", 3],
];

/** Describes a pair with too little contrast. */
const tooFaint = (theme: string, names: string, colours: [string, string], least: number): string[] => {
  const ratio = contrast(...colours);
  return ratio < least ? [`${theme}: ${names} (${colours.join(" on ")}) is ${ratio.toFixed(2)}, not ${least}`] : [];
};

describe("The contrast function", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#FFFFFF", "#000000", 21],
    ["#123456", "#123456", 1],
    // A grey just below 4.5 on white, and one just above.
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
    ["#ff0000", "#ffffff", 4],
  ])("of %s and %s returns WCAG's ratio: %s", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("In the %s theme", (theme, palette: Palette) => {
  test("every text and border has enough contrast", () => {
    const failures = CONTRAST_PAIRS.flatMap(([front, back, least]) =>
      tooFaint(theme, `${front} on ${back}`, [palette[front], palette[back]], least),
    );
    expect(failures).toEqual([]);
  });

  test("every text colour on the page and on a quiet section is tested", () => {
    const measured = new Set(CONTRAST_PAIRS.flatMap(([front, back]) => [front, back]));
    // Rules are decoration, and never the only border.
    const ornaments = ["line", "deepLine"];
    expect(Object.keys(palette).filter((name) => !ornaments.includes(name) && !measured.has(name as never))).toEqual(
      [],
    );
  });

  test("links, accents, errors and borders have enough contrast on a dark section", () => {
    const failures = CONTRAST_PAIRS.flatMap(([front, back, least]) => {
      const colour = onDeepProperties[`--${front}`] ?? "";
      return back === "paper" && colour.startsWith("#")
        ? tooFaint(theme, `${front} on a dark section`, [colour, palette.deep], least)
        : [];
    });
    expect(failures).toEqual([]);
  });
});
