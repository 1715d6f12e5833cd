import { css } from "@emotion/react";
import { color, size, space, weight } from "../design/tokens";
import { SmartLink } from "./smart-link";

const styles = {
  grid: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,15.5rem),1fr))",
    columnGap: space.large,
  }),
  link: css({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: space.small,
    padding: "0.7rem 0",
    borderBottom: `1px solid ${color.line}`,
    fontWeight: weight.bold,
    textDecoration: "none",
    "&:hover": { color: color.vital, borderColor: color.vital },
  }),
  note: css({ fontSize: size.small, fontWeight: weight.normal, color: color.muted, textAlign: "end" }),
};

/** Links in columns, each with a short note. */
export const LinkGrid = ({ links }: { links: readonly { to: string; label: string; note?: string }[] }) => (
  <ul role="list" css={styles.grid}>
    {links.map(({ to, label, note }, index) => (
      <li key={index}>
        <SmartLink to={to} css={styles.link}>
          <span>{label}</span>
          {note && <span css={styles.note}>{note}</span>}
        </SmartLink>
      </li>
    ))}
  </ul>
);
