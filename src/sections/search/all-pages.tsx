import { css } from "@emotion/react";
import { Section } from "../../components/container";
import { LinkGrid } from "../../components/link-grid";
import { SectionHeading } from "../../components/section-heading";
import { SmartLink } from "../../components/smart-link";
import { size, space } from "../../design/tokens";

const group = css({
  "& h3": { fontSize: size.h4, marginTop: space.large, marginBottom: space.tiny },
  // 24 px high, to be pressed (WCAG 2.2, 2.5.8).
  "& h3 a": { display: "inline-block", paddingBlock: 2 },
});

interface AllPagesProps {
  title: string;
  /** Areas of the site: the path of their list, and their pages, of many the newest; empty ones are left out. */
  groups: readonly { title: string | null; to: string; links: readonly { to: string; label: string }[] }[];
}

/** Indexable pages by area, for browsing. */
export const AllPages = ({ title, groups }: AllPagesProps) => (
  <Section tone="mist" narrow labelledBy="all-pages">
    <SectionHeading id="all-pages" title={title} />
    {groups
      .filter((group) => group.title && group.links.length > 0)
      .map(({ title: name, to, links }) => (
        <div key={name} css={group}>
          <h3>
            <SmartLink to={to}>{name}</SmartLink>
          </h3>
          <LinkGrid links={links} />
        </div>
      ))}
  </Section>
);
