import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Section } from "../../components/container";
import { NextStep } from "../shared/next-step";
import { Pager } from "../shared/pager";
import { ArticleCards } from "./article-cards";

export const query = graphql`
  fragment ArticleArchive on ArticleConnection {
    nodes {
      ...ArticleCard
    }
    pageInfo {
      ...PageInfo
    }
  }
`;

interface ArticleArchiveProps {
  articles: Queries.ArticleArchiveFragment;
  /** Path of the list. */
  list: string;
  words: Queries.PaginationFragment | null;
  /** Shown without articles. */
  empty?: string;
  /** Subscription links. */
  children: ReactNode;
}

/** A page of a list of articles; the newest article of the first page is full-width. */
export const ArticleArchive = ({ articles, list, words, empty, children }: ArticleArchiveProps) => (
  <Section narrow>
    {articles.nodes.length === 0 && <p>{empty}</p>}
    <ArticleCards
      headingLevel="h2"
      featureFirst={articles.pageInfo.currentPage === 1}
      articles={articles.nodes}
      between={<NextStep />}
    />
    <NextStep />
    <Pager list={list} words={words} pageInfo={articles.pageInfo} />
    {children}
  </Section>
);
