import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Container } from "../../components/container";
import { InlineParagraphs } from "../../components/paragraphs";
import { RichText } from "../../components/rich-text";
import { TableOfContents } from "../../components/table-of-contents";
import { above, color, size, space } from "../../design/tokens";
import { labels } from "../../site-data";

export const query = graphql`
  fragment LegalText on LegalDocument {
    title
    dateLabel
    date
    dateText
    body
    headings {
      id
      label
    }
    summary {
      title
      points
    }
  }
`;

const styles = {
  // Title and date stay visible next to the text.
  grid: css({
    display: "grid",
    gap: space.large,
    paddingBlock: `calc(${space.section} * 0.6) ${space.section}`,
    [above.medium]: { gridTemplateColumns: "minmax(0,4fr) minmax(0,8fr)", columnGap: space.huge },
  }),
  head: css({
    display: "grid",
    gap: space.base,
    alignContent: "start",
    borderTop: `2px solid ${color.pulse}`,
    paddingTop: space.medium,
    [above.medium]: { position: "sticky", top: "calc(var(--stuck) + 2rem)", alignSelf: "start" },
  }),
  title: css({ fontSize: size.h2 }),
  date: css({ color: color.muted, fontSize: size.small }),
  contents: css({ "--entry": "17rem", marginTop: space.small }),
  text: css({ display: "grid", alignContent: "start", gap: space.huge, minWidth: 0 }),
  summary: css({ background: color.mist, padding: space.box, display: "grid", gap: space.base, maxWidth: "46rem" }),
  // Neutral bullets: a check mark would praise fees and deadlines.
  points: css({
    display: "grid",
    gap: space.small,
    paddingInlineStart: "1.2rem",
    "& li::marker": { color: color.muted },
  }),
  summaryTitle: css({ fontSize: size.h3 }),
};

/** A legal document with title, date, table of contents, and its summary, if any, first. */
export const LegalText = ({ title, dateLabel, date, dateText, body, headings, summary }: Queries.LegalTextFragment) => (
  <Container css={styles.grid}>
    <div css={styles.head}>
      <h1 css={styles.title}>{title}</h1>
      <p css={styles.date}>
        {dateLabel} <time dateTime={date}>{dateText}</time>
      </p>
      {headings.length > 1 && (
        <TableOfContents css={styles.contents} label={labels.tableOfContents} entries={headings} />
      )}
    </div>
    <div css={styles.text}>
      {summary && (
        <section css={styles.summary} aria-labelledby="summary">
          <h2 id="summary" css={styles.summaryTitle}>
            {summary.title}
          </h2>
          <ul css={styles.points}>
            {summary.points.map((point, index) => (
              <li key={index}>
                <InlineParagraphs text={point} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RichText html={body} />
    </div>
  </Container>
);
