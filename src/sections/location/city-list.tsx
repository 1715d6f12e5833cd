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

/** The summary of the list is only for narrow screens; wider ones show the list as if it were open. */
const details = css({
  "& > summary": { cursor: "pointer", paddingBlock: space.small, fontWeight: weight.bold },
  [above.small]: {
    "@supports selector(::details-content)": {
      "& > summary": { display: "none" },
      "&::details-content": { contentVisibility: "visible", display: "block", blockSize: "auto" },
    },
  },
});

const letters = css({
  display: "flex",
  flexWrap: "wrap",
  // The first letter is in line with the list, although its target is wider.
  margin: `${space.small} -0.95rem`,
  "& a": {
    display: "grid",
    placeItems: "center",
    minWidth: "2.75rem",
    minHeight: "2.75rem",
    fontWeight: weight.bold,
    textDecoration: "none",
    "&:hover": { textDecoration: "underline" },
  },
});

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
  /** What opens a long list on narrow screens. */
  label: string;
}

const idOf = (letter: string): string => `letter-${letter}`;

/**
 * A state's cities as links in columns. Many are grouped by letter, below a row of letters, and folded up on narrow
 * screens. One element per city, as hundreds are slow to lay out.
 */
export const CityList = ({ index, label }: CityListProps) => {
  const cities = index.flatMap((letter) => letter.cities);
  const isIndex = cities.length > MANY;
  const links = (of: Cities) =>
    of.map(({ path, name }) => (
      <a key={path} href={path} css={styles.link}>
        {name}
      </a>
    ));
  if (!isIndex)
    return (
      <ul role="list" css={styles.list}>
        {cities.map((city) => (
          <li key={city.path}>{links([city])}</li>
        ))}
      </ul>
    );
  return (
    <details css={details}>
      <summary>{label}</summary>
      <nav aria-label={label} css={letters}>
        {index.map(({ letter }) => (
          <a key={letter} href={`#${idOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      <ul role="list" css={styles.index}>
        {index.map(({ letter, cities: ofLetter }) => (
          <li key={letter} id={idOf(letter)} data-letter={letter}>
            {links(ofLetter)}
          </li>
        ))}
      </ul>
    </details>
  );
};
