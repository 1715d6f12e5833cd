import { css } from "@emotion/react";
import { Actions } from "../../components/actions";
import type { Crumb } from "../../components/breadcrumb";
import { Figure } from "../../components/figure";
import { LINE_WIDTH, PulseLine } from "../../components/pulse-line";
import { seeded } from "../../design/pulse";
import { above, size, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";

const styles = {
  grid: css({
    display: "grid",
    gap: space.large,
    padding: `calc(${space.section} * 0.5) 0 ${space.medium}`,
    [above.medium]: { gridTemplateColumns: "minmax(0,4fr) minmax(0,7fr)", columnGap: space.huge, alignItems: "end" },
  }),
  // After the text in the DOM, before it on screen.
  figure: css({ [above.medium]: { order: -1, "& strong": { fontSize: size.giant } } }),
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
}

/** Hero of a state: number of cities, and a line with many small beats. */
export const StateHero = ({ title, text, crumbs, count, seed, primary }: StateHeroProps) => (
  <HeroFrame crumbs={crumbs} below={<PulseLine atOnce beats={towns(seed)} height={110} />}>
    <div css={styles.grid}>
      <HeroWords title={title} text={text}>
        <Actions primary={primary} />
      </HeroWords>
      <div css={styles.figure}>
        <Figure {...count} />
      </div>
    </div>
  </HeroFrame>
);
