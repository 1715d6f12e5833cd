import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import type { Anchor } from "../anchors";
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

export type BandTone = "paper" | "mist" | "deep";

/** The ground of a band, with the colours that go with it. */
export const bandTones: Record<BandTone, SerializedStyles> = {
  paper: css({ background: color.paper }),
  mist: css({ background: color.mist }),
  deep: css({ background: color.deep, ...onDeepProperties }),
};

const band = css({ paddingBlock: space.band });
const tight = css({ paddingBlock: `calc(${space.band} * 0.6)` });

interface BandProps {
  children: ReactNode;
  tone?: BandTone;
  /** Less space above and below. */
  narrow?: boolean;
  id?: Anchor;
  /** The id of the heading that names the band. */
  labelledBy?: string;
  className?: string;
}

/** One band of a page, from edge to edge. */
export const Band = ({ children, tone = "paper", narrow = false, id, labelledBy, className }: BandProps) => (
  <section id={id} aria-labelledby={labelledBy} css={[bandTones[tone], narrow ? tight : band]} className={className}>
    <Container>{children}</Container>
  </section>
);
