import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { above, color, font, size, space, weight } from "../../design/tokens";

export const query = graphql`
  fragment CitiesOfLetter on CitiesOfLetter {
    letter
    cities {
      path
      name
    }
  }
`;

/** From this number on, cities are grouped by letter. */
const MANY = 30;

const columns = css({
  columns: "8.5rem",
  columnGap: space.base,
  [above.small]: { columns: "13rem", columnGap: space.large },
});

const styles = {
  list: css(columns, { "& li": { breakInside: "avoid" } }),
  index: css(columns, {
    "& li::before": {
      content: "attr(data-letter)",
      display: "block",
      padding: `${space.medium} 0 ${space.hair}`,
      font: `${weight.bold} ${size.h3}/1 ${font.display}`,
      color: color.pulseInk,
      breakAfter: "avoid",
    },
    "& li:first-of-type::before": { paddingTop: 0 },
    "& a": { display: "block", width: "fit-content", breakInside: "avoid" },
  }),
  link: css({
    display: "inline-block",
    paddingBlock: "0.28rem",
    textDecoration: "none",
    "&:hover": { textDecoration: "underline" },
  }),
};

type Cities = readonly { path: string; name: string }[];

interface CityListProps {
  /** The cities by letter. */
  index: readonly { letter: string; cities: Cities }[];
}

/**
 * A state's cities as links in columns, grouped by letter if many. One element per city, as hundreds are slow to lay
 * out.
 */
export const CityList = ({ index }: CityListProps) => {
  const cities = index.flatMap((letter) => letter.cities);
  const isIndex = cities.length > MANY;
  const links = (of: Cities) =>
    of.map(({ path, name }) => (
      <a key={path} href={path} css={styles.link}>
        {name}
      </a>
    ));
  return (
    <ul role="list" css={isIndex ? styles.index : styles.list}>
      {isIndex
        ? index.map(({ letter, cities: ofLetter }, at) => (
            <li key={at} data-letter={letter}>
              {links(ofLetter)}
            </li>
          ))
        : cities.map((city) => <li key={city.path}>{links([city])}</li>)}
    </ul>
  );
};
