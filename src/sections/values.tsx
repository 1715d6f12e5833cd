import { css } from "@emotion/react";
import { Band } from "../components/container";
import { above, color, size, space } from "../design/tokens";

const styles = {
  grid: css({ display: "grid", gap: space.large, [above.medium]: { gridTemplateColumns: "4fr 8fr" } }),
  list: css({ borderTop: `2px solid ${color.ink}` }),
  item: css({
    display: "grid",
    gap: `${space.tiny} ${space.large}`,
    padding: `${space.medium} 0`,
    borderBottom: `1px solid ${color.line}`,
    [above.small]: { gridTemplateColumns: "minmax(9rem,1fr) 2fr" },
  }),
  title: css({ fontSize: size.h3 }),
  text: css({ color: color.muted, maxWidth: "36rem" }),
};

/** What the agency stands for, as a ruled list. */
export const Values = ({ title, items }: { title: string; items: readonly { title: string; text: string }[] }) => (
  <Band tone="deep" labelledBy="values">
    <div css={styles.grid}>
      <h2 id="values">{title}</h2>
      <ul role="list" css={styles.list}>
        {items.map((value, index) => (
          <li key={index} css={styles.item}>
            <h3 css={styles.title}>{value.title}</h3>
            <p css={styles.text}>{value.text}</p>
          </li>
        ))}
      </ul>
    </div>
  </Band>
);
