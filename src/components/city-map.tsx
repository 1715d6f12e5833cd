import { css } from "@emotion/react";
import { color } from "../design/tokens";
import { MapNames, type MapLabel } from "./map-parts";

// As few rules as can be: this stands on every city's page. What all pages share is in the drawing.
const styles = {
  ground: css({
    position: "relative",
    aspectRatio: "1",
    width: "min(100%,35rem)",
    justifySelf: "center",
    color: color.vital,
  }),
  // What lies beyond the widest circle fades out.
  around: css({ maskImage: "radial-gradient(closest-side,#000 86%,#0000)" }),
  // The whole state, with the widest circle on it.
  overview: css({ position: "absolute", bottom: 0, width: "19%", height: "19%", overflow: "visible", "--dot": 0.45 }),
};

interface CityMapProps {
  map: {
    /** The drawing of the state: its dots (d), the circles around a city (c), and the widest one as a spot (o). */
    src: string;
    x: number;
    y: number;
    half: number;
    others: string | null;
    overview: string | null;
    labels: readonly MapLabel[];
  };
  /** The map in words; without them it is hidden from screen readers. */
  text?: string | null;
}

/** A city among the dots of its state: circles of distances, names of the nearest places, and the whole state small. */
export const CityMap = ({ map: { src, x, y, half, others, overview, labels }, text }: CityMapProps) => (
  <div css={styles.ground} {...(text ? { role: "img", "aria-label": text } : { "aria-hidden": true })}>
    <svg css={styles.around} viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}>
      <use href={`${src}#d`} x={-x} y={-y} />
      {others && (
        <path
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          d={others}
        />
      )}
      <use href={`${src}#c`} />
    </svg>
    <MapNames labels={labels} />
    {overview && (
      <svg css={styles.overview} viewBox={overview}>
        <use href={`${src}#d`} />
        <use href={`${src}#o`} x={x} y={y} />
      </svg>
    )}
  </div>
);
