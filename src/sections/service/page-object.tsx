import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, font, radius, size, space, weight } from "../../design/tokens";

export const query = graphql`
  fragment PageObject on PageObject {
    address
    parts {
      role
      text
      note
    }
  }
`;

const styles = {
  // One column is the phone, the other one the notes: each part is a row of both.
  page: css({
    display: "grid",
    maxWidth: "52rem",
    [above.small]: { gridTemplateColumns: "minmax(0, 22rem) minmax(0, 1fr)", columnGap: space.large },
  }),
  address: css({
    gridColumn: 1,
    padding: `${space.tiny} ${space.base}`,
    border: `2px solid ${color.ink}`,
    borderRadius: `${radius.large} ${radius.large} 0 0`,
    background: color.mist,
    color: color.muted,
    fontSize: size.small,
    overflowWrap: "anywhere",
  }),
  parts: css({ display: "contents" }),
  row: css({
    display: "grid",
    gridColumn: "1 / -1",
    gridTemplateColumns: "subgrid",
    "&:last-of-type": { borderBlockEnd: `2px solid ${color.ink}` },
    [above.small]: {
      "&:last-of-type": { borderBlockEnd: 0 },
      "&:last-of-type > div": {
        paddingBottom: space.large,
        borderBlockEnd: `2px solid ${color.ink}`,
        borderRadius: `0 0 ${radius.large} ${radius.large}`,
      },
    },
  }),
  shown: css({
    padding: `${space.small} ${space.medium}`,
    borderInline: `2px solid ${color.ink}`,
    background: color.paper,
  }),
  // Within the phone, below its part, where there is one column.
  note: css({
    padding: `${space.tiny} ${space.base}`,
    borderInlineStart: `3px solid ${color.pulse}`,
    borderInlineEnd: `2px solid ${color.ink}`,
    background: color.mist,
    color: color.muted,
    fontSize: size.small,
    [above.small]: { alignSelf: "center", borderInlineEnd: 0, background: "transparent" },
  }),
};

/** How a part of a page is drawn: as a page would, but without being a heading or a button of this one. */
const roles = {
  heading: css({ font: `${weight.bold} ${size.h3}/1.15 ${font.display}`, paddingTop: space.large }),
  text: css({}),
  fact: css({ fontWeight: weight.bold }),
  button: css({
    "& > *": {
      display: "block",
      padding: `${space.small} ${space.base}`,
      borderRadius: radius.base,
      background: color.vital,
      color: color.onVital,
      fontWeight: weight.bold,
      textAlign: "center",
    },
  }),
  small: css({ color: color.muted, fontSize: size.small }),
};

/** A page as a phone shows it, with a note on each part. */
export const PageObject = ({ address, parts }: Queries.PageObjectFragment) => (
  <div css={styles.page}>
    <p css={styles.address}>{address}</p>
    <ol role="list" css={styles.parts}>
      {parts.map(({ role, text, note }, index) => (
        <li key={index} css={styles.row}>
          <div css={[styles.shown, roles[role as keyof typeof roles]]}>
            <Paragraphs text={text} />
          </div>
          <p css={styles.note}>{note}</p>
        </li>
      ))}
    </ol>
  </div>
);
