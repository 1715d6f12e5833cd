import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SmartLink } from "../../components/smart-link";
import { color, font, size, space, weight } from "../../design/tokens";

export const query = graphql`
  fragment LargestCity on LargestFact {
    name
    path
    population
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
  note: css({ fontSize: size.small, color: color.muted }),
};

/** The largest cities of a state as large links, with their populations. */
export const LargestCities = ({ cities }: { cities: readonly Queries.LargestCityFragment[] }) => (
  <ul role="list" css={styles.list}>
    {cities.map(({ name, path, population }) => (
      <li key={path}>
        <SmartLink to={path} css={styles.link}>
          {name}
        </SmartLink>
        {population && <span css={styles.note}>{population}</span>}
      </li>
    ))}
  </ul>
);
