import { Link } from "gatsby";
import type { ReactNode } from "react";

export interface SmartLinkProps {
  to: string;
  children: ReactNode;
  className?: string;
  "aria-current"?: "page" | "true";
  onClick?: () => void;
}

/** A link to a page of this site without loading the document again, and a plain link to anything else. */
export const SmartLink = ({ to, children, ...rest }: SmartLinkProps) =>
  to.startsWith("/") ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  );
