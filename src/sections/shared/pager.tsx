import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SmartLink } from "../../components/smart-link";
import { fillIn } from "../../content-model/fields/placeholders";
import { color, size, space, weight } from "../../design/tokens";
import { pageOfList } from "../../routes";

export const query = graphql`
  fragment Pagination on Pagination {
    title
    description
    label
    newer
    older
  }
  fragment PageInfo on PageInfo {
    currentPage
    pageCount
  }
`;

const styles = {
  nav: css({
    display: "grid",
    gridTemplateColumns: "1fr auto 1fr",
    alignItems: "center",
    gap: space.base,
    marginTop: space.huge,
    fontSize: size.small,
  }),
  link: css({
    display: "inline-block",
    paddingBlock: space.tiny,
    fontWeight: weight.bold,
    "&:hover": { color: color.vital },
  }),
  here: css({ color: color.muted, textAlign: "center" }),
  older: css({ textAlign: "end" }),
};

interface PagerProps {
  /** Path of the list. */
  list: string;
  words: Queries.PaginationFragment | null;
  pageInfo: Queries.PageInfoFragment;
}

/** Links to the previous and next page; nothing with a single page. */
export const Pager = ({ list, words, pageInfo: { currentPage: page, pageCount } }: PagerProps) => {
  const pages = pageCount ?? 1;
  if (!words || pages < 2) return null;
  const label = fillIn(words.label, { page, pages });
  return (
    <nav aria-label={label} css={styles.nav}>
      <div>
        {page > 1 && (
          <SmartLink to={pageOfList(list, page - 1)} rel="prev" css={styles.link}>
            <span data-arrow="" aria-hidden="true">
              ←{" "}
            </span>
            {words.newer}
          </SmartLink>
        )}
      </div>
      <p css={styles.here}>{label}</p>
      <div css={styles.older}>
        {page < pages && (
          <SmartLink to={pageOfList(list, page + 1)} rel="next" css={styles.link}>
            {words.older}
            <span data-arrow="" aria-hidden="true">
              {" "}
              →
            </span>
          </SmartLink>
        )}
      </div>
    </nav>
  );
};
