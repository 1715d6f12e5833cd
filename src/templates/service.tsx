import { graphql } from "gatsby";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import { site } from "../site-data";
import { country } from "../metadata/structured-data/places";
import { service as serviceThing } from "../metadata/structured-data/service";
import { offerCatalog } from "../metadata/structured-data/offer-catalog";
import { faqPage } from "../metadata/structured-data/faq-page";
import type { SitePageProps } from "./page-props";
import { routes } from "../routes";
import { Closing } from "../sections/shared/closing";
import { LargeQuote } from "../sections/service/large-quote";
import { ServiceHero } from "../sections/service/service-hero";
import { ServiceSections } from "../sections/service/service-sections";
import { UnpublishedNotice } from "../sections/shared/unpublished";

const ServicePage = ({
  data: { service, copy, cases },
  location,
}: SitePageProps<Queries.ServiceTemplateQuery, "cases">) => {
  const { content, faq } = service;
  const crumbs = [{ label: copy.breadcrumb, to: routes.services }, { label: service.title }];
  const offered = {
    name: service.title,
    description: content.hero.text,
    areaServed: country(site),
    catalog: service.pricing ? offerCatalog(site, service.path, service.pricing) : undefined,
  };
  const things = [
    serviceThing(site, service.path, offered),
    ...(faq ? [faqPage(site.url, service.path, faq.items)] : []),
  ];
  return (
    <>
      <HeadOfPage metadata={service.metadata} path={location.pathname} crumbs={crumbs} things={things} />
      <UnpublishedNotice unpublished={service.unpublished} />
      <ServiceHero
        {...content.hero}
        eyebrow={content.hero.eyebrow ?? service.title}
        crumbs={crumbs}
        stats={content.stats}
        illustration={service.illustration}
        image={service.image}
        primary={content.callToAction.primary}
        secondary={service.pricing ? { label: copy.contents.pricing, to: "#pricing" } : undefined}
      />
      <Deferred>
        <ServiceSections service={service} copy={copy} cases={cases} />
        <LargeQuote words={content.quote} note={content.socialProof} />
        <Closing {...content.callToAction} />
      </Deferred>
    </>
  );
};

export default ServicePage;

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
      unpublished {
        ...Unpublished
      }
      slug
      illustration {
        ...Illustration
      }
      image {
        ...HeroPicture
      }
      metadata {
        ...Metadata
      }
      content {
        hero {
          eyebrow
          title
          text
        }
        stats {
          number
          label
        }
        quote
        socialProof
        callToAction {
          ...Closing
        }
      }
      ...ServiceSections
    }
    copy: servicePage(id: { eq: "ServicePage" }) {
      breadcrumb
      ...ServiceSectionsCopy
    }
    cases: caseStudiesPage(id: { eq: "CaseStudiesPage" }) {
      ...CaseStudyCopy
    }
  }
`;
