import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { LINE_WIDTH, PulseLine } from "../../components/pulse-line";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space, weight } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";

const styles = {
  grid: css({
    display: "grid",
    gap: space.huge,
    padding: `calc(${space.section} * 0.55) 0 ${space.huge}`,
    [above.medium]: { gridTemplateColumns: "minmax(0,7fr) minmax(0,5fr)", columnGap: space.huge, alignItems: "start" },
  }),
  promise: css({ color: color.pulseInk, fontWeight: weight.bold, fontSize: size.lead }),
};

/** The five days of a week, one without a beat. */
const WEEK = [0, 1, 3, 4].map((day) => ({ x: ((day + 0.5) * LINE_WIDTH) / 5, height: 0.9 }));

interface ContactHeroProps {
  title: string;
  text: string;
  promise: string;
  /** Contact details. */
  children: ReactNode;
}

/** Hero of the contact page: contact details beside the text, and a week with one quiet day. */
export const ContactHero = ({ title, text, promise, children }: ContactHeroProps) => (
  <HeroFrame below={<PulseLine atOnce beats={WEEK} height={96} />}>
    <div css={styles.grid}>
      <HeroWords title={title} text={text}>
        <Paragraphs css={styles.promise} text={promise} />
      </HeroWords>
      {children}
    </div>
  </HeroFrame>
);
