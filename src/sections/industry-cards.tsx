import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../components/icon";
import { SmartLink } from "../components/smart-link";
import { fillIn } from "../content-model/placeholders";
import { above, color, size, space } from "../design/tokens";
import { UnpublishedBadge } from "./unpublished";

export const query = graphql`
  fragment IndustryCard on Industry {
    path
    unpublished {
      ...Unpublished
    }
    name
    description
    icon
    serviceCount
  }
`;

const styles = {
  featured: css({
    display: "grid",
    gap: 1,
    background: color.line,
    border: `1px solid ${color.line}`,
    [above.small]: { gridTemplateColumns: "1fr 1fr" },
  }),
  others: css({ borderTop: `2px solid ${color.ink}` }),
  card: css({
    position: "relative",
    display: "grid",
    alignContent: "start",
    gap: space.small,
    padding: space.large,
    background: color.paper,
    "&:hover": { background: color.mist },
  }),
  row: css({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    gap: `${space.hair} ${space.medium}`,
    padding: `${space.medium} 0`,
    borderBottom: `1px solid ${color.line}`,
    "& > p": { gridColumn: 2 },
    "&:hover": { background: color.mist },
  }),
  name: css({ fontSize: size.h3 }),
  link: css({ textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } }),
  text: css({ color: color.muted }),
  count: css({ fontSize: size.small, fontWeight: 620, color: color.pulseInk }),
};

interface IndustryCardsProps {
  industries: readonly Queries.IndustryCardFragment[];
  countOne: string;
  countOther: string;
  featured?: boolean;
}

/** Industries with icon, name, description and the count of services: as large cards, or as a ruled list. */
export const IndustryCards = ({ industries, countOne, countOther, featured = false }: IndustryCardsProps) => (
  <ul role="list" css={featured ? styles.featured : styles.others}>
    {industries.map(({ path, name, description, icon, serviceCount, unpublished }, index) => (
      <li key={index} css={featured ? styles.card : styles.row}>
        <Icon name={icon} />
        <h3 css={styles.name}>
          <SmartLink to={path} css={styles.link}>
            {name}
          </SmartLink>
        </h3>
        <p css={styles.text}>
          {description} <UnpublishedBadge unpublished={unpublished} />
        </p>
        <p css={styles.count}>{fillIn(serviceCount === 1 ? countOne : countOther, { count: serviceCount })}</p>
      </li>
    ))}
  </ul>
);
