import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/arrow-link";
import { Card, CardList } from "../../components/card";
import { CheckList } from "../../components/check-list";
import { SectionHeading } from "../../components/section-heading";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";
import { UnpublishedBadge } from "../shared/unpublished";

export const query = graphql`
  fragment PairCard on IndustryService {
    path
    unpublished {
      ...Unpublished
    }
    title
    description
    benefits
    step
    serviceName {
      name
    }
  }
`;

/** Number of benefits on a card, and in the hero of the pair's page. */
export const FIRST_BENEFITS = 3;

const styles = {
  // The link is last on phones, and below the text where the benefits are beside it.
  card: css({
    justifyItems: "start",
    [above.medium]: {
      gridTemplateColumns: "5fr 7fr",
      gridTemplateRows: "auto 1fr",
      gap: `${space.small} ${space.huge}`,
      "& > ul": { gridColumn: 2, gridRow: "1 / 3" },
    },
  }),
  words: css({ display: "grid", justifyItems: "start", gap: space.small }),
  title: css({ fontSize: size.h3 }),
  text: css({ color: color.muted }),
};

interface PairCardsProps {
  title: string;
  pairs: readonly Queries.PairCardFragment[];
  linkLabel: string;
}

/** Services for an industry with their first benefits. */
export const PairCards = ({ title, pairs, linkLabel }: PairCardsProps) => (
  <>
    <SectionHeading id="services" title={title} />
    <CardList look="ruled">
      {pairs.map((pair, index) => (
        <Card key={index} look="ruled" css={styles.card}>
          <div css={styles.words}>
            <UnpublishedBadge unpublished={pair.unpublished} />
            <h3 css={styles.title}>{pair.title}</h3>
            <Paragraphs css={styles.text} text={pair.description} />
          </div>
          <CheckList items={pair.benefits.slice(0, FIRST_BENEFITS)} />
          <ArrowLink to={pair.path} about={pair.title}>
            {linkLabel}
          </ArrowLink>
        </Card>
      ))}
    </CardList>
  </>
);
