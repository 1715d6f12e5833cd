import { css } from "@emotion/react";
import { color, size, space } from "../design/tokens";
import { disclosure } from "./disclosure";
import { Paragraphs } from "./paragraphs";

const styles = {
  list: css({ borderTop: `2px solid ${color.ink}` }),
  item: css({
    borderBottom: `1px solid ${color.line}`,
    "&::details-content": { transition: "none" },
  }),
  question: css({ fontSize: size.h4 }),
  answer: css({ maxWidth: "44rem", padding: `${space.tiny} 0 ${space.medium}`, color: color.muted }),
};

interface AccordionProps {
  /** Items of the same group close each other. */
  group: string;
  items: readonly { title: string; text: string }[];
}

/** Questions that open one at a time, without JavaScript. */
export const Accordion = ({ group, items }: AccordionProps) => (
  <div css={styles.list}>
    {items.map(({ title, text }, index) => (
      // `name` makes the browser close the others; React 18 passes it on, but its types lack it.
      <details key={index} css={styles.item} {...{ name: group }}>
        <summary css={disclosure}>
          <h3 css={styles.question}>{title}</h3>
        </summary>
        <Paragraphs css={styles.answer} text={text} />
      </details>
    ))}
  </div>
);
