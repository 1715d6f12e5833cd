import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "../components/breadcrumb";
import { Container } from "../components/container";
import { PulseLine } from "../components/pulse-line";
import { above, color, size, space } from "../design/tokens";
import type { Beat } from "../design/pulse";

const styles = {
  band: css({ paddingTop: space.medium, overflow: "hidden" }),
  grid: css({
    display: "grid",
    gap: space.large,
    paddingTop: `calc(${space.band} * 0.45)`,
    paddingBottom: space.large,
  }),
  split: css({
    [above.medium]: { gridTemplateColumns: "minmax(0,8fr) minmax(0,4fr)", alignItems: "end", columnGap: space.huge },
  }),
  words: css({ display: "grid", gap: space.medium, justifyItems: "start", minWidth: 0 }),
  title: css({ maxWidth: "17ch" }),
  long: css({ fontSize: "clamp(2.125rem,1.5rem + 2.9vw,4rem)", maxWidth: "24ch" }),
  text: css({ fontSize: size.lead, lineHeight: 1.5, color: color.muted, maxWidth: "40rem" }),
  aside: css({ display: "grid", gap: space.medium, justifyItems: "start", minWidth: 0 }),
};

interface PageHeroProps {
  title: string;
  text?: string;
  crumbs?: readonly Crumb[];
  crumbsLabel?: string;
  /** What stands above the title, such as the way back. */
  above?: ReactNode;
  /** What stands beside the title on wide screens, and below it on narrow ones. */
  aside?: ReactNode;
  /** The page's own phrase of the line: beats, or a seed. */
  line?: readonly Beat[] | string;
  /** What stands below the text. */
  children?: ReactNode;
}

/** Titles longer than this are set smaller, so that they keep to three lines. */
const LONG_TITLE = 38;

/** The first screen of a page: where it is, what it is, and the page's own phrase of the line. */
export const PageHero = ({
  title,
  text,
  crumbs,
  crumbsLabel = "",
  above: before,
  aside,
  line,
  children,
}: PageHeroProps) => (
  <div css={styles.band}>
    <Container>
      {crumbs && <Breadcrumb label={crumbsLabel} crumbs={crumbs} />}
      <div css={[styles.grid, aside && styles.split]}>
        <div css={styles.words}>
          {before}
          <h1 css={[styles.title, title.length > LONG_TITLE && styles.long]}>{title}</h1>
          {text && <p css={styles.text}>{text}</p>}
          {children}
        </div>
        {aside && <div css={styles.aside}>{aside}</div>}
      </div>
    </Container>
    {line && <PulseLine beats={line} height={96} />}
  </div>
);
