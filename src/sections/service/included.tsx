import { css } from "@emotion/react";
import { CheckList } from "../../components/check-list";
import { Fold } from "../../components/fold";
import { SectionHeading } from "../../components/section-heading";
import { above, color, size, space } from "../../design/tokens";

const styles = {
  list: css({ borderTop: `2px solid ${color.ink}` }),
  row: css({
    borderBottom: `1px solid ${color.line}`,
    [above.small]: {
      display: "grid",
      gridTemplateColumns: "1fr 2fr",
      columnGap: space.large,
      paddingBlock: space.medium,
    },
  }),
  items: css({ paddingBottom: space.medium, [above.small]: { paddingBottom: 0 } }),
  title: css({ fontSize: size.h4 }),
};

interface IncludedProps {
  title: string;
  text?: string | null;
  categories: readonly { category: string; items: readonly string[] }[];
}

/** Included items, a row per category; folded on phones. */
export const Included = ({ title, text, categories }: IncludedProps) => (
  <section id="included" aria-labelledby="included-title">
    <SectionHeading id="included-title" title={title} text={text} />
    <div css={styles.list}>
      {categories.map(({ category, items }, index) => (
        <Fold key={index} css={styles.row} summary={<h3 css={styles.title}>{category}</h3>}>
          <CheckList items={items} css={styles.items} />
        </Fold>
      ))}
    </div>
  </section>
);
