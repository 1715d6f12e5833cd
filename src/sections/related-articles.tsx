import type { ComponentProps } from "react";
import { Band } from "../components/container";
import { SectionHeading } from "../components/section-heading";
import { ArticleCards } from "./article-cards";

interface RelatedArticlesProps {
  title: string;
  articles: ComponentProps<typeof ArticleCards>["articles"];
}

/** Other articles to read next; nothing where there is no other. */
export const RelatedArticles = ({ title, articles }: RelatedArticlesProps) =>
  articles.length === 0 ? null : (
    <Band tone="mist" labelledBy="related">
      <SectionHeading id="related" title={title} />
      <ArticleCards articles={articles} />
    </Band>
  );
