import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/container";
import { SectionHeading } from "../../components/section-heading";
import { above, color, space } from "../../design/tokens";
import { FactList } from "./fact-list";
import { PlaceTable } from "./place-table";
import { Paragraphs } from "../../components/paragraphs";

export const query = graphql`
  fragment CityFacts on CityFacts {
    items {
      value
      text
    }
    reach {
      label
      text
      band {
        industries {
          name
          path
        }
      }
    }
    neighbors {
      name
      path
      distance
      population
    }
  }

  fragment CityLocal on CityLocal {
    title
    text
    reachTitle
    reachText
    nearestTitle
    columns {
      place
      distance
      people
    }
  }
`;

const styles = {
  // On wide screens, the table is beside facts and distances.
  columns: css({
    display: "grid",
    gap: `${space.large} ${space.huge}`,
    [above.medium]: {
      gridTemplateColumns: "1fr 1fr",
      gridTemplateRows: "auto 1fr",
      "& > :nth-of-type(2)": { gridColumn: 2, gridRow: "1 / 3" },
    },
    "& ul": { display: "grid", gap: space.base, marginTop: space.base },
    "& p": { color: color.muted },
    "& li a": { display: "inline-block", paddingBlock: "0.2rem", marginInlineEnd: space.small },
  }),
};

interface LocalFactsProps {
  facts: Queries.CityFactsFragment;
  copy: Queries.CityLocalFragment;
  /** Fills in the place's names. */
  fill: (text: string) => string;
}

/** Population within each distance, and its industries. */
const ReachList = ({ reach }: Pick<Queries.CityFactsFragment, "reach">) => (
  <ul role="list">
    {reach.map(({ label, text, band: { industries } }, index) => (
      <li key={index}>
        <h4>{label}</h4>
        <Paragraphs text={text} />
        {industries.map(({ name, path }) => (
          <a key={path} href={path}>
            {name}
          </a>
        ))}
      </li>
    ))}
  </ul>
);

/** Facts of a city, population within reach, and nearest places; nothing without data. */
export const LocalFacts = ({ facts: { items, reach, neighbors }, copy, fill }: LocalFactsProps) =>
  items.length + neighbors.length === 0 ? null : (
    <Section tone="mist" narrow labelledBy="local">
      <SectionHeading id="local" title={fill(copy.title)} text={copy.text} />
      <div css={styles.columns}>
        {items.length > 0 && <FactList items={items} />}
        {reach.length > 0 && (
          <div>
            <h3>{copy.reachTitle}</h3>
            <Paragraphs text={fill(copy.reachText)} />
            <ReachList reach={reach} />
          </div>
        )}
        {neighbors.length > 0 && (
          <div>
            <h3>{fill(copy.nearestTitle)}</h3>
            <PlaceTable
              columns={[
                { key: "name", label: copy.columns.place },
                { key: "distance", label: copy.columns.distance },
                { key: "population", label: copy.columns.people },
              ]}
              rows={neighbors}
            />
          </div>
        )}
      </div>
    </Section>
  );
