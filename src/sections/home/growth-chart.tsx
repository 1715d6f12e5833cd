import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Container } from "../../components/container";
import { PulsePath } from "../../components/pulse-line";
import { InlineParagraphs } from "../../components/paragraphs";
import { type HeroAxis, heroAxis, HERO_BOX, heroLine } from "../../design/hero-line";
import { BREAKPOINTS, color, font, size, space, weight } from "../../design/tokens";
import { lineStyle } from "../../site-data";

export const query = graphql`
  fragment GrowthChart on HeroChart {
    description
    points {
      label
      note
      day
      level
    }
    axis
    peak {
      number
      label
    }
  }
`;

/** Highest point below the top of the drawing, in percent. */
const PEAK = ((HERO_BOX.baseline - HERO_BOX.reach) / HERO_BOX.height) * 100;

/** By container width in em: with large text, the chart is below the text. */
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
    "[dir=rtl] &": { scale: "-1 1" },
  }),
  peak: css({
    position: "absolute",
    insetInlineEnd: "calc(100% - var(--peak))",
    bottom: "100%",
    translate: "0 -0.5rem",
    textAlign: "end",
    display: "grid",
    [wide]: { translate: "0 -0.75rem" },
  }),
  chart: css({ position: "relative" }),
  peakNumber: css({ font: `${weight.bold} ${size.figure}/1 ${font.display}`, letterSpacing: "-.03em" }),
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
    top: `${PEAK}%`,
    insetInlineEnd: "calc(100% - var(--peak) - 7.5px)",
    width: 15,
    height: 15,
    translate: "0 -50%",
    borderRadius: "50%",
    border: `3px solid ${color.pulse}`,
    background: color.paper,
  }),
  axis: css({ display: "grid", borderTop: `1px solid ${color.line}`, "& li": { display: "contents" } }),
  /** A mark and its words begin below its point, or end there. */
  day: css({
    gridRow: 1,
    padding: "0.5rem 4px 0.2rem",
    position: "relative",
    fontSize: size.small,
    fontWeight: weight.bold,
    lineHeight: 1.2,
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      top: 0,
      height: "0.45rem",
      borderInlineStart: `1px solid ${color.edge}`,
    },
  }),
  note: css({ gridRow: 2, paddingInline: 4, fontSize: "0.8125rem", lineHeight: 1.3, color: color.muted }),
  zero: css({ fontWeight: weight.normal, color: color.muted }),
  last: css({ textAlign: "end", "&::before": { insetInline: "auto 0" } }),
  unit: css({ textAlign: "end", fontSize: "0.8125rem", color: color.muted, padding: "0.35rem 4px 0" }),
};

/** Grid columns of the axis in `fr`, and the first column of each mark. */
const columnsOf = ({ marks, zero }: HeroAxis): { template: string; first: number[]; zeroAt: number } => {
  const last = marks.at(-1) ?? 1;
  // The first mark begins at the edge; the last one ends at its point.
  const starts = marks.map((mark, index) =>
    index === 0 && zero !== undefined ? 0 : index === marks.length - 1 ? ((marks[index - 1] ?? 0) + last) / 2 : mark,
  );
  const edges = [...new Set([0, ...starts, ...(zero === undefined ? [] : [zero])])].sort((one, other) => one - other);
  const widths = edges.map((edge, index) => (edges[index + 1] ?? last) - edge);
  return {
    template: [...widths, 1 - last].map((width) => `minmax(0,${width.toFixed(4)}fr)`).join(" "),
    first: starts.map((start) => edges.indexOf(start) + 1),
    zeroAt: zero === undefined ? 0 : edges.indexOf(zero) + 1,
  };
};

/** The agency's claims along the line: flat, beating, rising, on an axis to scale. */
export const GrowthChart = ({ description, points, axis, peak }: Queries.GrowthChartFragment) => {
  const scale = heroAxis(points.map(({ day }) => day));
  const { template, first, zeroAt } = columnsOf(scale);
  const levels = points.map(({ level }) => level);
  return (
    <Container>
      <figure css={styles.figure} style={{ "--peak": `${(scale.marks.at(-1) ?? 1) * 100}%` }}>
        <p className="visually-hidden">
          <InlineParagraphs text={description} />
        </p>
        <div css={styles.chart}>
          <svg
            css={styles.svg}
            viewBox={`0 0 ${HERO_BOX.width} ${HERO_BOX.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <PulsePath atOnce d={heroLine(levels, HERO_BOX, lineStyle, scale.marks)} />
          </svg>
          <span css={styles.dot} />
          <p css={styles.peak} style={{ bottom: `${100 - PEAK}%` }}>
            <strong css={styles.peakNumber}>{peak.number}</strong>
            <span css={styles.peakLabel}>{peak.label}</span>
          </p>
        </div>
        <ol role="list" css={styles.axis} style={{ gridTemplateColumns: template }}>
          {points.map(({ label, note }, index) => {
            const isLast = index === points.length - 1;
            // To the next mark's words; the zero between them has none.
            const gridColumn = `${first[index] ?? 1} / ${isLast ? -2 : (first[index + 1] ?? -2)}`;
            return (
              <li key={index}>
                <span css={[styles.day, isLast && styles.last]} style={{ gridColumnStart: first[index] }}>
                  {label}
                </span>{" "}
                <span css={[styles.note, isLast && styles.last]} style={{ gridColumn }}>
                  {note}
                </span>
              </li>
            );
          })}
          {zeroAt > 0 && !points.some(({ day }) => day === 0) && (
            <li aria-hidden="true">
              <span css={[styles.day, styles.zero]} style={{ gridColumnStart: zeroAt }}>
                0
              </span>
            </li>
          )}
        </ol>
        {axis && <p css={styles.unit}>{axis}</p>}
      </figure>
    </Container>
  );
};
