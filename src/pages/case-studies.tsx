import { graphql } from "gatsby";
import { Container } from "../components/container";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import { CaseStudies } from "../sections/shared/case-studies";
import { Closing } from "../sections/shared/closing";
import { PlainHero } from "../sections/shared/plain-hero";
import type { SitePageProps } from "../templates/page-props";

const CaseStudiesPage = ({ data: { copy, studies }, location }: SitePageProps<Queries.CaseStudiesPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" />
    <PlainHero {...copy.hero} />
    <Container>
      <CaseStudies studies={studies.nodes} copy={copy} />
    </Container>
    <Deferred>
      <Closing {...copy.callToAction} />
    </Deferred>
  </>
);

export default CaseStudiesPage;

export const query = graphql`
  query CaseStudiesPage {
    copy: caseStudiesPage(id: { eq: "CaseStudiesPage" }) {
      metadata {
        ...Metadata
      }
      hero {
        eyebrow
        title
        text
      }
      callToAction {
        ...Closing
      }
      ...CaseStudyCopy
    }
    studies: allCaseStudy(sort: { date: DESC }) {
      nodes {
        ...CaseStudy
      }
    }
  }
`;
