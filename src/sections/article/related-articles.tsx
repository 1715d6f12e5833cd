import { css } from "@emotion/react";
import { Section } from "../../components/container";
import { SectionHeading } from "../../components/section-heading";
import { color } from "../../design/tokens";
import { ArticleCards } from "./article-cards";

/** The pictures' default background is this section's. */
const pictures = css({ "& [data-picture]": { "--ground": color.paper } });

interface RelatedArticlesProps {
  title: string;
  articles: readonly Queries.ArticleCardFragment[];
}

/** Related articles; nothing without any. */
export const RelatedArticles = ({ title, articles }: RelatedArticlesProps) =>
  articles.length === 0 ? null : (
    <Section tone="mist" labelledBy="related" css={pictures}>
      <SectionHeading id="related" title={title} />
      <ArticleCards articles={articles} />
    </Section>
  );
