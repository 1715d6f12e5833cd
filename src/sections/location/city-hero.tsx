import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { Actions } from "../../components/actions";
import { BackLink } from "../../components/back-link";
import type { Crumb } from "../../components/breadcrumb";
import { CityMap } from "../../components/city-map";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";
import { PictureSlot } from "../shared/picture-slot";

export const query = graphql`
  fragment CityMap on CityMap {
    src
    x
    y
    half
    overview
    labels {
      name
      left
      top
      side
      wide
    }
  }
`;

const styles = {
  beside: css({
    display: "grid",
    gap: space.large,
    padding: `calc(${space.section} * 0.3) 0 ${space.large}`,
  }),
  two: css({
    [above.medium]: { gridTemplateColumns: "minmax(0,1fr) min(35rem,52%)", alignItems: "center" },
  }),
  // The same as other muted texts of the page, so that it needs no rule of its own.
  travel: css({ color: color.muted }),
  photograph: css({ aspectRatio: "3 / 2", [above.medium]: { aspectRatio: "4 / 3" } }),
};

interface CityHeroProps {
  title: string;
  text: string | null;
  crumbs: readonly Crumb[];
  back: { label: string; to: string };
  primary: { label: string; to: string };
  /** A photograph in place of the map. */
  image: Queries.HeroPictureFragment | null;
  map: ComponentProps<typeof CityMap>["map"] | null;
  /** The map in words. */
  mapText: string | null;
  /** How far people travel for what, next to the map. */
  travel: string | null;
  state: string;
}

/** Hero of a city: its words, next to the map of its surroundings. */
export const CityHero = ({ title, text, crumbs, back, primary, image, map, mapText, travel, state }: CityHeroProps) => {
  const words = (
    <HeroWords title={title} text={text ?? ""} before={<BackLink to={back.to}>{back.label}</BackLink>}>
      {travel && map && !image && <Paragraphs css={styles.travel} text={travel} />}
      <Actions primary={primary} />
    </HeroWords>
  );
  return (
    <HeroFrame crumbs={crumbs}>
      <div css={[styles.beside, (map || image) && styles.two]}>
        {words}
        <PictureSlot image={image} sizes="(min-width: 60em) 35rem, 92vw" css={styles.photograph} eager>
          {map && <CityMap map={map} state={state} text={mapText} />}
        </PictureSlot>
      </div>
    </HeroFrame>
  );
};
