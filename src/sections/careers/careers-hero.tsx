import { css } from "@emotion/react";
import { PulseDrawing, PulsePath } from "../../components/pulse-line";
import { growth } from "../../design/pulse";
import { above, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";

const styles = {
  words: css({ padding: `calc(${space.section} * 0.6) 0 9rem`, [above.medium]: { paddingBottom: "5.5rem" } }),
  line: css({
    position: "absolute",
    insetInline: 0,
    bottom: 0,
    zIndex: -1,
    maxHeight: "8rem",
    [above.medium]: { maxHeight: "none" },
  }),
  ground: css({ isolation: "isolate" }),
};

/** Flat below the text, then rising. */
const CLIMB = growth([
  { x: 0, y: 352 },
  { x: 400, y: 352 },
  { x: 820, y: 262 },
  { x: 1200, y: 30 },
]);

interface CareersHeroProps {
  eyebrow?: string | null;
  title: string;
  text: string;
}

/** Hero of the careers page. */
export const CareersHero = ({ eyebrow, title, text }: CareersHeroProps) => (
  <HeroFrame
    css={styles.ground}
    below={
      <PulseDrawing height={360} css={styles.line}>
        <PulsePath d={CLIMB} atOnce />
      </PulseDrawing>
    }
  >
    <HeroWords eyebrow={eyebrow} title={title} text={text} css={styles.words} />
  </HeroFrame>
);
