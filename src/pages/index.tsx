import { graphql } from "gatsby";
import { Section } from "../components/container";
import { Deferred } from "../components/deferred";
import { SectionHeading } from "../components/section-heading";
import { HeadOfPage } from "../layout/head";
import { site } from "../site-data";
import type { SitePageProps } from "../templates/page-props";
import { blogFeeds, podcastFeeds } from "../metadata/feeds";
import { office, organization, website } from "../metadata/structured-data/organization";
import { Blueprint } from "../sections/home/blueprint";
import { ClaimStrip } from "../sections/home/claim-strip";
import { Closing } from "../sections/shared/closing";
import { HomeHero } from "../sections/home/home-hero";
import { LatestArticles } from "../sections/home/latest-articles";
import { LatestPodcast } from "../sections/home/latest-podcast";
import { NextStep } from "../sections/shared/next-step";
import { Results } from "../sections/shared/results";
import { Revolution } from "../sections/home/revolution";
import { ServiceCards } from "../sections/service/service-cards";

const HomePage = ({
  data: { copy, facts, services, articles, episodes, blog, podcast },
  location,
}: SitePageProps<Queries.HomePageQuery, "blog" | "podcast">) => (
  <>
    <HeadOfPage
      metadata={copy.metadata}
      path={location.pathname}
      links={[...(blog ? blogFeeds : []), ...(podcast ? podcastFeeds : [])]}
      things={[organization(site), ...office(site, facts), website(site)]}
    />
    <HomeHero {...copy.hero} />
    <ClaimStrip claims={copy.proof} />
    <Section labelledBy="services">
      <SectionHeading id="services" title={copy.services.title} text={copy.services.text} />
      <ServiceCards services={services.nodes} />
      <NextStep />
    </Section>
    <Deferred>
      <Revolution {...copy.revolution} />
      <Blueprint {...copy.blueprint} />
      <Results {...copy.results} />
      <NextStep between />
      {copy.articles && <LatestArticles {...copy.articles} articles={articles.nodes} />}
      {copy.podcast && <LatestPodcast {...copy.podcast} episodes={episodes.nodes} />}
      <Closing {...copy.callToAction} />
    </Deferred>
  </>
);

export default HomePage;

export const query = graphql`
  query HomePage {
    facts: siteSettings(id: { eq: "SiteSettings" }) {
      address {
        street
        locality
        region
        postalCode
      }
      hours {
        week {
          days
          opens
          closes
        }
      }
    }
    copy: homePage(id: { eq: "HomePage" }) {
      metadata {
        ...Metadata
      }
      hero {
        ...HomeHero
      }
      proof {
        number
        label
      }
      services {
        title
        text
      }
      revolution {
        ...Revolution
      }
      blueprint {
        ...Blueprint
      }
      results {
        title
        text
        claims {
          ...ResultClaim
        }
        report {
          ...Report
        }
      }
      articles {
        title
        linkLabel
      }
      podcast {
        title
        text
        linkLabel
        allLabel
      }
      callToAction {
        ...Closing
      }
    }
    blog: blogPage(id: { eq: "BlogPage" }) {
      id
    }
    podcast: podcastPage(id: { eq: "PodcastPage" }) {
      id
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
    episodes: allEpisode(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...EpisodeLine
      }
    }
  }
`;
