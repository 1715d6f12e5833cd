import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Card, CardList, columnsFor } from "../../components/card";
import { Paragraphs } from "../../components/paragraphs";
import { SectionHeading } from "../../components/section-heading";
import { color, size, space } from "../../design/tokens";

export const query = graphql`
  fragment KindOfPlace on KindOfPlaceFact {
    title
    text
    cities {
      name
      path
    }
  }
`;

const styles = {
  title: css({ fontSize: size.h4 }),
  text: css({ color: color.muted }),
  examples: css({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.base,
    marginTop: space.small,
    "& a": { display: "inline-block", paddingBlock: "0.25rem" },
  }),
};

interface KindsOfPlacesProps {
  title: string;
  kinds: readonly Queries.KindOfPlaceFragment[];
}

/** The kinds of places in a state: what each means for a practice there, with its largest cities. */
export const KindsOfPlaces = ({ title, kinds }: KindsOfPlacesProps) => (
  <>
    <SectionHeading id="kinds" title={title} />
    <CardList look="lined" columns={columnsFor(kinds.length)}>
      {kinds.map((kind) => (
        <Card key={kind.title} look="lined">
          <h3 css={styles.title}>{kind.title}</h3>
          <Paragraphs css={styles.text} text={kind.text} />
          <p css={styles.examples}>
            {kind.cities.map(({ name, path }) => (
              <a key={path} href={path}>
                {name}
              </a>
            ))}
          </p>
        </Card>
      ))}
    </CardList>
  </>
);
