import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { color, radius, weight } from "../design/tokens";

export type BadgeVariant = "default" | "secondary" | "destructive" | "outline";

const base = css({
  display: "inline-block",
  padding: "0.15rem 0.6rem",
  border: "1px solid transparent",
  borderRadius: radius.round,
  fontSize: "0.8125rem",
  fontWeight: weight.bold,
  lineHeight: 1.5,
  verticalAlign: "middle",
});

const variants = {
  default: css({ background: color.vital, color: color.onVital }),
  secondary: css({ background: color.mist, color: color.ink }),
  destructive: css({ background: color.danger, color: color.onDanger }),
  outline: css({ borderColor: color.edge, color: color.ink }),
} satisfies Record<BadgeVariant, SerializedStyles>;

/** A short label. */
export const Badge = ({ children, variant = "default" }: { children: ReactNode; variant?: BadgeVariant }) => (
  <span css={[base, variants[variant]]}>{children}</span>
);
