import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { Icon } from "../../components/icon";
import { above, color, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";

const styles = {
  words: css({
    paddingTop: `calc(${space.section} * 0.5)`,
    [above.medium]: {
      gridTemplateColumns: "minmax(0,7fr) minmax(0,5fr)",
      columnGap: space.huge,
      alignItems: "end",
    },
  }),
  // The line runs through the middle of each icon, in one row and in two.
  beads: css({
    display: "grid",
    gridTemplateColumns: "repeat(5,1fr)",
    rowGap: space.small,
    paddingBlock: `${space.huge} ${space.medium}`,
    [above.small]: { gridTemplateColumns: "repeat(var(--count),1fr)" },
  }),
  bead: css({
    display: "grid",
    placeItems: "center",
    height: "4.5rem",
    background: `linear-gradient(${color.pulse},${color.pulse}) 0 50% / 100% 2.5px no-repeat`,
    "& svg": { background: color.paper, padding: 8, width: 52, height: 52, borderRadius: "50%" },
  }),
};

interface IndustriesHeroProps {
  eyebrow?: string | null;
  title: string;
  text: string;
  icons: readonly ComponentProps<typeof Icon>["name"][];
}

/** Hero of the industries page: each industry's icon on the line. */
export const IndustriesHero = ({ eyebrow, title, text, icons }: IndustriesHeroProps) => (
  <HeroFrame
    below={
      <div css={styles.beads} style={{ "--count": icons.length }} aria-hidden="true">
        {icons.map((name, index) => (
          <span key={index} css={styles.bead}>
            <Icon name={name} size={36} />
          </span>
        ))}
      </div>
    }
  >
    <HeroWords eyebrow={eyebrow} title={title} text={text} css={styles.words} />
  </HeroFrame>
);
