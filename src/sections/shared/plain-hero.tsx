import { css } from "@emotion/react";
import { space } from "../../design/tokens";
import { HeroFrame, type HeroFrameProps } from "./hero-frame";
import { HeroWords } from "./hero-words";

const words = css({
  padding: `calc(${space.section} * 0.6) 0 ${space.large}`,
  "@media print": { padding: 0, gap: space.tiny, "& h1": { fontSize: "1.5rem" }, "& p": { fontSize: "1rem" } },
});

interface PlainHeroProps extends Pick<HeroFrameProps, "crumbs"> {
  eyebrow?: string | null;
  title: string;
  text: string;
}

/** Hero with nothing besides its texts. */
export const PlainHero = ({ eyebrow, title, text, crumbs }: PlainHeroProps) => (
  <HeroFrame crumbs={crumbs}>
    <HeroWords eyebrow={eyebrow} title={title} text={text} css={words} />
  </HeroFrame>
);
