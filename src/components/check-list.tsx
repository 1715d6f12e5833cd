import { css } from "@emotion/react";
import { color, space } from "../design/tokens";
import { drawnMark, MARKS } from "./mark";
import { InlineParagraphs } from "./paragraphs";

const styles = {
  list: css({ display: "grid", gap: space.small, alignContent: "start" }),
  item: css({
    display: "grid",
    gridTemplateColumns: "1.25rem 1fr",
    gap: space.small,
    alignItems: "start",
    "&::before": { ...drawnMark(MARKS.check, color.vital), marginTop: "0.3em" },
  }),
};

/** A list with check marks in the shape of a beat. */
export const CheckList = ({ items, className }: { items: readonly string[]; className?: string }) => (
  <ul role="list" css={styles.list} className={className}>
    {items.map((item, index) => (
      <li key={index} css={styles.item}>
        <InlineParagraphs text={item} />
      </li>
    ))}
  </ul>
);
