import { graphql } from "gatsby";
import { Deferred } from "../components/deferred";
import { fillIn } from "content-kit/lib/placeholders";
import { OwnLineStyle } from "../components/line-style";
import { HeadOfPage } from "../layout/head";
import { site } from "../site-data";
import { country } from "../metadata/structured-data/places";
import { service as serviceThing } from "../metadata/structured-data/service";
import type { SitePageProps } from "./page-props";
import { Closing } from "../sections/shared/closing";
import { PairHero } from "../sections/industry/pair-hero";
import { FIRST_BENEFITS } from "../sections/industry/pair-cards";
import { PairParts, PairResults } from "../sections/industry/pair-points";
import { UnpublishedNotice } from "../sections/shared/unpublished";

const IndustryServicePage = ({
  data: { pair, copy },
  location,
}: SitePageProps<Queries.IndustryServiceTemplateQuery>) => {
  const { industryName: industry, serviceName: service } = pair;
  const names = { industry: industry.name, service: service.name, title: pair.title };
  const crumbs = [
    { label: copy.breadcrumb.name, to: copy.breadcrumb.path },
    { label: industry.name, to: industry.path },
    { label: service.name },
  ];
  const offered = {
    name: pair.title,
    description: pair.description,
    serviceType: service.name,
    industry: industry.name,
    areaServed: country(site),
  };
  const metadata = { title: fillIn(copy.metadata.title, names), description: fillIn(copy.metadata.description, names) };
  return (
    <OwnLineStyle line={pair.line}>
      <HeadOfPage
        metadata={metadata}
        path={location.pathname}
        crumbs={crumbs}
        things={[serviceThing(site, pair.path, offered)]}
      />
      <UnpublishedNotice unpublished={pair.unpublished} />
      <PairHero
        eyebrow={copy.eyebrow && fillIn(copy.eyebrow, names)}
        title={pair.title}
        text={pair.description}
        crumbs={crumbs}
        benefits={pair.benefits.slice(0, FIRST_BENEFITS)}
        primary={copy.primary}
        picture={pair}
      />
      <PairParts id="features" title={fillIn(copy.featuresTitle, names)} items={pair.features} />
      <Deferred>
        <PairResults id="benefits" title={copy.benefitsTitle} items={pair.benefits} />
        <Closing
          title={fillIn(copy.callToActionTitle, names)}
          primary={copy.primary}
          secondary={{ label: fillIn(copy.backLabel, names), to: industry.path }}
        />
      </Deferred>
    </OwnLineStyle>
  );
};

export default IndustryServicePage;

export const query = graphql`
  query IndustryServiceTemplate($id: String!) {
    pair: industryService(id: { eq: $id }) {
      unpublished {
        ...Unpublished
      }
      path
      line
      title
      description
      features
      benefits
      ...PairPicture
      industryName {
        slug
        name
        path
      }
      serviceName {
        slug
        name
      }
    }
    copy: industryServicePage(id: { eq: "IndustryServicePage" }) {
      metadata {
        title
        description
      }
      breadcrumb {
        name
        path
      }
      eyebrow
      featuresTitle
      benefitsTitle
      callToActionTitle
      primary {
        label
        to
      }
      backLabel
    }
  }
`;
