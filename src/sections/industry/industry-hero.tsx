import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { Actions } from "../../components/actions";
import type { Crumb } from "../../components/breadcrumb";
import { Icon } from "../../components/icon";
import { DecisionPace, type DescribedPace } from "../../components/illustration/decision-pace";
import { above, color, space } from "../../design/tokens";
import { sectionTones } from "../../components/container";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";
import { PictureSlot } from "../shared/picture-slot";

/** Start of the dark part, relative to the window. */
const SPLIT = "64%";
/** The same with a drawing, which is wider than the icon. */
const WIDE_SPLIT = "56%";

const styles = {
  words: css({
    padding: `calc(${space.section} * 0.5) 0 ${space.large}`,
    [above.medium]: { width: "58%", paddingBottom: `calc(${space.section} * 1.2)` },
  }),
  sign: css({
    display: "grid",
    placeItems: "center",
    padding: `${space.large} 0`,
    background: color.deep,
    "& svg": { width: "min(7rem,30vw)", height: "auto", stroke: "#fff", strokeWidth: 0.4 },
    [above.medium]: {
      position: "absolute",
      inset: `0 0 0 ${SPLIT}`,
      padding: 0,
      "& svg": { width: "min(17rem,20vw)" },
    },
  }),
  pace: css({
    padding: `${space.large} var(--gutter)`,
    "& > figure": { maxWidth: "32rem", marginInline: "auto" },
    [above.medium]: {
      position: "absolute",
      inset: `0 0 0 ${WIDE_SPLIT}`,
      padding: `calc(${space.section} * 0.5) ${space.huge}`,
    },
  }),
  photograph: css({
    aspectRatio: "3 / 2",
    borderRadius: 0,
    [above.medium]: {
      position: "absolute",
      left: WIDE_SPLIT,
      top: 0,
      width: `calc(100% - ${WIDE_SPLIT})`,
      height: "100%",
    },
  }),
  beside: css({ [above.medium]: { width: "48%" } }),
};

interface IndustryHeroProps {
  eyebrow?: string | null | undefined;
  title: string;
  text: string;
  icon: string;
  /** A photograph in the drawing's place. */
  image: Queries.PanelPictureFragment | null;
  /** How its people decide, as a drawing in the icon's place. */
  pace: DescribedPace | null;
  /** Its services, and at which step each works. */
  services: ComponentProps<typeof DecisionPace>["services"];
  crumbs: readonly Crumb[];
  primary: { label: string; to: string };
}

/** Hero of an industry: words next to its drawing on the dark part, or its icon. */
export const IndustryHero = ({
  eyebrow,
  title,
  text,
  icon,
  image,
  pace,
  services,
  crumbs,
  primary,
}: IndustryHeroProps) => (
  <HeroFrame
    crumbs={crumbs}
    below={
      <PictureSlot image={image} sizes="(min-width: 60em) 44vw, 100vw" css={styles.photograph} eager>
        {pace ? (
          <div css={[sectionTones.deep, styles.pace]}>
            <DecisionPace icon={icon} pace={pace} services={services} />
          </div>
        ) : (
          <div css={styles.sign}>
            <Icon name={icon} />
          </div>
        )}
      </PictureSlot>
    }
  >
    <HeroWords eyebrow={eyebrow} title={title} text={text} css={[styles.words, (pace || image) && styles.beside]}>
      <Actions primary={primary} />
    </HeroWords>
  </HeroFrame>
);
