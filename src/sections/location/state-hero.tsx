import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { Actions } from "../../components/actions";
import type { Crumb } from "../../components/breadcrumb";
import { StateMap } from "../../components/state-map";
import { above, color, font, size, space, weight } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";
import { PictureSlot } from "../shared/picture-slot";

export const query = graphql`
  fragment StateMap on StateMap {
    src
    viewBox
    ratio
    dot
    scale {
      length
      name
    }
    labels {
      name
      path
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
    padding: `calc(${space.section} * 0.4) 0 calc(${space.section} * 0.5)`,
  }),
  two: css({
    [above.medium]: { gridTemplateColumns: "minmax(0,5fr) minmax(0,7fr)", columnGap: space.huge },
  }),
  words: css({ display: "grid", gap: space.large, alignContent: "start" }),
  count: css({ color: color.muted, fontSize: size.small }),
  number: css({ font: `${weight.bold} ${size.h3}/1 ${font.display}`, color: color.ink }),
  photograph: css({ aspectRatio: "3 / 2", [above.medium]: { aspectRatio: "4 / 3" } }),
};

interface StateHeroProps {
  title: string;
  text: string;
  crumbs: readonly Crumb[];
  /** Number of cities, and its label. */
  count: { number: string; label: string };
  primary: { label: string; to: string };
  /** A photograph in place of the map. */
  image: Queries.HeroPictureFragment | null;
  map: ComponentProps<typeof StateMap>["map"] | null;
  /** The map in words. */
  mapText: string | null;
}

/** Hero of a state: number of cities next to their map. */
export const StateHero = ({ title, text, crumbs, count, primary, image, map, mapText }: StateHeroProps) => (
  <HeroFrame crumbs={crumbs}>
    <div css={[styles.beside, (map || image) && styles.two]}>
      <div css={styles.words}>
        <HeroWords title={title} text={text}>
          <Actions primary={primary} />
        </HeroWords>
        <p css={styles.count}>
          <strong css={styles.number}>{count.number}</strong> {count.label}
        </p>
      </div>
      <PictureSlot image={image} sizes="(min-width: 60em) 48rem, 92vw" css={styles.photograph} eager>
        {map && <StateMap map={map} text={mapText} />}
      </PictureSlot>
    </div>
  </HeroFrame>
);
