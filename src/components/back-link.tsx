import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, size } from "../design/tokens";
import { SmartLink } from "./smart-link";

const link = css({
  display: "inline-flex",
  gap: "0.5em",
  alignItems: "center",
  minHeight: "2rem",
  fontSize: size.small,
  color: color.muted,
  textDecoration: "none",
  "&:hover": { color: color.ink, textDecoration: "underline" },
});

/** Link back to the page's index. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <SmartLink to={to} css={link}>
    <span aria-hidden="true">←</span>
    {children}
  </SmartLink>
);
