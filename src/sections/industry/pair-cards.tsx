import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/arrow-link";
import { Card, CardList } from "../../components/card";
import { CheckList } from "../../components/check-list";
import { Illustration } from "../../components/illustration";
import { LARGE_WORDS } from "../../components/illustration/parts";
import { SectionHeading } from "../../components/section-heading";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";
import { pairIllustration } from "./pair-picture";
import { PriceFrom } from "../shared/price-from";
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
    line
    serviceName {
      name
    }
    ...PairIllustration
    service {
      pricing {
        lowest
      }
    }
  }
`;

/** Number of benefits on a card, and in the hero of the pair's page. */
export const FIRST_BENEFITS = 3;

const styles = {
  // Words, benefits and drawing side by side; on phones below each other, with the link after the benefits.
  card: css({
    justifyItems: "start",
    [above.medium]: {
      gridTemplateColumns: "minmax(0,5fr) minmax(0,4fr) minmax(0,3fr)",
      gridTemplateRows: "auto 1fr",
      gap: `${space.small} ${space.large}`,
      "& > ul": { gridColumn: 2, gridRow: "1 / 3" },
      "& > svg": { gridColumn: 3, gridRow: "1 / 3" },
    },
  }),
  drawing: css({
    ...LARGE_WORDS,
    display: "none",
    [above.medium]: { display: "block", maxWidth: "17rem", marginInlineStart: "auto" },
  }),
  next: css({ display: "flex", flexWrap: "wrap", gap: `${space.hair} ${space.medium}`, alignItems: "baseline" }),
  words: css({ display: "grid", justifyItems: "start", gap: space.small }),
  title: css({ fontSize: size.h3 }),
  text: css({ color: color.muted }),
};

const PairIllustration = ({ pair }: { pair: Queries.PairIllustrationFragment }) => {
  const drawing = pairIllustration(pair);
  return drawing && <Illustration css={styles.drawing} {...drawing} description={undefined} />;
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
          <p css={styles.next}>
            <ArrowLink to={pair.path} about={pair.title}>
              {linkLabel}
            </ArrowLink>
            <PriceFrom lowest={pair.service.pricing?.lowest} />
          </p>
          {pair.line !== "none" && <PairIllustration pair={pair} />}
        </Card>
      ))}
    </CardList>
  </>
);
