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
  }
`;

/** How many benefits stand on a card, and first on the pair's page. */
export const FIRST_BENEFITS = 3;

const styles = {
  // The way to its page stands last on a phone, and below the words where these have the benefits beside them.
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

/** The services for an industry, each with its first benefits and the way to its own page. */
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
