import { css } from "@emotion/react";
import { Waveform } from "../../components/waveform";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroTitle } from "../shared/hero-words";

const styles = {
  grid: css({
    display: "grid",
    gap: space.medium,
    padding: `calc(${space.section} * 0.5) 0 ${space.large}`,
    [above.medium]: { gridTemplateColumns: "minmax(0,8fr) minmax(0,5fr)", columnGap: space.huge, alignItems: "end" },
  }),
  title: css({ fontSize: size.display, maxWidth: "9em" }),
  text: css({ color: color.muted, fontSize: size.lead, lineHeight: 1.5, maxWidth: "34rem" }),
  wave: css({ paddingBottom: space.large }),
};

interface PodcastHeroProps {
  eyebrow?: string | null;
  title: string;
  text: string;
}

/** Hero of the podcast: its name on dark above a waveform. */
export const PodcastHero = ({ eyebrow, title, text }: PodcastHeroProps) => (
  <HeroFrame tone="deep" below={<Waveform seed={title} bars={150} height={130} css={styles.wave} />}>
    <div css={styles.grid}>
      <HeroTitle css={styles.title} eyebrow={eyebrow} title={title} />
      <Paragraphs css={styles.text} text={text} />
    </div>
  </HeroFrame>
);
