import { css } from "@emotion/react";
import { ArrowLink } from "../../components/arrow-link";
import { Section } from "../../components/container";
import { routes } from "../../routes";
import { space } from "../../design/tokens";
import { ArticleCards } from "../article/article-cards";

const head = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.base,
  justifyContent: "space-between",
  alignItems: "baseline",
  marginBottom: space.large,
});

interface LatestArticlesProps {
  title: string;
  linkLabel: string;
  articles: readonly Queries.ArticleCardFragment[];
}

/** The latest articles, with a link to all. */
export const LatestArticles = ({ title, linkLabel, articles }: LatestArticlesProps) =>
  articles.length === 0 ? null : (
    <Section labelledBy="articles">
      <div css={head}>
        <h2 id="articles">{title}</h2>
        <ArrowLink to={routes.blog}>{linkLabel}</ArrowLink>
      </div>
      <ArticleCards articles={articles} plain />
    </Section>
  );
