import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Illustration } from "../../components/illustration";
import { Breadcrumb, type Crumb } from "../../components/breadcrumb";
import { Container } from "../../components/container";
import { Paragraphs } from "../../components/paragraphs";
import { SmartLink } from "../../components/smart-link";
import { fillIn } from "content-kit/lib/placeholders";
import { PictureSlot } from "../shared/picture-slot";
import { above, color, size, space } from "../../design/tokens";

export const query = graphql`
  fragment ArticleHead on Article {
    title
    excerpt
    date
    dateText
    updated
    updatedText
    byline
    readingTimeText
    topicPages {
      name
      path
    }
    illustration {
      ...Illustration
    }
    image {
      ...Picture
    }
  }
`;

const styles = {
  top: css({ paddingTop: space.medium }),
  block: css({ display: "grid", gap: space.base, padding: `calc(${space.section} * 0.4) 0 ${space.large}` }),
  title: css({ fontSize: size.title, maxWidth: "13em", hyphens: "auto" }),
  excerpt: css({ fontSize: size.lead, lineHeight: 1.5, color: color.muted, maxWidth: "40rem" }),
  facts: css({
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${space.medium}`,
    alignItems: "baseline",
    fontSize: size.small,
    color: color.muted,
    "& a": { lineHeight: "1.75rem" },
  }),
  // On phones below each other: side by side, some would wrap in one font and not in the other.
  below: css({ flexDirection: "column", [above.small]: { flexDirection: "row" } }),
  drawing: css({
    padding: space.large,
    background: color.mist,
    "& > svg": { display: "block", maxWidth: "32rem", marginInline: "auto", "--mist": color.paper },
  }),
  photograph: css({ aspectRatio: "3 / 2", borderRadius: 0, [above.tablet]: { aspectRatio: "21 / 9" } }),
  // Of a portrait, a wide section would show a strip: there it is whole, on its dominant color.
  portrait: css({
    aspectRatio: "4 / 5",
    borderRadius: 0,
    [above.tablet]: { aspectRatio: "auto", height: "min(80vh,48rem)", objectFit: "contain" },
  }),
};

interface ArticleHeadProps extends Queries.ArticleHeadFragment {
  /** Label of the day of the last change. */
  updatedLabel: string | null;
  /** Label of the topics. */
  topicsLabel: string | undefined;
  crumbs: readonly Crumb[];
  crumbsLabel: string;
}

const isPortrait = (image: Queries.PictureFragment | null): boolean =>
  (image?.photograph?.height ?? 0) > (image?.photograph?.width ?? 0);

/** Title, date and picture of an article. */
export const ArticleHead = ({
  title,
  excerpt,
  byline,
  updated,
  updatedText,
  updatedLabel,
  illustration,
  image,
  date,
  dateText,
  readingTimeText,
  crumbs,
  crumbsLabel,
  topicPages,
  topicsLabel,
}: ArticleHeadProps) => (
  <>
    <Container css={styles.top}>
      <Breadcrumb label={crumbsLabel} crumbs={crumbs} />
      <div css={styles.block}>
        <h1 css={styles.title}>{title}</h1>
        <Paragraphs css={styles.excerpt} text={excerpt} />
        <p css={[styles.facts, styles.below]}>
          <time dateTime={date}>{dateText}</time>
          {readingTimeText && <span>{readingTimeText}</span>}
          {updated && updatedLabel && (
            <time dateTime={updated}>{fillIn(updatedLabel, { date: updatedText ?? updated })}</time>
          )}
          <span>{byline}</span>
        </p>
        {topicsLabel && topicPages.length > 0 && (
          <nav aria-label={topicsLabel} css={styles.facts}>
            <span aria-hidden="true">{topicsLabel}</span>
            {topicPages.map((topic) => (
              <SmartLink key={topic.path} to={topic.path}>
                {topic.name}
              </SmartLink>
            ))}
          </nav>
        )}
      </div>
    </Container>
    <PictureSlot image={image} sizes="100vw" css={isPortrait(image) ? styles.portrait : styles.photograph} eager>
      {illustration && (
        <div css={styles.drawing}>
          <Illustration {...illustration} />
        </div>
      )}
    </PictureSlot>
  </>
);
