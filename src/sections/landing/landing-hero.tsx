import { css } from "@emotion/react";
import { Actions } from "../../components/actions";
import type { Crumb } from "../../components/breadcrumb";
import { PulseLine } from "../../components/pulse-line";
import { space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";

const words = css({ padding: `calc(${space.section} * 0.6) 0 ${space.large}` });

const BEATS = [
  { x: 240, height: 0.5 },
  { x: 900, height: 1 },
];

interface Link {
  label: string;
  to: string;
}

interface LandingHeroProps {
  title: string;
  text: string | null;
  heroPrimary: Link | null;
  secondary: Link | null;
  crumbs: readonly Crumb[] | undefined;
}

/** The first screen of a page that editors compose: the words, the next step, and the line below them. */
export const LandingHero = ({ title, text, heroPrimary, secondary, crumbs }: LandingHeroProps) => (
  <HeroFrame crumbs={crumbs} below={<PulseLine atOnce beats={BEATS} height={92} />}>
    <HeroWords title={title} text={text ?? undefined} css={words}>
      {heroPrimary && <Actions primary={heroPrimary} secondary={secondary} />}
    </HeroWords>
  </HeroFrame>
);
