import { css } from "@emotion/react";
import { above, color, size, space } from "../design/tokens";

const styles = {
  nav: css({
    display: "none",
    [above.large]: { display: "block", position: "sticky", top: "calc(var(--header) + 2rem)", alignSelf: "start" },
  }),
  // Where the browser can, it marks the band that is in sight; an observer would be a script for an ornament.
  list: css({ borderInlineStart: `2px solid ${color.line}`, scrollTargetGroup: "auto" }),
  link: css({
    display: "block",
    padding: `0.4rem ${space.base}`,
    marginInlineStart: -2,
    borderInlineStart: "2px solid transparent",
    fontSize: size.small,
    color: color.muted,
    textDecoration: "none",
    "&:hover": { color: color.ink, borderColor: color.pulse },
    "&:target-current": { color: color.ink, fontWeight: 640, borderColor: color.pulse },
  }),
};

/** The bands of a long page, beside them on wide screens. */
export const TableOfContents = ({
  label,
  entries,
}: {
  label: string;
  entries: readonly { id: string; label: string }[];
}) => (
  <nav css={styles.nav} aria-label={label}>
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
