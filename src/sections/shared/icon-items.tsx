import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { SectionId } from "../../anchors";
import { Icon } from "../../components/icon";
import { SectionHeading } from "../../components/section-heading";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";

export const query = graphql`
  fragment IconItem on IconItem {
    icon
    title
    desc
  }
`;

const styles = {
  grid: css({
    display: "grid",
    gap: `${space.large} ${space.huge}`,
  }),
  two: css({ [above.small]: { gridTemplateColumns: "1fr 1fr" } }),
  three: css({ [above.medium]: { gridTemplateColumns: "repeat(3,1fr)" } }),
  item: css({
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    gap: `${space.tiny} ${space.base}`,
    alignContent: "start",
  }),
  title: css({ fontSize: size.h4, alignSelf: "center" }),
  desc: css({ gridColumn: 2, color: color.muted }),
};

interface IconItemsProps {
  id: SectionId;
  title: string;
  text?: string | null;
  items: readonly Queries.IconItemFragment[];
  /** More of the section, below the items. */
  children?: ReactNode;
  /** Three columns on wide screens. */
  three?: boolean;
}

/** Items with icons, two per row. */
export const IconItems = ({ id, title, text, items, children, three = false }: IconItemsProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <SectionHeading id={`${id}-title`} title={title} text={text} />
    <ul role="list" css={[styles.grid, three ? styles.three : styles.two]}>
      {items.map((item, index) => (
        <li key={index} css={styles.item}>
          <Icon name={item.icon} />
          <h3 css={styles.title}>{item.title}</h3>
          <Paragraphs css={styles.desc} text={item.desc} />
        </li>
      ))}
    </ul>
    {children}
  </section>
);
