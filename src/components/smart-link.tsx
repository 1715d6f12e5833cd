import type { ReactNode } from "react";

export interface SmartLinkProps {
  to: string;
  children: ReactNode;
  className?: string;
  rel?: "prev" | "next";
  "aria-label"?: string;
  "aria-current"?: "page" | "true";
  onClick?: () => void;
}

/** A link; client-side navigation is in src/client/catch-links.ts. */
export const SmartLink = ({ to, children, ...rest }: SmartLinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
