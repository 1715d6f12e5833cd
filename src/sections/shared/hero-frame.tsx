import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "../../components/breadcrumb";
import { sectionTones, Container, type SectionTone } from "../../components/container";
import { space } from "../../design/tokens";
import { labels } from "../../site-data";

const section = css({ position: "relative", overflow: "hidden", paddingTop: space.medium });

export interface HeroFrameProps {
  tone?: SectionTone;
  /** Breadcrumb; missing at the top of a section. */
  crumbs?: readonly Crumb[];
  children: ReactNode;
  /** Full-width content below, such as the line. */
  below?: ReactNode;
  className?: string;
}

/** Frame of a hero; each kind of page has its own content. */
export const HeroFrame = ({ tone = "paper", crumbs, children, below, className }: HeroFrameProps) => (
  <div css={[sectionTones[tone], section]} className={className}>
    <Container>
      {crumbs && <Breadcrumb label={labels.breadcrumb} crumbs={crumbs} />}
      {children}
    </Container>
    {below}
  </div>
);
