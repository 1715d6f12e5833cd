import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { Section } from "../components/container";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../templates/page-props";
import { routes } from "../routes";
import { Closing } from "../sections/shared/closing";
import { ServiceCards } from "../sections/service/service-cards";
import { StatementHero } from "../sections/shared/statement-hero";

const ServicesPage = ({ data: { copy, services }, location }: SitePageProps<Queries.ServicesPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" />
    <StatementHero {...copy.hero}>
      {services.nodes.some(({ pricing }) => pricing) && <ArrowLink to={routes.pricing}>{copy.pricesLabel}</ArrowLink>}
    </StatementHero>
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
      pricesLabel
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
