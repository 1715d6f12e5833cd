import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { phoneLink } from "content-kit/lib/phone-link";
import { above, color, font, size, space, weight } from "../../design/tokens";
import { site } from "../../site-data";

export const query = graphql`
  fragment ContactDetails on ContactPage {
    phoneLabel
    emailLabel
    hoursLabel
    addressLabel
  }
`;

const styles = {
  list: css({
    display: "grid",
    borderTop: `2px solid ${color.ink}`,
    [above.small]: { gridTemplateColumns: "fit-content(7rem) 1fr", columnGap: space.base },
  }),
  row: css({
    display: "grid",
    gap: space.hair,
    padding: `${space.medium} 0`,
    borderBottom: `1px solid ${color.line}`,
    [above.small]: {
      gridColumn: "1/-1",
      gridTemplateColumns: "subgrid",
      columnGap: space.base,
      alignItems: "baseline",
    },
  }),
  label: css({ fontSize: size.small, color: color.muted }),
  value: css({
    font: `${weight.bold} ${size.h3}/1.2 ${font.display}`,
    letterSpacing: "-.015em",
    overflowWrap: "anywhere",
    "& a": { textDecorationColor: color.edge, "&:hover": { color: color.vital } },
  }),
  plain: css({ fontStyle: "normal" }),
};

/** The agency's contact details. */
export const ContactDetails = ({ copy }: { copy: Queries.ContactDetailsFragment }) => (
  <dl css={styles.list}>
    <div css={styles.row}>
      <dt css={styles.label}>{copy.phoneLabel}</dt>
      <dd css={styles.value}>
        <a href={phoneLink(site.phone)}>{site.phone}</a>
      </dd>
    </div>
    <div css={styles.row}>
      <dt css={styles.label}>{copy.emailLabel}</dt>
      <dd css={styles.value}>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </dd>
    </div>
    <div css={styles.row}>
      <dt css={styles.label}>{copy.hoursLabel}</dt>
      <dd css={styles.value}>{site.hours.text}</dd>
    </div>
    <div css={styles.row}>
      <dt css={styles.label}>{copy.addressLabel}</dt>
      <dd css={styles.value}>
        <address css={styles.plain}>
          {site.address.lines.map((line, index) => (
            <span key={index} style={{ display: "block" }}>
              {line}
            </span>
          ))}
        </address>
      </dd>
    </div>
  </dl>
);
