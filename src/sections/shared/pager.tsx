import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SmartLink } from "../../components/smart-link";
import { fillIn } from "content-kit/lib/placeholders";
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
  numbers: css({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: `0 ${space.hair}` }),
  // As large as a finger.
  number: css({
    display: "inline-grid",
    placeItems: "center",
    minWidth: "2.75rem",
    minHeight: "2.75rem",
    "&[aria-current]": { fontWeight: weight.bold, borderBottom: `2px solid ${color.pulse}`, textDecoration: "none" },
  }),
  older: css({ textAlign: "end" }),
};

/** Pages besides the present one that are listed. */
const AROUND = 1;

/** The numbers to list: the first, the last and those around the present one; a gap is the page before it. */
const listedPages = (page: number, pages: number): number[] =>
  Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= AROUND || pages <= 7,
  );

interface PagerProps {
  /** Path of the list. */
  list: string;
  words: Queries.PaginationFragment | null;
  pageInfo: Queries.PageInfoFragment;
}

/** Links to the pages of a list, and to the previous and next one; nothing with a single page. */
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
      <ol role="list" css={styles.numbers}>
        {listedPages(page, pages).map((number, index, listed) => (
          <li key={number}>
            {number - (listed[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <SmartLink
              to={pageOfList(list, number)}
              css={styles.number}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </SmartLink>
          </li>
        ))}
      </ol>
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
