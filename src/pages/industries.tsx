import { graphql } from "gatsby";
import { Band } from "../components/container";
import { LowerParts } from "../components/lower-parts";
import { SectionHeading } from "../components/section-heading";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../page-props";
import { Closing } from "../sections/closing";
import { IndustriesHero } from "../sections/industries-hero";
import { IndustryCards } from "../sections/industry-cards";

const IndustriesPage = ({ data: { copy, featured, others }, location }: SitePageProps<Queries.IndustriesPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" card="industries" />
    <IndustriesHero {...copy.hero} icons={[...featured.nodes, ...others.nodes].map(({ icon }) => icon)} />
    {featured.nodes.length > 0 && (
      <Band narrow labelledBy="featured">
        <SectionHeading id="featured" title={copy.featuredTitle} />
        <IndustryCards featured industries={featured.nodes} countOne={copy.countOne} countOther={copy.countOther} />
      </Band>
    )}
    <LowerParts>
      {others.nodes.length > 0 && (
        <Band narrow labelledBy="others">
          <SectionHeading id="others" title={copy.othersTitle} />
          <IndustryCards industries={others.nodes} countOne={copy.countOne} countOther={copy.countOther} />
        </Band>
      )}
      <Closing {...copy.callToAction} />
    </LowerParts>
  </>
);

export default IndustriesPage;

export const query = graphql`
  query IndustriesPage {
    copy: industriesPage(id: { eq: "IndustriesPage" }) {
      metadata {
        ...Metadata
      }
      hero {
        title
        text
      }
      featuredTitle
      othersTitle
      countOne
      countOther
      callToAction {
        ...Closing
      }
    }
    featured: allIndustry(filter: { featured: { eq: true } }, sort: { name: ASC }) {
      nodes {
        ...IndustryCard
      }
    }
    others: allIndustry(filter: { featured: { ne: true } }, sort: { name: ASC }) {
      nodes {
        ...IndustryCard
      }
    }
  }
`;
