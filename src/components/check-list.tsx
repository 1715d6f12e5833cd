import { css } from "@emotion/react";
import { color, space } from "../design/tokens";

const styles = {
  list: css({ display: "grid", gap: space.small, alignContent: "start" }),
  item: css({
    display: "grid",
    gridTemplateColumns: "1.25rem 1fr",
    gap: space.small,
    "& svg": {
      marginTop: "0.3em",
      width: 18,
      height: 14,
      fill: "none",
      stroke: color.vital,
      strokeWidth: 2.2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
    },
  }),
};

/** A list whose marks are small beats that end in a check. */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul role="list" css={styles.list}>
    {items.map((item, index) => (
      <li key={index} css={styles.item}>
        <svg viewBox="0 0 18 14" aria-hidden="true">
          <path d="M1 8h3l3 4L17 2" />
        </svg>
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
