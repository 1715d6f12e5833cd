import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArticlePicture } from "../components/article-picture";
import { SmartLink } from "../components/smart-link";
import { PictureSlot } from "./picture-slot";
import { UnpublishedBadge } from "./unpublished";
import { above, color, motion, size, space } from "../design/tokens";

export const query = graphql`
  fragment ArticleCard on Article {
    path
    unpublished {
      ...Unpublished
    }
    slug
    title
    excerpt
    date
    image {
      ...Picture
    }
  }
`;

const styles = {
  grid: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,19rem),1fr))",
    gap: `${space.huge} ${space.large}`,
  }),
  card: css({
    position: "relative",
    display: "grid",
    alignContent: "start",
    gap: space.base,
    "&:hover h2, &:hover h3": { color: color.vital },
    "&:hover [data-picture]": { background: color.line },
  }),
  /** The newest, as wide as the row: picture beside words. */
  first: css({
    gridColumn: "1 / -1",
    [above.medium]: { gridTemplateColumns: "7fr 5fr", columnGap: space.huge, alignItems: "center" },
  }),
  words: css({ display: "grid", gap: space.tiny }),
  picture: css({
    background: color.mist,
    padding: `${space.large} 0`,
    transition: `background-color ${motion.base}`,
    overflow: "hidden",
  }),
  date: css({ fontSize: size.small, color: color.muted }),
  title: css({ fontSize: size.h4 }),
  link: css({
    display: "inline-block",
    paddingBlock: "0.15rem",
    textDecoration: "none",
    "&::after": { content: '""', position: "absolute", inset: 0 },
  }),
  excerpt: css({ color: color.muted, fontSize: "0.9375rem" }),
};

interface Card extends Pick<
  Queries.ArticleCardFragment,
  "path" | "slug" | "title" | "excerpt" | "image" | "unpublished"
> {
  /** The date in words. */
  date: string;
}

interface ArticleCardsProps {
  articles: readonly Card[];
  headingLevel?: "h2" | "h3";
  /** The first one as wide as the row. */
  featureFirst?: boolean;
}

/** Articles as cards: a phrase of the line, title, excerpt. The whole card leads to the article. */
export const ArticleCards = ({ articles, headingLevel: Heading = "h3", featureFirst = false }: ArticleCardsProps) => (
  <ul role="list" css={styles.grid}>
    {articles.map(({ path, slug, title, excerpt, date, image, unpublished }, index) => (
      <li key={index} css={[styles.card, featureFirst && index === 0 && styles.first]}>
        <PictureSlot image={image} sizes="(min-width: 60em) 40vw, 92vw" ratio="3 / 2">
          <div css={styles.picture} data-picture="">
            <ArticlePicture seed={slug} height={featureFirst && index === 0 ? 180 : 96} />
          </div>
        </PictureSlot>
        <div css={styles.words}>
          {" "}
          <p css={styles.date}>{date}</p>
          <UnpublishedBadge unpublished={unpublished} />
          <Heading css={styles.title}>
            <SmartLink to={path} css={styles.link}>
              {title}
            </SmartLink>
          </Heading>
          <p css={styles.excerpt}>{excerpt}</p>
        </div>{" "}
      </li>
    ))}
  </ul>
);
