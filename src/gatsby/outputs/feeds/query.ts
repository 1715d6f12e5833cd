/** The data of the feeds: the same nodes as the pages, so that hidden content is in no feed. */
import type { CreatePagesArgs } from "gatsby";
import { runQuery } from "../run-query";

const query = /* GraphQL */ `
  query Feeds {
    site: siteSettings {
      name
      url
      language
      timeZone
      email
    }
    blog: blogPage {
      hero {
        title
        text
      }
      topics {
        text
      }
    }
    # Feed readers keep earlier items; new subscribers find older articles on the site.
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 50) {
      nodes {
        ...FeedArticle
      }
    }
    topics: allTopic(sort: { slug: ASC }) {
      nodes {
        slug
        name
        path
        latest {
          ...FeedArticle
        }
      }
    }
    podcast: podcastPage {
      hero {
        title
        text
      }
      feed {
        newFeedUrl
      }
      show {
        category
        description
        type
        explicit
        author
        owner {
          name
          email
        }
        copyright
        locked
        guid
        firstUrl
        people {
          ...FeedPerson
        }
      }
    }
    episodes: allEpisode(sort: [{ date: DESC }, { number: DESC }, { slug: ASC }]) {
      nodes {
        slug
        path
        redirectFrom
        type
        number
        season
        title
        description
        date
        feedNotes
        explicit
        guid
        audioSrc
        audio {
          type
          bytes
          seconds
        }
        transcript {
          src
        }
        chapters {
          start
          title
          link
          image {
            forApps {
              src
            }
          }
        }
        people {
          ...FeedPerson
        }
        image {
          forApps {
            src
            width
            height
          }
        }
      }
    }
  }

  fragment FeedArticle on Article {
    path
    redirectFrom
    title
    excerpt
    date
    author
    authorUrl
    furtherAuthors {
      name
      url
    }
    updated
    feedHtml
    image {
      alt
      photograph
    }
  }

  fragment FeedPerson on PodcastPerson {
    name
    role
    href
    image {
      forApps {
        src
      }
    }
  }
`;

/** With the texts of blog and podcast: without these there are no feeds. */
export type FeedData = { [Name in keyof Queries.FeedsQuery]: NonNullable<Queries.FeedsQuery[Name]> };
/** As queried. The content check guarantees the settings. */
export type QueriedFeeds = Queries.FeedsQuery & Pick<FeedData, "site">;
export type FeedSite = FeedData["site"];
export type FeedArticle = FeedData["articles"]["nodes"][number];
export type FeedEpisode = FeedData["episodes"]["nodes"][number];

/**
 * Runs while pages are created, so that images and files in the result are processed together with those of the pages.
 */
export const queryFeeds = (args: Pick<CreatePagesArgs, "graphql" | "reporter">): Promise<QueriedFeeds> =>
  runQuery<QueriedFeeds>(args, query, "The data of the feeds");
