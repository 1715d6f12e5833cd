import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ShowAll } from "../../components/show-all";
import { SectionHeading } from "../../components/section-heading";
import { TableFrame, whenNarrow } from "../../components/table";
import { Paragraphs } from "../../components/paragraphs";
import { labels } from "../../site-data";
import { above, color, font, onDeepProperties, size, space, weight } from "../../design/tokens";

export const query = graphql`
  fragment ProcessStep on ProcessStep {
    step
    title
    description
    details
    timeline
  }
`;

const styles = {
  // Full-width background on phones, to the right edge next to the table of contents. A shadow causes no overflow.
  section: css({
    background: color.deep,
    ...onDeepProperties,
    paddingBlock: `calc(${space.section} * 0.8)`,
    boxShadow: `0 0 0 100vmax ${color.deep}`,
    clipPath: "inset(0 -100vmax)",
    [above.large]: { paddingInlineStart: space.huge, clipPath: "inset(0 -100vmax 0 0)" },
  }),
  step: css({
    display: "grid",
    gap: `0 ${space.large}`,
    padding: `0 0 ${space.tiny} ${space.large}`,
    borderInlineStart: `2.5px solid ${color.pulse}`,
    position: "relative",
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "-0.53rem",
      top: "0.45rem",
      width: "0.85rem",
      height: "0.85rem",
      borderRadius: "50%",
      background: color.pulse,
    },
    "&:last-of-type": { paddingBottom: 0 },
    [above.small]: { gridTemplateColumns: "8rem 1fr", paddingBottom: space.large },
  }),
  when: css({
    display: "flex",
    alignItems: "baseline",
    gap: space.tiny,
    color: color.pulseInk,
    fontWeight: weight.bold,
    fontSize: size.small,
    paddingTop: "0.3rem",
    [above.small]: { display: "block" },
  }),
  number: css({
    [above.small]: { display: "block" },
    font: `${weight.bold} ${size.h3}/1 ${font.display}`,
    color: color.ink,
    fontVariantNumeric: "tabular-nums",
  }),
  body: css({ display: "grid", gap: space.tiny, maxWidth: "40rem" }),
  /** On phones the steps have their names alone, until all is asked for. */
  narrow: css(whenNarrow({ "&:not(:has(:checked)) h3 ~ *": { display: "none" } })),
  title: css({ fontSize: size.h4 }),
  text: css({ color: color.muted }),
  details: css({
    display: "grid",
    gap: "0.3rem",
    paddingInlineStart: "1.1rem",
    margin: 0,
    fontSize: size.small,
    "& li::marker": { color: color.pulseInk },
  }),
};

interface ProcessProps {
  title: string;
  text?: string | null;
  steps: readonly Queries.ProcessStepFragment[];
}

/** The steps of the work along the line. */
export const Process = ({ title, text, steps }: ProcessProps) => (
  <div>
    <section id="process" aria-labelledby="process-title" css={styles.section}>
      <SectionHeading id="process-title" title={title} text={text} />
      <TableFrame css={styles.narrow}>
        <ShowAll label={labels.allDetails} />
        <ol role="list">
          {steps.map((step, index) => (
            <li key={index} css={styles.step}>
              <p css={styles.when}>
                <span css={styles.number}>{step.step}</span>
                {step.timeline}
              </p>
              <div css={styles.body}>
                <h3 css={styles.title}>{step.title}</h3>
                <Paragraphs css={styles.text} text={step.description} />
                <ul css={styles.details}>
                  {step.details.map((detail, index) => (
                    <li key={index}>{detail}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </TableFrame>
    </section>
  </div>
);
