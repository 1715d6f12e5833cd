import { graphql } from "gatsby";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import { faqPage } from "../metadata/structured-data/faq-page";
import { LandingHero } from "../sections/landing/landing-hero";
import { LandingSections } from "../sections/landing/landing-sections";
import { UnpublishedNotice } from "../sections/shared/unpublished";
import { site } from "../site-data";
import { landingHead } from "./landing-head";
import type { SitePageProps } from "./page-props";

/** A page that an editor composed of sections. */
const LandingPage = ({ data, location }: SitePageProps<Queries.LandingTemplateQuery>) => {
  const { page } = data;
  const [hero, ...sections] = page.sections;
  const head = landingHead(page, location.pathname);
  const questions = sections.flatMap((section) => (section.__typename === "QuestionsSection" ? section.questions : []));
  return (
    <>
      <HeadOfPage {...head} things={questions.length > 0 ? [faqPage(site.url, page.path, questions)] : []} />
      <UnpublishedNotice unpublished={page.unpublished} />
      {hero?.__typename === "HeroSection" && <LandingHero {...hero} crumbs={head.crumbs} />}
      <Deferred>
        <LandingSections sections={sections} shared={data} />
      </Deferred>
    </>
  );
};

export default LandingPage;

export const query = graphql`
  query LandingTemplate($id: String!) {
    page: landingPage(id: { eq: $id }) {
      unpublished {
        ...Unpublished
      }
      path
      slug
      title
      noindex
      navigation
      metadata {
        ...Metadata
      }
      ...LandingSections
    }
    service: servicePage(id: { eq: "ServicePage" }) {
      sampleNotice
      comparisonColumns {
        ours
        inHouse
        otherAgency
      }
      pricingTerms {
        ...PricingTerms
      }
    }
    contact: contactPage(id: { eq: "ContactPage" }) {
      ...ContactDetails
    }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
    episodes: allEpisode(sort: [{ date: DESC }, { slug: ASC }], limit: 1) {
      nodes {
        ...EpisodeLine
      }
    }
  }
`;
