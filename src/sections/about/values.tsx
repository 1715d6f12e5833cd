import { css } from "@emotion/react";
import { Card, CardList } from "../../components/card";
import { Section } from "../../components/container";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";

const styles = {
  grid: css({ display: "grid", gap: space.large, [above.medium]: { gridTemplateColumns: "4fr 8fr" } }),
  item: css({
    gap: `${space.tiny} ${space.large}`,
    paddingBlock: space.medium,
    [above.small]: { gridTemplateColumns: "minmax(9rem,1fr) 2fr" },
  }),
  title: css({ fontSize: size.h3 }),
  text: css({ color: color.muted, maxWidth: "36rem" }),
};

/** The agency's values as a ruled list. */
export const Values = ({ title, items }: { title: string; items: readonly { title: string; text: string }[] }) => (
  <Section tone="deep" labelledBy="values">
    <div css={styles.grid}>
      <h2 id="values">{title}</h2>
      <CardList look="ruled">
        {items.map((value, index) => (
          <Card key={index} look="ruled" css={styles.item}>
            <h3 css={styles.title}>{value.title}</h3>
            <Paragraphs css={styles.text} text={value.text} />
          </Card>
        ))}
      </CardList>
    </div>
  </Section>
);
