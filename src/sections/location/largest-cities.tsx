import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SmartLink } from "../../components/smart-link";
import { color, font, size, space, weight } from "../../design/tokens";

export const query = graphql`
  fragment LargestCity on ShownName {
    name
    path
  }
`;

const styles = {
  list: css({
    display: "grid",
    gap: `${space.base} ${space.large}`,
    gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,12rem),1fr))",
  }),
  link: css({
    display: "block",
    font: `${weight.bold} ${size.h3}/1.2 ${font.display}`,
    textDecorationColor: color.edge,
    "&:hover": { color: color.vital },
  }),
};

/** Cities of a state as large links. */
export const LargestCities = ({ cities }: { cities: readonly Queries.LargestCityFragment[] }) => (
  <ul role="list" css={styles.list}>
    {cities.map(({ name, path }) => (
      <li key={path}>
        <SmartLink to={path} css={styles.link}>
          {name}
        </SmartLink>
      </li>
    ))}
  </ul>
);
