import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PulsePath } from "../components/pulse-line";
import { growth, heartbeat, type Point } from "../design/pulse";
import { BREAKPOINTS, color, font, size, space } from "../design/tokens";

export const query = graphql`
  fragment GrowthChart on HeroChart {
    description
    points {
      label
      note
      level
    }
    peak {
      number
      label
    }
  }
`;

const WIDTH = 1200;
const HEIGHT = 320;
const BASELINE = 300;
const REACH = 270;

/** By the width in the visitor's own text size: with text twice as large, the chart stands below the words. */
const wide = `@container (min-width:${BREAKPOINTS.medium}.01rem)`;

const styles = {
  figure: css({ position: "relative", marginTop: "7rem", [wide]: { marginTop: "-7.5rem" } }),
  svg: css({
    display: "block",
    width: "100%",
    height: "clamp(11rem,22vw,20rem)",
    overflow: "visible",
    fill: "none",
    stroke: color.pulse,
    strokeWidth: 3,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
  peak: css({
    position: "absolute",
    right: "calc(12.5% - 1rem)",
    bottom: "100%",
    translate: "0 -0.5rem",
    textAlign: "end",
    display: "grid",
    [wide]: { translate: "0 -0.75rem" },
  }),
  chart: css({ position: "relative" }),
  peakNumber: css({ font: `640 ${size.figure}/1 ${font.display}`, letterSpacing: "-.03em" }),
  peakLabel: css({
    fontSize: size.small,
    color: color.muted,
    maxWidth: "13rem",
    lineHeight: 1.35,
    textWrap: "balance",
    marginTop: space.hair,
  }),
  dot: css({
    position: "absolute",
    top: `${((BASELINE - REACH) / HEIGHT) * 100}%`,
    right: "12.5%",
    width: 15,
    height: 15,
    translate: "50% -50%",
    borderRadius: "50%",
    border: `3px solid ${color.pulse}`,
    background: color.paper,
  }),
  axis: css({ display: "grid", borderTop: `1px solid ${color.line}`, paddingTop: space.small }),
  moment: css({ textAlign: "center", paddingInline: 4, lineHeight: 1.3 }),
  day: css({ display: "block", fontSize: size.small, fontWeight: 640 }),
  note: css({ display: "block", fontSize: "0.8125rem", color: color.muted }),
};

type Moment = { readonly level: number };

/** The middle of each column; the line enters from the left edge and goes on, level, to the right one. */
const placeOf = (index: number, count: number, level: number): Point => ({
  x: ((index + 0.5) / count) * WIDTH,
  y: BASELINE - (level / 100) * REACH,
});

/** A flat line with two beats up to the first results, then the climb through the later moments. */
const courseOf = (points: readonly Moment[]): { flat: string; climb: string } => {
  const places = points.map(({ level }, index) => placeOf(index, points.length, level));
  const [first, second] = places;
  if (!first || !second) return { flat: "", climb: "" };
  const beats = [
    { x: first.x, height: 0.22 },
    { x: second.x, height: 0.5 },
  ];
  const start = { x: second.x + 46, y: BASELINE };
  return { flat: heartbeat(start.x, BASELINE, 90, beats, 26), climb: growth([start, ...places.slice(2)]) };
};

/** The agency's claims over the first months as the course of the line: flat, beating, climbing. */
export const GrowthChart = ({ description, points, peak }: Queries.GrowthChartFragment) => {
  const { flat, climb } = courseOf(points);
  return (
    <figure css={styles.figure}>
      <p className="visually-hidden">{description}</p>
      <div css={styles.chart}>
        <svg css={styles.svg} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <PulsePath atOnce d={`${flat}${climb.replace(/^M/, "L")}`} />
        </svg>
        <span css={styles.dot} />
        <p css={styles.peak} style={{ bottom: `${100 - ((BASELINE - REACH) / HEIGHT) * 100}%` }}>
          <strong css={styles.peakNumber}>{peak.number}</strong>
          <span css={styles.peakLabel}>{peak.label}</span>
        </p>
      </div>
      <ol role="list" css={styles.axis} style={{ gridTemplateColumns: `repeat(${points.length},1fr)` }}>
        {points.map(({ label, note }, index) => (
          <li key={index} css={styles.moment}>
            <span css={styles.day}>{label}</span>
            <span css={styles.note}>{note}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
};
