import { css } from "@emotion/react";
import { PulseDrawing, PulsePath } from "../../components/pulse-line";
import { Paragraphs } from "../../components/paragraphs";
import { LINES } from "../../design/pulse";
import { above, color, size, space } from "../../design/tokens";
import { lineStyle } from "../../site-data";
import { HeroFrame } from "../shared/hero-frame";
import { HeroTitle } from "../shared/hero-words";

const styles = {
  grid: css({
    display: "grid",
    gap: space.large,
    padding: `calc(${space.section} * 0.7) 0 ${space.medium}`,
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
  // From the edge of the window to the text.
  line: css({
    [above.medium]: {
      width: `calc(50vw - ${space.huge} / 2)`,
      maxWidth: "none",
      marginInlineStart: `calc(100% + ${space.huge} / 2 - 50vw)`,
    },
  }),
};

const HEIGHT = 120;
/** A flat line that starts beating again. */
const REVIVAL = LINES[lineStyle](
  1200,
  HEIGHT * 0.72,
  HEIGHT * 0.66,
  [
    { x: 700, height: 0.25 },
    { x: 880, height: 0.55 },
    { x: 1080, height: 1 },
  ],
  50,
);

interface AboutHeroProps {
  eyebrow?: string | null;
  title: string;
  text: string;
}

/** Hero of the about page: statement, and the line beside its sentence. */
export const AboutHero = ({ eyebrow, title, text }: AboutHeroProps) => (
  <HeroFrame>
    <div css={styles.grid}>
      <HeroTitle css={styles.title} eyebrow={eyebrow} title={title} />
      <PulseDrawing height={HEIGHT} css={styles.line}>
        <PulsePath d={REVIVAL} atOnce />
      </PulseDrawing>
      <Paragraphs css={styles.text} text={text} />
    </div>
  </HeroFrame>
);
