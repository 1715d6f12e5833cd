import { css } from "@emotion/react";
import { color } from "../design/tokens";
import { MapNames, type MapLabel } from "./map-parts";

// As few rules as can be: this is on every city's page. What all pages share is in the drawing.
const styles = {
  ground: css({
    position: "relative",
    aspectRatio: "1",
    width: "min(100%,35rem)",
    margin: "auto",
    color: color.vital,
  }),
  // What lies beyond the widest circle fades out.
  around: css({ maskImage: "radial-gradient(closest-side,#000 86%,#0000)" }),
  // The whole state with a spot on it, in the corner outside the circle.
  overview: css({
    position: "absolute",
    bottom: 0,
    width: "15%",
    "--dot": 0.45,
    "& svg": { aspectRatio: "1", overflow: "visible" },
    "& p": { font: `.75rem/1.2 var(--font-text)`, color: color.muted, whiteSpace: "nowrap" },
  }),
};

interface CityMapProps {
  map: {
    /** The drawing of the state; its parts: src/site/locations/maps/location-maps.ts. */
    src: string;
    x: number;
    y: number;
    half: number;
    overview: string | null;
    labels: readonly MapLabel[];
  };
  /** The name of the state, below the small map of it. */
  state: string;
  /** The map in words; without them it is hidden from screen readers. */
  text?: string | null;
}

/** A city among the places around it: circles of distances, names of known places, and the whole state small. */
export const CityMap = ({ map: { src, x, y, half, overview, labels }, state, text }: CityMapProps) => (
  <div data-drawn css={styles.ground} {...(text ? { role: "img", "aria-label": text } : { "aria-hidden": true })}>
    <svg css={styles.around} viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}>
      <use href={`${src}#c`} />
      <use href={`${src}#a`} x={-x} y={-y} />
    </svg>
    <MapNames labels={labels} />
    {overview && (
      <div css={styles.overview}>
        <svg viewBox={overview}>
          <use href={`${src}#s`} />
          <use href={`${src}#d`} />
          <use href={`${src}#o`} x={x} y={y} />
        </svg>
        <p>{state}</p>
      </div>
    )}
  </div>
);
