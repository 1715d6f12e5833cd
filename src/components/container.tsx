import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import type { SectionId } from "../anchors";
import { color, onDeepProperties, space } from "../design/tokens";

export const containerStyles = css({
  width: "100%",
  maxWidth: "86rem",
  marginInline: "auto",
  paddingInline: "var(--gutter)",
});

/** The page's width with its gutters. */
export const Container = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div css={containerStyles} className={className}>
    {children}
  </div>
);

export type SectionTone = "paper" | "mist" | "deep";

/** Background and text colors of a section. */
export const sectionTones: Record<SectionTone, SerializedStyles> = {
  paper: css({ background: color.paper }),
  mist: css({ background: color.mist }),
  // On paper there is no dark ground.
  deep: css({ background: color.deep, "@media screen": onDeepProperties }),
};

const section = css({ paddingBlock: space.section });
const tight = css({ paddingBlock: `calc(${space.section} * 0.6)` });

interface SectionProps {
  children: ReactNode;
  tone?: SectionTone;
  /** Less space above and below. */
  narrow?: boolean;
  id?: SectionId;
  /** Id of the section's heading. */
  labelledBy?: string;
  className?: string;
}

/** A full-width section of a page. */
export const Section = ({ children, tone = "paper", narrow = false, id, labelledBy, className }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    css={[sectionTones[tone], narrow ? tight : section]}
    className={className}
  >
    <Container>{children}</Container>
  </section>
);
