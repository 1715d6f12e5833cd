import { css } from "@emotion/react";
import { LINE_WIDTH, PulseLine } from "../../components/pulse-line";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroTitle } from "../shared/hero-words";

const styles = {
  grid: css({
    display: "grid",
    gap: space.medium,
    padding: `calc(${space.section} * 0.6) 0 ${space.base}`,
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
  /** Number of services, and of beats. */
  count: number;
}

/** Hero of the services page: statement, sentence, and a beat for each service. */
export const ServicesHero = ({ eyebrow, title, text, count }: ServicesHeroProps) => (
  <HeroFrame
    below={
      <PulseLine
        atOnce
        height={120}
        beats={Array.from({ length: count }, (_, index) => ({
          x: ((index + 0.5) * LINE_WIDTH) / count,
          height: 0.3 + (0.7 * index) / count,
        }))}
      />
    }
  >
    <div css={styles.grid}>
      <HeroTitle css={styles.title} eyebrow={eyebrow} title={title} />
      <Paragraphs css={styles.text} text={text} />
    </div>
  </HeroFrame>
);
