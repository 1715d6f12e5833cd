import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button";
import { SectionHeading } from "../../components/section-heading";
import { InlineParagraphs } from "../../components/paragraphs";
import { SmartLink } from "../../components/smart-link";
import { color, size, space } from "../../design/tokens";
import { PricingTable } from "./pricing-table";

export const query = graphql`
  fragment PricingTerms on PricingTerms {
    text
    link {
      label
      to
    }
  }
  fragment Pricing on PricingPlan {
    title
    description
    lowest
    groups {
      title
      first
    }
    tiers {
      name
      description
      popular
      price {
        monthly
        amount
        note
        total
      }
    }
    rows {
      feature
      cells {
        tier
        included
        quantity
      }
    }
  }
`;

const styles = {
  action: css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.medium, marginTop: space.large }),
  terms: css({ flex: "1 1 20rem", maxWidth: "44rem", fontSize: size.small, color: color.muted }),
};

interface PricingProps extends Queries.PricingFragment {
  action: { label: string; to: string };
  /** How the prices and the terms fit together. */
  terms: Queries.PricingTermsFragment | null;
}

/** The prices of a service. */
export const Pricing = ({ title, description, tiers, rows, groups, action, terms }: PricingProps) => (
  <section id="pricing" aria-labelledby="pricing-title">
    <SectionHeading id="pricing-title" title={title} text={description} />
    <PricingTable tiers={tiers} rows={rows} groups={groups} />
    <div css={styles.action}>
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
      {terms && (
        <p css={styles.terms}>
          <InlineParagraphs text={terms.text} /> <SmartLink to={terms.link.to}>{terms.link.label}</SmartLink>
        </p>
      )}
    </div>
  </section>
);
