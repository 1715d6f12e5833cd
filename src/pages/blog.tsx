import { graphql } from "gatsby";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import { blogFeeds } from "../metadata/feeds";
import { neighbors } from "../metadata/further-page";
import type { SitePageProps } from "../templates/page-props";
import { routes } from "../routes";
import { ArticleArchive } from "../sections/article/article-archive";
import { NextStep } from "../sections/shared/next-step";
import { BlogFeedLinks } from "../sections/article/blog-feed-links";
import { BlogHero } from "../sections/article/blog-hero";
import { BlogTopics } from "../sections/article/blog-topics";
import { Closing } from "../sections/shared/closing";

const BlogPage = ({ data: { copy, articles, topics }, location }: SitePageProps<Queries.BlogPageQuery>) => (
  <>
    <HeadOfPage
      metadata={copy.metadata}
      path={location.pathname}
      kind="CollectionPage"
      links={[...blogFeeds, ...neighbors(routes.blog, articles.pageInfo)]}
    />
    <BlogHero {...copy.hero} />
    <NextStep between />
    <ArticleArchive articles={articles} list={routes.blog} words={copy.pagination} empty={copy.empty}>
      <BlogFeedLinks {...copy.subscribe} />
    </ArticleArchive>
    <BlogTopics title={copy.topics?.label} topics={topics} />
    <Deferred>{copy.callToAction && <Closing {...copy.callToAction} />}</Deferred>
  </>
);

export default BlogPage;

export const query = graphql`
  query BlogPage {
    copy: blogPage(id: { eq: "BlogPage" }) {
      empty
      topics {
        label
      }
      ...BlogArchiveCopy
    }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 24) {
      ...ArticleArchive
    }
    topics: allTopic(sort: { name: ASC }) {
      ...BlogTopics
    }
  }
`;
