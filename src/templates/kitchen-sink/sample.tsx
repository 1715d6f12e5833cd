import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, size, space, weight } from "../../design/tokens";

const styles = {
  block: css({
    borderTop: `1px solid ${color.line}`,
    paddingBlock: space.large,
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    gap: space.medium,
  }),
  title: css({
    fontFamily: font.text,
    fontSize: size.small,
    fontWeight: weight.normal,
    color: color.muted,
    letterSpacing: 0,
  }),
  row: css({ display: "flex", flexWrap: "wrap", gap: space.base, alignItems: "center" }),
};

/** A component with its name. */
export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <div css={styles.block}>
    <h3 css={styles.title}>{name}</h3>
    {children}
  </div>
);

/** Components side by side. */
export const SampleRow = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div css={styles.row} className={className}>
    {children}
  </div>
);
