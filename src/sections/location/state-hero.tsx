import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { Actions } from "../../components/actions";
import type { Crumb } from "../../components/breadcrumb";
import { Figure } from "../../components/figure";
import { LINE_WIDTH, PulseLine } from "../../components/pulse-line";
import { StateMap } from "../../components/state-map";
import { seeded } from "../../design/pulse";
import { above, size, space } from "../../design/tokens";
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
  grid: css({
    display: "grid",
    gap: space.large,
    padding: `calc(${space.section} * 0.5) 0 ${space.medium}`,
    [above.medium]: { gridTemplateColumns: "minmax(0,4fr) minmax(0,7fr)", columnGap: space.huge, alignItems: "end" },
  }),
  // After the text in the DOM, before it on screen.
  figure: css({ [above.medium]: { order: -1, "& strong": { fontSize: size.giant } } }),
  beside: css({
    display: "grid",
    gap: space.large,
    padding: `calc(${space.section} * 0.4) 0 calc(${space.section} * 0.5)`,
    [above.medium]: { gridTemplateColumns: "minmax(0,5fr) minmax(0,7fr)", columnGap: space.huge, alignItems: "center" },
  }),
  words: css({ display: "grid", gap: space.large, alignContent: "center" }),
  photograph: css({ aspectRatio: "3 / 2", [above.medium]: { aspectRatio: "4 / 3" } }),
};

/** Number of small beats. */
const TOWNS = 14;

const towns = (seed: string) => {
  const random = seeded(seed);
  return Array.from({ length: TOWNS }, (_, index) => ({
    x: ((index + 0.5) * LINE_WIDTH) / TOWNS,
    height: 0.15 + 0.85 * random() ** 2,
  }));
};

interface StateHeroProps {
  title: string;
  text: string;
  crumbs: readonly Crumb[];
  /** Number of cities, and its label. */
  count: { number: string; label: string };
  /** Seed of its phrase of the line. */
  seed: string;
  primary: { label: string; to: string };
  /** A photograph in place of the map. */
  image: Queries.HeroPictureFragment | null;
  map: ComponentProps<typeof StateMap>["map"] | null;
  /** The map in words. */
  mapText: string | null;
}

/** Hero of a state: number of cities next to their map or, without coordinates, above a line with many small beats. */
export const StateHero = ({ title, text, crumbs, count, seed, primary, image, map, mapText }: StateHeroProps) => {
  const words = (
    <HeroWords title={title} text={text}>
      <Actions primary={primary} />
    </HeroWords>
  );
  if (map || image)
    return (
      <HeroFrame crumbs={crumbs}>
        <div css={styles.beside}>
          <div css={styles.words}>
            {words}
            <Figure {...count} />
          </div>
          <PictureSlot image={image} sizes="(min-width: 60em) 48rem, 92vw" css={styles.photograph} eager>
            {map && <StateMap map={map} text={mapText} />}
          </PictureSlot>
        </div>
      </HeroFrame>
    );
  return (
    <HeroFrame crumbs={crumbs} below={<PulseLine atOnce beats={towns(seed)} height={110} />}>
      <div css={styles.grid}>
        {words}
        <div css={styles.figure}>
          <Figure {...count} />
        </div>
      </div>
    </HeroFrame>
  );
};
