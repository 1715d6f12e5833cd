import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";
import { HeroFrame } from "./hero-frame";
import { HeroTitle } from "./hero-words";

const styles = {
  grid: css({
    display: "grid",
    gap: space.large,
    padding: `calc(${space.section} * 0.7) 0 ${space.large}`,
    [above.medium]: { gridTemplateColumns: "repeat(2,minmax(0,1fr))", columnGap: space.huge, alignItems: "end" },
  }),
  title: css({ fontSize: size.display, maxWidth: "11em", gridColumn: "1 / -1" }),
  text: css({
    fontSize: size.lead,
    lineHeight: 1.5,
    color: color.muted,
    maxWidth: "36rem",
    [above.medium]: { gridColumn: 2 },
  }),
};

interface StatementHeroProps {
  eyebrow?: string | null;
  title: string;
  text: string;
  /** Below the text. */
  children?: ReactNode;
}

/** Hero of a page that makes a statement: statement and sentence. */
export const StatementHero = ({ eyebrow, title, text, children }: StatementHeroProps) => (
  <HeroFrame>
    <div css={styles.grid}>
      <HeroTitle css={styles.title} eyebrow={eyebrow} title={title} />
      <div css={styles.text}>
        <Paragraphs text={text} />
        {children}
      </div>
    </div>
  </HeroFrame>
);
