import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button";
import { SectionHeading } from "../../components/section-heading";
import { space } from "../../design/tokens";
import { PricingTable } from "./pricing-table";

export const query = graphql`
  fragment Pricing on PricingPlan {
    title
    description
    tiers {
      name
      description
      popular
      price {
        monthly
        amount
        note
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

const action = css({ marginTop: space.large });

interface PricingProps extends Queries.PricingFragment {
  action: { label: string; to: string };
}

/** The prices of a service. */
export const Pricing = ({ title, description, tiers, rows, action: { label, to } }: PricingProps) => (
  <section id="pricing" aria-labelledby="pricing-title">
    <SectionHeading id="pricing-title" title={title} text={description} />
    <PricingTable tiers={tiers} rows={rows} />
    <p css={action}>
      <ButtonLink to={to}>{label}</ButtonLink>
    </p>
  </section>
);
