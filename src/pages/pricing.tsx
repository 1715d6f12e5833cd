import { graphql } from "gatsby";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../templates/page-props";
import { PriceSum } from "../sections/pricing/price-sum";
import { Closing } from "../sections/shared/closing";
import { PlainHero } from "../sections/shared/plain-hero";

const PricingPage = ({ data: { copy, services }, location }: SitePageProps<Queries.PricingPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="WebPage" />
    <PlainHero {...copy.hero} />
    <PriceSum
      services={services.nodes.filter(({ pricing }) => pricing)}
      title={copy.tableTitle}
      copy={copy.sum}
      detailsLabel={copy.detailsLabel}
    />
    <Deferred>
      <Closing {...copy.callToAction} />
    </Deferred>
  </>
);

export default PricingPage;

export const query = graphql`
  query PricingPage {
    copy: pricingPage(id: { eq: "PricingPage" }) {
      metadata {
        ...Metadata
      }
      hero {
        eyebrow
        title
        text
      }
      tableTitle
      detailsLabel
      sum {
        ...PriceSum
      }
      callToAction {
        ...Closing
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...PricedService
      }
    }
  }
`;
