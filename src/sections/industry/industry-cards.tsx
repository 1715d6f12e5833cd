import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Card, CardLink, CardList } from "../../components/card";
import { Icon } from "../../components/icon";
import { InlineParagraphs } from "../../components/paragraphs";
import { above, color, size, space, weight } from "../../design/tokens";
import type { PluralForms } from "../../lib/plural-form";
import { countText } from "../shared/count-text";
import { PictureSlot } from "../shared/picture-slot";
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
    image {
      ...Picture
    }
    serviceCount
    serviceCountText
  }
`;

const styles = {
  rows: css({
    [above.medium]: { display: "grid", gridTemplateColumns: "repeat(2,minmax(0,1fr))", columnGap: space.huge },
  }),
  card: css({
    "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" },
    "&:hover": { background: color.mist },
  }),
  row: css({
    gap: `${space.hair} ${space.medium}`,
    paddingBlock: space.medium,
    [above.small]: { gridTemplateColumns: "4rem 1fr", "& > :not(svg,picture)": { gridColumn: 2 } },
    // The third row is as high as it has to be, with the picture next to all of them.
    gridTemplateRows: "auto auto 1fr",
    "& > svg,& > picture": { gridRow: "1 / span 3" },
    "&:hover": { background: color.mist },
  }),
  photograph: css({ aspectRatio: "3 / 2", maxWidth: "16rem" }),
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

/** Industries with picture, name, description and number of services: framed, or as a ruled list. */
export const IndustryCards = ({ industries, counted, featured = false }: IndustryCardsProps) => {
  const look = featured ? "framed" : "ruled";
  return (
    <CardList look={look} columns={featured ? 2 : undefined} css={!featured && styles.rows}>
      {industries.map(
        ({ path, name, description, icon, image, serviceCount, serviceCountText, unpublished }, index) => (
          <Card key={index} look={look} css={featured ? styles.card : styles.row}>
            <PictureSlot image={image} sizes="16rem" css={styles.photograph}>
              <Icon name={icon} size={featured ? 56 : 40} />
            </PictureSlot>
            <h3 css={styles.name}>
              <CardLink to={path}>{name}</CardLink>
            </h3>
            <p css={styles.text}>
              <InlineParagraphs text={description} /> <UnpublishedBadge unpublished={unpublished} />
            </p>
            <p css={styles.count}>{countText(serviceCount, counted, { count: serviceCountText })}</p>
          </Card>
        ),
      )}
    </CardList>
  );
};
