import { graphql } from "gatsby";
import { Deferred } from "../components/deferred";
import { fillIn } from "content-kit/lib/placeholders";
import { HeadOfPage } from "../layout/head";
import { blogFeeds } from "../metadata/feeds";
import { metadataOfPage, neighbors } from "../metadata/further-page";
import type { SitePageProps } from "./page-props";
import { routes } from "../routes";
import { ArticleArchive } from "../sections/article/article-archive";
import { BlogFeedLinks } from "../sections/article/blog-feed-links";
import { BlogHero } from "../sections/article/blog-hero";
import { Closing } from "../sections/shared/closing";
import { site } from "../site-data";

/** Second and later pages of the blog; the first is src/pages/blog.tsx. */
const BlogArchivePage = ({ data: { copy, articles }, location }: SitePageProps<Queries.BlogArchiveTemplateQuery>) => {
  const { currentPage: page, pageCount: pages } = articles.pageInfo;
  return (
    <>
      <HeadOfPage
        metadata={metadataOfPage(copy.metadata, copy.pagination, articles.pageInfo, site.name)}
        path={location.pathname}
        kind="CollectionPage"
        card={routes.blog}
        links={[...blogFeeds, ...neighbors(routes.blog, articles.pageInfo)]}
      />
      <BlogHero title={copy.hero.title} text={fillIn(copy.pagination?.label ?? "", { page, pages: pages ?? page })} />
      <ArticleArchive articles={articles} list={routes.blog} words={copy.pagination}>
        <BlogFeedLinks {...copy.subscribe} />
      </ArticleArchive>
      <Deferred>{copy.callToAction && <Closing {...copy.callToAction} />}</Deferred>
    </>
  );
};

export default BlogArchivePage;

export const query = graphql`
  query BlogArchiveTemplate($skip: Int!) {
    copy: blogPage(id: { eq: "BlogPage" }) {
      ...BlogArchiveCopy
    }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: 24) {
      ...ArticleArchive
    }
  }
`;
