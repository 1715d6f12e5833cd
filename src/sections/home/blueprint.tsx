import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/container";
import { PulseLine } from "../../components/pulse-line";
import { SectionHeading } from "../../components/section-heading";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space, weight } from "../../design/tokens";

export const query = graphql`
  fragment Blueprint on Blueprint {
    title
    text
    steps {
      when
      title
      text
    }
  }
`;

const styles = {
  line: css({ display: "none", [above.medium]: { display: "block", marginBottom: space.small } }),
  steps: css({
    display: "grid",
    [above.medium]: { gridAutoFlow: "column", gridAutoColumns: "1fr", gap: space.medium },
  }),
  step: css({
    position: "relative",
    padding: `0 0 ${space.large} ${space.large}`,
    borderInlineStart: `2.5px solid ${color.pulse}`,
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "-0.53rem",
      top: "0.3rem",
      width: "0.85rem",
      height: "0.85rem",
      borderRadius: "50%",
      background: color.pulse,
    },
    "&:last-of-type": { borderImage: `linear-gradient(${color.pulse} 40%, transparent) 1` },
    [above.medium]: { padding: `0 ${space.base} 0 0`, border: 0, "&::before": { content: "none" } },
  }),
  when: css({ color: color.pulseInk, fontSize: size.small, fontWeight: weight.bold }),
  title: css({ fontSize: size.h4, marginBlock: "0.25rem 0.4rem" }),
  text: css({ color: color.muted, fontSize: size.small, lineHeight: 1.55 }),
};

/** Steps on the beats of the line; on phones the line is vertical. */
export const Blueprint = ({ title, text, steps }: Queries.BlueprintFragment) => (
  <Section labelledBy="blueprint">
    <SectionHeading id="blueprint" title={title} text={text} />
    <PulseLine
      css={styles.line}
      height={130}
      beats={steps.map((_, index) => ({ x: 40 + (index * 1200) / steps.length, height: 0.35 + 0.16 * index }))}
    />
    <ol role="list" css={styles.steps}>
      {steps.map((step, index) => (
        <li key={index} css={styles.step}>
          <p css={styles.when}>{step.when}</p>
          <h3 css={styles.title}>{step.title}</h3>
          <Paragraphs css={styles.text} text={step.text} />
        </li>
      ))}
    </ol>
  </Section>
);
