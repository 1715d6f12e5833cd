import { graphql } from "gatsby";
import { Section } from "../components/container";
import { Deferred } from "../components/deferred";
import { SectionHeading } from "../components/section-heading";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../templates/page-props";
import { NextStep } from "../sections/shared/next-step";
import { Closing } from "../sections/shared/closing";
import { PlainHero } from "../sections/shared/plain-hero";
import { IndustryCards } from "../sections/industry/industry-cards";

const IndustriesPage = ({ data: { copy }, location }: SitePageProps<Queries.IndustriesPageQuery>) => {
  const featured = copy.industries.filter((industry) => industry.featured);
  const counted = { one: copy.countOne, other: copy.countOther, forms: copy.countForms };
  const others = copy.industries.filter((industry) => !industry.featured);
  return (
    <>
      <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" />
      <PlainHero {...copy.hero} />
      {featured.length > 0 && (
        <Section narrow labelledBy="featured">
          <SectionHeading id="featured" title={copy.featuredTitle} />
          <IndustryCards featured industries={featured} counted={counted} />
          <NextStep />
        </Section>
      )}
      <Deferred>
        {others.length > 0 && (
          <Section narrow labelledBy="others">
            <SectionHeading id="others" title={copy.othersTitle} />
            <IndustryCards industries={others} counted={counted} />
          </Section>
        )}
        <Closing {...copy.callToAction} />
      </Deferred>
    </>
  );
};

export default IndustriesPage;

export const query = graphql`
  query IndustriesPage {
    copy: industriesPage(id: { eq: "IndustriesPage" }) {
      metadata {
        ...Metadata
      }
      hero {
        eyebrow
        title
        text
      }
      industries {
        featured
        ...IndustryCard
      }
      featuredTitle
      othersTitle
      countOne
      countOther
      countForms {
        ...PluralForms
      }
      callToAction {
        ...Closing
      }
    }
  }
`;
