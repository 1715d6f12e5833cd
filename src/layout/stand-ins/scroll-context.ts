/** Gatsby wraps every page in it; here it adds nothing. */
import type { ReactNode } from "react";

export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;
