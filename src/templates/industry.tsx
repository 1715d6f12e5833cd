import { graphql } from "gatsby";
import { Section } from "../components/container";
import { Deferred } from "../components/deferred";
import { fillIn } from "content-kit/lib/placeholders";
import { OwnLineStyle } from "../components/line-style";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "./page-props";
import { routes } from "../routes";
import { NextStep } from "../sections/shared/next-step";
import { Closing } from "../sections/shared/closing";
import { CaseStudies } from "../sections/shared/case-studies";
import { IndustryHero } from "../sections/industry/industry-hero";
import { PairCards } from "../sections/industry/pair-cards";
import { UnpublishedNotice } from "../sections/shared/unpublished";
import { ValuePoints } from "../sections/industry/value-points";

const IndustryPage = ({
  data: { industry, copy, cases },
  location,
}: SitePageProps<Queries.IndustryTemplateQuery, "cases">) => {
  const names = { industry: industry.name };
  const crumbs = [{ label: copy.breadcrumb, to: routes.industries }, { label: industry.name }];
  return (
    <OwnLineStyle line={industry.line}>
      <HeadOfPage metadata={industry.metadata} path={location.pathname} kind="CollectionPage" crumbs={crumbs} />
      <UnpublishedNotice unpublished={industry.unpublished} />
      <IndustryHero
        {...industry.hero}
        eyebrow={industry.hero.eyebrow ?? (copy.eyebrow && fillIn(copy.eyebrow, names))}
        icon={industry.icon}
        image={industry.image}
        pace={industry.pace}
        services={industry.services.map(({ step, serviceName }) => ({ name: serviceName.name, step }))}
        crumbs={crumbs}
        primary={industry.callToAction.primary}
      />
      <NextStep between />
      <Section labelledBy="services">
        <PairCards title={fillIn(copy.servicesTitle, names)} pairs={industry.services} linkLabel={copy.cardLabel} />
        <NextStep />
      </Section>
      <Deferred>
        {cases && industry.caseStudies.length > 0 && (
          <Section narrow>
            <CaseStudies studies={industry.caseStudies} copy={cases} />
          </Section>
        )}
        <ValuePoints title={fillIn(copy.valueTitle, names)} points={industry.valuePoints} />
        <Closing {...industry.callToAction} />
      </Deferred>
    </OwnLineStyle>
  );
};

export default IndustryPage;

export const query = graphql`
  query IndustryTemplate($id: String!) {
    industry(id: { eq: $id }) {
      unpublished {
        ...Unpublished
      }
      slug
      path
      name
      icon
      line
      image {
        ...PanelPicture
      }
      pace {
        ...Pace
      }
      metadata {
        ...Metadata
      }
      hero {
        eyebrow
        title
        text
      }
      services {
        ...PairCard
      }
      caseStudies {
        ...CaseStudy
      }
      valuePoints {
        title
        text
      }
      callToAction {
        ...Closing
      }
    }
    copy: industryPage(id: { eq: "IndustryPage" }) {
      breadcrumb
      eyebrow
      servicesTitle
      cardLabel
      valueTitle
    }
    cases: caseStudiesPage(id: { eq: "CaseStudiesPage" }) {
      ...CaseStudyCopy
    }
  }
`;
