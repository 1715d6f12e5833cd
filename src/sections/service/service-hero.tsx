import { css } from "@emotion/react";
import { Actions } from "../../components/actions";
import type { Crumb } from "../../components/breadcrumb";
import { Illustration } from "../../components/illustration";
import { StatList } from "../../components/stat";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroTitle, HeroWords } from "../shared/hero-words";
import { PictureSlot } from "../shared/picture-slot";

const styles = {
  grid: css({
    display: "grid",
    gap: space.medium,
    paddingTop: `calc(${space.section} * 0.45)`,
    [above.medium]: { gridTemplateColumns: "repeat(12,minmax(0,1fr))", gap: `${space.large} ${space.large}` },
  }),
  title: css({ maxWidth: "10.5em", [above.medium]: { fontSize: size.display, gridColumn: "1 / -1" } }),
  text: css({
    fontSize: size.lead,
    lineHeight: 1.5,
    color: color.muted,
    maxWidth: "38rem",
    [above.medium]: { gridColumn: "1 / span 7" },
  }),
  actions: css({ [above.medium]: { gridColumn: "8 / -1", justifySelf: "end", alignSelf: "end" } }),
  beside: css({
    gap: space.large,
    [above.medium]: { gridTemplateColumns: "minmax(0,7fr) minmax(0,5fr)", columnGap: space.huge, alignItems: "center" },
  }),
  photograph: css({ aspectRatio: "3 / 2", [above.medium]: { aspectRatio: "4 / 3" } }),
  illustration: css({ maxWidth: "34rem", marginInline: "auto" }),
  stats: css({
    marginTop: space.large,
    borderTop: `2px solid ${color.ink}`,
    paddingBlock: `${space.medium} ${space.base}`,
    [above.medium]: { paddingBottom: space.huge },
  }),
};

interface ServiceHeroProps {
  /** What the service does, as a drawing. */
  illustration: Queries.IllustrationFragment | null;
  /** A photograph in place of the drawing. */
  image: Queries.HeroPictureFragment | null;
  eyebrow: string;
  title: string;
  text: string;
  crumbs: readonly Crumb[];
  stats: readonly { number: string; label: string }[];
  primary: { label: string; to: string };
  secondary?: { label: string; to: string };
}

/** Hero of a service: the promise next to a drawing of what it does, and its figures. */
export const ServiceHero = ({
  eyebrow,
  title,
  text,
  crumbs,
  stats,
  primary,
  secondary,
  illustration,
  image,
}: ServiceHeroProps) => (
  <HeroFrame crumbs={crumbs}>
    {illustration || image ? (
      <div css={[styles.grid, styles.beside]}>
        <HeroWords eyebrow={eyebrow} title={title} text={text}>
          <Actions primary={primary} secondary={secondary} />
        </HeroWords>
        <PictureSlot image={image} sizes="(min-width: 60em) 38rem, 92vw" css={styles.photograph} eager>
          {illustration && <Illustration {...illustration} css={styles.illustration} />}
        </PictureSlot>
      </div>
    ) : (
      <div css={styles.grid}>
        <HeroTitle css={styles.title} eyebrow={eyebrow} title={title} />
        <Paragraphs css={styles.text} text={text} />
        <Actions primary={primary} secondary={secondary} css={styles.actions} />
      </div>
    )}
    <StatList stats={stats} css={styles.stats} />
  </HeroFrame>
);
