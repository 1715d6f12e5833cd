import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, motion, radius, space, weight } from "../design/tokens";
import { SmartLink } from "./smart-link";

export type ButtonVariant = "default" | "destructive" | "outline" | "secondary" | "ghost" | "link" | "hero";
export type ButtonSize = "default" | "sm" | "lg" | "icon";

const base = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.tiny,
  border: "1.5px solid transparent",
  borderRadius: radius.base,
  fontFamily: font.text,
  fontWeight: weight.bold,
  lineHeight: 1.2,
  textDecoration: "none",
  textAlign: "center",
  "@media print": { display: "none" },
});

const variants = {
  default: css({ background: color.vital, color: color.onVital, "&:hover": { background: color.vitalHover } }),
  destructive: css({ background: color.danger, color: color.onDanger, "&:hover": { textDecoration: "underline" } }),
  outline: css({
    background: "transparent",
    borderColor: color.edge,
    color: color.ink,
    "&:hover": { borderColor: color.ink, background: color.mist },
  }),
  secondary: css({ background: color.mist, color: color.ink, "&:hover": { background: color.line } }),
  ghost: css({ background: "transparent", color: color.ink, "&:hover": { background: color.mist } }),
  link: css({
    background: "transparent",
    color: "inherit",
    borderRadius: 2,
    textDecoration: "underline",
    "&:hover": { textDecorationThickness: 2 },
  }),
  hero: css({
    background: color.vital,
    color: color.onVital,
    boxShadow: `0 10px 26px -14px ${color.vital}`,
    transition: `box-shadow ${motion.base} ${motion.ease}`,
    "&:hover": { background: color.vitalHover, boxShadow: `0 12px 28px -12px ${color.vital}` },
  }),
} satisfies Record<ButtonVariant, SerializedStyles>;

const sizes = {
  default: css({ minHeight: "2.75rem", padding: "0.6rem 1.25rem", fontSize: "0.9375rem" }),
  sm: css({ minHeight: "2.5rem", padding: "0.35rem 0.85rem", fontSize: "0.875rem" }),
  lg: css({ minHeight: "3.375rem", padding: "0.85rem min(1.75rem,6vw)", fontSize: "1.0625rem" }),
  icon: css({ width: "2.75rem", height: "2.75rem", padding: 0 }),
} satisfies Record<ButtonSize, SerializedStyles>;

const bare = css({ padding: 0, minHeight: "1.75rem" });

/** Button styles, for links and buttons. */
export const buttonStyles = (variant: ButtonVariant = "default", size: ButtonSize = "default"): SerializedStyles[] => [
  base,
  sizes[size],
  variants[variant],
  ...(variant === "link" ? [bare] : []),
];

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link styled as a button. */
export const ButtonLink = ({ to, children, variant, size }: ButtonLinkProps) => (
  <SmartLink to={to} css={buttonStyles(variant, size)}>
    {children}
  </SmartLink>
);
