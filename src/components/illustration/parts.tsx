/** What the drawings share: their ground, type and motion. */
import { css, keyframes } from "@emotion/react";
import { above, color, weight } from "../../design/tokens";

/** A line of a drawing. What it says depends on the drawing. */
interface IllustrationItem {
  label: string;
  note?: string | null;
  /** A share or a count, where the drawing has one. */
  amount?: number | null;
}

export interface DrawingProps {
  title: string;
  items: readonly IllustrationItem[];
}

/** The size of every drawing, in its own units. */
export const WIDTH = 480;
export const HEIGHT = 360;

/** Words on a small drawing, as on a card: `--label` and `--note` in units of the drawing. */
export const LARGE_WORDS = { "--label": "22px", "--note": "20px" } as const;

const arrive = keyframes`from{opacity:0;translate:0 var(--from,18px)}`;

export const ground = css({
  width: "100%",
  overflow: "visible",
  fill: "none",
  stroke: color.line,
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  strokeLinecap: "round",
  // In units of the drawing. On a phone, where it is two thirds as large, small words take what room there is.
  ...LARGE_WORDS,
  [above.small]: { "--label": "19px", "--note": "16px" },
  "& text": { fill: color.ink, stroke: "none", font: `${weight.bold} var(--label) var(--font-text)` },
  "& .note": { fill: color.muted, fontWeight: weight.normal, fontSize: "var(--note)" },
  "& .paper": { fill: color.paper },
  "& .mist": { fill: color.mist },
  "& .ours": { stroke: color.pulse, strokeWidth: 3 },
  "& .dot": { fill: color.pulse, stroke: "none" },
  "& .mark": { stroke: color.edge, strokeWidth: 2 },
  "& .dots": { stroke: color.vital, strokeWidth: 6 },
  "& .sign": { stroke: color.vital, strokeWidth: 1.1 },
  "& .quiet": { fill: color.edge, stroke: "none" },
  "& .vital": { fill: color.vital, stroke: "none" },
  // One part after the other, once; without motion they are all there at once.
  "@media (prefers-reduced-motion:no-preference)": {
    "& .later": { animation: `${arrive} .6s cubic-bezier(.2,.7,.2,1) calc(.25s + var(--turn)*.22s) backwards` },
  },
});
