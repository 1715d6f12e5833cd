import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { Actions } from "../../components/actions";
import { BackLink } from "../../components/back-link";
import type { Crumb } from "../../components/breadcrumb";
import { CityMap } from "../../components/city-map";
import { PulseLine } from "../../components/pulse-line";
import { Rings } from "../../components/rings";
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
  words: css({
    position: "relative",
    padding: `calc(${space.section} * 0.3) 0 calc(${space.section} + 9rem)`,
    [above.medium]: { width: "62%", paddingBottom: `calc(${space.section} * 1.15)` },
  }),
  // The line is the horizon; the rings' center is on it.
  rings: css({
    position: "absolute",
    width: "min(22rem,94vw)",
    maxWidth: "none",
    bottom: 0,
    insetInlineStart: "78%",
    translate: "-50% calc(50% - 1.7rem)",
    [above.medium]: { width: "min(44rem,60vw)" },
  }),
  beside: css({
    display: "grid",
    gap: space.large,
    padding: `calc(${space.section} * 0.3) 0 ${space.large}`,
    [above.medium]: { gridTemplateColumns: "minmax(0,1fr) min(35rem,52%)", alignItems: "center" },
  }),
  // The same as other muted texts of the page, so that it needs no rule of its own.
  travel: css({ color: color.muted }),
  photograph: css({ aspectRatio: "3 / 2", [above.medium]: { aspectRatio: "4 / 3" } }),
  line: css({ position: "absolute", bottom: 0, insetInline: 0 }),
};

const BEAT = [{ x: 620, height: 0.8 }];

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

/** Hero of a city: the map of its surroundings or, without coordinates, rings around the practice above the line. */
export const CityHero = ({ title, text, crumbs, back, primary, image, map, mapText, travel, state }: CityHeroProps) => {
  const isBeside = map !== null || image !== null;
  const words = (
    <HeroWords
      title={title}
      text={text ?? ""}
      css={!isBeside && styles.words}
      before={<BackLink to={back.to}>{back.label}</BackLink>}
    >
      {travel && map && !image && <Paragraphs css={styles.travel} text={travel} />}
      <Actions primary={primary} />
    </HeroWords>
  );
  if (isBeside)
    return (
      <HeroFrame crumbs={crumbs}>
        <div css={styles.beside}>
          {words}
          <PictureSlot image={image} sizes="(min-width: 60em) 35rem, 92vw" css={styles.photograph} eager>
            {map && <CityMap map={map} state={state} text={mapText} />}
          </PictureSlot>
        </div>
      </HeroFrame>
    );
  return (
    <HeroFrame
      crumbs={crumbs}
      below={
        <>
          <Rings css={styles.rings} />
          <PulseLine atOnce beats={BEAT} height={96} css={styles.line} />
        </>
      }
    >
      {words}
    </HeroFrame>
  );
};
