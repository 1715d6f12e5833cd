/** Design tokens: color, type, space, radius, motion, breakpoints. */

/** Font families; src/design/typefaces.ts has the subsets. */
export const family = { display: "Bricolage Grotesque", text: "Instrument Sans" } as const;

/** Font weights of texts; headings use `bold` too. */
export const weight = { normal: 400, bold: 620 } as const;

/** A theme's colors. Contrasts of all pairs in use are tested. */
export interface Palette {
  /** Text. */
  ink: string;
  /** Secondary text. */
  muted: string;
  /** Page background. */
  paper: string;
  /** Quiet sections and table stripes. */
  mist: string;
  /** Decorative rules; never the only border of a control. */
  line: string;
  /** Borders of controls. */
  edge: string;
  /** Dark sections and the footer. */
  deep: string;
  /** Text on `deep`. */
  onDeep: string;
  /** Secondary text on `deep`. */
  onDeepMuted: string;
  /** Rules on `deep`. */
  deepLine: string;
  /** Primary action and links. */
  vital: string;
  vitalHover: string;
  /** Text on `vital`. */
  onVital: string;
  /** The line; one accent per screen. */
  pulse: string;
  /** The accent as text. */
  pulseInk: string;
  /** Destructive actions. */
  danger: string;
  onDanger: string;
  /** Focus outline. */
  focus: string;
}

export const light: Palette = {
  ink: "#0b1f2a",
  muted: "#4a5d66",
  paper: "#fbfcfa",
  mist: "#eef3f0",
  line: "#d5dfda",
  edge: "#758a85",
  deep: "#08312f",
  onDeep: "#f2f8f5",
  onDeepMuted: "#a9c4bd",
  deepLine: "#23514d",
  vital: "#0e7c66",
  vitalHover: "#0a6252",
  onVital: "#ffffff",
  pulse: "#ff5c4d",
  pulseInk: "#c4301f",
  danger: "#b3261e",
  onDanger: "#ffffff",
  focus: "#0b5fd0",
};

export const dark: Palette = {
  ink: "#e9f1ed",
  muted: "#a3b6b3",
  paper: "#071519",
  mist: "#0d2126",
  line: "#21383c",
  edge: "#6b8583",
  deep: "#0b3432",
  onDeep: "#eef7f3",
  onDeepMuted: "#a9c8c0",
  deepLine: "#2a5a55",
  vital: "#43c6a6",
  vitalHover: "#6fdabf",
  onVital: "#04211b",
  pulse: "#ff6b5d",
  pulseInk: "#ff8f83",
  danger: "#ff8a80",
  onDanger: "#2b0603",
  focus: "#8ab8ff",
};

/** Custom property of a color: `var(--on-deep-muted)`. */
const property = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const properties = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `${property(name)}:${String(value)}`)
    .join(";");

/** Colors of the current theme. */
export const color = Object.fromEntries(Object.keys(light).map((name) => [name, `var(${property(name)})`])) as Record<
  keyof Palette,
  string
>;

/** Breakpoints in em. Up to `medium`, the header's links are in the menu dialog. */
export const BREAKPOINTS = { small: 36, tablet: 48, medium: 60, large: 72 } as const;

/** Of the page's element, in rem: unlike a media query, it knows a text size that a visitor or an extension sets. */
export const above = {
  small: `@container page (min-width:${BREAKPOINTS.small}.01rem)`,
  tablet: `@container page (min-width:${BREAKPOINTS.tablet}.01rem)`,
  medium: `@container page (min-width:${BREAKPOINTS.medium}.01rem)`,
  large: `@container page (min-width:${BREAKPOINTS.large}.01rem)`,
} as const;

/** Spacing scale in rem. */
export const space = {
  hair: "0.25rem",
  tiny: "0.5rem",
  small: "0.75rem",
  base: "1rem",
  medium: "1.5rem",
  large: "2.25rem",
  huge: "3.5rem",
  /** Padding of boxes: less on phones, also with large text. */
  box: "min(2.25rem,7vw)",
  section: "clamp(3.5rem,2rem + 6vw,7.5rem)",
  gutter: "clamp(1.25rem,0.6rem + 2.8vw,3.25rem)",
} as const;

/** Fluid type scale: ratio 1.2 on phones, 1.32 on wide screens. Capped, so that large text does not break long words. */
export const size = {
  small: "0.875rem",
  base: "clamp(1rem,0.97rem + 0.15vw,1.0938rem)",
  lead: "clamp(1.125rem,1.05rem + 0.4vw,1.375rem)",
  h4: "min(6.5vw,clamp(1.125rem,1.08rem + 0.25vw,1.3125rem))",
  h3: "min(8vw,clamp(1.375rem,1.27rem + 0.5vw,1.75rem))",
  h2: "min(9.5vw,clamp(1.875rem,1.5rem + 1.7vw,3.125rem))",
  title: "min(11vw,clamp(2.125rem,1.5rem + 2.9vw,4rem))",
  h1: "min(12vw,clamp(2.375rem,1.6rem + 3.6vw,5rem))",
  display: "min(12.5vw,clamp(2.5rem,1.35rem + 5.4vw,6.75rem))",
  figure: "min(11vw,clamp(2.125rem,1.7rem + 1.9vw,3.5rem))",
  giant: "min(25vw,clamp(5rem,3rem + 9vw,11rem))",
} as const;

export const radius = { small: "4px", base: "8px", large: "16px", round: "999px" } as const;

export const font = {
  display: "var(--font-display)",
  text: "var(--font-text)",
} as const;

export const motion = { quick: "160ms", base: "280ms", ease: "cubic-bezier(.2,.7,.2,1)" } as const;

/** Text so large that few words fit side by side: less than 320 px at the default size. */
export const LARGE_TEXT = "@media (max-width:19.99em)";

/** Custom properties of both themes. `--stuck` is the height of the header while the page scrolls below it. */
export const tokensCss =
  `:root{color-scheme:light dark;${properties(light)};--header:4.25rem;--stuck:var(--header)}` +
  `${LARGE_TEXT}{:root{--stuck:0px}}` +
  `@media screen and (prefers-color-scheme:dark){:root{${properties(dark)}}}`;

/** Dark sections use the dark theme's values, so that every component works there. */
export const onDeepProperties: Record<string, string> = {
  ...Object.fromEntries(
    (["muted", "line", "edge", "vital", "vitalHover", "onVital", "pulseInk", "danger", "onDanger"] as const).map(
      (name) => [property(name), dark[name]],
    ),
  ),
  "--ink": color.onDeep,
  "--muted": color.onDeepMuted,
  "--line": color.deepLine,
  "--paper": color.deep,
  "--mist": color.deepLine,
  "--focus": color.onDeep,
  color: color.onDeep,
};
