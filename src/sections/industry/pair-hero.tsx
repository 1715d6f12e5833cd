import { css } from "@emotion/react";
import { Actions } from "../../components/actions";
import type { Crumb } from "../../components/breadcrumb";
import { CheckList } from "../../components/check-list";
import { above, color, size, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";
import { pairPicture } from "./pair-picture";

const styles = {
  grid: css({
    display: "grid",
    gap: space.large,
    padding: `calc(${space.section} * 0.45) 0 ${space.huge}`,
    [above.medium]: { gridTemplateColumns: "minmax(0,7fr) minmax(0,5fr)", columnGap: space.huge, alignItems: "end" },
  }),
  benefits: css({
    background: color.mist,
    padding: space.box,
    fontSize: size.lead,
    lineHeight: 1.4,
    "& ul": { gap: space.medium },
  }),
  // Wide screens have the picture at the right of words and benefits, phones below them.
  beside: css({
    [above.medium]: {
      alignItems: "start",
      gridTemplateRows: "auto 1fr",
      // Not at the right until the picture has arrived.
      "& > :nth-child(2)": { gridColumn: 1 },
    },
  }),
  picture: css({
    "& > :is(svg,figure)": { maxWidth: "34rem", marginInline: "auto" },
    [above.medium]: { gridArea: "1 / 2 / span 2" },
  }),
};

interface PairHeroProps {
  eyebrow?: string | null | undefined;
  title: string;
  text: string;
  crumbs: readonly Crumb[];
  benefits: readonly string[];
  primary: { label: string; to: string };
  /** What its drawing is made of. */
  picture: Queries.PairPictureFragment;
}

/** Hero of a service for an industry: words and first benefits next to its drawing. */
export const PairHero = ({ eyebrow, title, text, crumbs, benefits, primary, picture }: PairHeroProps) => {
  const drawing = pairPicture(picture);
  return (
    <HeroFrame crumbs={crumbs}>
      <div css={[styles.grid, drawing !== null && styles.beside]}>
        <HeroWords eyebrow={eyebrow} title={title} text={text}>
          <Actions primary={primary} />
        </HeroWords>
        <div css={styles.benefits}>
          <CheckList items={benefits} />
        </div>
        {drawing !== null && <div css={styles.picture}>{drawing}</div>}
      </div>
    </HeroFrame>
  );
};
