import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { SectionId } from "../../anchors";
import { Section, type SectionTone } from "../../components/container";
import { ScaleBars } from "../../components/scale-bars";
import { SectionHeading } from "../../components/section-heading";
import { StatList } from "../../components/stat";
import { space } from "../../design/tokens";
import { Report } from "./report";
import { TrustLinks } from "./trust-links";

export const query = graphql`
  fragment ResultClaim on Claim {
    number
    label
    scale {
      before
      beforeAmount
      after
      afterAmount
    }
  }
`;

const links = css({ marginTop: space.medium });
const report = css({ marginTop: space.huge });

interface ResultsProps {
  title: string;
  text: string;
  claims: readonly (Pick<Queries.Claim, "number" | "label"> & { scale?: Queries.ResultClaimFragment["scale"] })[];
  report?: Queries.ReportFragment | null;
  /** Anchor for links. */
  id?: SectionId;
  tone?: SectionTone;
}

/** Figures, drawn to scale where their amounts are known, and the report that they come from. */
export const Results = ({ title, text, claims, report: shown, id = "results", tone = "mist" }: ResultsProps) => (
  <Section id={id} tone={tone} labelledBy={`${id}-title`}>
    <SectionHeading id={`${id}-title`} title={title} text={text} />
    <StatList stats={claims.map(({ scale, ...claim }) => ({ ...claim, below: scale && <ScaleBars {...scale} /> }))} />
    <div css={links}>
      <TrustLinks />
    </div>
    {shown && (
      <div css={report}>
        <Report id="report" report={shown} />
      </div>
    )}
  </Section>
);
