import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { Illustration } from "../../components/illustration";
import { LARGE_WORDS } from "../../components/illustration/parts";
import { Card, CardLink, CardList, columnsFor } from "../../components/card";
import { Paragraphs } from "../../components/paragraphs";
import { PictureSlot } from "../shared/picture-slot";
import { UnpublishedBadge } from "../shared/unpublished";
import { above, color, motion, size, space } from "../../design/tokens";

export const query = graphql`
  fragment ArticleCard on Article {
    path
    unpublished {
      ...Unpublished
    }
    title
    excerpt
    dateText
    illustration {
      ...Illustration
    }
    image {
      ...Picture
    }
  }
`;

const styles = {
  // On medium screens, too narrow for three columns, the picture is next to the text.
  list: css({
    [above.small]: { gridTemplateColumns: "minmax(0,1fr)" },
    [above.medium]: { gridTemplateColumns: "repeat(var(--columns),minmax(0,1fr))" },
  }),
  card: css({
    [above.small]: { gridTemplateColumns: "minmax(0,2fr) minmax(0,3fr)", columnGap: space.large, alignItems: "center" },
    [above.medium]: { gridTemplateColumns: "minmax(0,1fr)", alignItems: "start" },
  }),
  hover: css({
    "&:hover h2, &:hover h3": { color: color.vital },
    "&:hover [data-picture]": { "--ground": color.line },
  }),
  /** The newest article: full width, picture next to text. */
  first: css({ gridColumn: "1 / -1" }),
  beside: css({
    [above.medium]: { gridTemplateColumns: "7fr 5fr", columnGap: space.huge },
  }),
  between: css({ [above.medium]: { display: "none" } }),
  words: css({ display: "grid", gap: space.tiny }),
  drawing: css({
    aspectRatio: "4 / 3",
    padding: space.medium,
    background: `var(--ground,${color.mist})`,
    transition: `background-color ${motion.base}`,
    "& > svg": { display: "block", height: "100%", "--mist": color.paper, ...LARGE_WORDS },
  }),
  date: css({ fontSize: size.small, color: color.muted }),
  title: css({ fontSize: size.h4 }),
  firstTitle: css({ fontSize: size.h2 }),
  excerpt: css({ color: color.muted, fontSize: "0.9375rem" }),
};

const BETWEEN = 4;

interface ArticleCardsProps {
  articles: readonly Queries.ArticleCardFragment[];
  headingLevel?: "h2" | "h3";
  /** Makes the first article full-width. */
  featureFirst?: boolean;
  /** Without drawings, next to others; photographs stay. */
  plain?: boolean;
  /** Shown on phones after each fourth article, where a list is many screens long. */
  between?: ReactNode;
}

/** Article cards, linked as a whole. */
export const ArticleCards = ({
  articles,
  headingLevel: Heading = "h3",
  featureFirst = false,
  plain = false,
  between,
}: ArticleCardsProps) => {
  const columns = columnsFor(articles.length - (featureFirst ? 1 : 0));
  return (
    <CardList look="open" columns={columns} css={styles.list}>
      {articles.map(({ path, title, excerpt, dateText, illustration, image, unpublished }, index) => {
        const isFirst = featureFirst && index === 0;
        const drawing = plain ? null : illustration;
        const look = (drawing ?? image) && [styles.card, (isFirst || columns === 1) && styles.beside];
        return (
          <Fragment key={index}>
            {between && index > 0 && index % BETWEEN === 0 && <li css={styles.between}>{between}</li>}
            <Card look="open" css={[styles.hover, (isFirst || columns === 1) && styles.first, look]}>
              <PictureSlot image={image} sizes="(min-width: 60em) 40vw, 92vw" ratio="3 / 2">
                {drawing && (
                  <div css={styles.drawing} data-picture="">
                    <Illustration kind={drawing.kind} title={drawing.title} items={drawing.items} />
                  </div>
                )}
              </PictureSlot>
              <div css={styles.words}>
                {" "}
                <p css={styles.date}>{dateText}</p>
                <UnpublishedBadge unpublished={unpublished} />
                <Heading css={isFirst ? styles.firstTitle : styles.title}>
                  <CardLink to={path}>{title}</CardLink>
                </Heading>
                <Paragraphs css={styles.excerpt} text={excerpt} />
              </div>{" "}
            </Card>
          </Fragment>
        );
      })}
    </CardList>
  );
};
