import { graphql } from "gatsby";
import { Container } from "../../components/container";
import { PulsePath } from "../../components/pulse-line";
import { InlineParagraphs } from "../../components/paragraphs";
import { heroAxis, HERO_BOX, heroLine } from "../../design/hero-line";
import { lineStyle } from "../../site-data";
import { columnsOf, PEAK, styles } from "./growth-chart-styles";

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
