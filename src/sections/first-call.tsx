import { css } from "@emotion/react";
import { Band } from "../components/container";
import { SectionHeading } from "../components/section-heading";
import { above, color, size, space } from "../design/tokens";

const styles = {
  grid: css({ display: "grid", gap: space.large, [above.medium]: { gridAutoFlow: "column", gridAutoColumns: "1fr" } }),
  step: css({
    borderTop: `2px solid ${color.pulse}`,
    paddingTop: space.base,
    display: "grid",
    alignContent: "start",
    gap: space.tiny,
  }),
  title: css({ fontSize: size.h4 }),
  text: css({ color: color.muted }),
};

/** What the first call is like. */
export const FirstCall = ({ title, steps }: { title: string; steps: readonly { title: string; text: string }[] }) => (
  <Band labelledBy="first-call">
    <SectionHeading id="first-call" title={title} />
    <ol role="list" css={styles.grid}>
      {steps.map((step, index) => (
        <li key={index} css={styles.step}>
          <h3 css={styles.title}>{step.title}</h3>
          <p css={styles.text}>{step.text}</p>
        </li>
      ))}
    </ol>
  </Band>
);
