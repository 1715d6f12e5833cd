import { graphql } from "gatsby";
import { Band } from "../components/container";
import { LowerParts } from "../components/lower-parts";
import { fillIn } from "../content-model/placeholders";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../page-props";
import { routes } from "../routes";
import { Closing } from "../sections/closing";
import { IndustryHero } from "../sections/industry-hero";
import { PairCards } from "../sections/pair-cards";
import { UnpublishedNotice } from "../sections/unpublished";
import { ValuePoints } from "../sections/value-points";

const IndustryPage = ({ data: { industry, copy }, location }: SitePageProps<Queries.IndustryTemplateQuery>) => {
  const names = { industry: industry.name };
  const crumbs = [{ label: copy.breadcrumb, to: routes.industries }, { label: industry.name }];
  return (
    <>
      <HeadOfPage
        metadata={industry.metadata}
        path={location.pathname}
        kind="CollectionPage"
        crumbs={crumbs}
        card={`industry-${industry.slug}`}
      />
      <UnpublishedNotice unpublished={industry.unpublished} />
      <IndustryHero {...industry.hero} icon={industry.icon} crumbs={crumbs} primary={industry.callToAction.primary} />
      <Band labelledBy="services">
        <PairCards title={fillIn(copy.servicesTitle, names)} pairs={industry.services} linkLabel={copy.cardLabel} />
      </Band>
      <LowerParts>
        <ValuePoints title={fillIn(copy.valueTitle, names)} points={industry.valuePoints} />
        <Closing {...industry.callToAction} />
      </LowerParts>
    </>
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
      metadata {
        ...Metadata
      }
      hero {
        title
        text
      }
      services {
        ...PairCard
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
      servicesTitle
      cardLabel
      valueTitle
    }
  }
`;
