import { graphql } from "gatsby";
import { Deferred } from "../components/deferred";
import { fillIn } from "content-kit/lib/placeholders";
import { HeadOfPage } from "../layout/head";
import { topicFeeds } from "../metadata/feeds";
import { metadataOfPage, neighbors } from "../metadata/further-page";
import type { SitePageProps } from "./page-props";
import { routes, topicFeedPath } from "../routes";
import { ArticleArchive } from "../sections/article/article-archive";
import { BlogHero } from "../sections/article/blog-hero";
import { Closing } from "../sections/shared/closing";
import { FeedLinks } from "../sections/shared/feed-links";
import { site } from "../site-data";

const TopicPage = ({ data: { topic, blog, copy, articles }, location }: SitePageProps<Queries.TopicTemplateQuery>) => {
  const { name, path, slug } = topic;
  const { currentPage: page, pageCount: pages } = articles.pageInfo;
  const crumbs = [{ label: copy.breadcrumb, to: routes.blog }, { label: name }];
  const fill = (text = "") => fillIn(text, { topic: name, page, pages: pages ?? page });
  const metadata = {
    title: fill(blog.topics?.metadata.title ?? name),
    description: fill(blog.topics?.metadata.description ?? name),
  };
  return (
    <>
      <HeadOfPage
        metadata={metadataOfPage(metadata, blog.pagination, articles.pageInfo, site.name)}
        path={location.pathname}
        kind="CollectionPage"
        crumbs={crumbs}
        card={routes.blog}
        links={[...topicFeeds(slug), ...neighbors(path, articles.pageInfo)]}
      />
      <BlogHero crumbs={crumbs} title={name} text={fill(page === 1 ? blog.topics?.text : blog.pagination?.label)} />
      <ArticleArchive articles={articles} list={path} words={blog.pagination}>
        <FeedLinks text={blog.subscribe.text} links={[{ label: blog.subscribe.rss, path: topicFeedPath(slug) }]} />
      </ArticleArchive>
      <Deferred>{blog.callToAction && <Closing {...blog.callToAction} />}</Deferred>
    </>
  );
};

export default TopicPage;

export const query = graphql`
  query TopicTemplate($id: String!, $topic: String!, $skip: Int) {
    topic(id: { eq: $id }) {
      slug
      name
      path
    }
    blog: blogPage(id: { eq: "BlogPage" }) {
      ...BlogArchiveCopy
      topics {
        metadata {
          title
          description
        }
        text
      }
    }
    copy: articlePage(id: { eq: "ArticlePage" }) {
      breadcrumb
    }
    articles: allArticle(
      filter: { topics: { in: [$topic] } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: 24
    ) {
      ...ArticleArchive
    }
  }
`;
