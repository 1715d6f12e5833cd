import { Section } from "../../components/container";
import { SectionHeading } from "../../components/section-heading";
import { ArticleCards } from "./article-cards";

interface RelatedArticlesProps {
  title: string;
  articles: readonly Queries.ArticleCardFragment[];
}

/** Related articles; nothing without any. */
export const RelatedArticles = ({ title, articles }: RelatedArticlesProps) =>
  articles.length === 0 ? null : (
    <Section labelledBy="related">
      <SectionHeading id="related" title={title} />
      <ArticleCards articles={articles} />
    </Section>
  );
