import { graphql } from "gatsby";
import { Section } from "../../components/container";
import { SectionHeading } from "../../components/section-heading";
import { PlaceTable } from "./place-table";

export const query = graphql`
  fragment CityFacts on CityFacts {
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

interface LocalFactsProps {
  facts: Queries.CityFactsFragment;
  copy: Queries.CityLocalFragment;
  /** Fills in the place's names. */
  fill: (text: string) => string;
}

/** The nearest places of a city; nothing without coordinates. */
export const LocalFacts = ({ facts: { neighbors }, copy, fill }: LocalFactsProps) =>
  neighbors.length === 0 ? null : (
    <Section tone="mist" narrow labelledBy="local">
      <SectionHeading id="local" title={fill(copy.title)} text={fill(copy.nearestTitle)} />
      <PlaceTable
        columns={[
          { key: "name", label: copy.columns.place },
          { key: "distance", label: copy.columns.distance },
        ]}
        rows={neighbors}
      />
    </Section>
  );
