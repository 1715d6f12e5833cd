import { graphql } from "gatsby";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import { podcastFeeds } from "../metadata/feeds";
import { neighbors } from "../metadata/further-page";
import { podcastSeries } from "../metadata/structured-data/podcast";
import type { SitePageProps } from "../templates/page-props";
import { routes } from "../routes";
import { EpisodeArchive } from "../sections/podcast/episode-archive";
import { NextStep } from "../sections/shared/next-step";
import { PodcastHero } from "../sections/podcast/podcast-hero";
import { site } from "../site-data";
import { Closing } from "../sections/shared/closing";

const PodcastPage = ({ data: { copy, episodes }, location }: SitePageProps<Queries.PodcastPageQuery>) => (
  <>
    <HeadOfPage
      metadata={copy.metadata}
      path={location.pathname}
      kind="CollectionPage"
      links={[...podcastFeeds, ...neighbors(routes.podcast, episodes.pageInfo)]}
      things={[podcastSeries(site, { name: copy.hero.title, description: copy.hero.text })]}
    />
    <PodcastHero {...copy.hero} />
    <NextStep between />
    <EpisodeArchive copy={copy} episodes={episodes} />
    <Deferred>{copy.callToAction && <Closing {...copy.callToAction} />}</Deferred>
  </>
);

export default PodcastPage;

export const query = graphql`
  query PodcastPage {
    copy: podcastPage(id: { eq: "PodcastPage" }) {
      empty
      ...EpisodeArchiveCopy
    }
    episodes: allEpisode(sort: [{ date: DESC }, { slug: ASC }], limit: 24) {
      ...EpisodeArchive
    }
  }
`;
