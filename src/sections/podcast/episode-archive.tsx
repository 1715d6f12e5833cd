import { graphql } from "gatsby";
import { Section } from "../../components/container";
import { feedPaths, routes } from "../../routes";
import { FeedLinks } from "../shared/feed-links";
import { Pager } from "../shared/pager";
import { EpisodeCards } from "./episode-cards";

/** Texts of all pages of the episodes' list. */
export const query = graphql`
  fragment EpisodeArchiveCopy on PodcastPage {
    metadata {
      ...Metadata
    }
    hero {
      eyebrow
      title
      text
    }
    cardLabel
    pagination {
      ...Pagination
    }
    subscribe {
      text
      feed
    }
    callToAction {
      ...Closing
    }
  }
  fragment EpisodeArchive on EpisodeConnection {
    nodes {
      ...EpisodeLine
    }
    pageInfo {
      ...PageInfo
    }
  }
`;

interface EpisodeArchiveProps {
  copy: Pick<Queries.EpisodeArchiveCopyFragment, "cardLabel" | "pagination" | "subscribe"> & { empty?: string };
  episodes: Queries.EpisodeArchiveFragment;
}

/** A page of the list of episodes. */
export const EpisodeArchive = ({ copy, episodes }: EpisodeArchiveProps) => (
  <Section>
    {episodes.nodes.length === 0 && <p>{copy.empty}</p>}
    <EpisodeCards episodes={episodes.nodes} cardLabel={copy.cardLabel} />
    <Pager list={routes.podcast} words={copy.pagination} pageInfo={episodes.pageInfo} />
    <FeedLinks text={copy.subscribe.text} links={[{ label: copy.subscribe.feed, path: feedPaths.podcast }]} />
  </Section>
);
