import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { CountryMap } from "../../components/country-map";
import { StatList } from "../../components/stat";
import { above, color, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";

const styles = {
  beside: css({
    display: "grid",
    gap: space.large,
    padding: `calc(${space.section} * 0.4) 0 calc(${space.section} * 0.5)`,
    color: color.onDeepMuted,
    "& h1,& dd": { color: color.onDeep },
  }),
  two: css({
    [above.large]: { gridTemplateColumns: "minmax(0,11fr) minmax(0,15fr)", alignItems: "center" },
  }),
  beneath: css({
    marginTop: space.large,
    [above.large]: { gridTemplateColumns: "repeat(var(--count),auto)", justifyContent: "space-between" },
  }),
};

interface LocationsHeroProps {
  title: string;
  text: string;
  totals: readonly { number: string; label: string }[];
  /** The map of all cities. */
  map: ComponentProps<typeof CountryMap> | null;
}

/** Hero of the locations page: totals on dark, next to the map of all cities. */
export const LocationsHero = ({ title, text, totals, map }: LocationsHeroProps) => (
  <HeroFrame tone="deep">
    <div css={[styles.beside, map && styles.two]}>
      <div>
        <HeroWords title={title} text={text} />
        <StatList stats={totals} css={styles.beneath} />
      </div>
      {map && <CountryMap {...map} />}
    </div>
  </HeroFrame>
);
