import { css } from "@emotion/react";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroTitle } from "../shared/hero-words";

const styles = {
  grid: css({
    display: "grid",
    gap: space.medium,
    padding: `calc(${space.section} * 0.6) 0 ${space.large}`,
    [above.medium]: { gridTemplateColumns: "minmax(0,2fr) 3fr", columnGap: space.large },
  }),
  title: css({ fontSize: size.display, maxWidth: "10em", gridColumn: "1 / -1" }),
  text: css({
    fontSize: size.lead,
    lineHeight: 1.5,
    color: color.muted,
    maxWidth: "36rem",
    [above.medium]: { gridColumn: 2 },
  }),
};

interface ServicesHeroProps {
  eyebrow?: string | null;
  title: string;
  text: string;
}

/** Hero of the services page: statement and sentence. */
export const ServicesHero = ({ eyebrow, title, text }: ServicesHeroProps) => (
  <HeroFrame>
    <div css={styles.grid}>
      <HeroTitle css={styles.title} eyebrow={eyebrow} title={title} />
      <Paragraphs css={styles.text} text={text} />
    </div>
  </HeroFrame>
);
