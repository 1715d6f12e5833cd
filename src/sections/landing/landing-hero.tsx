import { css } from "@emotion/react";
import { Actions } from "../../components/actions";
import type { Crumb } from "../../components/breadcrumb";
import { above, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";
import { PictureSlot } from "../shared/picture-slot";

const styles = {
  words: css({ padding: `calc(${space.section} * 0.6) 0 ${space.large}` }),
  grid: css({
    display: "grid",
    gap: `0 ${space.huge}`,
    alignItems: "center",
    [above.medium]: { gridTemplateColumns: "minmax(0,1fr) minmax(0,1fr)" },
  }),
  beside: css({ paddingBottom: space.large, [above.medium]: { paddingTop: space.large } }),
};

interface Link {
  label: string;
  to: string;
}

interface LandingHeroProps {
  title: string;
  text: string | null;
  heroPrimary: Link | null;
  secondary: Link | null;
  heroImage: Queries.HeroPictureFragment | null;
  crumbs: readonly Crumb[] | undefined;
}

/** The first screen of a page that editors compose: the words and the next step, next to a picture. */
export const LandingHero = ({ title, text, heroPrimary, secondary, heroImage, crumbs }: LandingHeroProps) => (
  <HeroFrame crumbs={crumbs}>
    <div css={heroImage && styles.grid}>
      <HeroWords title={title} text={text ?? undefined} css={styles.words}>
        {heroPrimary && <Actions primary={heroPrimary} secondary={secondary} />}
      </HeroWords>
      {heroImage && (
        <div css={styles.beside}>
          <PictureSlot image={heroImage} sizes="(min-width: 60em) 45vw, 92vw" eager>
            {null}
          </PictureSlot>
        </div>
      )}
    </div>
  </HeroFrame>
);
