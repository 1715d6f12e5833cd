import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { CountryMap } from "../../components/country-map";
import { PulsePath } from "../../components/pulse-line";
import { Rings } from "../../components/rings";
import { StatList } from "../../components/stat";
import { ring } from "../../design/pulse";
import { above, color, space } from "../../design/tokens";
import { lineStyle } from "../../site-data";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";

const styles = {
  beside: css({
    display: "grid",
    gap: space.large,
    padding: `calc(${space.section} * 0.4) 0 calc(${space.section} * 0.5)`,
    color: color.onDeepMuted,
    "& h1,& dd": { color: color.onDeep },
    [above.large]: { gridTemplateColumns: "minmax(0,11fr) minmax(0,15fr)", alignItems: "center" },
  }),
  beneath: css({
    marginTop: space.large,
    [above.large]: { gridTemplateColumns: "repeat(var(--count),auto)", justifyContent: "space-between" },
  }),
  words: css({
    position: "relative",
    zIndex: 1,
    paddingTop: `calc(${space.section} * 0.6)`,
    [above.medium]: { width: "62%" },
  }),
  stats: css({
    position: "relative",
    zIndex: 1,
    padding: `${space.large} 0 ${space.huge}`,
    [above.medium]: { width: "62%" },
  }),
  place: css({
    position: "relative",
    height: "11rem",
    [above.medium]: { position: "absolute", inset: "0 0 0 62%", height: "auto" },
  }),
  rings: css({
    position: "absolute",
    width: "min(20rem,90vw)",
    maxWidth: "none",
    // The dot in the middle stays visible.
    top: "calc(100% - 1.25rem)",
    insetInlineStart: "50%",
    translate: "-50% -50%",
    [above.medium]: { width: "min(34rem,44vw)", top: "50%" },
    "& path": { stroke: color.pulse, strokeWidth: 2.5 },
  }),
};

/** The line as a ring around a practice. */
const AROUND = ring(65, lineStyle === "plain" ? 0 : 22, -2.2, 14);

interface LocationsHeroProps {
  title: string;
  text: string;
  totals: readonly { number: string; label: string }[];
  /** The map of all cities; without it, the line closed to a circle takes its place. */
  map: ComponentProps<typeof CountryMap> | null;
}

/** Hero of the locations page: totals on dark, next to the map of all cities or, without one, the rings. */
export const LocationsHero = ({ title, text, totals, map }: LocationsHeroProps) => {
  if (map)
    return (
      <HeroFrame tone="deep">
        <div css={styles.beside}>
          <div>
            <HeroWords title={title} text={text} />
            <StatList stats={totals} css={styles.beneath} />
          </div>
          <CountryMap {...map} />
        </div>
      </HeroFrame>
    );
  return (
    <HeroFrame
      tone="deep"
      below={
        <div css={styles.place}>
          <Rings css={styles.rings}>
            <PulsePath d={AROUND} atOnce />
          </Rings>
        </div>
      }
    >
      <HeroWords title={title} text={text} css={styles.words} />
      <StatList stats={totals} css={styles.stats} />
    </HeroFrame>
  );
};
