import { css } from "@emotion/react";
import type { Anchor } from "../../anchors";
import { Section } from "../../components/container";
import { CheckList } from "../../components/check-list";
import { above, color, font, size, space, weight } from "../../design/tokens";

const styles = {
  grid: css({
    display: "grid",
    gap: space.large,
    [above.medium]: { gridTemplateColumns: "4fr 8fr", columnGap: space.huge },
  }),
  parts: css({
    borderTop: `2px solid ${color.ink}`,
    "& li": { padding: `${space.base} 0`, borderBottom: `1px solid ${color.line}` },
    [above.medium]: { columnGap: space.huge, display: "grid", gridTemplateColumns: "1fr 1fr" },
  }),
  results: css({
    "& ul": { gap: space.medium },
    "& li": { font: `${weight.bold} ${size.h4}/1.35 ${font.display}`, letterSpacing: "-.01em" },
  }),
};

interface PairPointsProps {
  id: Anchor;
  title: string;
  items: readonly string[];
}

/** Parts of the work: a ruled list next to its heading. */
export const PairParts = ({ id, title, items }: PairPointsProps) => (
  <Section labelledBy={id}>
    <div css={styles.grid}>
      <h2 id={id}>{title}</h2>
      <ul role="list" css={styles.parts}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  </Section>
);

/** Results, in large type on a dark section. */
export const PairResults = ({ id, title, items }: PairPointsProps) => (
  <Section tone="deep" labelledBy={id}>
    <div css={[styles.grid, styles.results]}>
      <h2 id={id}>{title}</h2>
      <CheckList items={items} />
    </div>
  </Section>
);
