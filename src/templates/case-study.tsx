import { graphql } from "gatsby";
import { Container, Section } from "../components/container";
import { Deferred } from "../components/deferred";
import { RichText } from "../components/rich-text";
import { HeadOfPage } from "../layout/head";
import { routes } from "../routes";
import { LargeQuote } from "../sections/service/large-quote";
import { CaseSheet } from "../sections/shared/case-studies-now";
import { Closing } from "../sections/shared/closing";
import { PlainHero } from "../sections/shared/plain-hero";
import { UnpublishedNotice } from "../sections/shared/unpublished";
import type { SitePageProps } from "./page-props";

const CaseStudyPage = ({ data: { study, copy }, location }: SitePageProps<Queries.CaseStudyTemplateQuery>) => {
  const crumbs = [{ label: copy.breadcrumb, to: routes.caseStudies }, { label: study.title }];
  return (
    <>
      <HeadOfPage metadata={study.metadata} path={location.pathname} kind="WebPage" crumbs={crumbs} />
      <UnpublishedNotice unpublished={study.unpublished} />
      <PlainHero crumbs={crumbs} title={study.title} text={study.summary} />
      <Container>
        <CaseSheet study={study} copy={copy} id="figures" heading={<h2 id="figures">{copy.figuresTitle}</h2>} />
      </Container>
      <Section narrow>
        <RichText html={study.body} />
      </Section>
      <Deferred>
        {study.quote && <LargeQuote words={study.quote.words} note={study.quote.name} />}
        <Closing {...copy.callToAction} />
      </Deferred>
    </>
  );
};

export default CaseStudyPage;

export const query = graphql`
  query CaseStudyTemplate($id: String!) {
    study: caseStudy(id: { eq: $id }) {
      summary
      body
      quote {
        words
        name
      }
      metadata {
        ...Metadata
      }
      ...CaseStudy
    }
    copy: caseStudiesPage(id: { eq: "CaseStudiesPage" }) {
      figuresTitle
      callToAction {
        ...Closing
      }
      ...CaseStudyCopy
    }
  }
`;
