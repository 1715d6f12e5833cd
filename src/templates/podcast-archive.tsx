import { graphql } from "gatsby";
import { Deferred } from "../components/deferred";
import { fillIn } from "content-kit/lib/placeholders";
import { HeadOfPage } from "../layout/head";
import { podcastFeeds } from "../metadata/feeds";
import { metadataOfPage, neighbors } from "../metadata/further-page";
import type { SitePageProps } from "./page-props";
import { routes } from "../routes";
import { EpisodeArchive } from "../sections/podcast/episode-archive";
import { PodcastHero } from "../sections/podcast/podcast-hero";
import { Closing } from "../sections/shared/closing";
import { site } from "../site-data";

/** Second and later pages of the podcast; the first is src/pages/podcast.tsx. */
const PodcastArchivePage = ({
  data: { copy, episodes },
  location,
}: SitePageProps<Queries.PodcastArchiveTemplateQuery>) => {
  const { currentPage: page, pageCount: pages } = episodes.pageInfo;
  return (
    <>
      <HeadOfPage
        metadata={metadataOfPage(copy.metadata, copy.pagination, episodes.pageInfo, site.name)}
        path={location.pathname}
        kind="CollectionPage"
        card={routes.podcast}
        links={[...podcastFeeds, ...neighbors(routes.podcast, episodes.pageInfo)]}
      />
      <PodcastHero
        title={copy.hero.title}
        text={fillIn(copy.pagination?.label ?? "", { page, pages: pages ?? page })}
      />
      <EpisodeArchive copy={copy} episodes={episodes} />
      <Deferred>{copy.callToAction && <Closing {...copy.callToAction} />}</Deferred>
    </>
  );
};

export default PodcastArchivePage;

export const query = graphql`
  query PodcastArchiveTemplate($skip: Int!) {
    copy: podcastPage(id: { eq: "PodcastPage" }) {
      ...EpisodeArchiveCopy
    }
    episodes: allEpisode(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: 24) {
      ...EpisodeArchive
    }
  }
`;
