import { graphql } from "gatsby";
import { Band } from "../components/container";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../page-props";
import { Closing } from "../sections/closing";
import { PageHero } from "../sections/page-hero";
import { ServiceList } from "../sections/service-list";

const ServicesPage = ({ data: { copy, services }, location }: SitePageProps<Queries.ServicesPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" card="services" />
    <PageHero {...copy.hero} line="services" />
    <Band>
      <ServiceList services={services.nodes} linkLabel={copy.cardLabel} headingLevel="h2" />
    </Band>
    <Closing {...copy.callToAction} />
  </>
);

export default ServicesPage;

export const query = graphql`
  query ServicesPage {
    copy: servicesPage(id: { eq: "ServicesPage" }) {
      metadata {
        ...Metadata
      }
      hero {
        title
        text
      }
      cardLabel
      callToAction {
        ...Closing
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceLine
      }
    }
  }
`;
