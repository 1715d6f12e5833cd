import { css } from "@emotion/react";
import { Actions } from "../../components/actions";
import type { Crumb } from "../../components/breadcrumb";
import { CheckList } from "../../components/check-list";
import { LINE_WIDTH, PulseDrawing, PulsePath } from "../../components/pulse-line";
import { growth, LINES } from "../../design/pulse";
import { above, color, size, space } from "../../design/tokens";
import { lineStyle } from "../../site-data";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";
import { pairPicture } from "./pair-picture";

const HEIGHT = 150;
const MEETING = { x: 560, y: 96 };
/** Two lines, for industry and service, that join. */
const STRANDS = [14, 140].map((y) => growth([{ x: 0, y }, { x: 120, y }, MEETING]));
const TOGETHER = LINES[lineStyle](LINE_WIDTH, MEETING.y, 88, [{ x: 900, height: 1 }], 40).replace(
  "M0 ",
  `M${MEETING.x} `,
);

const styles = {
  grid: css({
    display: "grid",
    gap: space.large,
    paddingTop: `calc(${space.section} * 0.45)`,
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
  beside: css({ [above.medium]: { alignItems: "start", gridTemplateRows: "auto 1fr" } }),
  picture: css({
    "& > svg": { maxWidth: "34rem", marginInline: "auto" },
    [above.medium]: { gridArea: "1 / 2 / span 2", alignSelf: "center" },
  }),
  line: css({ marginTop: space.large }),
};

interface PairHeroProps {
  title: string;
  text: string;
  crumbs: readonly Crumb[];
  benefits: readonly string[];
  primary: { label: string; to: string };
  /** What its drawing is made of. */
  picture: Queries.PairPictureFragment;
}

/** Hero of a service for an industry: words and first benefits beside its drawing, above two joining lines. */
export const PairHero = ({ title, text, crumbs, benefits, primary, picture }: PairHeroProps) => {
  const drawing = pairPicture(picture);
  return (
    <HeroFrame
      crumbs={crumbs}
      below={
        <PulseDrawing height={HEIGHT} css={styles.line}>
          {[...STRANDS, TOGETHER].map((d) => (
            <PulsePath key={d} d={d} atOnce />
          ))}
        </PulseDrawing>
      }
    >
      <div css={[styles.grid, drawing !== null && styles.beside]}>
        <HeroWords title={title} text={text}>
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
