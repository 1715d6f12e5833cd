import { dark, light, onDeepProperties, type Palette } from "../../../src/design/tokens";
import { contrast } from "../../support/contrast";

/** Foreground, background, and the least contrast between them (WCAG 2.2: 1.4.3 and 1.4.11). */
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

/** A pair and what is wrong with it, where it differs less than it must. */
const tooFaint = (theme: string, names: string, colours: [string, string], least: number): string[] => {
  const ratio = contrast(...colours);
  return ratio < least ? [`${theme}: ${names} (${colours.join(" on ")}) is ${ratio.toFixed(2)}, not ${least}`] : [];
};

describe("The contrast that tests measure", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#FFFFFF", "#000000", 21],
    ["#123456", "#123456", 1],
    // The grey that is known for just missing 4.5 on white, and the one that just reaches it.
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
    ["#ff0000", "#ffffff", 4],
  ])("of %s and %s is that of WCAG: %s", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("In the %s theme", (theme, palette: Palette) => {
  test("every text and every edge stands out from what it is on", () => {
    const failures = CONTRAST_PAIRS.flatMap(([front, back, least]) =>
      tooFaint(theme, `${front} on ${back}`, [palette[front], palette[back]], least),
    );
    expect(failures).toEqual([]);
  });

  test("every colour that is read on the page or on a quiet band is measured", () => {
    const measured = new Set(CONTRAST_PAIRS.flatMap(([front, back]) => [front, back]));
    // Rules are ornaments, and never the only edge of anything.
    const ornaments = ["line", "deepLine"];
    expect(Object.keys(palette).filter((name) => !ornaments.includes(name) && !measured.has(name as never))).toEqual(
      [],
    );
  });

  test("links, accents, errors and edges stand out on a dark band too", () => {
    const failures = CONTRAST_PAIRS.flatMap(([front, back, least]) => {
      const colour = onDeepProperties[`--${front}`] ?? "";
      return back === "paper" && colour.startsWith("#")
        ? tooFaint(theme, `${front} on a dark band`, [colour, palette.deep], least)
        : [];
    });
    expect(failures).toEqual([]);
  });
});
