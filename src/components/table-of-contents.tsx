import { css } from "@emotion/react";
import { above, color, size, space, weight } from "../design/tokens";

const styles = {
  nav: css({ [above.large]: { position: "sticky", top: "calc(var(--stuck) + 2rem)", alignSelf: "start" } }),
  // Marks the visible section where CSS supports it; an observer would be script for decoration.
  list: css({
    display: "grid",
    // A grid rather than inline flow, whose line breaks would change when fonts load.
    gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,var(--entry,8.5rem)),1fr))",
    columnGap: space.base,
    paddingBlock: space.small,
    borderBlock: `1px solid ${color.line}`,
    [above.large]: {
      display: "block",
      padding: 0,
      borderBlock: 0,
      borderInlineStart: `2px solid ${color.line}`,
      scrollTargetGroup: "auto",
    },
  }),
  link: css({
    display: "block",
    paddingBlock: "0.4rem",
    fontSize: size.small,
    color: color.muted,
    textDecorationColor: color.edge,
    "&:hover": { color: color.ink },
    [above.large]: {
      paddingInline: space.base,
      marginInlineStart: -2,
      borderInlineStart: "2px solid transparent",
      textDecoration: "none",
      "&:hover": { borderColor: color.pulse },
      "&:target-current": { color: color.ink, fontWeight: weight.bold, borderColor: color.pulse },
    },
  }),
};

interface TableOfContentsProps {
  label: string;
  entries: readonly { id: string; label: string }[];
  className?: string;
}

/** Table of contents: above the sections, or next to them on wide screens. */
export const TableOfContents = ({ label, entries, className }: TableOfContentsProps) => (
  <nav css={styles.nav} className={className} aria-label={label}>
    <ul role="list" css={styles.list}>
      {entries.map((entry, index) => (
        <li key={index}>
          <a href={`#${entry.id}`} css={styles.link}>
            {entry.label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
