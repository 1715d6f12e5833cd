import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Badge } from "../../components/badge";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, font, size, space, weight } from "../../design/tokens";
import { labels } from "../../site-data";

export const query = graphql`
  fragment CountedClaim on Claim {
    number
    label
    counted {
      definition
      period
      clients
      sample
    }
  }
`;

const styles = {
  list: css({ borderTop: `2px solid ${color.ink}` }),
  claim: css({
    display: "grid",
    gap: `${space.tiny} ${space.large}`,
    paddingBlock: space.medium,
    borderBottom: `1px solid ${color.line}`,
    [above.medium]: { gridTemplateColumns: "minmax(0,4fr) minmax(0,8fr)" },
  }),
  number: css({ display: "block", font: `${weight.bold} ${size.h3}/1.1 ${font.display}`, letterSpacing: "-.02em" }),
  label: css({ font: `${weight.normal} ${size.small}/1.45 ${font.text}`, letterSpacing: 0, color: color.muted }),
  counted: css({ display: "grid", gap: space.tiny, justifyItems: "start", maxWidth: "44rem" }),
  facts: css({ display: "flex", flexWrap: "wrap", gap: `${space.hair} ${space.large}`, fontSize: size.small }),
  term: css({ color: color.muted }),
};

interface DefinitionsProps {
  claims: readonly Queries.CountedClaimFragment[];
  periodLabel: string;
  clientsLabel: string;
}

/** How claims are counted; definitions that the agency has not confirmed are marked as samples. */
export const Definitions = ({ claims, periodLabel, clientsLabel }: DefinitionsProps) => (
  <ul role="list" css={styles.list}>
    {claims.map(
      ({ number, label, counted }, index) =>
        counted && (
          <li key={index} css={styles.claim}>
            <h3>
              <span css={styles.number}>{number}</span> <span css={styles.label}>{label}</span>
            </h3>
            <div css={styles.counted}>
              {counted.sample && <Badge variant="outline">{labels.sample}</Badge>}
              <Paragraphs text={counted.definition} />
              <dl css={styles.facts}>
                <div>
                  <dt css={styles.term}>{periodLabel}</dt>
                  <dd>{counted.period}</dd>
                </div>
                <div>
                  <dt css={styles.term}>{clientsLabel}</dt>
                  <dd>{counted.clients}</dd>
                </div>
              </dl>
            </div>
          </li>
        ),
    )}
  </ul>
);
