import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, weight } from "../design/tokens";
import { SmartLink } from "./smart-link";

const link = css({
  display: "inline-flex",
  gap: "0.5em",
  alignItems: "baseline",
  minHeight: "1.75rem",
  fontWeight: weight.bold,
  color: color.ink,
  textDecoration: "none",
  "& > span:first-of-type": { textDecoration: "underline", textDecorationColor: color.edge },
  "&:hover": { color: color.vital, "& > span": { textDecorationColor: "currentColor" } },
});

/** A link with an arrow. `about` distinguishes links with the same text for screen readers. */
export const ArrowLink = ({ to, children, about }: { to: string; children: ReactNode; about?: string }) => (
  <SmartLink to={to} css={link}>
    <span>
      {children}
      {about && <span className="visually-hidden">, {about}</span>}
    </span>
    <span data-arrow="" aria-hidden="true">
      →
    </span>
  </SmartLink>
);
