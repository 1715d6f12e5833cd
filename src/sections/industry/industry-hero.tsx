import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { Actions } from "../../components/actions";
import type { Crumb } from "../../components/breadcrumb";
import { Icon } from "../../components/icon";
import { PulseLine } from "../../components/pulse-line";
import { above, color, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";

/** Start of the dark part, relative to the window. */
const SPLIT = "64%";
/** One beat, below the icon. */
const BEAT = [{ x: 984, height: 1 }];

const styles = {
  words: css({
    padding: `calc(${space.section} * 0.5) 0 ${space.large}`,
    [above.medium]: { width: "58%", paddingBottom: `calc(${space.section} * 1.2)` },
  }),
  sign: css({
    display: "grid",
    placeItems: "center",
    padding: `${space.medium} 0 7rem`,
    background: color.deep,
    "& svg": { width: "min(7rem,30vw)", height: "auto", stroke: "#fff", strokeWidth: 0.4 },
    [above.medium]: {
      position: "absolute",
      inset: `0 0 0 ${SPLIT}`,
      padding: "0 0 5rem",
      "& svg": { width: "min(17rem,20vw)" },
    },
  }),
  line: css({ position: "absolute", bottom: "1.5rem", insetInline: 0 }),
};

interface IndustryHeroProps {
  title: string;
  text: string;
  icon: ComponentProps<typeof Icon>["name"];
  crumbs: readonly Crumb[];
  primary: { label: string; to: string };
}

/** Hero of an industry: the line runs into the dark part, and beats below the icon. */
export const IndustryHero = ({ title, text, icon, crumbs, primary }: IndustryHeroProps) => (
  <HeroFrame
    crumbs={crumbs}
    below={
      <>
        <div css={styles.sign}>
          <Icon name={icon} />
        </div>
        <PulseLine atOnce beats={BEAT} height={110} css={styles.line} />
      </>
    }
  >
    <HeroWords title={title} text={text} css={styles.words}>
      <Actions primary={primary} />
    </HeroWords>
  </HeroFrame>
);
