import { css } from "@emotion/react";
import { Waveform } from "../../components/waveform";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";

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

/** Hero of the podcast: its name on dark above a waveform. */
export const PodcastHero = ({ title, text }: { title: string; text: string }) => (
  <HeroFrame tone="deep" below={<Waveform seed={title} bars={150} height={130} css={styles.wave} />}>
    <div css={styles.grid}>
      <h1 css={styles.title}>{title}</h1>
      <Paragraphs css={styles.text} text={text} />
    </div>
  </HeroFrame>
);
