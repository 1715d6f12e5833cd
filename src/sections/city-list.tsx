import { css } from "@emotion/react";
import { above, color, font, size, space, weight } from "../design/tokens";
import { site } from "../shell";

/** So many that one looks for a name by its letter. */
const MANY = 30;

const styles = {
  list: css({
    columns: "8.5rem",
    columnGap: space.base,
    "& li": { breakInside: "avoid" },
    // A letter of the alphabet above its first city: for the eye alone, as the names say it themselves.
    "& [data-letter]::before": {
      content: 'attr(data-letter) / ""',
      display: "block",
      padding: `${space.medium} 0 ${space.hair}`,
      font: `${weight.bold} ${size.h3}/1 ${font.display}`,
      color: color.pulseInk,
    },
    "& [data-letter]:not(* + *)::before": { paddingTop: 0 },
    [above.small]: { columns: "13rem", columnGap: space.large },
  }),
  link: css({
    display: "inline-block",
    paddingBlock: "0.28rem",
    textDecoration: "none",
    "&:hover": { textDecoration: "underline" },
  }),
};

const letterOf = (name: string): string => ([...name][0] ?? "").toLocaleUpperCase(site.language);

/** A state's cities as links in columns; a long list is marked with the letters of the alphabet. */
export const CityList = ({ cities }: { cities: readonly { path: string; name: string }[] }) => (
  <ul role="list" css={styles.list}>
    {cities.map(({ path, name }, index) => {
      const letter = letterOf(name);
      const isFirst = cities.length > MANY && letter !== letterOf(cities[index - 1]?.name ?? "");
      return (
        <li key={index} data-letter={isFirst ? letter : undefined}>
          <a href={path} css={styles.link}>
            {name}
          </a>
        </li>
      );
    })}
  </ul>
);
