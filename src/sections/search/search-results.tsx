import { css } from "@emotion/react";
import { SmartLink } from "../../components/smart-link";
import { color, font, size, space, weight } from "../../design/tokens";
import type { SearchHit } from "../../search/site-search";

const styles = {
  list: css({ display: "grid", gap: space.medium, maxWidth: "48rem" }),
  item: css({ paddingBottom: space.medium, borderBottom: `1px solid ${color.line}` }),
  kind: css({ fontSize: size.small, color: color.muted }),
  link: css({
    display: "inline-block",
    marginBlock: space.hair,
    font: `${weight.bold} ${size.h4}/1.25 ${font.display}`,
    overflowWrap: "anywhere",
  }),
  excerpt: css({
    color: color.muted,
    overflowWrap: "anywhere",
    "& mark": { background: "none", color: color.ink, fontWeight: weight.bold },
  }),
};

interface SearchResultsProps {
  hits: readonly SearchHit[];
  title: string;
  /** A place may have no word of its own. */
  kinds: Readonly<Record<SearchHit["kind"], string | null>>;
}

/** Search results: kind, title and excerpt. */
export const SearchResults = ({ hits, title, kinds }: SearchResultsProps) => (
  <ol role="list" css={styles.list} aria-label={title}>
    {hits.map(({ path, kind, note, title: name, excerpt }) => (
      <li key={path} css={styles.item}>
        <p css={styles.kind}>{[kinds[kind], note].filter(Boolean).join(" · ")}</p>
        <SmartLink to={path} css={styles.link}>
          <bdi>{name}</bdi>
        </SmartLink>
        {excerpt.length > 0 && (
          <p css={styles.excerpt} dir="auto">
            {excerpt.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
          </p>
        )}
      </li>
    ))}
  </ol>
);
