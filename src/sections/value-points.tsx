import { css } from "@emotion/react";
import { Band } from "../components/container";
import { SectionHeading } from "../components/section-heading";
import { above, color, size, space } from "../design/tokens";

const styles = {
  grid: css({ display: "grid", gap: space.large, [above.medium]: { gridTemplateColumns: "repeat(3,1fr)" } }),
  point: css({
    borderTop: `2px solid ${color.pulse}`,
    paddingTop: space.base,
    display: "grid",
    alignContent: "start",
    gap: space.tiny,
  }),
  title: css({ fontSize: size.h4 }),
  text: css({ color: color.muted }),
};

/** Three reasons on a dark band. */
export const ValuePoints = ({
  title,
  points,
}: {
  title: string;
  points: readonly { title: string; text: string }[];
}) => (
  <Band tone="deep" labelledBy="value">
    <SectionHeading id="value" title={title} />
    <ul role="list" css={styles.grid}>
      {points.map((point, index) => (
        <li key={index} css={styles.point}>
          <h3 css={styles.title}>{point.title}</h3>
          <p css={styles.text}>{point.text}</p>
        </li>
      ))}
    </ul>
  </Band>
);
