import { graphql } from "gatsby";
import { feedPaths } from "../../routes";
import { FeedLinks } from "../shared/feed-links";

/** Texts of all pages of the blog's list. */
export const query = graphql`
  fragment BlogArchiveCopy on BlogPage {
    metadata {
      ...Metadata
    }
    hero {
      eyebrow
      title
      text
    }
    pagination {
      ...Pagination
    }
    subscribe {
      text
      rss
      json
    }
    callToAction {
      ...Closing
    }
  }
`;

/** The feeds of the blog. */
export const BlogFeedLinks = ({ text, rss, json }: Queries.BlogArchiveCopyFragment["subscribe"]) => (
  <FeedLinks
    text={text}
    links={[
      { label: rss, path: feedPaths.blogRss },
      { label: json, path: feedPaths.blogJson },
    ]}
  />
);
