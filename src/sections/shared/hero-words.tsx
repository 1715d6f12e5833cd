import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { SectionId } from "../../anchors";
import { color, size, space, weight } from "../../design/tokens";
import { Paragraphs } from "../../components/paragraphs";

const styles = {
  words: css({ display: "grid", gap: space.medium, justifyItems: "start", alignContent: "start", minWidth: 0 }),
  // In em, because `ch` changes when the font loads.
  title: css({ maxWidth: "10em" }),
  long: css({ fontSize: size.title, maxWidth: "14em" }),
  group: css({ display: "grid", gap: space.tiny, gridColumn: "1 / -1" }),
  eyebrow: css({ color: color.pulseInk, fontWeight: weight.bold, fontSize: size.base, lineHeight: 1.35 }),
  text: css({ fontSize: size.lead, lineHeight: 1.5, color: color.muted, maxWidth: "40rem" }),
};

/** Longer titles are set smaller, to fit into three lines. */
const LONG_TITLE = 38;

interface HeroTitleProps {
  /** Whom the page is for, or what it is about. */
  eyebrow?: string | null | undefined;
  title: string;
  id?: SectionId;
  className?: string;
}

/** The main heading of a page, with a line above it that says whom it is for. */
export const HeroTitle = ({ eyebrow, title, id, className }: HeroTitleProps) =>
  eyebrow ? (
    <hgroup css={styles.group}>
      <p css={styles.eyebrow}>{eyebrow}</p>
      <h1 id={id} className={className}>
        {title}
      </h1>
    </hgroup>
  ) : (
    <h1 id={id} className={className}>
      {title}
    </h1>
  );

interface HeroWordsProps extends Pick<HeroTitleProps, "eyebrow"> {
  title: string;
  text?: string;
  /** Content above the title, such as a back link. */
  before?: ReactNode;
  /** Content below the text, such as actions. */
  children?: ReactNode;
  className?: string;
}

/** The texts of a hero in one column. */
export const HeroWords = ({ eyebrow, title, text, before, children, className }: HeroWordsProps) => (
  <div css={styles.words} className={className}>
    {before}
    <HeroTitle eyebrow={eyebrow} title={title} css={title.length > LONG_TITLE ? styles.long : styles.title} />
    {text && <Paragraphs css={styles.text} text={text} />}
    {children}
  </div>
);
