import { css } from "@emotion/react";
import { color, size, space } from "../design/tokens";
import { SmartLink } from "./smart-link";

export interface Crumb {
  label: string;
  /** Missing on the last item, the page itself. */
  to?: string;
}

const styles = {
  list: css({ fontSize: size.small, color: color.muted }),
  item: css({
    display: "inline",
    "&:not(:last-child)::after": { content: '"/"', marginInline: space.tiny, color: color.edge },
  }),
  link: css({
    display: "inline-block",
    paddingBlock: "0.2rem",
    textDecoration: "none",
    "&:hover": { textDecoration: "underline", color: color.ink },
  }),
  here: css({ color: color.ink }),
};

/** Path from the section to the page. */
export const Breadcrumb = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label}>
    <ol role="list" css={styles.list}>
      {crumbs.map((crumb, index) => (
        <li key={index} css={styles.item}>
          {crumb.to ? (
            <SmartLink to={crumb.to} css={styles.link}>
              {crumb.label}
            </SmartLink>
          ) : (
            <span aria-current="page" css={styles.here}>
              {crumb.label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
