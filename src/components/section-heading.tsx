import { css } from "@emotion/react";
import type { SectionId } from "../anchors";
import { color, size, space } from "../design/tokens";
import { Paragraphs } from "./paragraphs";

const styles = {
  block: css({ display: "grid", alignContent: "start", gap: space.base, maxWidth: "44rem", marginBottom: space.large }),
  text: css({ fontSize: size.lead, lineHeight: 1.5, color: color.muted, maxWidth: "38rem" }),
};

interface SectionHeadingProps {
  title: string;
  text?: string | null;
  id?: SectionId | `${SectionId}-title`;
  className?: string;
}

/** Heading and lead sentence of a section. */
export const SectionHeading = ({ title, text, id, className }: SectionHeadingProps) => (
  <div css={styles.block} className={className}>
    <h2 id={id}>{title}</h2>
    {text && <Paragraphs css={styles.text} text={text} />}
  </div>
);
