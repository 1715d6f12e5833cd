import { graphql } from "gatsby";
import { Section } from "../components/container";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import { podcastSeries } from "../metadata/structured-data/podcast";
import type { SitePageProps } from "../templates/page-props";
import { feedPaths } from "../routes";
import { EpisodeCards } from "../sections/podcast/episode-cards";
import { PodcastHero } from "../sections/podcast/podcast-hero";
import { site } from "../site-data";
import { Closing } from "../sections/shared/closing";
import { FeedLinks } from "../sections/shared/feed-links";

const PodcastPage = ({ data: { copy, episodes }, location }: SitePageProps<Queries.PodcastPageQuery>) => (
  <>
    <HeadOfPage
      metadata={copy.metadata}
      path={location.pathname}
      kind="CollectionPage"
      card="podcast"
      feeds={["podcast"]}
      things={[podcastSeries(site, { name: copy.hero.title, description: copy.hero.text })]}
    />
    <PodcastHero {...copy.hero} />
    <Section>
      {episodes.nodes.length === 0 && <p>{copy.empty}</p>}
      <EpisodeCards episodes={episodes.nodes} cardLabel={copy.cardLabel} />
      <FeedLinks text={copy.subscribe.text} links={[{ label: copy.subscribe.feed, path: feedPaths.podcast }]} />
    </Section>
    <Deferred>{copy.callToAction && <Closing {...copy.callToAction} />}</Deferred>
  </>
);

export default PodcastPage;

export const query = graphql`
  query PodcastPage {
    copy: podcastPage(id: { eq: "PodcastPage" }) {
      metadata {
        ...Metadata
      }
      hero {
        title
        text
      }
      cardLabel
      empty
      subscribe {
        text
        feed
      }
      callToAction {
        ...Closing
      }
    }
    episodes: allEpisode(sort: { date: DESC }) {
      nodes {
        ...EpisodeLine
      }
    }
  }
`;
