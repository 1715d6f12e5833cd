import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/container";
import { SectionHeading } from "../../components/section-heading";
import { above, space } from "../../design/tokens";
import { FactList } from "./fact-list";
import { PlaceTable } from "./place-table";

export const query = graphql`
  fragment CityFacts on CityFacts {
    items {
      value
      text
    }
    neighbors {
      name
      path
      distance
    }
  }

  fragment CityLocal on CityLocal {
    title
    nearestTitle
    columns {
      place
      distance
    }
  }
`;

// On wide screens, the table is next to the facts.
const columns = css({
  display: "grid",
  gap: `${space.large} ${space.huge}`,
  [above.medium]: { gridTemplateColumns: "1fr 1fr" },
});

interface LocalFactsProps {
  facts: Queries.CityFactsFragment;
  copy: Queries.CityLocalFragment;
  /** Fills in the place's names. */
  fill: (text: string) => string;
}

/** Facts of a city, and its nearest places; nothing without data. */
export const LocalFacts = ({ facts: { items, neighbors }, copy, fill }: LocalFactsProps) =>
  items.length + neighbors.length === 0 ? null : (
    <Section tone="mist" narrow labelledBy="local">
      <SectionHeading id="local" title={fill(copy.title)} />
      <div css={columns}>
        {items.length > 0 && <FactList items={items} />}
        {neighbors.length > 0 && (
          <div>
            <h3>{fill(copy.nearestTitle)}</h3>
            <PlaceTable
              columns={[
                { key: "name", label: copy.columns.place },
                { key: "distance", label: copy.columns.distance },
              ]}
              rows={neighbors}
            />
          </div>
        )}
      </div>
    </Section>
  );
