import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button";
import { CheckList } from "../../components/check-list";
import { Container } from "../../components/container";
import { RichText } from "../../components/rich-text";
import { TableOfContents } from "../../components/table-of-contents";
import { Paragraphs } from "../../components/paragraphs";
import { NextStep } from "../shared/next-step";
import { above, color, size, space } from "../../design/tokens";
import { labels } from "../../site-data";

export const query = graphql`
  fragment ArticleBodyOwn on Article {
    keyTakeaways
    implementation
    leaveOut
  }
  fragment ArticleBodyCopy on ArticlePage {
    keyTakeaways {
      title
      items
    }
    implementation {
      title
      paragraphs
    }
    consultation {
      label
      to
    }
  }
`;

const styles = {
  grid: css({
    paddingBlock: space.section,
    display: "grid",
    gap: space.huge,
    // Contents, text, takeaways: lines of text stay short.
    [above.large]: { gridTemplateColumns: "11rem minmax(0,1fr) 18rem", columnGap: space.large },
  }),
  // On phones it would push the first sentence down.
  contents: css({ display: "none", [above.large]: { display: "block" } }),
  // Without headings, the text starts where it does on other pages.
  wide: css({ [above.large]: { gridColumn: "1 / 3" } }),
  reading: css({ fontSize: "1.0938rem", lineHeight: 1.68, minWidth: 0 }),
  aside: css({
    display: "grid",
    alignContent: "start",
    gap: space.large,
    [above.large]: { position: "sticky", top: "calc(var(--stuck) + 2rem)", alignSelf: "start" },
  }),
  box: css({ background: color.mist, padding: space.box, display: "grid", gap: space.base }),
  title: css({ fontSize: size.h4 }),
  strategy: css({
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    gap: space.base,
    maxWidth: "42rem",
    marginTop: space.huge,
    paddingTop: space.large,
    borderTop: `2px solid ${color.ink}`,
    justifyItems: "start",
  }),
  strategyTitle: css({ fontSize: size.h3 }),
};

/** Minimum number of headings for a table of contents. */
const FEW = 3;

interface ArticleBodyProps {
  html: string;
  headings: readonly { id: string; label: string }[];
  /** The article's own parts, in place of those of all articles. */
  own: Queries.ArticleBodyOwnFragment;
  copy: Queries.ArticleBodyCopyFragment;
}

/** The article's text, takeaways and next steps. */
export const ArticleBody = ({ html, headings, own, copy }: ArticleBodyProps) => {
  const { keyTakeaways, implementation, consultation } = copy;
  const has = (part: string) => !own.leaveOut?.includes(part);
  return (
    <Container css={styles.grid}>
      {headings.length >= FEW && (
        <TableOfContents css={styles.contents} label={labels.tableOfContents} entries={headings} />
      )}
      <div css={[styles.reading, headings.length < FEW && styles.wide]}>
        <RichText html={html} />
        <NextStep />
        <section css={styles.strategy} aria-labelledby={has("implementation") ? "strategy" : undefined}>
          {has("implementation") && (
            <h2 id="strategy" css={styles.strategyTitle}>
              {implementation.title}
            </h2>
          )}
          {has("implementation") &&
            (own.implementation ?? implementation.paragraphs).map((paragraph, index) => (
              <Paragraphs key={index} text={paragraph} />
            ))}
          <ButtonLink to={consultation.to} size="lg">
            {consultation.label}
          </ButtonLink>
        </section>
      </div>
      {has("keyTakeaways") && (
        <aside css={styles.aside} aria-labelledby="takeaways">
          <div css={styles.box}>
            <h2 id="takeaways" css={styles.title}>
              {keyTakeaways.title}
            </h2>
            <CheckList items={own.keyTakeaways ?? keyTakeaways.items} />
          </div>
        </aside>
      )}
    </Container>
  );
};
