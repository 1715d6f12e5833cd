import { graphql } from "gatsby";
import { Deferred } from "../components/deferred";
import { HeadOfPage } from "../layout/head";
import { labels, site } from "../site-data";
import { blogFeeds } from "../metadata/feeds";
import { blogPosting } from "../metadata/structured-data/blog-posting";
import type { SitePageProps } from "./page-props";
import { cardOf, routes } from "../routes";
import { ArticleBody } from "../sections/article/article-body";
import { ArticleHead } from "../sections/article/article-head";
import { NextStep } from "../sections/shared/next-step";
import { RelatedArticles } from "../sections/article/related-articles";
import { UnpublishedNotice } from "../sections/shared/unpublished";

const ArticlePage = ({ data: { article, copy, blog }, location }: SitePageProps<Queries.ArticleTemplateQuery>) => {
  const crumbs = [{ label: copy.breadcrumb, to: routes.blog }, { label: article.title }];
  const photograph = article.image?.photograph?.images.fallback?.src;
  const images = [...(photograph ? [photograph] : []), cardOf(article)];
  const related = article.others.map((other) => ({ ...other, excerpt: other.shortExcerpt }));
  return (
    <>
      <HeadOfPage
        metadata={article.metadata}
        path={location.pathname}
        crumbs={crumbs}
        published={article.date}
        links={blogFeeds}
        things={[blogPosting(site, article.path, { ...article, images })]}
      />
      <UnpublishedNotice unpublished={article.unpublished} />
      <article>
        <ArticleHead
          {...article}
          readingTime={copy.readingTime}
          updatedLabel={copy.updated}
          crumbs={crumbs}
          crumbsLabel={labels.breadcrumb}
          topicsLabel={blog.topics?.label}
        />
        <NextStep between />
        <ArticleBody html={article.body} headings={article.headings} {...copy} />
      </article>
      <Deferred>
        <RelatedArticles title={copy.relatedTitle} articles={related} />
      </Deferred>
    </>
  );
};

export default ArticlePage;

export const query = graphql`
  query ArticleTemplate($id: String!) {
    article(id: { eq: $id }) {
      unpublished {
        ...Unpublished
      }
      path
      slug
      excerpt
      publishedAt
      updatedAt
      author
      authorUrl
      furtherAuthors {
        name
        url
      }
      authorIsTeam
      ...ArticleHead
      body
      headings {
        id
        label
      }
      metadata {
        ...Metadata
      }
      others {
        ...ArticleCard
        shortExcerpt
      }
    }
    blog: blogPage(id: { eq: "BlogPage" }) {
      topics {
        label
      }
    }
    copy: articlePage(id: { eq: "ArticlePage" }) {
      breadcrumb
      updated
      readingTime
      ...ArticleBodyCopy
      relatedTitle
    }
  }
`;
