import { css } from "@emotion/react";
import { Paragraphs } from "../../components/paragraphs";
import { Stars } from "../../components/stars";
import { Cell, ColumnHead, Row, RowHead, Table, TableFrame, hiddenHead, whenNarrow } from "../../components/table";
import { fillIn } from "content-kit/lib/placeholders";
import { above, color, font, radius, size, space, weight } from "../../design/tokens";
import { labels } from "../../site-data";

export type ExampleObject = Queries.ExampleFragment["objects"][number];
type Of<Name extends ExampleObject["__typename"]> = Omit<Extract<ExampleObject, { __typename: Name }>, "__typename">;

const sheet = css({
  background: color.paper,
  border: `1px solid ${color.line}`,
  borderTop: `6px solid ${color.ink}`,
  borderRadius: radius.small,
  padding: space.box,
  "@media print": { padding: `${space.small} 0`, border: 0 },
});

const styles = {
  listing: css({
    "& :is(td,th)": { verticalAlign: "top" },
    "& thead th": { position: "static" },
    "& td:last-of-type": { fontWeight: weight.bold },
    ...whenNarrow({
      ...hiddenHead,
      "&, & tbody, & tr, & :is(tbody th,td)": { display: "block" },
      "& tr": { borderTop: `2px solid ${color.ink}`, padding: `${space.tiny} 0 ${space.base}` },
      "& tbody :is(th,td)": { position: "static", border: 0, padding: `${space.hair} 0` },
      "& td::before": { content: 'attr(data-label) ": "', fontWeight: weight.normal, color: color.muted },
    }),
  }),
  before: css({ color: color.muted, "& s": { textDecorationColor: color.pulse } }),
  emails: css({
    display: "grid",
    gap: space.medium,
    [above.large]: { gridAutoFlow: "column", gridAutoColumns: "1fr", alignItems: "start" },
  }),
  email: css({ display: "grid", gap: space.small, alignContent: "start" }),
  small: css({ color: color.muted, fontSize: size.small }),
  subject: css({ fontSize: size.h4, borderBottom: `1px solid ${color.line}`, paddingBottom: space.small }),
  // Each one lower than the one before, as time passes.
  later: css({ [above.large]: { marginTop: "calc(var(--place) * 2.25rem)" } }),
  review: css({ display: "grid", gap: space.large, maxWidth: "52rem" }),
  part: css({ display: "grid", gap: space.tiny, margin: 0 }),
  words: css({ font: `${weight.normal} ${size.h4}/1.45 ${font.text}` }),
  reply: css({ borderInlineStart: `3px solid ${color.vital}`, paddingInlineStart: space.medium }),
  by: css({ fontWeight: weight.bold }),
};

/** A listing before and after the work. */
export const Listing = ({ columns, lines }: Of<"ListingObject">) => (
  <div css={sheet}>
    <TableFrame>
      <Table
        labelledBy="example-title"
        css={styles.listing}
        head={
          <Row>
            <ColumnHead>{columns.part}</ColumnHead>
            <ColumnHead>{columns.before}</ColumnHead>
            <ColumnHead>{columns.after}</ColumnHead>
          </Row>
        }
      >
        {lines.map(({ part, before, after }, index) => (
          <Row key={index}>
            <RowHead>{part}</RowHead>
            <Cell label={columns.before} css={styles.before}>
              <s>{before}</s>
            </Cell>
            <Cell label={columns.after}>{after}</Cell>
          </Row>
        ))}
      </Table>
    </TableFrame>
  </div>
);

/** E-mails in the order in which they are sent. */
export const Emails = ({ emails }: Of<"EmailsObject">) => (
  <ol role="list" css={styles.emails}>
    {emails.map(({ when, subject, paragraphs, sender }, index) => (
      <li key={index} css={[sheet, styles.email, styles.later]} style={{ "--place": index }}>
        <p css={styles.small}>{when}</p>
        <h3 css={styles.subject}>{subject}</h3>
        {paragraphs.map((text, place) => (
          <Paragraphs key={place} text={text} />
        ))}
        <p css={styles.small}>{sender}</p>
      </li>
    ))}
  </ol>
);

/** A review, and the reply to it. */
export const Review = ({ author, stars, words, replyBy, reply }: Of<"ReviewObject">) => (
  <div css={[sheet, styles.review]}>
    <figure css={styles.part}>
      <Stars rating={stars} label={fillIn(labels.rating, { rating: stars })} />
      <blockquote css={styles.words}>
        <Paragraphs text={words} />
      </blockquote>
      <figcaption css={styles.small}>{author}</figcaption>
    </figure>
    <div css={[styles.part, styles.reply]}>
      <p css={styles.by}>{replyBy}</p>
      <Paragraphs text={reply} />
    </div>
  </div>
);
