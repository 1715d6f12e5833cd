import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Container } from "../components/container";
import { RichText } from "../components/rich-text";
import { HeadOfPage } from "../layout/head";
import { site } from "../shell";
import { breadcrumbList, faqPage, graph } from "../metadata/structured-data";
import type { SitePageProps } from "../page-props";
import { above, space } from "../design/tokens";
import { routes } from "../routes";
import { Closing } from "../sections/closing";
import { LargeQuote } from "../sections/large-quote";
import { ServiceHero } from "../sections/service-hero";
import { ServiceSections } from "../sections/service-sections";

/** On the same line as the bands below, which stand beside their table of contents. */
const intro = css({
  paddingBlock: space.huge,
  [above.large]: { "& > *": { marginInlineStart: `calc(13rem + ${space.huge})` } },
});

const ServicePage = ({ data: { service, copy }, location }: SitePageProps<Queries.ServiceTemplateQuery>) => {
  const { content, faq } = service;
  const crumbs = [{ label: copy.breadcrumb, to: routes.services }, { label: service.title }];
  const jsonLd = graph(
    breadcrumbList(site.url, service.path, crumbs),
    ...(faq ? [faqPage(site.url, service.path, faq.items)] : []),
  );
  return (
    <>
      <HeadOfPage metadata={service.metadata} path={location.pathname} jsonLd={jsonLd} />
      <ServiceHero
        {...content.hero}
        crumbs={crumbs}
        stats={content.stats}
        primary={content.callToAction.primary}
        secondary={service.pricing ? { label: copy.contents.pricing, to: "#pricing" } : undefined}
      />
      <Container css={intro}>
        <RichText html={service.body} />
      </Container>
      <LargeQuote words={content.quote} note={content.socialProof} />
      <ServiceSections service={service} copy={copy} />
      <Closing {...content.callToAction} />
    </>
  );
};

export default ServicePage;

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
      metadata {
        ...Metadata
      }
      content {
        hero {
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
  }
`;
