import { css } from "@emotion/react";
import { above, color, font, weight } from "../design/tokens";
import { dotStyles, MapNames, type MapLabel } from "./map-parts";

const styles = {
  ground: css({
    position: "relative",
    marginInline: "auto",
    // Small enough to be seen as a whole.
    width: "min(100%,var(--ratio)*36rem)",
  }),
  svg: css({
    width: "100%",
    overflow: "visible",
    // On a phone the map is small, and its dots are still to be seen.
    "--dot": "calc(var(--size)*2.2)",
    [above.tablet]: { "--dot": "calc(var(--size)*1.5)" },
    "& text": {
      font: `${weight.bold} 100px ${font.display}`,
      letterSpacing: "-.02em",
      fill: color.ink,
      stroke: "none",
      pointerEvents: "none",
      [above.medium]: { fontSize: 58 },
    },
    "& tspan": { fontWeight: weight.normal, fill: color.muted, letterSpacing: 0 },
    // One thing is said at a time: of the state that is pointed at, or of the whole.
    "& a": { outline: "none" },
    "& a text": { opacity: 0 },
    "& a:is(:hover,:focus-visible)": { color: color.pulse, "& text": { opacity: 1 } },
    "&:has(a:is(:hover,:focus-visible)) > text": { opacity: 0 },
    // The pointer is not to print a second name over that of the focused state.
    "&:has(a:focus-visible) a:hover:not(:focus-visible) text": { opacity: 0 },
    // Browsers leave the colors of SVG as they are.
    "@media (forced-colors:active)": {
      "& text, & tspan": { fill: "CanvasText" },
      "& a": { color: "LinkText" },
      "& a:is(:hover,:focus-visible)": { color: "Highlight" },
    },
  }),
  frames: css({ color: color.line, strokeWidth: 2 }),
  hint: css({
    "&&": { fontWeight: weight.normal, fill: color.muted, "@media (forced-colors:active)": { fill: "CanvasText" } },
  }),
};

interface CountryMapProps {
  map: { src: string; viewBox: string; baseline: number; dot: number; frames: boolean; labels: readonly MapLabel[] };
  /** The states that have dots, each with its id in the drawing. */
  states: readonly { id: string; name: string; note: string; path: string }[];
  /** What the map shows. */
  title?: string | undefined;
  /** Shown while no state is pointed at. */
  hint?: string | undefined;
  className?: string;
}

/** A country drawn by its cities, a dot each. Every state is a link, and shows its name on hover and focus. */
export const CountryMap = ({ map, states, title, hint, className }: CountryMapProps) => {
  const { src, viewBox, baseline, dot, frames, labels } = map;
  const [left, , width = 1, height = 1] = viewBox.split(" ").map(Number);
  return (
    <div data-drawn css={styles.ground} className={className} style={{ "--ratio": width / height }}>
      <svg css={[dotStyles, styles.svg]} viewBox={viewBox} style={{ "--size": dot }} role="group" aria-label={title}>
        {frames && <use css={styles.frames} href={`${src}#frames`} />}
        {hint && (
          <text css={styles.hint} x={left} y={baseline} aria-hidden="true">
            {hint}
          </text>
        )}
        {states.map(({ id, name, note, path }) => (
          <a key={id} href={path}>
            <use href={`${src}#${id}`} />
            <text x={left} y={baseline}>
              {name} <tspan>{note}</tspan>
            </text>
          </a>
        ))}
      </svg>
      {labels.length > 0 && (
        <div aria-hidden="true">
          <MapNames labels={labels} />
        </div>
      )}
    </div>
  );
};
