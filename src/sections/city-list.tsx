import { css } from "@emotion/react";
import { space } from "../design/tokens";

const styles = {
  list: css({ columns: "14rem", columnGap: space.large }),
  link: css({
    display: "inline-block",
    paddingBlock: "0.28rem",
    textDecoration: "none",
    "&:hover": { textDecoration: "underline" },
  }),
};

/** A state's cities as links in columns. */
export const CityList = ({ cities }: { cities: readonly { path: string; name: string }[] }) => (
  <ul role="list" css={styles.list}>
    {cities.map(({ path, name }, index) => (
      <li key={index}>
        <a href={path} css={styles.link}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);
