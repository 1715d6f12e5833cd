import { graphql } from "gatsby";
import { Section } from "../components/container";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import type { SitePageProps } from "../templates/page-props";
import { feedPaths } from "../routes";
import { ArticleCards } from "../sections/article/article-cards";
import { BlogHero } from "../sections/article/blog-hero";
import { Closing } from "../sections/shared/closing";
import { FeedLinks } from "../sections/shared/feed-links";

const BlogPage = ({ data: { copy, articles }, location }: SitePageProps<Queries.BlogPageQuery>) => (
  <>
    <HeadOfPage metadata={copy.metadata} path={location.pathname} kind="CollectionPage" card="blog" feeds={["blog"]} />
    <BlogHero {...copy.hero} />
    <Section narrow>
      {articles.nodes.length === 0 && <p>{copy.empty}</p>}
      <ArticleCards headingLevel="h2" featureFirst articles={articles.nodes} />
      <FeedLinks
        text={copy.subscribe.text}
        links={[
          { label: copy.subscribe.rss, path: feedPaths.blogRss },
          { label: copy.subscribe.json, path: feedPaths.blogJson },
        ]}
      />
    </Section>
    <Deferred>{copy.callToAction && <Closing {...copy.callToAction} />}</Deferred>
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
