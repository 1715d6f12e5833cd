import { css } from "@emotion/react";
import { above, color, size, space } from "../design/tokens";
import { Paragraphs } from "./paragraphs";

const styles = {
  grid: css({ display: "grid", gap: space.large, [above.medium]: { gridTemplateColumns: "repeat(var(--count),1fr)" } }),
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

interface PointListProps {
  points: readonly { title: string; text: string }[];
  /** True for a numbered list. */
  ordered?: boolean;
}

/** Short points side by side, each below a piece of the line. */
export const PointList = ({ points, ordered = false }: PointListProps) => {
  const List = ordered ? "ol" : "ul";
  return (
    <List role="list" css={styles.grid} style={{ "--count": points.length }}>
      {points.map(({ title, text }, index) => (
        <li key={index} css={styles.point}>
          <h3 css={styles.title}>{title}</h3>
          <Paragraphs css={styles.text} text={text} />
        </li>
      ))}
    </List>
  );
};
