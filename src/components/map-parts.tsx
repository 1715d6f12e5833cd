/** What maps of dots share: the dots of a drawing, and the names next to them. */
import { css } from "@emotion/react";
import { color, weight } from "../design/tokens";

/** The dots take the color of the text around them. */
export const dotStyles = css({ fill: "none", stroke: "currentColor", strokeLinecap: "round" });

/** A name, at a percentage of the map's width and height. */
export interface MapLabel {
  name: string;
  path?: string | null;
  left: number;
  top: number;
  /** Where it is, seen from its dot: right, left, top, bottom, or in the middle of it. */
  side: string;
  /** True if there is room for it on wide screens only. */
  wide: boolean;
}

/** Dots and circles below a name are paler: one shadow alone hardly covers them. */
const HALO = Array(5).fill(`0 0 3px ${color.paper}`).join();

// Distances as in src/site/locations/maps/labels.ts. Sides that only a state's map uses are in its own styles,
// because these are on every city's page.
const names = css({
  "& > *": {
    position: "absolute",
    whiteSpace: "nowrap",
    font: `${weight.bold} .8125rem/1.3 var(--font-text)`,
    color: color.ink,
    textShadow: HALO,
  },
  "& .r": { translate: "9px -50%" },
  "& .l": { translate: "calc(-100% - 9px) -50%" },
  "& .c": { translate: "-50% -50%", fontWeight: weight.normal },
});

/**
 * Names on a map, which is the nearest positioned ancestor. Those with an address are links; the others are part of a
 * picture that says in words what it shows.
 */
export const MapNames = ({ labels }: { labels: readonly MapLabel[] }) => (
  <div css={names}>
    {labels.map(({ name, path, left, top, side, wide }) => {
      const place = { className: wide ? `${side} w` : side, style: { left: `${left}%`, top: `${top}%` } };
      return path ? (
        <a key={name} {...place} href={path}>
          {name}
        </a>
      ) : (
        <span key={name} {...place}>
          {name}
        </span>
      );
    })}
  </div>
);
