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

/**
 * A state's cities as plain links in columns. Hundreds of them would each cost an observer and a component as Gatsby's
 * links; the whole list listens once instead (src/layout/delegated-links.ts).
 */
export const CityList = ({ cities }: { cities: readonly { path: string; name: string }[] }) => (
  <ul role="list" css={styles.list} data-delegated-links="">
    {cities.map(({ path, name }, index) => (
      <li key={index}>
        <a href={path} css={styles.link}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);
