import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { Card, CardList } from "../components/card";
import { CheckList } from "../components/check-list";
import { SectionHeading } from "../components/section-heading";
import { above, color, size, space } from "../design/tokens";
import { UnpublishedBadge } from "./unpublished";

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
  card: css({ [above.medium]: { gridTemplateColumns: "5fr 7fr", gap: space.huge } }),
  words: css({ display: "grid", alignContent: "start", justifyItems: "start", gap: space.small }),
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
            <p css={styles.text}>{pair.description}</p>
            <ArrowLink to={pair.path} about={pair.title}>
              {linkLabel}
            </ArrowLink>
          </div>
          <CheckList items={pair.benefits.slice(0, FIRST_BENEFITS)} />
        </Card>
      ))}
    </CardList>
  </>
);
