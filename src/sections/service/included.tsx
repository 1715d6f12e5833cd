import { css } from "@emotion/react";
import { CheckList } from "../../components/check-list";
import { SectionHeading } from "../../components/section-heading";
import { above, color, size, space } from "../../design/tokens";

const styles = {
  list: css({ borderTop: `2px solid ${color.ink}` }),
  row: css({
    display: "grid",
    gap: space.base,
    padding: `${space.medium} 0`,
    borderBottom: `1px solid ${color.line}`,
    [above.small]: { gridTemplateColumns: "1fr 2fr", gap: space.large },
  }),
  title: css({ fontSize: size.h4 }),
};

interface IncludedProps {
  title: string;
  text?: string | null;
  categories: readonly { category: string; items: readonly string[] }[];
}

/** Included items, a row per category. */
export const Included = ({ title, text, categories }: IncludedProps) => (
  <section id="included" aria-labelledby="included-title">
    <SectionHeading id="included-title" title={title} text={text} />
    <div css={styles.list}>
      {categories.map(({ category, items }, index) => (
        <div key={index} css={styles.row}>
          <h3 css={styles.title}>{category}</h3>
          <CheckList items={items} />
        </div>
      ))}
    </div>
  </section>
);
