import { graphql } from "gatsby";
import { Band } from "../components/container";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../page-props";
import { feedPaths } from "../routes";
import { EpisodeCards } from "../sections/episode-cards";
import { FeedLinks } from "../sections/feed-links";
import { PageHero } from "../sections/page-hero";

const PodcastPage = ({ data: { copy, episodes }, location }: SitePageProps<Queries.PodcastPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} />
    <PageHero {...copy.hero} line="podcast" />
    <Band>
      {episodes.nodes.length === 0 && <p>{copy.empty}</p>}
      <EpisodeCards episodes={episodes.nodes} episodeLabel={copy.episodeLabel} cardLabel={copy.cardLabel} />
      <FeedLinks text={copy.subscribe.text} links={[{ label: copy.subscribe.feed, path: feedPaths.podcast }]} />
    </Band>
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
      episodeLabel
      cardLabel
      empty
      subscribe {
        text
        feed
      }
    }
    episodes: allEpisode(sort: { date: DESC }) {
      nodes {
        ...EpisodeLine
      }
    }
  }
`;
