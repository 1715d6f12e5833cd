import { graphql } from "gatsby";
import { Section } from "../components/container";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../templates/page-props";
import { Closing } from "../sections/shared/closing";
import { ServiceCards } from "../sections/service/service-cards";
import { ServicesHero } from "../sections/service/services-hero";

const ServicesPage = ({ data: { copy, services }, location }: SitePageProps<Queries.ServicesPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" />
    <ServicesHero {...copy.hero} count={services.nodes.length} />
    <Section narrow>
      <ServiceCards services={services.nodes} linkLabel={copy.cardLabel} headingLevel="h2" />
    </Section>
    <Deferred>
      <Closing {...copy.callToAction} />
    </Deferred>
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
        eyebrow
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
        ...ServiceCard
      }
    }
  }
`;
