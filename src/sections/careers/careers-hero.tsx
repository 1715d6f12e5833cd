import { css } from "@emotion/react";
import { space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";

const words = css({ padding: `calc(${space.section} * 0.6) 0 ${space.large}` });

interface CareersHeroProps {
  eyebrow?: string | null;
  title: string;
  text: string;
}

/** Hero of the careers page. */
export const CareersHero = ({ eyebrow, title, text }: CareersHeroProps) => (
  <HeroFrame>
    <HeroWords eyebrow={eyebrow} title={title} text={text} css={words} />
  </HeroFrame>
);
