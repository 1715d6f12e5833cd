import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, size, space } from "../../design/tokens";
import { Paragraphs } from "../../components/paragraphs";

const styles = {
  words: css({ display: "grid", gap: space.medium, justifyItems: "start", alignContent: "start", minWidth: 0 }),
  // In em, because `ch` changes when the font loads.
  title: css({ maxWidth: "10em" }),
  long: css({ fontSize: size.title, maxWidth: "14em" }),
  text: css({ fontSize: size.lead, lineHeight: 1.5, color: color.muted, maxWidth: "40rem" }),
};

/** Longer titles are set smaller, to fit into three lines. */
const LONG_TITLE = 38;

interface HeroWordsProps {
  title: string;
  text?: string;
  /** Content above the title, such as a back link. */
  before?: ReactNode;
  /** Content below the text, such as actions. */
  children?: ReactNode;
  className?: string;
}

/** The texts of a hero in one column. */
export const HeroWords = ({ title, text, before, children, className }: HeroWordsProps) => (
  <div css={styles.words} className={className}>
    {before}
    <h1 css={title.length > LONG_TITLE ? styles.long : styles.title}>{title}</h1>
    {text && <Paragraphs css={styles.text} text={text} />}
    {children}
  </div>
);
