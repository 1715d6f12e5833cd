import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/container";
import { SectionHeading } from "../../components/section-heading";
import { above, space } from "../../design/tokens";
import { FactList } from "./fact-list";
import { PlaceTable } from "./place-table";

export const query = graphql`
  fragment StateFacts on StateFacts {
    items {
      value
      text
    }
    largest {
      name
      path
      population
      share
    }
  }

  fragment StateLocal on StateLocal {
    title
    text
    largestTitle
    columns {
      place
      people
      share
    }
  }
`;

const columns = css({
  display: "grid",
  gap: space.large,
  [above.medium]: { gridTemplateColumns: "minmax(0,7fr) minmax(0,5fr)", columnGap: space.huge },
});

interface StateFactsProps {
  facts: Queries.StateFactsFragment;
  copy: Queries.StateLocalFragment;
  /** Fills in the state's name. */
  fill: (text: string) => string;
}

/** Facts of a state, and its largest cities; nothing if none is known. */
export const StateFacts = ({ facts: { items, largest }, copy, fill }: StateFactsProps) =>
  items.length + largest.length === 0 ? null : (
    <Section narrow labelledBy="local">
      <SectionHeading id="local" title={fill(copy.title)} text={copy.text} />
      <div css={columns}>
        {items.length > 0 && <FactList items={items} />}
        {largest.length > 0 && (
          <div>
            <h3>{fill(copy.largestTitle)}</h3>
            <PlaceTable
              columns={[
                { key: "name", label: copy.columns.place },
                { key: "population", label: copy.columns.people },
                { key: "share", label: copy.columns.share },
              ]}
              rows={largest}
            />
          </div>
        )}
      </div>
    </Section>
  );
