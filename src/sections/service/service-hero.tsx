import { css } from "@emotion/react";
import { Actions } from "../../components/actions";
import type { Crumb } from "../../components/breadcrumb";
import { Illustration } from "../../components/illustration";
import { LINE_WIDTH, PulseLine } from "../../components/pulse-line";
import { StatList } from "../../components/stat";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";
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
  line: css({ marginTop: space.large, borderBottom: `2px solid ${color.ink}` }),
  stats: css({ paddingBlock: `${space.base} ${space.huge}` }),
};

interface ServiceHeroProps {
  /** What the service does, as a drawing. */
  illustration: Queries.IllustrationFragment | null;
  /** A photograph in place of the drawing. */
  image: Queries.HeroPictureFragment | null;
  title: string;
  text: string;
  crumbs: readonly Crumb[];
  stats: readonly { number: string; label: string }[];
  primary: { label: string; to: string };
  secondary?: { label: string; to: string };
}

/** Hero of a service: the promise beside a drawing of what it does, and its figures on the beats of the line. */
export const ServiceHero = ({
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
        <HeroWords title={title} text={text}>
          <Actions primary={primary} secondary={secondary} />
        </HeroWords>
        <PictureSlot image={image} sizes="(min-width: 60em) 38rem, 92vw" css={styles.photograph} eager>
          {illustration && <Illustration {...illustration} css={styles.illustration} />}
        </PictureSlot>
      </div>
    ) : (
      <div css={styles.grid}>
        <h1 css={styles.title}>{title}</h1>
        <Paragraphs css={styles.text} text={text} />
        <Actions primary={primary} secondary={secondary} css={styles.actions} />
      </div>
    )}
    <PulseLine
      atOnce
      css={styles.line}
      height={92}
      beats={stats.map((_, index) => ({ x: 40 + (index * LINE_WIDTH) / stats.length, height: 1 - 0.2 * index }))}
    />
    <StatList stats={stats} css={styles.stats} />
  </HeroFrame>
);
