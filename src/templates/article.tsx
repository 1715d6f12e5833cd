import { graphql } from "gatsby";
import { excerpt, formatDate } from "../format";
import { HeadOfPage } from "../layout/head";
import { labels, site } from "../shell";
import { breadcrumbList, graph } from "../metadata/structured-data";
import type { SitePageProps } from "../page-props";
import { routes } from "../routes";
import { ArticleBody } from "../sections/article-body";
import { ArticleHead } from "../sections/article-head";
import { RelatedArticles } from "../sections/related-articles";

/** How many related articles there are, and how much of their excerpt shows. */
const RELATED = { count: 3, characters: 100 };

const ArticlePage = ({ data: { article, copy, others }, location }: SitePageProps<Queries.ArticleTemplateQuery>) => {
  const crumbs = [{ label: copy.breadcrumb, to: routes.blog }, { label: article.title }];
  const related = others.nodes.slice(0, RELATED.count).map((other) => ({
    ...other,
    date: formatDate(other.date, site.language),
    excerpt: excerpt(other.excerpt, RELATED.characters),
  }));
  return (
    <>
      <HeadOfPage
        metadata={article.metadata}
        path={location.pathname}
        jsonLd={graph(breadcrumbList(site.url, article.path, crumbs))}
      />
      <article>
        <ArticleHead
          {...article}
          dateText={formatDate(article.date, site.language)}
          readingTime={copy.readingTime}
          crumbs={crumbs}
          crumbsLabel={labels.breadcrumb}
        />
        <ArticleBody html={article.body} {...copy} />
      </article>
      <RelatedArticles title={copy.relatedTitle} articles={related} />
    </>
  );
};

export default ArticlePage;

export const query = graphql`
  query ArticleTemplate($id: String!) {
    article(id: { eq: $id }) {
      path
      ...ArticleHead
      body
      metadata {
        ...Metadata
      }
    }
    others: allArticle(filter: { id: { ne: $id } }, sort: { date: DESC }, limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
    copy: articlePage(id: { eq: "ArticlePage" }) {
      breadcrumb
      readingTime
      ...ArticleBodyCopy
      relatedTitle
    }
  }
`;
