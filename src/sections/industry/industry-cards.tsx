import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Card, CardLink, CardList } from "../../components/card";
import { Icon } from "../../components/icon";
import { InlineParagraphs } from "../../components/paragraphs";
import { above, color, size, space, weight } from "../../design/tokens";
import type { PluralForms } from "../../lib/plural-form";
import { countText } from "../shared/count-text";
import { UnpublishedBadge } from "../shared/unpublished";

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
    serviceCountText
  }
`;

const styles = {
  rows: css({
    [above.medium]: { display: "grid", gridTemplateColumns: "repeat(2,minmax(0,1fr))", columnGap: space.huge },
  }),
  card: css({ "&:hover": { background: color.mist } }),
  row: css({
    gridTemplateColumns: "auto 1fr",
    gap: `${space.hair} ${space.medium}`,
    paddingBlock: space.medium,
    "& > p": { gridColumn: 2 },
    "&:hover": { background: color.mist },
  }),
  name: css({ fontSize: size.h3 }),
  text: css({ color: color.muted, maxWidth: "44rem" }),
  count: css({ fontSize: size.small, fontWeight: weight.bold, color: color.pulseInk }),
};

interface IndustryCardsProps {
  industries: readonly Queries.IndustryCardFragment[];
  /** Counted label of services. */
  counted: PluralForms;
  featured?: boolean;
}

/** Industries with icon, name, description and number of services: framed, or as a ruled list. */
export const IndustryCards = ({ industries, counted, featured = false }: IndustryCardsProps) => {
  const look = featured ? "framed" : "ruled";
  return (
    <CardList look={look} columns={featured ? 2 : undefined} css={!featured && styles.rows}>
      {industries.map(({ path, name, description, icon, serviceCount, serviceCountText, unpublished }, index) => (
        <Card key={index} look={look} css={featured ? styles.card : styles.row}>
          <Icon name={icon} />
          <h3 css={styles.name}>
            <CardLink to={path}>{name}</CardLink>
          </h3>
          <p css={styles.text}>
            <InlineParagraphs text={description} /> <UnpublishedBadge unpublished={unpublished} />
          </p>
          <p css={styles.count}>{countText(serviceCount, counted, { count: serviceCountText })}</p>
        </Card>
      ))}
    </CardList>
  );
};
