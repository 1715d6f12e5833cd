import { graphql } from "gatsby";
import { Band } from "../components/container";
import { LowerParts } from "../components/lower-parts";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../page-props";
import { feedPaths } from "../routes";
import { ArticleCards } from "../sections/article-cards";
import { BlogHero } from "../sections/blog-hero";
import { Closing } from "../sections/closing";
import { FeedLinks } from "../sections/feed-links";

const BlogPage = ({ data: { copy, articles }, location }: SitePageProps<Queries.BlogPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" card="blog" feeds={["blog"]} />
    <BlogHero {...copy.hero} />
    <Band narrow>
      {articles.nodes.length === 0 && <p>{copy.empty}</p>}
      <ArticleCards headingLevel="h2" featureFirst articles={articles.nodes} />
      <FeedLinks
        text={copy.subscribe.text}
        links={[
          { label: copy.subscribe.rss, path: feedPaths.blogRss },
          { label: copy.subscribe.json, path: feedPaths.blogJson },
        ]}
      />
    </Band>
    <LowerParts>{copy.callToAction && <Closing {...copy.callToAction} />}</LowerParts>
  </>
);

export default BlogPage;

export const query = graphql`
  query BlogPage {
    copy: blogPage(id: { eq: "BlogPage" }) {
      metadata {
        ...Metadata
      }
      hero {
        title
        text
      }
      empty
      subscribe {
        text
        rss
        json
      }
      callToAction {
        ...Closing
      }
    }
    articles: allArticle(sort: { date: DESC }) {
      nodes {
        ...ArticleCard
      }
    }
  }
`;
