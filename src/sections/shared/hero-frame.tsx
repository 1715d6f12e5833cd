import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "../../components/breadcrumb";
import { sectionTones, Container, type SectionTone } from "../../components/container";
import { space } from "../../design/tokens";
import { labels } from "../../site-data";

const section = css({ position: "relative", overflow: "hidden", paddingTop: space.medium });

interface HeroFrameProps {
  tone?: SectionTone;
  /** Where the page stands; left out at the top of a section. */
  crumbs?: readonly Crumb[];
  children: ReactNode;
  /** What runs from edge to edge below, such as the page's phrase of the line. */
  below?: ReactNode;
  className?: string;
}

/** The ground of a first screen. What stands on it, and where, is each kind of page's own. */
export const HeroFrame = ({ tone = "paper", crumbs, children, below, className }: HeroFrameProps) => (
  <div css={[sectionTones[tone], section]} className={className}>
    <Container>
      {crumbs && <Breadcrumb label={labels.breadcrumb} crumbs={crumbs} />}
      {children}
    </Container>
    {below}
  </div>
);
