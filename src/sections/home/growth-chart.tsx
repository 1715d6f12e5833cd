import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PulsePath } from "../../components/pulse-line";
import { InlineParagraphs } from "../../components/paragraphs";
import { HERO_BOX, heroLine } from "../../design/hero-line";
import { BREAKPOINTS, color, font, size, space, weight } from "../../design/tokens";
import { lineStyle } from "../../site-data";

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
    insetInlineEnd: "calc(12.5% - 1rem)",
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
    insetInlineEnd: "calc(12.5% - 7.5px)",
    width: 15,
    height: 15,
    translate: "0 -50%",
    borderRadius: "50%",
    border: `3px solid ${color.pulse}`,
    background: color.paper,
  }),
  axis: css({ display: "grid", borderTop: `1px solid ${color.line}`, paddingTop: space.small }),
  moment: css({ textAlign: "center", paddingInline: 4, lineHeight: 1.3 }),
  day: css({ display: "block", fontSize: size.small, fontWeight: weight.bold }),
  note: css({ display: "block", fontSize: "0.8125rem", color: color.muted }),
};

/** The agency's claims along the line: flat, beating, rising. */
export const GrowthChart = ({ description, points, peak }: Queries.GrowthChartFragment) => {
  return (
    <figure css={styles.figure}>
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
          <PulsePath
            atOnce
            d={heroLine(
              points.map(({ level }) => level),
              HERO_BOX,
              lineStyle,
            )}
          />
        </svg>
        <span css={styles.dot} />
        <p css={styles.peak} style={{ bottom: `${100 - PEAK}%` }}>
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
